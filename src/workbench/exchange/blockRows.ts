import {
  type Block,
  kinds,
  NOTICES_TITLE,
  outlineOf,
  read,
  rankedValues,
  unitOf,
} from '../../tool/index.ts';
import { listGrid } from '../blocks/list/listGrid.ts';
import { computedMatrix } from '../blocks/matrix/computedMatrix.ts';
import { tableGrid } from '../blocks/table/tableGrid.ts';
import { withUnit } from '../grid/index.ts';
import { NOTE_HEADS, noteRows } from '../notes/index.ts';
import { tellRefused } from '../session/refused.ts';
import type { Session } from '../session/session.ts';
import { type CsvValue, gridRows } from './csv.ts';

/** Everything a tool shows, as rows of one sheet, each block under its title. */
export function allRows(session: Session): CsvValue[][] {
  const rows: CsvValue[][] = [[session.tool.title]];
  for (const { block, lines } of filledBlocks(session)) {
    rows.push([], [titleOf(session, block)], ...lines);
  }
  const notes = notesTable(session);
  if (notes.length > 0) rows.push([], [NOTES_TITLE], ...notes);
  return rows;
}

/** Of a tool that gives no notices itself. */
const NO_NOTICES: Block = {
  kind: 'notices',
  id: 'notices',
  title: NOTICES_TITLE,
  given: [],
  visible: false,
  empty: true,
};

/** What a tool shows, with the rows of each block; what couldn't be taken is told among the notices. */
export function filledBlocks(
  session: Session,
): { readonly block: Block; readonly lines: CsvValue[][] }[] {
  return blocksOf(session)
    .map((block) => ({ block, lines: linesOf(session, block) }))
    .filter(({ lines }) => lines.length > 0);
}

/** What couldn't be taken, to stand below a table that is a file by itself; nothing where all was. */
export function refusedBelow(session: Session): CsvValue[][] {
  const lines = toldRefused(session);
  return lines.length > 0 ? [[], [NOTICES_TITLE], ...lines] : [];
}

function blocksOf({ calculation }: Session): readonly Block[] {
  const outline = outlineOf(calculation);
  return outline.some(({ kind }) => kind === 'notices') ? outline : [...outline, NO_NOTICES];
}

function linesOf(session: Session, block: Block): CsvValue[][] {
  const shown = block.visible ? blockRows(session, block) : [];
  return block.kind === 'notices' ? [...shown, ...toldRefused(session)] : shown;
}

function toldRefused({ refused, calculation }: Session): CsvValue[][] {
  return refused.map((one) => [tellRefused(calculation, one)]);
}

export const NOTES_TITLE = 'Notas';

/** What was noted on values, under its heads; none where nothing was. */
export function notesTable({ calculation }: Session): CsvValue[][] {
  const rows = noteRows(calculation);
  return rows.length > 0 ? [[...NOTE_HEADS], ...rows] : [];
}

/** A matrix has one unit for all that it computes. */
export function titleOf({ calculation }: Session, block: Block): string {
  if (block.kind !== 'matrix') return block.title;
  const output = calculation.formula({ id: block.matrix.output });
  return withUnit(block.title, output && unitOf(output));
}

function blockRows(session: Session, block: Block): CsvValue[][] {
  switch (block.kind) {
    case 'inputs':
      return [
        ...block.facts.map(({ label, text }) => [label, text, '']),
        ...block.items.map((id) => valueRow(session, id)),
      ];
    case 'figures':
    case 'results':
      return block.items.map((id) => valueRow(session, id));
    case 'list':
      return gridRows(listGrid(session, block.id, block.list), true);
    case 'table':
      return gridRows(tableGrid(session, block.id, block.table), true);
    case 'matrix':
      return gridRows(computedMatrix(session, block.id, block.matrix), false);
    case 'notices':
    case 'advice':
      return block.given.map(({ message }) => [message]);
    case 'rankings':
      return block.entries.map(([id, ranking]) => [
        ranking.label,
        ...rankedValues(session.calculation, id, ranking).map((value) =>
          typeof value === 'boolean' ? String(value) : value,
        ),
      ]);
    case 'chart':
      // Its figures are those of a list or a table.
      return [];
  }
}

/** Name, value and unit of an input or a result. */
function valueRow(session: Session, id: string): CsvValue[] {
  const shape = session.calculation.field({ id }) ?? session.calculation.formula({ id });
  if (!shape) throw new RangeError(`nothing is declared as ${id}`);
  const { value } = read(session.calculation, { id });
  const worded = typeof value === 'boolean' || shape.kind === 'choice';
  return [shape.label, worded ? kinds[shape.kind].format(value, shape) : value, unitOf(shape)];
}
