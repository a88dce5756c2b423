import { type Calculation, type Given, givenAdvice, type List, Subset } from '../../tool/index.ts';

type Notice = Pick<Given, 'id' | 'level' | 'message' | 'leads'>;

/** What has to be known beside the figures: what the tool says, and records that nobody sees count. */
export function noticesOf(calculation: Calculation): Notice[] {
  const emptied = Object.entries(calculation.declaration.lists).flatMap(([id, list]): Notice[] => {
    const rows = calculation.emptiedRecords(id);
    if (rows.length === 0) return [];
    // A list that a tool derives from its document holds nothing to complete or delete.
    if (!Array.isArray(calculation.document[id])) return [];
    const without = new Subset(id).update(calculation, (row) => !rows.includes(row));
    const message = emptiedMessage(list, rows.length, differing(calculation, without));
    return [{ id: `emptied ${id}`, level: 'warning', message }];
  });
  return [...givenAdvice(calculation).filter(({ notice }) => notice), ...emptied];
}

/** The figures that would be others without some records, the deciding ones first. */
function differing(calculation: Calculation, without: Subset): string[] {
  const { figures, formulas } = calculation.declaration;
  const shown = Object.keys(formulas).filter((id) => !formulas[id]?.internal);
  return [...new Set([...figures, ...shown])]
    .filter((id) => calculation.value({ id }) !== without.value(id))
    .map((id) => formulas[id]?.label ?? id);
}

/** More than these nobody reads in a sentence. */
const NAMED = 3;

/** '3 propiedades sin datos cuentan en «Riesgo» y «Liquidez»: complétalas o elimínalas.' */
function emptiedMessage(
  { label, singular, feminine }: List,
  count: number,
  figures: readonly string[],
): string {
  const small = (word: string) => word.toLocaleLowerCase('es-CO');
  const ending = `${feminine ? 'a' : 'o'}${count === 1 ? '' : 's'}`;
  const who =
    count === 1 ? `Un${feminine ? 'a' : ''} ${small(singular)}` : `${count} ${small(label)}`;
  const what = `complétal${ending} o elimínal${ending}.`;
  if (figures.length === 0) return `${who} sin datos: ${what}`;
  return `${who} sin datos cuenta${count === 1 ? '' : 'n'} en ${named(figures)}: ${what}`;
}

/** '«Riesgo», «Liquidez» y 2 cifras más' */
function named(figures: readonly string[]): string {
  const rest = figures.length - NAMED;
  const all = figures.slice(0, NAMED).map((label) => `«${label}»`);
  if (rest > 0) all.push(rest === 1 ? 'una cifra más' : `${rest} cifras más`);
  return new Intl.ListFormat('es-CO').format(all);
}
