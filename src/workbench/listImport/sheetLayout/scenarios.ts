import { listNames, readMonthYear } from '../../../tool/index.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledAt, firstFilledAt, isHeadLike, textAt } from '../table/layout.ts';
import { isTitleOfList } from '../match/titles.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';

/* A sheet that has each value once for each of several scenarios: 'Supuesto | Pesimista | Base | Optimista'. For a
   list of scenarios these are its records, and none is taken for the others. */

const BASE =
  /^((caso|escenario)\s+)?(base|esperado|realista|probable)$|^(caso|escenario)\s+(central|medio|moderado)$/iu;
const OTHER =
  /^((caso|escenario)\s+)?(pesimista|optimista|conservador|agresivo|estr[eé]s|stress|adverso|favorable|downside|upside)(\s+case)?$|^(caso|escenario)\s+(bajo|alto)$/iu;

interface Scenarios {
  /** The line of their names. */
  readonly at: number;
  readonly columns: readonly number[];
  /** Of these the one that is taken. */
  readonly base: number;
}

/** The same sheet with the values of its base scenario alone; any other sheet as it is. */
export function ofBaseScenario(rows: Rows, target?: ImportTarget): Rows {
  const found = scenariosIn(rows, target);
  if (!found) return rows;
  const { at, columns, base } = found;
  const end = endOf(rows, found);
  return rows.map((row, line) => {
    const filled = columns.filter((column) => textAt(row, column) !== '');
    const [only = base] = filled;
    // What is said once holds for all; what some of them have isn't told apart.
    const isRead = filled.length === columns.length || filled.length === 1;
    if (line === at) return titleOf(row);
    if (line < at || line >= end || !isRead) return row;
    const value = textAt(row, filled.length === 1 ? only : base);
    return row.map((cell, column) =>
      column === base ? value : columns.includes(column) ? '' : cell,
    );
  });
}

/** The line of their names heads nothing any more: it is the title of what stands below. */
const titleOf = (row: Rows[number]): Rows[number] =>
  row.map((cell, column) =>
    column === firstFilledAt(row) && !isScenario(cell.trim()) ? cell : '',
  );

/** What is to be told of it; null where a sheet has no scenarios. */
export function scenarioTaken(rows: Rows, target?: ImportTarget): string | null {
  const found = scenariosIn(rows, target);
  if (!found) return null;
  const nameAt = (column: number): string => textAt(rows[found.at], column);
  const others = found.columns.filter((column) => column !== found.base).map(nameAt);
  return `De los escenarios de tu hoja se toma «${nameAt(found.base)}»; ${listNames(others, 4)} no.`;
}

function scenariosIn(rows: Rows, target?: ImportTarget): Scenarios | null {
  if (target && isTitleOfList('Escenarios', target)) return null;
  for (const [at, row] of rows.entries()) {
    const columns = filledAt(row).filter((column) => isScenario(textAt(row, column)));
    const bases = columns.filter((column) => BASE.test(textAt(row, column)));
    const [base, another] = bases;
    const isOne = columns.length > 1 && another === undefined;
    if (isOne && base !== undefined && haveFigures(rows.slice(at + 1), columns))
      return { at, columns, base };
  }
  return null;
}

/** Whether the next rows have a figure of each: as cells of a record such names head nothing. */
const haveFigures = (below: Rows, columns: readonly number[]): boolean =>
  below
    .filter((row) => filledAt(row).length > 1)
    .slice(0, LOOKED_AT)
    .some((row) => columns.every((column) => beginsAsFigure(textAt(row, column))));
const LOOKED_AT = 3;

const isScenario = (text: string): boolean => BASE.test(text) || OTHER.test(text);

/** Other heads over the same columns end them; 'Pago | Mensual | Mensual | Mensual' are no heads, nor are dates. */
function endOf(rows: Rows, { at, columns }: Scenarios): number {
  const areOthers = (row: Rows[number]): boolean => {
    const texts = columns.map((column) => textAt(row, column)).filter((text) => text !== '');
    const areSame = texts.length === columns.length && new Set(texts).size === 1;
    return !areSame && texts.some((text) => !isScenario(text) && readMonthYear(text) === null);
  };
  const end = rows.findIndex((row, line) => line > at && isHeadLike(row) && areOthers(row));
  return end < 0 ? rows.length : end;
}
