import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledAt, textAt, textsIn } from '../table/layout.ts';
import { type Rows, widthOf } from '../table/rows.ts';
import { isUnitOfMoney } from '../match/scale.ts';

/* Units that stand in a cell of a name or a figure: 'Vigilancia (COP millones/mes) | 24', 'Wifi | 900.000 COP/mes'. */

/** The same sheet with such units in the column where it has others, else in one of their own behind all. */
export function withUnitsApart(rows: Rows): Rows {
  const width = widthOf(rows);
  const column = unitColumn(rows) ?? width;
  const found = rows.map((row) => unitApart(row, column));
  if (found.every((row) => row === null)) return rows;
  const wide = (row: Rows[number]): Rows[number] => (column < width ? row : [...row, '']);
  return rows.map((row, at) => found[at] ?? wide(row));
}

/** The column in which units of money stand behind names and figures; undefined where none do. */
function unitColumn(rows: Rows): number | undefined {
  const units = rows.flatMap((row) => {
    const [name = 0, value = 0, unit = 0, ...more] = filledAt(row);
    const isOne = more.length === 0 && isUnitOfMoney(textAt(row, unit));
    return isOne && name < value && beginsAsFigure(textAt(row, value)) ? [unit] : [];
  });
  const [column] = units;
  return units.every((unit) => unit === column) ? column : undefined;
}

/** A row of a name and a figure alone, with its unit in a column; null for any other. */
function unitApart(row: Rows[number], column: number): Rows[number] | null {
  const [name = '', value = '', ...more] = textsIn(row);
  if (more.length > 0 || !beginsAsFigure(value) || beginsAsFigure(name)) return null;
  const [at = 0, of = 0] = filledAt(row);
  const [, figure = '', unit = ''] = IN_VALUE.exec(value) ?? [];
  const beside = OFTEN.test(unit) ? `COP ${unit}` : unit;
  if (isUnitOfMoney(beside)) return withCell(row.with(of, figure), column, beside);
  const [, bare = '', said = ''] = IN_NAME.exec(name) ?? [];
  return isUnit(said) ? withCell(row.with(at, bare), column, said) : null;
}

const withCell = (row: Rows[number], column: number, text: string): Rows[number] =>
  column < row.length ? row.with(column, text) : [...row, text];

const IN_VALUE = /^((?:COP\s*)?\$?\s*\d[\d.,]*)\s*(\D+)$/iu;
/** '$ 19.000.000 / mes', '1.200.000 mensual'. */
const OFTEN =
  /^(\/|al|por|cada)?\s*(mes|mensual(es)?|a[nñ]o|anual(es)?|noche|d[ií]a|trimestre|trimestral(es)?|semestre|semestral(es)?)$/iu;
const IN_NAME = /^(.+?)\s*\(([^()]+)\)$/u;

/** 'COP millones/mes', '% de ingresos', 'm²', 'número'. */
const isUnit = (text: string): boolean =>
  isUnitOfMoney(text) ||
  /^(%\s*(de|del|sobre)\s.*|m²|m2|n[uú]mero|und?\.?|unidades|cantidad)$/iu.test(text);
