import { cx } from '../../ui/index.ts';
import tones from '../blocks/cells/tones.module.css';
import { type GridCell, type GridColumn, type GridModel, withUnit } from '../grid/index.ts';
import { columnWidth, type Orientation, type Paper, type Split, splitColumns } from './paper.ts';
import { printedColumns } from './parts.ts';
import styles from './Report.module.css';

/** So many cells a browser still lays out as pages; rows beyond them are said to be missing. */
const MOST_CELLS = 150_000;
/** A year of months. */
const GROUP = 12;

/** How the columns of a grid divide into blocks for the paper; `heads`: it has a row of names. */
export function splitGrid(
  grid: GridModel,
  heads: boolean,
  paper: Paper,
  orientation: Orientation | undefined,
): Split {
  const columns = printedColumns(grid);
  const rows = printedRows(grid, columns.length);
  const widths = columns.map((column) => {
    let widest = heads ? longestWord(headOf(column)) : 0;
    for (let row = 0; row < rows; row++) {
      widest = Math.max(widest, grid.cell(row, column.id).text.length);
    }
    // A long text is broken into lines.
    return columnWidth(Math.min(widest, column.align === 'left' ? 32 : widest));
  });
  const front = Math.max(1, columns.filter(({ pinned }) => pinned).length);
  return splitColumns(widths, front, paper, orientation);
}

function printedRows({ rowCount }: GridModel, columns: number): number {
  return Math.min(rowCount, Math.floor(MOST_CELLS / Math.max(1, columns)));
}

function longestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => word.length));
}

function headOf({ header, unit, fileUnit }: GridColumn): string {
  const said = fileUnit ?? unit;
  return withUnit(header, said === 'COP' ? undefined : said);
}

interface Props {
  title: string;
  grid: GridModel;
  split: Split;
  heads: boolean;
  /** Said beneath it. */
  note: string;
}

/** A table whole: its head again on every sheet, and as many blocks of columns as it takes. */
export function TableBlocks({ title, grid, split, heads, note }: Props) {
  const columns = printedColumns(grid);
  const rows = printedRows(grid, columns.length);
  const groups = Array.from({ length: Math.ceil(rows / GROUP) }, (_, group) => group * GROUP);
  return (
    <>
      {split.blocks.map((block, index) => {
        const across = block.flatMap((at) => columns[at] ?? []);
        return (
          // Blocks have no identity but their place.
          <table key={`${index}`} className={styles.cells}>
            <caption>
              {title}
              {split.blocks.length > 1 && ` · ${index + 1} de ${split.blocks.length}`}
            </caption>
            {heads && (
              <thead>
                <tr>
                  {across.map((column) => (
                    <th key={column.id} scope="col" className={styles[column.align]}>
                      {headOf(column)}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            {groups.map((from) => (
              <tbody key={from}>
                {Array.from({ length: Math.min(GROUP, rows - from) }, (_, row) => (
                  <Row key={from + row} grid={grid} row={from + row} columns={across} />
                ))}
              </tbody>
            ))}
          </table>
        );
      })}
      {note && <p className={styles.note}>{note}</p>}
      {rows < grid.rowCount && (
        <p className={styles.note}>
          Se imprimen las primeras {rows.toLocaleString('es-CO')} filas de{' '}
          {grid.rowCount.toLocaleString('es-CO')}; todas están en los archivos CSV y Excel.
        </p>
      )}
    </>
  );
}

interface RowProps {
  grid: GridModel;
  row: number;
  columns: readonly GridColumn[];
}

function Row({ grid, row, columns }: RowProps) {
  // A heading has no values beside it.
  const nothing = grid.row(row).kind === 'data' ? '—' : '';
  return (
    <tr>
      {columns.map(({ id, align, pinned }) => {
        const cell = grid.cell(row, id);
        return (
          <td key={id} className={cx(styles[align], styles[cell.tone], tones[cell.tone])}>
            {printed(cell, pinned === true) || nothing}
          </td>
        );
      })}
    </tr>
  );
}

/** A refused text as it was typed, and a row's name whole: paper has no tooltip for the rest. */
function printed({ text, value, refused }: GridCell, head: boolean): string {
  if (refused) return String(value ?? '');
  return head && typeof value === 'string' ? value : text;
}
