import { cx } from '../../ui/index.ts';
import tones from '../blocks/cells/tones.module.css';
import { type GridCell, type GridColumn, type GridModel, withUnit } from '../grid/index.ts';
import {
  columnWidth,
  type Orientation,
  type Paper,
  type Split,
  splitColumns,
  textWidth,
} from './paper.ts';
import { marked } from './Refused.tsx';
import { printedColumns } from './parts.ts';
import styles from './Report.module.css';

/** So many cells a browser still lays out as pages; rows beyond them are said to be missing. */
const MOST_CELLS = 150_000;
/** A year of months, where these are rows. */
const GROUP = 12;
/** The type of columns in time beside that of other tables, as in the style sheet. */
const DENSE = 7 / 8;
const LONGEST_LINE_MM = 49;
/** Of a row that is a part of another, for each of those that it is under. */
const INDENT_MM = 2.5;

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
      const strong = column.total === true || grid.row(row).kind !== 'data';
      widest = Math.max(widest, textWidth(printed(grid.cell(row, column.id), false), strong));
    }
    // A long text is broken into lines.
    const text = column.align === 'left' ? Math.min(widest, LONGEST_LINE_MM) : widest;
    return columnWidth(grid.inTime ? text * DENSE : text);
  });
  const front = Math.max(1, columns.filter(({ pinned }) => pinned).length);
  const ends = columns.flatMap(({ total }, at) => (total ? [at] : []));
  return splitColumns(widths, front, paper, orientation, new Set(ends));
}

function printedRows({ rowCount }: GridModel, columns: number): number {
  return Math.min(rowCount, Math.floor(MOST_CELLS / Math.max(1, columns)));
}

function longestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => textWidth(word, true)));
}

/** Amounts have their sign; names head those that have none, as a pro forma's. */
function headOf({ header, unit, fileUnit, align }: GridColumn): string {
  const said = fileUnit ?? unit;
  return withUnit(header, said === 'COP' && align === 'right' ? undefined : said);
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
  // Rows on their side are no months: nothing comes round after twelve of them.
  const group = grid.inTime || grid.equals === 'columns' ? Math.max(1, rows) : GROUP;
  const groups = Array.from({ length: Math.ceil(rows / group) }, (_, at) => at * group);
  const names = blockNames(split, columns);
  return (
    <>
      {split.blocks.map((block, index) => {
        const across = block.flatMap((at) => columns[at] ?? []);
        return (
          // Blocks have no identity but their place.
          <table key={`${index}`} className={cx(styles.cells, grid.inTime && styles.dense)}>
            <caption>
              {title}
              {split.blocks.length > 1 && ` · ${names[index]}`}
            </caption>
            {heads && (
              <thead>
                <tr>
                  {across.map((column) => (
                    <th
                      key={column.id}
                      scope="col"
                      className={cx(styles[column.align], column.total && styles.sum)}
                    >
                      {headOf(column)}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            {groups.map((from) => (
              <tbody key={from}>
                {Array.from({ length: Math.min(group, rows - from) }, (_, row) => (
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

/** By the sum that closes each of them, '2028', where all have one; else by their number. */
function blockNames({ blocks }: Split, columns: readonly GridColumn[]): readonly string[] {
  const last = blocks.map((block) => columns[block.at(-1) ?? 0]);
  return last.every((column) => column?.total)
    ? last.map((column) => column?.header ?? '')
    : blocks.map((_, at) => `${at + 1} de ${blocks.length}`);
}

interface RowProps {
  grid: GridModel;
  row: number;
  columns: readonly GridColumn[];
}

function Row({ grid, row, columns }: RowProps) {
  const { kind, depth, remark } = grid.row(row);
  // A heading has no values beside it.
  const nothing = kind === 'data' ? '—' : '';
  return (
    <tr className={cx(styles[kind], remark && styles.remark)}>
      {columns.map(({ id, align, pinned, total }) => {
        const cell = grid.cell(row, id);
        const indent = pinned &&
          depth > 0 && { paddingInlineStart: `calc(4pt + ${depth * INDENT_MM}mm)` };
        return (
          <td
            key={id}
            className={cx(styles[align], styles[cell.tone], tones[cell.tone], total && styles.sum)}
            style={indent || undefined}
          >
            {printed(cell, pinned === true) || nothing}
          </td>
        );
      })}
    </tr>
  );
}

/** A refused text with its mark, and a row's name whole: paper has no tooltip for the rest. */
function printed({ text, value, refused }: GridCell, head: boolean): string {
  if (refused) return marked(text);
  return head && typeof value === 'string' ? value : text;
}
