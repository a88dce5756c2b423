import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { recordAmongAmounts } from './amongAmounts.ts';
import { withAmountNamed } from './amountNamed.ts';
import { countedLeft, withCountedBlocks } from './countedBlocks.ts';
import { listNames } from '../../../tool/index.ts';
import { halvesApart } from './apart.ts';
import { besideTitlesApart } from './besideTitles.ts';
import { withoutPairsBeside } from './besidePairs.ts';
import { withDescribedRecords, withRecordOfAll } from './describedRecords.ts';
import { otherKinds, ownGroups, ownKinds } from './groups.ts';
import { besideLoose, looseTitled } from './loose.ts';
import { withHeadsInOneLine } from './headsInTwoLines.ts';
import { withMergedFilled } from './merged.ts';
import { withoutNumbering } from '../table/numbering.ts';
import { withFiguresApart } from './messageLines.ts';
import { namesFirst } from './namesFirst.ts';
import { filledIn, isNameLike, textsIn } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { type ColumnBlock, turnedBlocks } from './recordsInColumns.ts';
import { ofBaseScenario, scenarioTaken } from './scenarios.ts';
import { withStackedRecords } from './stacked.ts';
import { withSharedRows } from './sharedRows.ts';
import { withSharesApart } from './sharesNamed.ts';
import { recordDownwards, withTitledHeads } from './titledHeads.ts';
import { withTitledPeriods } from './titledPeriods.ts';
import { withUnitsApart } from './unitsApart.ts';
import { withUnitsInHeads } from './unitsUnderHeads.ts';
import { withUnitsNamed } from './unitHeads.ts';
import { withYearsAsHeads } from './yearHeads.ts';
import { firstYearTaken, ofFirstYear } from './yearsInColumns.ts';

/**
 * The rows of a sheet or a message of one scenario, without their numbers, their names first, one half of it below the
 * other.
 */
export const inOneHalf = (rows: Rows, target?: ImportTarget): Rows =>
  withoutColons(
    withoutNumbering(namesFirst(halvesApart(ofBaseScenario(withFiguresApart(rows), target)))),
  );

/** 'Nómina' of 'Nómina: | 62.000.000'; what introduces the lines below it keeps its colon. */
const withoutColons = (rows: Rows): Rows =>
  rows.map((row) =>
    filledIn(row).length > 1 ? row.map((cell) => cell.replace(/(?<=\S)\s*:\s*$/u, '')) : row,
  );

/** What of a sheet isn't the list's where no title or head tells it apart: to be told. */
export function leftOut(rows: Rows, target: ImportTarget): readonly string[] {
  const sheet = inOneHalf(rows, target);
  const list = target.label.toLocaleLowerCase('es-CO');
  const read = ofKind(rows, target);
  const names = target.called === undefined ? [] : besideLoose(read, target);
  const kinds = otherKinds(sheet, target);
  const scenario = scenarioTaken(rows, target);
  return [
    ...(scenario === null ? [] : [scenario]),
    ...firstYearTaken(sheet, target),
    ...(kinds.length > 0
      ? [`No se toman aquí las filas de ${listNames(kinds, 4)}: no son ${list}.`]
      : []),
    ...(names.length > 0
      ? [
          `No se toman aquí: ${listNames(names, 4)}. No parecen ${list}: lo que lo sea, pégalo aparte.`,
        ]
      : []),
    ...countedLeft(read, target),
  ];
}

/** Records in rows, before it is looked at what they are called. */
function ofKind(rows: Rows, target: ImportTarget): Rows {
  const { rows: turned } = turnedBlocks(taken(TO_ROWS, rows, target), target);
  return taken(TO_KINDS, turned, target);
}

/** Whether a single line says a name and a figure, which is a record of a list of amounts: 'Telefonía: $1,2 M/mes'. */
export function isRecordAlone(rows: Rows, target: ImportTarget): boolean {
  const [row = [], another] = inOneHalf(rows, target).filter((line) => filledIn(line).length > 0);
  const [name = '', ...cells] = textsIn(row);
  return (
    target.amount !== undefined &&
    another === undefined &&
    isNameLike(name) &&
    cells.some(beginsAsFigure)
  );
}

type Step = (rows: Rows, target: ImportTarget) => Rows;

/** What each step undoes of how a sheet is laid out, in their order: each reads what the ones before it made. */
const TO_ROWS: readonly Step[] = [
  // As rows of names and values.
  inOneHalf,
  withSharesApart,
  withAmountNamed,
  ofFirstYear,
  besideTitlesApart,
  withUnitsInHeads,
  withHeadsInOneLine,
  withSharedRows,
];

/** The same, once records that were columns are rows: without those of another kind. */
const TO_KINDS: readonly Step[] = [withUnitsApart, ownKinds];

/** The rest, up to records of the list in rows. */
const TO_RECORDS: readonly Step[] = [
  ...TO_KINDS,
  withCountedBlocks,
  // Without what is another list's or a form's.
  looseTitled,
  withoutPairsBeside,
  // What titles, heads and merged cells say, in each of their rows.
  withUnitsNamed,
  withTitledPeriods,
  withMergedFilled,
  ownGroups,
  // Records that are written downwards, in a row each.
  withStackedRecords,
  withDescribedRecords,
  recordAmongAmounts,
  withRecordOfAll,
  // Heads in the place of years and of titles.
  withYearsAsHeads,
  withTitledHeads,
  recordDownwards,
];

/** A sheet as it is read, and as it stands. */
export interface Laid {
  /** As a table of the list's records under heads, where it is laid out otherwise; any other as it is. */
  readonly rows: Rows;
  /** The same with records that are columns of the sheet still in these; no other where there are none. */
  readonly standing: Rows;
  /** Where those records are. */
  readonly blocks: readonly ColumnBlock[];
}

export function laidOut(sheet: Rows, target: ImportTarget): Laid {
  const plain = taken(TO_ROWS, sheet, target);
  const { rows: turned, blocks } = turnedBlocks(plain, target);
  const rows = taken(TO_RECORDS, turned, target);
  return { rows, standing: blocks.length > 0 ? taken(TO_RECORDS, plain, target) : rows, blocks };
}

const taken = (steps: readonly Step[], rows: Rows, target: ImportTarget): Rows =>
  steps.reduce((sheet, step) => step(sheet, target), rows);
