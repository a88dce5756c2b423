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
        <PartBoundary what="la búsqueda" waiting={<HoldKeys />}>
          <PaletteDialogs open={open} onClose={() => setOpen(null)} />
        </PartBoundary>
      )}
    </>
  );
}

/** While a dialog is on its way, what is typed for it must not end in the cell that has the focus. */
function HoldKeys() {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', hold, { capture: true });
    return () => window.removeEventListener('keydown', hold, { capture: true });
  }, []);
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
