import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyPart, PartBoundary } from '../../ui/index.ts';
import styles from './PaletteButton.module.css';

const PaletteDialogs = lazyPart(async () => (await import('./PaletteDialogs.tsx')).PaletteDialogs);

type Open = 'palette' | 'keys' | null;

/**
 * Opens the palette, and the list of keys, on every page. It listens by itself: the registry of
 * commands comes with the page that has some, and the first load goes without.
 */
export function PaletteButton() {
  const [open, setOpen] = useState<Open>(null);
  const [typed, setTyped] = useState('');
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
        <PartBoundary what="la búsqueda" waiting={<HoldKeys onType={setTyped} />}>
          <PaletteDialogs
            open={open}
            typed={typed}
            onClose={() => {
              setOpen(null);
              setTyped('');
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}

/**
 * While a dialog is on its way, what is typed for it must not end in the cell that has the focus: the dialog
 * begins with it.
 */
function HoldKeys({ onType }: { onType: (add: (before: string) => string) => void }) {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const { key, ctrlKey, metaKey } = event;
      if (key.length === 1 && !ctrlKey && !metaKey) onType((before) => before + key);
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, [onType]);
  return null;
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const TYPED = 'input, textarea, select';

function wantedBy({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): Open {
  const isIn = (place: string) => target instanceof Element && target.closest(place) !== null;
  if (isIn(DIALOG)) return null;
  if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k') return 'palette';
  return key === 'F1' || (key === '?' && !isIn(TYPED)) ? 'keys' : null;
}
