import type { GridController } from './controller.ts';
import { columnOf, pointOf } from './view/viewport.ts';

const HOVER_DELAY = 450;

/** Notes of cells, help of columns and texts too long for their cell, after a pause. */
export function listenToHover(grid: GridController): () => void {
  const stop = new AbortController();
  let timer = 0;
  let over: Element | null = null;
  const onOver = (event: PointerEvent): void => {
    if (event.pointerType === 'touch' || !(event.target instanceof Element)) return;
    const element = event.target.closest<HTMLElement>('.ag-cell, .ag-header-cell');
    if (element === over) return;
    over = element;
    window.clearTimeout(timer);
    grid.aside.hideNote();
    if (!element || event.buttons !== 0) return;
    timer = window.setTimeout(() => {
      const text = hoverText(grid, element);
      if (text && element.isConnected && !grid.editing.open) grid.aside.showNote(element, text);
    }, HOVER_DELAY);
  };
  const onLeave = (): void => {
    over = null;
    window.clearTimeout(timer);
    grid.aside.hideNote();
  };
  grid.root.addEventListener('pointerover', onOver, { signal: stop.signal });
  grid.root.addEventListener('pointerleave', onLeave, { signal: stop.signal });
  return () => {
    window.clearTimeout(timer);
    stop.abort();
  };
}

function hoverText(grid: GridController, element: HTMLElement): string | undefined {
  if (element.classList.contains('ag-header-cell')) {
    const column = grid.columns[columnOf(element, grid.columns)];
    return column?.help ?? clipped(element.querySelector('.dg-header'));
  }
  const point = pointOf(element, grid.columns);
  const column = point && grid.columns[point.col];
  const note = point && column ? grid.model.cell(point.row, column.id).note : undefined;
  return note ?? clipped(element.querySelector('.dg-label'));
}

function clipped(element: Element | null): string | undefined {
  const hidden =
    element !== null &&
    (element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 1);
  return hidden ? (element.textContent ?? undefined) : undefined;
}
