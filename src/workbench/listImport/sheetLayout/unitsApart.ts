import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledAt, textsIn } from '../layout.ts';
import type { Rows } from '../rows.ts';
import { isUnitOfMoney } from '../scale.ts';

/* Units that stand in a cell of a name or a figure: 'Vigilancia (COP millones/mes) | 24', 'Wifi | 900.000 COP/mes'. */

/** The same sheet with such units in a column of their own behind all others. */
export function withUnitsApart(rows: Rows): Rows {
  const found = rows.map(unitApart);
  if (found.every((row) => row === null)) return rows;
  return rows.map((row, at) => found[at] ?? [...row, '']);
}

/** A row of a name and a figure alone; null for any other. */
function unitApart(row: Rows[number]): Rows[number] | null {
  const [name = '', value = '', ...more] = textsIn(row);
  if (more.length > 0 || !beginsAsFigure(value) || beginsAsFigure(name)) return null;
  const [at = 0, of = 0] = filledAt(row);
  const [, figure = '', unit = ''] = IN_VALUE.exec(value) ?? [];
  const beside = OFTEN.test(unit) ? `COP ${unit}` : unit;
  if (isUnitOfMoney(beside)) return [...row.with(of, figure), beside];
  const [, bare = '', said = ''] = IN_NAME.exec(name) ?? [];
  return isUnit(said) ? [...row.with(at, bare), said] : null;
}

const IN_VALUE = /^((?:COP\s*)?\$?\s*\d[\d.,]*)\s*(\D+)$/iu;
/** '$ 19.000.000 / mes'. */
const OFTEN = /^\/\s*(mes|a[nñ]o|noche|d[ií]a|trimestre|semestre)$/iu;
const IN_NAME = /^(.+?)\s*\(([^()]+)\)$/u;

/** 'COP millones/mes', '% de ingresos', 'm²', 'número'. */
const isUnit = (text: string): boolean =>
  isUnitOfMoney(text) ||
  /^(%\s*(de|del|sobre)\s.*|m²|m2|n[uú]mero|und?\.?|unidades|cantidad)$/iu.test(text);
