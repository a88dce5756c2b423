import { beginsAsFigure } from '../grid/clipboard/texts.ts';
import { filledIn, firstText, isHeadLike, isNameLike } from '../listImport/table/layout.ts';
import { saysPeriod } from '../listImport/match/periods.ts';
import type { Rows } from '../listImport/table/rows.ts';

/* What is paid at the least, in the row of a share: 'Honorarios | 4 % de los ingresos | mínimo 15.000.000 mensuales'. */

const WORD = 'm[ií]n(?:im[oa]s?)?(?!\\p{L})\\.?';
const FIGURE = '(?:COP\\s*)?\\$?\\s*\\d[^)]*';
/** 'mínimo 15.000.000 mensuales', 'con un mínimo mensual garantizado de $ 15.000.000'. */
const FIRST = `(?:(?:con|y)\\s+)?(?:una?\\s+)?${WORD}(?<said>[\\p{L}\\s:=]*?)\\s*(?<figure>${FIGURE})`;
const ALONE = new RegExp(`^\\(?${FIRST}\\)?$`, 'iu');
/** '15.000.000 mínimo mensual'. */
const LAST = new RegExp(`^(?<figure>\\$?\\s*[\\d.,]+)\\s+${WORD}(?<said>[\\p{L}\\s]*)$`, 'iu');
/** '4 % de los ingresos, mínimo 15.000.000'. */
const BEHIND = new RegExp(
  `^(?<share>[\\d.,]+\\s*%[^(,;]*?)[\\s,;(]+(?<minimum>${FIRST})\\)?$`,
  'iu',
);
/** 'Mínimo mensual' before its figure in a cell of its own, or over it. */
const NAMED = new RegExp(`^${WORD}[\\p{L}\\s:/]*$`, 'iu');

/** What such a text comes to: '15.000.000 mensuales'; null for any other. */
export function minimumIn(text: string): string | null {
  const found = ALONE.exec(text.trim()) ?? LAST.exec(text.trim());
  const { figure = '', said = '' } = found?.groups ?? {};
  if (figure === '') return null;
  const [period = ''] = said.split(/\s+/).filter(saysPeriod);
  return `${figure.trim().replace(/\s*\/\s*(?=\p{L})/u, ' al ')} ${period}`.trim();
}

/** The same sheet with each minimum of a row in a cell of its own, which says that it is one. */
export function minimumsApart(rows: Rows): Rows {
  let heads: Rows[number] = [];
  return rows.map((row, at) => {
    if (filledIn(row).length < 2) heads = [];
    else if (isHeadLike(row)) heads = isOverShares(row, rows[at + 1] ?? []) ? row : [];
    if (row === heads) return row.map((head, column) => (isNamed(head, column) ? '' : head));
    return named(row, heads).flatMap(apart);
  });
}

const isNamed = (head: string, column: number): boolean => column > 0 && NAMED.test(head.trim());

/** Whether heads are over names with a share each, and over what is the least of that. */
const isOverShares = (heads: Rows[number], below: Rows[number]): boolean =>
  heads.some(isNamed) && isNameLike(firstText(below)) && below.some((cell) => cell.includes('%'));

/** A row whose minimum is one by its head, or by the cell before it. */
function named(row: Rows[number], heads: Rows[number]): Rows[number] {
  const isBefore = (column: number): boolean =>
    isNamed(row[column] ?? '', column) && beginsAsFigure(row[column + 1] ?? '');
  return row.map((cell, column) => {
    if (isBefore(column)) return '';
    const name = isBefore(column - 1) ? row[column - 1] : heads[column];
    const isLeast = beginsAsFigure(cell) && isNamed(name ?? '', column);
    return isLeast ? `${name} ${cell.trim()}` : cell;
  });
}

/** A share and its minimum in two cells; any other cell as it is. */
function apart(cell: string): readonly string[] {
  const { share, minimum } = BEHIND.exec(cell.trim())?.groups ?? {};
  return share === undefined || minimum === undefined ? [cell] : [share.trim(), minimum];
}
