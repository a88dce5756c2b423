import { toast } from '../../../ui/index.ts';
import type { GridController } from '../controller.ts';
import { type Block, readBlock } from './clipboard-block.ts';
import { clearCut, copyOf, pasteBlock } from './clipboard.ts';

/** How a block is pasted: with all it has, its texts alone, or its rows as columns. */
export type PasteAs = 'all' | 'values' | 'transposed';

/**
 * What was copied last: a browser may take its attributes out of the HTML that a page puts on the
 * clipboard by itself.
 */
let last: { readonly text: string; readonly exact: string } | null = null;

/** Ctrl+C and Ctrl+X, from a menu. */
export async function copySelection(grid: GridController, cut = false): Promise<void> {
  grid.focusActive();
  const copied = copyOf(grid);
  if (!copied) return;
  last = copied;
  const typed = (text: string, type: string): Blob => new Blob([text], { type });
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': typed(copied.text, 'text/plain'),
        'text/html': typed(copied.html, 'text/html'),
      }),
    ]);
    if (cut) clearCut(grid);
  } catch {
    toast.error('El navegador no dejó copiar desde el menú. Usa Ctrl+C.');
  }
}

/** Ctrl+V, from a menu and in other ways. */
export async function pasteFromSystem(grid: GridController, as: PasteAs): Promise<void> {
  grid.focusActive();
  try {
    pasteBlock(grid, shaped(await readSystem(), as));
  } catch {
    toast.error('El navegador no dejó leer el portapapeles. Pega con Ctrl+V.');
  }
}

async function readSystem(): Promise<Block> {
  const items = await navigator.clipboard.read();
  const read = async (type: string): Promise<string> => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : '';
  };
  const [text, html] = [await read('text/plain'), await read('text/html')];
  const same = last !== null && lines(last.text) === lines(text);
  return readBlock({ exact: same ? (last?.exact ?? '') : '', html, text });
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
  const [first = []] = block;
  return first.map((_, col) => block.map((row) => row[col] ?? ''));
}
