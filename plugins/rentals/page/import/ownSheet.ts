import type { Rows } from '../../../../src/workbench/index.ts';
import { EXPENSES, INCOMES, specOf } from '../../document/parts.ts';
import { relationOf, type Structure } from '../../document/structure.ts';
import type { Side, StreamType } from '../../document/types.ts';
import { RELATIONS } from '../../model/declare.ts';

/* The file 'Hoja completa (CSV)': which incomes and expenses it has, by the names of their parts. */

/** An income or expense that the file has and the sheet hasn't. */
export interface NamedStream {
  readonly side: Side;
  readonly type: StreamType;
  readonly name: string;
  /** Names of the amounts of a 'Solo Ingresos'. */
  readonly amounts: readonly string[];
}

const HEADS = ['Concepto', 'Período', 'Unidad'];
const SECTIONS: Readonly<Record<Side, readonly [from: string, to: string]>> = {
  incomes: ['INGRESOS OPERATIVOS', 'EGRESOS OPERATIVOS'],
  expenses: ['EGRESOS OPERATIVOS', 'UTILIDAD BRUTA OPERATIVA'],
};

export const isOwnSheet = ([heads = []]: Rows): boolean =>
  HEADS.every((head, at) => heads[at] === head);

/** Cells of the sheet as they are copied: its parts don't say whose they are. */
export const isCopiedSheet = (rows: Rows): boolean =>
  rows[0]?.[0] === HEADS[0] &&
  !isOwnSheet(rows) &&
  Object.values(SECTIONS).every(([from]) => rows.some(([name]) => name === from));

/** Those that such a sheet names and the structure lacks. */
export function streamsMissing(rows: Rows, structure: Structure): readonly NamedStream[] {
  const names = rows.map(([first = '']) => first);
  return (['incomes', 'expenses'] as const).flatMap((side) => {
    const [from, to] = SECTIONS[side].map((title) => names.indexOf(title));
    if (from === undefined || to === undefined || from < 0 || to < from) return [];
    const known = new Set(structure[side].map(({ label }) => label));
    return streamsIn(names.slice(from + 1, to)).flatMap(({ name, label, parts }) => {
      const type = known.has(label) ? null : typeOf(side, parts);
      if (type === null) return [];
      return [{ side, type, name, amounts: type === 'direct' ? parts : [] }];
    });
  });
}

interface Listed {
  readonly name: string;
  readonly label: string;
  readonly parts: string[];
}

/** Each with its parts, which stand below it under its label; of a name that comes again the label is numbered. */
function streamsIn(names: readonly string[]): readonly Listed[] {
  const times = new Map<string, number>();
  const found: Listed[] = [];
  for (const name of names) {
    const last = found.at(-1);
    const begin = `${last?.label} · `;
    if (last && name.startsWith(begin)) {
      last.parts.push(name.slice(begin.length));
      continue;
    }
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    found.push({ name, label: count > 1 ? `${name} (${count})` : name, parts: [] });
  }
  return found;
}

/** The type that has just these parts; of incomes any other parts are amounts. */
function typeOf(side: Side, parts: readonly string[]): StreamType | null {
  const types = Object.keys(side === 'incomes' ? INCOMES : EXPENSES) as StreamType[];
  const same = types.find(
    (type) => type !== 'direct' && partLabels(side, type).join('\n') === parts.join('\n'),
  );
  if (same) return same;
  return side === 'incomes' && parts.length > 0 ? 'direct' : null;
}

const partLabels = (side: Side, type: StreamType): readonly string[] => [
  ...(relationOf(type) ? [RELATIONS[side]] : []),
  ...Object.values(specOf(type).parts).map(({ label }) => label),
];
