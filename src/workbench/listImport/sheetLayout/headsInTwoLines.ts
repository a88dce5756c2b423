import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { areHeads } from '../content.ts';
import { filledAt, filledIn, firstFilledAt, isHeadLike, isNameLike, textAt } from '../layout.ts';
import { periodsOf } from '../periods.ts';
import type { Rows } from '../rows.ts';
import { isPeriod } from '../unsaid.ts';

/* Heads in two lines: groups over what they are of ('INVERSIÓN' over 'Adquisición' and 'Mejoras'), or names over their
   units ('Servicios' over '(COP/mes)'). */

/** The same sheet with such heads in one line, the other one left empty. */
export function withHeadsInOneLine(rows: Rows): Rows {
  return rows.reduce<Rows>((sheet, _, at) => {
    const [over = [], under = [], first = []] = sheet.slice(at, at + 3);
    if (!areOneHead(over, under) || first.filter(beginsAsFigure).length < 2) return sheet;
    return sheet.with(at, joined(over, under)).with(
      at + 1,
      under.map(() => ''),
    );
  }, rows);
}

const BRACKETS = /^\([^()]*\)$/;

/** Whether the lower line says more of columns of the upper one, and has no name of a record. */
function areOneHead(over: Rows[number], under: Rows[number]): boolean {
  if (filledIn(over).length < 3 || filledIn(under).length < 2 || !isHeadLike(over)) return false;
  const isSaying = filledIn(under).every(
    (text) => BRACKETS.test(text.trim()) || (isNameLike(text) && !isPeriod(text)),
  );
  return isSaying && firstFilledAt(under) > firstFilledAt(over);
}

function joined(over: Rows[number], under: Rows[number]): Rows[number] {
  const heads = filledAt(over);
  return over.map((head, column) => {
    const said = textAt(under, column);
    if (said === '') return head;
    if (BRACKETS.test(said)) return `${head.trim()} ${said}`;
    return ofGroup(said, textAt(over, heads.findLast((each) => each <= column) ?? column));
  });
}

/** 'Canon (año)' of 'Canon' below 'INGRESOS (año)', 'Total INVERSIÓN' of 'Total' below 'INVERSIÓN'. */
function ofGroup(said: string, group: string): string {
  const [brackets = ''] = /\([^()]*\)/.exec(group) ?? [];
  if (areHeads([said])) return `${said} ${group}`;
  const isOfPeriod = periodsOf(said).size === 0 && periodsOf(brackets).size > 0;
  return isOfPeriod ? `${said} ${brackets}` : said;
}
