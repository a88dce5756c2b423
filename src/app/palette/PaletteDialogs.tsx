import { KeysDialog } from './KeysDialog.tsx';
import { Palette } from './Palette.tsx';

/** What the frame's keys open; in one part, so that the first file names one part only. */
export function PaletteDialogs({
  open,
  ...palette
}: {
  open: 'palette' | 'keys';
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}) {
  return open === 'palette' ? <Palette {...palette} /> : <KeysDialog onClose={palette.onClose} />;
}
