import type { GridController } from './controller.ts';
import type { Said } from './describe.ts';
import { type Side, sideOfCell } from './place.ts';
import { columnOf, pointOf } from './view/viewport.ts';

const HOVER_DELAY = 450;

/**
 * Notes of cells, help of columns and texts too long for their cell, where a mouse was moved to and stays for a
 * moment: not where cells came to be under one that rests.
 */
export function listenToHover(grid: GridController): () => void {
  const stop = new AbortController();
  let timer = 0;
  let over: HTMLElement | null = null;
  let hasShown = false;
  const onMove = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const element = elementOf(event.target);
    if (element === over) return;
    onLeave();
    over = element;
    if (!element || event.buttons !== 0) return;
    timer = window.setTimeout(() => {
      const said = saidOver(grid, element);
      if (!said || !element.isConnected || grid.editing.open) return;
      grid.aside.showNote(element, said, sideOf(element, grid));
      hasShown = true;
    }, HOVER_DELAY);
  };
  // Something else came under a mouse that rests: what is said of the active cell stays.
  const onOver = ({ target }: PointerEvent): void => {
    if (!over || elementOf(target) === over) return;
    if (hasShown) onLeave();
    else forget();
  };
  const forget = (): void => {
    over = null;
    hasShown = false;
    window.clearTimeout(timer);
  };
  const onLeave = (): void => {
    forget();
    grid.aside.hideNote();
  };
  grid.root.addEventListener('pointermove', onMove, { signal: stop.signal });
  grid.root.addEventListener('pointerover', onOver, { signal: stop.signal });
  grid.root.addEventListener('pointerleave', onLeave, { signal: stop.signal });
  return () => {
    window.clearTimeout(timer);
    stop.abort();
  };
}

function elementOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest('.ag-cell, .ag-header-cell') : null;
}

function sideOf(element: HTMLElement, { model }: GridController): Side {
  return element.classList.contains('ag-header-cell') ? 'below' : sideOfCell(model);
}

function saidOver(grid: GridController, element: HTMLElement): Said | undefined {
  if (element.classList.contains('ag-header-cell')) {
    const column = grid.columns[columnOf(element, grid.columns)];
    return inFull(column?.help ?? clipped(element.querySelector('.dg-header')));
  }
  const point = pointOf(element, grid.columns);
  const said = point ? grid.cells.saidAt(point) : undefined;
  return said ?? inFull(clipped(element.querySelector('.dg-label')));
}

function inFull(text: string | undefined): Said | undefined {
  return text === undefined ? undefined : { title: text, lines: [] };
}

function clipped(element: Element | null): string | undefined {
  const hidden =
    element !== null &&
    (element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 1);
  return hidden ? (element.textContent ?? undefined) : undefined;
}
