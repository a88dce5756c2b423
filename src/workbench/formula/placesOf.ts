import {
  type Block,
  type Calculation,
  type Declaration,
  labelOf,
  type List,
  outlineOf,
  read,
  recordName,
  type Ref,
  rowNameOf,
} from '../../tool/index.ts';
import type { Command } from '../commands/registry.ts';
import type { Revealer } from '../layout/reveal.ts';
import type { Session } from '../session/session.ts';
import { synonymsOf } from './synonyms.ts';

/** Going to a cell, under the heading of what it is in. `names`: other words by which it is looked for. */
export function placeAt(
  session: Session,
  revealer: Revealer,
  ref: Ref,
  group: string,
  label = labelOf(session.calculation, ref),
  names = '',
): Command {
  const { calculation } = session;
  const isOne = ref.table === undefined || ref.row !== undefined;
  const { text } = isOne && calculation.sheet.has(ref) ? read(calculation, ref) : { text: '' };
  return {
    id: `go.${ref.table ?? ''}.${ref.id}.${ref.row ?? ''}`,
    label,
    group,
    words: `${synonymsOf(label)} ${names}`.trim(),
    // A record's name says itself.
    hint: text === label ? '' : text,
    hidden: revealer.hides(ref) || isStoodFor(calculation, ref),
    run: () => {
      session.select(ref);
      revealer.reveal(ref);
    },
  };
}

const projected = new WeakMap<Declaration, ReadonlySet<string>>();

/** Whether it is what would be computed in cells that may be typed over: sheets show these in its place. */
function isStoodFor({ declaration }: Calculation, { id, table }: Ref): boolean {
  const known = projected.get(declaration) ?? projectedIn(declaration);
  projected.set(declaration, known);
  return table !== undefined && known.has(id);
}

/** Sums of a table have the names of what they add up. */
function projectedIn({ tables }: Declaration): ReadonlySet<string> {
  const formulas = Object.values(tables).flatMap(({ columns }) => Object.values(columns));
  return new Set(formulas.flatMap((formula) => formula.projected ?? []));
}

/**
 * Where one can go in a tool: each input, figure and result, the records of lists with the values of the
 * one at work, the columns of tables. A name leads to the row where one is, else to the first, and that of
 * a record to the value where one is; of what several tables have, the one that is in sight comes first.
 */
export function placesOf(session: Session, revealer: Revealer): readonly Command[] {
  const { calculation } = session;
  const to = (ref: Ref, group: string, label?: string): Command =>
    placeAt(session, revealer, ref, group, label);
  const scalars = (items: readonly string[], group: string): Command[] =>
    items.map((id) => to({ id }, group));
  const rows = (table: string): readonly number[] => [
    ...Array(calculation.sheet.rows(table)).keys(),
  ];
  const rowIn = (table: string): number =>
    session.selected?.table === table ? (session.selected.row ?? 0) : 0;
  const isAway = (block: Block): number =>
    Number(block.kind === 'table' && !revealer.isHere(block.id));
  const blocks = outlineOf(calculation).toSorted((one, other) => isAway(one) - isAway(other));
  return blocks.flatMap((block): Command[] => {
    if (block.kind === 'inputs') return scalars(block.items, block.title || 'Datos');
    if (block.kind === 'figures') return scalars(block.items, block.title);
    if (block.kind === 'results') return scalars(block.items, block.title);
    if (block.kind === 'list') {
      const [field] = Object.keys(block.list.fields);
      const name = block.list.name ?? field;
      if (name === undefined) return [];
      const { id: table, title, list } = block;
      const here = rowIn(table);
      const values = valuesOf(table, list, revealer);
      const others = rows(table).length > here ? values.filter((id) => id !== name) : [];
      const { selected } = session;
      const kept = selected?.table === table && values.includes(selected.id) ? selected.id : name;
      const record = (row: number): Command => ({
        ...to(
          { id: name, table, row },
          title,
          list.called === undefined
            ? recordName(calculation, list, table, row) || undefined
            : rowNameOf(calculation, table, row),
        ),
        run: to({ id: kept, table, row }, title).run,
      });
      return [
        ...rows(table).map(record),
        ...others.map((id) => to({ id, table, row: here }, title)),
      ];
    }
    if (block.kind !== 'table' || calculation.sheet.rows(block.id) === 0) return [];
    return Object.entries(block.table.columns)
      .filter(([, column]) => !column.internal)
      .map(([id, { label }]) =>
        to({ id, table: block.id, row: rowIn(block.id) }, block.title, label),
      );
  });
}

/**
 * What is seen of each record: its fields, then what is computed of it, as the sheet that is here shows it. A part
 * of a formula that is called as the figure which it stands for there is no other place.
 */
export function valuesOf(
  table: string,
  { fields, formulas = {} }: List,
  revealer: Revealer,
): readonly string[] {
  const typed = Object.entries(fields).filter(([, { hidden, isPlace }]) => !hidden && !isPlace);
  const own = Object.entries(formulas).filter(([, formula]) => !formula.internal);
  const names = new Set([...typed, ...own].map(([, { label }]) => label));
  const computed = Object.entries(formulas).filter(
    ([id, { internal, label }]) =>
      !internal || (!names.has(label) && revealer.shows({ id, table, row: 0 })),
  );
  return [...typed, ...computed].map(([id]) => id);
}
