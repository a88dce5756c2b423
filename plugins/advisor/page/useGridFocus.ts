import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { type Place, samePlace, SUM_PLACE } from './place.ts';

type Step = (from: Place, last: Place) => Place;

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const JUMPS: Readonly<Record<string, Step>> = {
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, last) => ({ row, column: last.column }),
  'Ctrl+Home': () => ({ row: 0, column: 0 }),
  'Ctrl+End': (_from, last) => last,
};

export interface GridFocus {
  /** Attributes of the element that takes the focus at a place. */
  at: (row: number, column: number) => { 'data-cell': string; tabIndex: 0 | -1 };
  focus: (place: Place) => void;
  /** For the table. */
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onPointerDown: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

/**
 * One tab stop for a whole table: the arrow keys, Home and End move within it, as the pattern of
 * an ARIA grid asks. `columns` counts the columns that can be reached.
 */
export function useGridFocus(
  table: RefObject<HTMLTableElement | null>,
  columns: number,
  onMove: (place: Place) => void,
): GridFocus {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const pressing = useRef(false);
  const last: Place = { row: SUM_PLACE, column: columns - 1 };
  // An option may have been removed since.
  const stop: Place = { row: active.row, column: Math.min(active.column, last.column) };

  const cellAt = useCallback(
    ({ row, column }: Place) =>
      table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`),
    [table],
  );
  const focus = useCallback((place: Place) => cellAt(place)?.focus(), [cellAt]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    pressing.current = false;
    // While a cell is edited, the keys belong to its editor.
    if (event.altKey || (event.target as Element).closest('[data-editor]')) return;
    const from = placeOfElement(event.target) ?? stop;
    const jump = JUMPS[event.ctrlKey ? `Ctrl+${event.key}` : event.key];
    const step = STEPS[event.key];
    const cell = jump ? cellAt(jump(from, last)) : step && next(from, step);
    if (!jump && !step) return;
    event.preventDefault();
    cell?.focus();
  };
  /** Not every place has something to stand on: those are passed over. */
  const next = (from: Place, [down, right]: readonly [number, number]) => {
    let [row, column] = [from.row + down, from.column + right];
    while (row >= 0 && row <= last.row && column >= 0 && column <= last.column) {
      const cell = cellAt({ row, column });
      if (cell) return cell;
      [row, column] = [row + down, column + right];
    }
    return null;
  };
  return {
    at: (row, column) => ({
      'data-cell': `${row}:${column}`,
      tabIndex: samePlace(stop, { row, column }) ? 0 : -1,
    }),
    focus,
    handlers: {
      onKeyDown,
      onFocus: (event) => {
        const place = placeOfElement(event.target);
        if (!place) return;
        setActive(place);
        // What follows may move things under the pointer: a press is first let become a click.
        if (!pressing.current) onMove(place);
      },
      onPointerDown: () => {
        pressing.current = true;
      },
      onClick: (event) => {
        pressing.current = false;
        const place = placeOfElement(event.target);
        if (place) onMove(place);
      },
    },
  };
}

function placeOfElement(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}
