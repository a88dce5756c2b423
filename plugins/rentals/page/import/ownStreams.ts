import type { ImportTarget } from '../../../../src/workbench/index.ts';
import { EXPENSES, INCOMES, specOf } from '../../document/parts.ts';
import { relationOf, type Structure } from '../../document/structure.ts';
import type { Side, StreamType } from '../../document/types.ts';
import { RELATIONS } from '../../model/declare.ts';

/* Which incomes and expenses a file of the tool itself has, by the names of their parts. */

/** A file of the tool itself: how it is laid out, and the incomes and expenses in it. */
export interface OwnFile {
  readonly layout: NonNullable<ImportTarget['layout']>;
  readonly names: OwnNames;
}

/** An income or expense that a file has and the sheet hasn't. */
export interface NamedStream {
  readonly side: Side;
  readonly type: StreamType;
  readonly name: string;
  /** Names of the amounts of a 'Solo Ingresos'. */
  readonly amounts: readonly string[];
}

/** Of each side its incomes or expenses, right behind each the labels of its parts. */
export type OwnNames = Readonly<Record<Side, readonly string[]>>;

/** Those that such a file names and the structure lacks. */
export function streamsMissing(names: OwnNames, structure: Structure): readonly NamedStream[] {
  return (['incomes', 'expenses'] as const).flatMap((side) => {
    const known = new Set(structure[side].map(({ label }) => label));
    return streamsIn(names[side]).flatMap(({ name, label, parts }) => {
      const type = known.has(label) ? null : typeOf(side, parts);
      if (type === null) return [];
      return [{ side, type, name, amounts: type === 'direct' ? parts : [] }];
    });
  });
}

/** Where among the labels of parts those of an expense begin that end them; −1 where none do. */
export const expenseFrom = (labels: readonly string[], name: string): number =>
  labels.findIndex(
    (_, at) =>
      typeOf(
        'expenses',
        labels.slice(at).map((label) => partIn(label, name)),
      ) !== null,
  );

/** Whether a label is of a part of what is called so. */
export const isPartOf = (label: string, name: string): boolean => label.startsWith(`${name} · `);

const partIn = (label: string, name: string): string => label.slice(`${name} · `.length);

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
    if (last && isPartOf(name, last.label)) {
      last.parts.push(partIn(name, last.label));
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
