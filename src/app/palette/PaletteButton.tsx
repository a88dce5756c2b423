import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { DIALOG, lazyPart, PartBoundary } from '../../ui/index.ts';
import styles from './PaletteButton.module.css';

const PaletteDialogs = lazyPart(async () => (await import('./PaletteDialogs.tsx')).PaletteDialogs);

type Open = 'palette' | 'keys' | null;

/**
 * Opens the palette, and the list of keys, on every page. It listens by itself: the registry of
 * commands comes with the page that has some, and the first load goes without.
 */
export function PaletteButton() {
  const [open, setOpen] = useState<Open>(null);
  const [text, setText] = useState('');
  const close = () => {
    setOpen(null);
    setText('');
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = event.defaultPrevented ? null : wantedBy(event);
      if (!wanted) return;
      event.preventDefault();
      setOpen(wanted);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen('palette')}
      >
        <Search aria-hidden="true" />
        <span className={styles.label}>Buscar y hacer</span>
        <kbd aria-hidden="true" className={styles.keys}>
          Ctrl K
        </kbd>
      </button>
      {open && (
        <PartBoundary what="la búsqueda" waiting={<HoldKeys onType={setText} onClose={close} />}>
          <HoldKeys onType={setText} onClose={close} />
          <PaletteDialogs open={open} text={text} onText={setText} onClose={close} />
        </PartBoundary>
      )}
    </>
  );
}

interface HoldKeysProps {
  onType: (add: (before: string) => string) => void;
  onClose: () => void;
}

/**
 * Until a dialog has the focus, what is typed for it must not end in the cell that still has it: the
 * dialog begins with it.
 */
function HoldKeys({ onType, onClose }: HoldKeysProps) {
  // In the commit that opens it, and in that which draws the dialog: no key comes between.
  useLayoutEffect(() => {
    const hold = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target } = event;
      if (isIn(target, DIALOG)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') onClose();
      else if (key.length === 1 && !ctrlKey && !metaKey) onType((before) => before + key);
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  });
  return null;
}

const TYPED = 'input, textarea, select';

function wantedBy({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): Open {
  if (isIn(target, DIALOG)) return null;
  if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k') return 'palette';
  return key === 'F1' || (key === '?' && !isIn(target, TYPED)) ? 'keys' : null;
}

function isIn(target: EventTarget | null, place: string): boolean {
  return target instanceof Element && target.closest(place) !== null;
}
