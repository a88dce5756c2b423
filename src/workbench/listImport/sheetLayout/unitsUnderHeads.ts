import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledAt, filledIn, isHeadLike, textAt } from '../table/layout.ts';
import { IN_BRACKETS } from '../match/periods.ts';
import type { Rows } from '../table/rows.ts';
import { isUnitOfMoney } from '../match/scale.ts';
import { isPeriod } from '../records/unsaid.ts';

/* A row of units under the heads: 'm2', '$' and '$/mes' under 'Área', 'Precio' and 'Canon'. */

/** The same sheet with such units in the heads, 'Canon ($/mes)', and their row left empty. */
export function withUnitsInHeads(rows: Rows): Rows {
  return rows.reduce<Rows>((sheet, _, at) => {
    const [heads = [], units = []] = sheet.slice(at, at + 2);
    if (!areUnitsOf(heads, units) || !areOverFigures(sheet, at + 1)) return sheet;
    const whole = heads.map((head, column) => {
      const unit = isTitle(units, column) ? '' : bare(textAt(units, column));
      return unit === '' || isSaid(head, unit) ? head : `${head.trim()} (${unit})`;
    });
    return sheet.with(at, whole).with(
      at + 1,
      units.map(() => ''),
    );
  }, rows);
}

/** Whether all of a row are units of what stands over them; the names of records have none. */
function areUnitsOf(heads: Rows[number], units: Rows[number]): boolean {
  const [named, ...others] = filledAt(heads);
  const said = filledAt(units).filter((column) => !isTitle(units, column));
  if (named === undefined || said.length === 0 || !isHeadLike(heads)) return false;
  return (
    said.every((column) => others.includes(column) && isUnit(bare(textAt(units, column)))) &&
    !filledIn(heads).some(isPeriod)
  );
}

/** The records may begin below a title: 'BOGOTÁ'. */
const MOST_BETWEEN = 3;

function areOverFigures(rows: Rows, at: number): boolean {
  const columns = filledAt(rows[at] ?? []);
  return rows
    .slice(at + 1, at + 2 + MOST_BETWEEN)
    .some((row) => columns.some((column) => beginsAsFigure(textAt(row, column))));
}

/** 'Unidad' at the left of such a row says what it is. */
const isTitle = (units: Rows[number], column: number): boolean =>
  filledAt(units)[0] === column && /^\(?unidad(es)?( de medida)?\)?$/iu.test(textAt(units, column));

/** Beside 'Predial (año)' a sign of pesos says nothing. */
const isSaid = (head: string, unit: string): boolean =>
  IN_BRACKETS.test(head) && /^(\$|cop|pesos)$/iu.test(unit);

/** '(m2)' and '[m2]' are 'm2'. */
const bare = (text: string): string => /^[([]([^()[\]]+)[)\]]$/u.exec(text)?.[1]?.trim() ?? text;

const isUnit = (text: string): boolean => isUnitOfMoney(text) || OTHER.test(text);

/** Of areas, shares, rates, times and counts. */
const OTHER =
  /^(m2|m²|mts?2?|metros( cuadrados)?|%(\s+\p{L}[\p{L}.&]*){0,4}|(e\.?a|n?\.?m\.?v)\.?|(us\$|usd|uvr|smmlv)(\s*\/\s*(mes|año))?|#|n[°º]|n[uú]mero|und?s?\.?|unidades|cantidad|a[nñ]os?|mes(es)?|d[ií]as?|noches?|mensual|anual)$/iu;
