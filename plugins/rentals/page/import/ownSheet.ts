import type { Rows } from '../../../../src/workbench/index.ts';
import type { Side } from '../../document/types.ts';
import type { OwnFile } from './ownStreams.ts';

/* The file 'Hoja completa (CSV)': a column a project, a row what the sheet has in one. */

const HEADS = ['Concepto', 'Período', 'Unidad'];
const SECTIONS: Readonly<Record<Side, readonly [from: string, to: string]>> = {
  incomes: ['INGRESOS OPERATIVOS', 'EGRESOS OPERATIVOS'],
  expenses: ['EGRESOS OPERATIVOS', 'UTILIDAD BRUTA OPERATIVA'],
};

const isOwnSheet = ([heads = []]: Rows): boolean => HEADS.every((head, at) => heads[at] === head);

/** Cells of the sheet as they are copied: its parts don't say whose they are. */
export const isCopiedSheet = (rows: Rows): boolean =>
  rows[0]?.[0] === HEADS[0] &&
  !isOwnSheet(rows) &&
  Object.values(SECTIONS).every(([from]) => rows.some(([name]) => name === from));

/** Null for any other table. */
export function ownSheet(rows: Rows): OwnFile | null {
  if (!isOwnSheet(rows)) return null;
  const names = rows.map(([first = '']) => first);
  const namesOf = (side: Side): readonly string[] => {
    const [from, to] = SECTIONS[side].map((title) => names.indexOf(title));
    if (from === undefined || to === undefined || from < 0 || to < from) return [];
    return names.slice(from + 1, to);
  };
  return {
    layout: { head: 0, turned: true },
    names: { incomes: namesOf('incomes'), expenses: namesOf('expenses') },
  };
}
