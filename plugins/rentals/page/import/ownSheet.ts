import type { Rows } from '../../../../src/workbench/index.ts';
import type { Side } from '../../document/types.ts';
import type { OwnFile } from './ownStreams.ts';

/* The file 'Hoja completa (CSV)': a column a project, a row what the sheet has in one. Cells that are copied from the
   sheet are the same without period and unit, and their parts don't say whose they are. */

const HEADS = ['Concepto', 'Período', 'Unidad'];
const SECTIONS: Readonly<Record<Side, readonly [from: string, to: string]>> = {
  incomes: ['INGRESOS OPERATIVOS', 'EGRESOS OPERATIVOS'],
  expenses: ['EGRESOS OPERATIVOS', 'UTILIDAD BRUTA OPERATIVA'],
};

const isOwnSheet = ([heads = []]: Rows): boolean => HEADS.every((head, at) => heads[at] === head);

/** Cells of the sheet as they are copied with the heads of their columns. */
export const isCopiedSheet = (rows: Rows): boolean =>
  rows[0]?.[0] === HEADS[0] && hasSections(rows) && !isOwnSheet(rows);

const hasSections = (rows: Rows): boolean =>
  Object.values(SECTIONS).every(([from]) => rows.some(([name]) => name === from));

const [INCOMES, EXPENSES, GROSS] = [...SECTIONS.incomes, SECTIONS.expenses[1]];
/** 'Alojamiento · anual' is over its parts. */
const STREAM = /^(?<name>.+) · (?<period>anual|mensual|según la base)$/u;
/** 'Crear ingreso…' only invites. */
const NO_ROW = /…$/u;
/** What parts below the utility are called after. */
const FEES: Readonly<Record<string, string>> = {
  'Tarifa Operador': 'Tarifa Operador',
  '(−) Reservas de Reposición': 'Reservas',
};
const RESULTS = [
  GROSS,
  'UTILIDAD NETA OPERATIVA',
  'Margen Neto Operativo',
  'Cap rate',
  'Período del cap rate',
];

/**
 * Copied cells, with heads or without, as the file has them; null for any other table, and where incomes or expenses
 * were folded over their parts.
 */
export function fileOfCopied(rows: Rows): Rows | null {
  const projects = rows.find(([label]) => label === 'Nombre')?.slice(1);
  if (!hasSections(rows) || isOwnSheet(rows) || !projects) return null;
  const times = new Map<string, number>();
  let isOfStreams = false;
  let whole = '';
  const lines = rows.flatMap(([label = '', ...values]): Rows => {
    const { name = '', period = '' } = (isOfStreams && STREAM.exec(label)?.groups) || {};
    if (label === '' || label === HEADS[0] || NO_ROW.test(label)) return [];
    if (name !== '') {
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      whole = count > 1 ? `${name} (${count})` : name;
      return [[name, period, '', ...values]];
    }
    const isPart =
      whole !== '' && !RESULTS.includes(label) && !Object.hasOwn(FEES, label) && label !== EXPENSES;
    if (isPart) return [[`${whole} · ${label}`, '', '', ...values]];
    if ([INCOMES, EXPENSES, GROSS].includes(label)) isOfStreams = label !== GROSS;
    whole = FEES[label] ?? '';
    return [[label, '', '', ...values]];
  });
  const isFolded = (at: number): boolean => !lines[at + 1]?.[0]?.includes(' · ');
  const streams = lines.flatMap(([, period], at) => (period === '' ? [] : [at]));
  if (streams.some(isFolded)) return null;
  return [[...HEADS, ...projects], ...lines];
}

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
