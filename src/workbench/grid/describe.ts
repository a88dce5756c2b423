import { counted } from '../../tool/index.ts';
import type { EditVerb } from '../session/change.ts';
import type { CellAddress, GridColumn, GridModel, RefusedEdit } from './model.ts';
import { displayOrder, type Point, type Rectangle } from './selection/selection.ts';

/** 'Interés, Mes 12': the column's header and the text of the row's first cell. */
export function cellName(model: GridModel, columns: readonly GridColumn[], point: Point): string {
  const column = columns[point.col];
  const first = columns[0];
  const header = column?.header || `Columna ${point.col + 1}`;
  const inTable = first !== undefined && point.row < model.rowCount;
  const row = point.col === 0 || !inTable ? '' : model.cell(point.row, first.id).text;
  return row === '' ? `${header}, fila ${point.row + 1}` : `${header}, ${row}`;
}

/** The same for an address, for what stands outside the grid. */
export function addressName(model: GridModel, address: CellAddress): string {
  const columns = displayOrder(model.columns);
  const col = columns.findIndex((column) => column.id === address.columnId);
  return cellName(model, columns, { row: address.row, col });
}

export function rangeName({ top, left, bottom, right }: Rectangle): string {
  return sizeName(bottom - top + 1, right - left + 1);
}

export function sizeName(rows: number, columns: number): string {
  return `${counted(rows, 'fila', 'filas')} × ${counted(columns, 'columna', 'columnas')}`;
}

const REFUSED_VERB: Record<EditVerb, readonly [one: string, many: string]> = {
  type: ['no se cambió', 'no se cambiaron'],
  paste: ['no se pegó', 'no se pegaron'],
  fill: ['no se rellenó', 'no se rellenaron'],
  clear: ['no se borró', 'no se borraron'],
  replace: ['no se reemplazó', 'no se reemplazaron'],
  move: ['no se movió', 'no se movieron'],
  adjust: ['no se ajustó', 'no se ajustaron'],
};

/** What is said in a box beside a cell. */
export interface Said {
  readonly title: string;
  /** Below it; none where the title says it all. */
  readonly lines: readonly string[];
}

const MOST_LINES = 6;

/** The names of the rows where something wasn't pasted, as it may lie far from where one is. */
function rowsOf(
  model: GridModel,
  columns: readonly GridColumn[],
  refused: readonly RefusedEdit[],
): readonly string[] {
  const heads = columns[0]?.id;
  const rows = new Set(refused.flatMap(({ row, columnId }) => (columnId === '' ? [] : [row])));
  const names = [...rows].flatMap((row) =>
    heads === undefined || row >= model.rowCount ? [] : [model.cell(row, heads).text],
  );
  const known = [...new Set(names.filter((name) => name !== ''))];
  const rest = known.length - MOST_LINES;
  return rest > 0 ? [...known.slice(0, MOST_LINES), `… y ${rest} más`] : known;
}

/** What stands beside the first refused cell. */
export function describeRefusal(
  model: GridModel,
  columns: readonly GridColumn[],
  refused: readonly RefusedEdit[],
  verb: EditVerb,
): Said {
  const [first] = refused;
  if (!first) return { title: '', lines: [] };
  if (verb === 'type') return { title: first.reason, lines: [] };
  // It is the place that keeps it which refuses: it stands in the other one, too.
  if (verb === 'move' && refused.every(({ isCut }) => isCut)) {
    return { title: `Se pegó una copia: lo cortado ${first.reason}`, lines: [] };
  }
  const [one, many] = REFUSED_VERB[verb];
  const count = counted(refused.length, 'celda', 'celdas');
  const head = `${count} ${refused.length === 1 ? one : many}`;
  if (refused.every((edit) => edit.reason === first.reason)) {
    const title = `${head}: ${first.reason}`;
    return { title, lines: verb === 'paste' ? rowsOf(model, columns, refused) : [] };
  }
  const lines = refused.slice(0, MOST_LINES).map((edit) => {
    const col = columns.findIndex((column) => column.id === edit.columnId);
    if (col < 0) return `Fila ${edit.row + 1}: ${edit.reason}`;
    return `${cellName(model, columns, { row: edit.row, col })}: ${edit.reason}`;
  });
  const rest = refused.length - lines.length;
  return { title: `${head}:`, lines: rest > 0 ? [...lines, `… y ${rest} más`] : lines };
}
