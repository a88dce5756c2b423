import { unitOf } from '../../../../src/tool/index.ts';
import type { Rows } from '../../../../src/workbench/index.ts';
import { FEE, PROJECT, RESERVE } from '../../document/parts.ts';
import type { Side } from '../../document/types.ts';
import { expenseFrom, isPartOf, type OwnFile, type OwnNames } from './ownStreams.ts';

/* The table of projects in other files of ours, by itself, among other tables, or as a sheet of a workbook: a row a
   project, with the parts of all incomes, those of all expenses, and then what each of them comes to. */

/** Files of before have none of these. */
const LATER: readonly string[] = [PROJECT.city.label, PROJECT.propertyType.label];
/** What it has of every project, before its incomes and expenses. */
const OF_PROJECT = Object.values({ ...PROJECT, ...FEE, ...RESERVE })
  .filter(({ label }) => !LATER.includes(label))
  .map((field) => {
    const unit = unitOf(field);
    return unit ? `${field.label} (${unit})` : field.label;
  });
const TOTALS = ['Ingresos operativos (COP)', 'Egresos operativos (COP)'] as const;
const AMOUNT = /\s*\(COP[^()]*\)$/;

/** A head without its unit. */
const bare = (head: string): string => head.replace(/\s*\([^()]*\)$/, '');

/** Null for any other table. */
export function ownTable(rows: Rows): OwnFile | null {
  const head = rows.findIndex((line) =>
    [...OF_PROJECT, ...TOTALS].every((one) => line.includes(one)),
  );
  if (head < 0) return null;
  const end = rows.findIndex((line, at) => at > head && line.every((text) => text === ''));
  const layout = { head, turned: false, ...(end < 0 ? {} : { end }) };
  return { layout, names: namesIn(rows[head] ?? []) };
}

function namesIn(heads: readonly string[]): OwnNames {
  const begin = Math.max(...OF_PROJECT.map((one) => heads.indexOf(one))) + 1;
  const first = bare(heads[begin] ?? '');
  // The first that is worked out is what has the first part.
  const end = heads.findIndex((head, at) => at > begin && isPartOf(first, bare(head)));
  if (end < 0) return { incomes: [], expenses: [] };
  const [incomes, expenses] = TOTALS.map((total) => heads.lastIndexOf(total));
  const labelsIn = (from: number, to: number | undefined): readonly string[] => [
    ...new Set(
      heads
        .slice(from, to)
        .filter((head) => AMOUNT.test(head))
        .map(bare),
    ),
  ];
  return withParts(heads.slice(begin, end).map(bare), {
    incomes: labelsIn(end, incomes),
    expenses: labelsIn((incomes ?? 0) + 1, expenses),
  });
}

/** Each by its name, its parts behind it. */
function withParts(parts: readonly string[], labels: OwnNames): OwnNames {
  const all = [...labels.incomes, ...labels.expenses].toSorted(
    (one, other) => other.length - one.length,
  );
  const partsOf = (side: Side, label: string): readonly string[] => {
    const own = parts.filter((part) => all.find((one) => isPartOf(part, one)) === label);
    if (!labels.incomes.includes(label) || !labels.expenses.includes(label)) return own;
    // An income and an expense of one name: the parts of the expense come last.
    const cut = expenseFrom(own, label);
    return side === 'incomes' ? own.slice(0, cut) : own.slice(cut);
  };
  const namesOf = (side: Side): readonly string[] =>
    labels[side].flatMap((label) => [nameOf(label, labels[side]), ...partsOf(side, label)]);
  return { incomes: namesOf('incomes'), expenses: namesOf('expenses') };
}

/** 'Canon' of 'Canon (2)', where there is a first one. */
function nameOf(label: string, labels: readonly string[]): string {
  const name = label.replace(/ \(\d+\)$/, '');
  return labels.includes(name) ? name : label;
}
