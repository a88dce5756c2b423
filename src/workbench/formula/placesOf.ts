import { labelOf, outlineOf, read, type Ref } from '../../tool/index.ts';
import type { Command } from '../commands/registry.ts';
import type { Revealer } from '../layout/reveal.ts';
import type { Session } from '../session/session.ts';

/**
 * Where one can go in a tool: each input, figure and result, the records of lists, the columns of
 * tables. A name leads to its first cell.
 */
export function placesOf(session: Session, revealer: Revealer): readonly Command[] {
  const { calculation } = session;
  const to = (ref: Ref, group: string, label = labelOf(calculation, ref)): Command => {
    const address = `${ref.table ?? ''}.${ref.id}.${ref.row ?? ''}`;
    return {
      id: `go.${address}`,
      label,
      group,
      hint: calculation.sheet.has(ref) ? read(calculation, ref).text : '',
      run: () => {
        session.select(ref);
        revealer.reveal(ref);
      },
    };
  };
  const scalars = (items: readonly string[], group: string): Command[] =>
    items.map((id) => to({ id }, group));
  const rows = (table: string): readonly number[] => [
    ...Array(calculation.sheet.rows(table)).keys(),
  ];
  return outlineOf(calculation).flatMap((block): Command[] => {
    if (block.kind === 'inputs') return scalars(block.items, block.title || 'Datos');
    if (block.kind === 'figures') return scalars(block.items, block.title);
    if (block.kind === 'results') return scalars(block.items, block.title);
    if (block.kind === 'list') {
      const [field] = Object.keys(block.list.fields);
      const name = block.list.name ?? field;
      if (name === undefined) return [];
      return rows(block.id).map((row) => to({ id: name, table: block.id, row }, block.title));
    }
    if (block.kind !== 'table' || calculation.sheet.rows(block.id) === 0) return [];
    return Object.entries(block.table.columns)
      .filter(([, column]) => !column.internal)
      .map(([id, { label }]) => to({ id, table: block.id, row: 0 }, block.title, label));
  });
}
