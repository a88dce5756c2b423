import { listNames } from '../../../tool/index.ts';
import type { GridColumn, GridModel, PlacedBlock } from '../model.ts';
import { planCells } from './cell-plan.ts';
import { rowNames } from './named-rows.ts';
import type { PastePlan } from './paste.ts';

/* A block that a table of fixed rows reads by heads of its columns and names of its rows. */

export interface Placing {
  /** Null where none of its lines is of a row here. */
  readonly plan: PastePlan | null;
  readonly said: string;
  /** Whether figures of it have no place here. */
  readonly isPart: boolean;
}

/** `top`: the row from which lines without names follow each other, as far as there are as many. */
export function placedAt(
  model: GridModel,
  columns: readonly GridColumn[],
  top: number,
  block: PlacedBlock,
): Placing {
  const rowsOf = rowNames(model, columns);
  const { lines } = block;
  const from = Math.min(top, Math.max(0, model.rowCount - lines.length));
  const cellsOf = new Map<number, readonly string[]>();
  const missing: string[] = [];
  const again: string[] = [];
  for (const [at, { name, cells }] of lines.entries()) {
    const row = name === undefined ? from + at : rowsOf?.(name)[0];
    const called = `${block.rowLabel} ${name ?? from + at + 1}`;
    if (row === undefined || row >= model.rowCount) missing.push(called);
    // The other one would write over the first.
    else if (cellsOf.has(row)) again.push(called);
    else cellsOf.set(row, cells);
  }
  const plan = cellsOf.size > 0 ? planOf(model, columns, block.columnIds, cellsOf) : null;
  const said = [plan ? whereOf(block) : 'No se pegó nada.', ...leftOut(block, missing, again)];
  const isPart = missing.length > 0 || again.length > 0 || block.unread !== undefined;
  return { plan, said: said.join(' '), isPart };
}

function planOf(
  model: GridModel,
  columns: readonly GridColumn[],
  columnIds: readonly string[],
  cellsOf: ReadonlyMap<number, readonly string[]>,
): PastePlan {
  const rows = [...cellsOf.keys()];
  const cols = columnIds.map((id) => columns.findIndex((column) => column.id === id));
  const target = {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...cols),
    right: Math.max(...cols),
  };
  const plan = planCells(model, columns, target, (row, col) => {
    const at = cols.indexOf(target.left + col);
    return cellsOf.get(target.top + row)?.[at] ?? null;
  });
  return { ...plan, target };
}

/** They have to be found again, to be pasted by hand. */
const MOST_NAMES = 8;

function whereOf({ hasHeads, lines, rowLabel, first }: PlacedBlock): string {
  const byNames = lines.some(({ name }) => name !== undefined);
  const places = [
    ...(hasHeads ? ['en las columnas de sus títulos'] : []),
    ...(byNames ? [`en la fila de su «${rowLabel}»`] : []),
  ];
  const counted = first === undefined ? '' : ` «${first}» es aquí «${rowLabel} 1».`;
  return `Se pegaron las cifras ${places.join(' y ')}.${counted}`;
}

function leftOut(
  { left, unread, rowLabel }: PlacedBlock,
  missing: readonly string[],
  again: readonly string[],
): readonly string[] {
  const [are, absent] =
    missing.length === 1 ? ['No se pegó', 'no está'] : ['No se pegaron', 'no están'];
  return [
    ...(unread === undefined
      ? []
      : [`«${unread}» no se entiende como «${rowLabel}»: las filas entraron en su orden.`]),
    ...(left.length > 0 ? [`Sin ${listNames(left, MOST_NAMES)}.`] : []),
    ...(missing.length > 0 ? [`${are} ${listNames(missing, MOST_NAMES)}: aquí ${absent}.`] : []),
    ...(again.length > 0
      ? [`De lo repetido entró lo primero: ${listNames([...new Set(again)], MOST_NAMES)}.`]
      : []),
  ];
}
