import { applyEdits } from '../editing/apply-edits.ts';
import { readBlock } from './clipboard-block.ts';
import type { GridController } from '../controller.ts';
import { copyRange, EXACT_TYPE } from './copy.ts';
import { rangeName } from '../describe.ts';
import { planClear, planPaste } from './paste.ts';
import { rectangleOf } from '../selection/selection.ts';

/** Native copy, cut and paste events of the table; returns what undoes the listening. */
export function listenToClipboard(grid: GridController): () => void {
  const stop = new AbortController();
  const listen = (
    type: 'copy' | 'cut' | 'paste',
    act: (grid: GridController, data: DataTransfer) => void,
  ): void => {
    const onEvent = (event: ClipboardEvent): void => {
      const inEditor = event.target instanceof Element && event.target.closest('.dg-editor');
      if (inEditor || !event.clipboardData || !grid.span) return;
      event.preventDefault();
      act(grid, event.clipboardData);
    };
    grid.root.addEventListener(type, onEvent, { signal: stop.signal });
  };
  listen('copy', copy);
  listen('cut', cut);
  listen('paste', paste);
  return () => stop.abort();
}

function copy(grid: GridController, data: DataTransfer): void {
  if (!grid.span) return;
  const rectangle = rectangleOf(grid.span);
  const copied = copyRange(grid.model, grid.columns, rectangle);
  data.setData('text/plain', copied.text);
  data.setData('text/html', copied.html);
  data.setData(EXACT_TYPE, copied.exact);
  grid.aside.announce(`Copiado: ${rangeName(rectangle)}`);
}

function cut(grid: GridController, data: DataTransfer): void {
  if (!grid.span) return;
  copy(grid, data);
  applyEdits(grid, planClear(grid.model, grid.columns, rectangleOf(grid.span)), 'clear');
}

function paste(grid: GridController, data: DataTransfer): void {
  if (!grid.span) return;
  const block = readBlock({
    exact: data.getData(EXACT_TYPE),
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
  });
  const plan = planPaste(grid.model, grid.columns, rectangleOf(grid.span), block);
  const { top, left, bottom, right } = plan.target;
  grid.select({ anchor: { row: top, col: left }, focus: { row: bottom, col: right } });
  grid.focusActive();
  applyEdits(grid, plan, 'paste');
}
