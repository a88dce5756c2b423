import { listNames } from '../../../tool/index.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { asItIs } from '../doubts/doubt.ts';
import { readAsPeriods } from '../doubts/periodDoubts.ts';
import { withPeriod } from '../match/periods.ts';
import { ratedIn } from '../match/ratings.ts';
import type { Records } from '../table/layout.ts';
import type { ForeignRecord, ImportTarget, Mapping, Recast } from '../target.ts';
import { besideRecords } from './besides.ts';
import { nearestTold } from './nearest.ts';
import { nameless, ofOtherList, repeated, unmentioned } from './names.ts';
import { ratesConverted, termsConverted } from './rates.ts';
import { NO_REMARKS, remarksThatFit, remarksTold } from './remarkNotes.ts';
import { type TypedLine, typedLines } from './typed.ts';
import { type Assumed, assumedIn, otherPeriods, saidIn, timesLeft } from './unsaid.ts';
import { type Written, writtenIn } from './written.ts';
import type { Choices } from './importChoices.ts';

/** What an import would do. */
export interface Plan extends Omit<Written, 'kinds'> {
  /** What the file calls the columns of the list; by their own names where its amounts are converted. */
  readonly heads: ReadonlyMap<string, string>;
  /** Heads of what has data and isn't imported. */
  readonly left: readonly string[];
  /** Whether most records are called as those of another list. */
  readonly isOfOther: boolean;
  /** What new records are, because the file doesn't say. */
  readonly assumed: Assumed | null;
  /** What is left out or assumed, and why. */
  readonly notices: readonly string[];
  /** Why nothing of it can be taken. */
  readonly fault: string | null;
}

/** Whether a row is of a record that comes in, and not one of today. */
export const isNewRow = ({ count, added }: Pick<Plan, 'count' | 'added'>, row: number): boolean =>
  row >= count - added;

/** The cells that are written, by the choices that were made. */
export function planOf(
  table: Records,
  chosen: Choices,
  target: ImportTarget,
  names: readonly string[],
  recast?: Recast,
): Plan {
  const { heads } = table;
  const { mapping, mode } = chosen;
  const rated = ratingsSaid(table, chosen, target);
  const ways = new Map([...rated.map(({ at, way }) => [at, way.read] as const), ...chosen.ways]);
  const choices = { ...chosen, ways };
  const { lines, notices } = typedLines(table, choices, target, names, recast);
  const said = saidIn(heads, mapping, target);
  const remarks = remarksThatFit(chosen.remarks ?? NO_REMARKS, lines);
  const used = new Set([
    ...remarks.texts,
    ...remarks.sources,
    ...readAsPeriods(table, mapping, ways, target),
  ]);
  const left = leftIn(heads, mapping, lines).flatMap(({ at, called }) =>
    used.has(at) ? [] : [called],
  );
  const brought = writtenIn(table, lines, { said, remarks }, choices, target, names);
  const { kinds: kindsOfNew, ...written } = brought;
  const ofOther = ofOtherList(lines, mapping, target);
  const assumed = assumedIn(mapping, target, kindsOfNew, said);
  return {
    ...written,
    heads: headsAfter(heads, choices, target),
    left,
    isOfOther: ofOther.length > 0,
    assumed,
    notices: [
      ...ofOther,
      ...notices,
      ...said.map(({ notice }) => notice),
      ...(assumed ? [assumed.notice] : []),
      ...rated.map(({ way }) => way.told),
      ...nearestTold(heads, lines, target),
      ...ratesConverted(written.edits, target),
      ...termsConverted(written.edits, target),
      ...otherPeriods(table, mapping, left, target),
      ...nameless(mapping, target, written.added),
      ...(mode === 'add' ? repeated(lines, mapping, target, names) : []),
      ...(mode === 'update' ? unmentioned(lines, mapping, target, names) : []),
      ...besideRecords(table, choices, target),
      ...remarksTold(remarks, heads),
      ...(left.length > 0 ? [`Tiene datos y no se importa: ${listNames(left, left.length)}.`] : []),
      ...timesLeft(left, target),
    ],
    fault:
      written.count > target.most
        ? `La lista admite ${target.most.toLocaleString('es-CO')} registros y quedarían ${written.count.toLocaleString('es-CO')}.`
        : null,
  };
}

/** Ratings of which the table says the scale, and how they come in on the list's own. */
const ratingsSaid = (table: Records, { mapping, mark }: Choices, target: ImportTarget) =>
  ratedIn(table, mapping, mark, target).flatMap(({ at, ways: [way], isSaid }) =>
    way && isSaid ? [{ at, way }] : [],
  );

/** What the table calls the columns of the list; by their own names where its amounts are converted. */
function headsAfter(
  heads: readonly string[],
  { mapping, ways }: Choices,
  { columns }: ImportTarget,
): Plan['heads'] {
  return new Map(
    mapping.map((id, column) => {
      const own = columns.find((one) => one.id === id);
      const isConverted = own && (ways.get(column) ?? asItIs) !== asItIs;
      return [id, isConverted ? withPeriod(own) : (heads[column] ?? '')];
    }),
  );
}

/** The columns that have data of records and are none of the list. */
function leftIn(
  heads: readonly string[],
  mapping: Mapping,
  lines: readonly TypedLine[],
): readonly { readonly at: number; readonly called: string }[] {
  const isHeadless = heads.every((head) => head === '');
  return heads.flatMap((head, at) => {
    // Without any heads columns are called by their places, as where they are chosen; so is one of figures among others.
    const isNumbered = isHeadless || lines.some(({ cells }) => beginsAsFigure(cells[at] ?? ''));
    const called = head === '' && isNumbered ? `Columna ${at + 1}` : head;
    const hasData = lines.some(({ cells }) => cells[at]?.trim());
    const isLeft = called !== '' && mapping[at] === '' && hasData;
    return isLeft && !lines.some(({ typed }) => isRead(typed, at)) ? [{ at, called }] : [];
  });
}

const isRead = (record: ForeignRecord, column: number): boolean =>
  record.some((cell) => (cell.columnId !== '' || cell.isPart) && cell.column === column);
