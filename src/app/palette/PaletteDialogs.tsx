import { KeysDialog } from './KeysDialog.tsx';
import { Palette } from './Palette.tsx';

/** What the frame's keys open; in one part, so that the first file names one part only. */
export function PaletteDialogs({
  open,
  onClose,
}: {
  open: 'palette' | 'keys';
  onClose: () => void;
}) {
  return open === 'palette' ? <Palette onClose={onClose} /> : <KeysDialog onClose={onClose} />;
}
