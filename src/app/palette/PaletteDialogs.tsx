import { KeysDialog } from './KeysDialog.tsx';
import { Palette } from './Palette.tsx';

/** What the frame's keys open; in one part, so that the first file names one part only. */
export function PaletteDialogs({
  open,
  typed,
  onClose,
}: {
  open: 'palette' | 'keys';
  /** What was typed before it stood there. */
  typed: string;
  onClose: () => void;
}) {
  return open === 'palette' ? (
    <Palette typed={typed} onClose={onClose} />
  ) : (
    <KeysDialog onClose={onClose} />
  );
}
