import { isTouch, toast } from '../../../ui/index.ts';
import type { GridController } from '../controller.ts';
import { type Block, type Pasted, readPasted } from './clipboard-block.ts';
import { copiedCells, copyOf, cutOf, pasteBlock } from './clipboard.ts';
import { lastCopied, putByEvent } from './put.ts';
import { tellUnread } from './unread.ts';
import { turnedOver } from './texts.ts';

/** How a block is pasted: with all it has, its texts alone and onto the cells, or its rows as columns. */
export type PasteAs = 'all' | 'values' | 'transposed';

/** What is copied: the cells alone, with the names of their columns, or to be moved to where they are pasted. */
export type CopyAs = 'cells' | 'withHeads' | 'cut';

/**
 * Ctrl+C and Ctrl+X, from a menu. By the browser's own event, which leaves the HTML as it is, wherever
 * the focus is while the menu closes.
 */
export function copySelection(grid: GridController, as: CopyAs): void {
  const copied = as === 'cut' ? cutOf(grid) : copyOf(grid, as === 'withHeads');
  if (!copied) return;
  const done = putByEvent(copied);
  if (!done) toast.error('El navegador no dejó copiar desde el menú. Usa Ctrl+C.');
  // A finger has covered what it chose.
  else if (isTouch()) toast.success(copiedCells(grid, as === 'cut' ? 'cortada' : 'copiada'));
  grid.focusActive();
}

/** Ctrl+V, from a menu and in other ways. */
export async function pasteFromSystem(grid: GridController, as: PasteAs): Promise<void> {
  grid.focusActive();
  try {
    const pasted = await readSystem();
    if (pasted) pasteBlock(grid, shaped(pasted.block, as), pasted.isOwn, as === 'values');
    else toast.info('El portapapeles está vacío.');
  } catch {
    tellUnread();
  }
}

/** What a browser takes out of HTML that it reads for a page, it also reports to its console. */
const RAW = { unsanitized: ['text/html'] };
type RawClipboard = Clipboard & { read(formats: typeof RAW): Promise<ClipboardItems> };

/** Null for an empty clipboard: pasting nothing would clear cells. */
async function readSystem(): Promise<Pasted | null> {
  const items = await (navigator.clipboard as RawClipboard).read(RAW);
  const read = async (type: string): Promise<string> => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  const [text, html] = [await read('text/plain'), await read('text/html')];
  if (text === '' && html === '') return null;
  const last = lastCopied();
  const same = last !== null && lines(last.text) === lines(text);
  return readPasted({ exact: same ? (last?.exact ?? '') : '', html, text });
}

/** A system may write line ends of its own. */
function lines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

export function shaped(block: Block, as: PasteAs): Block {
  if (as === 'values') {
    return block.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));
  }
  if (as === 'all') return block;
  return turnedOver(block, '');
}
