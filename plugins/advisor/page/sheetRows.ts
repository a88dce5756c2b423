import type { Calculation } from '../../../src/tool/index.ts';
import type { FoldedRow, GridCell } from '../../../src/workbench/index.ts';
import { OVERALL, type Race, races } from '../leads.ts';
import { type Opens, type Part, type Row, sections } from '../rows.ts';
import { leaderOf } from './leader.ts';
import { badgeOf } from './Score.tsx';

/** A row of the sheet of options. */
export interface SheetRow extends FoldedRow {
  readonly opens?: Opens;
  readonly race?: Race;
  /** Further columns that are seen in its cells. */
  readonly covers: readonly string[];
}

/** The sections with their rows, the parts of a value beneath it, and what all comes to. */
export function sheetRows(calculation: () => Calculation): readonly SheetRow[] {
  return [
    line({ id: 'name', label: 'Nombre' }),
    ...sections.flatMap(({ title, rows }) => [
      heading(title),
      ...rows.flatMap((row) => [
        valueRow(row, title, calculation),
        ...row.parts.map((part) => line(part, [title, row.id])),
      ]),
    ]),
    line({ id: 'leadCount', label: 'Criterios que lidera' }, [], {
      kind: 'total',
      race: OVERALL,
      dress: (cell) => ({ ...cell, text: `${cell.text} de ${races.length}` }),
    }),
  ];
}

function heading(title: string): SheetRow {
  const head: GridCell = { text: title, value: title, editable: false, tone: 'heading' };
  return { id: title, kind: 'group', depth: 0, head, under: [], covers: [] };
}

function line(
  { id, label, note }: Part,
  under: readonly string[] = [],
  extra: Partial<SheetRow> = {},
): SheetRow {
  const head: GridCell = {
    text: label,
    value: label,
    editable: false,
    tone: 'computed',
    ...(note ? { note } : {}),
  };
  return {
    id: [...under.slice(1), id].join('.'),
    kind: 'data',
    depth: under.length,
    head,
    shows: id,
    under,
    covers: [],
    ...extra,
  };
}

function valueRow(row: Row, title: string, calculation: () => Calculation): SheetRow {
  const { id, label, opens, readOnly, race, covers } = row;
  const dress = (cell: GridCell, option: number): GridCell => {
    if (readOnly) return { ...cell, editable: false, tone: 'computed' };
    if (!opens) return cell;
    const badge = badgeOf(
      calculation(),
      opens === 'market' ? `variance.${id}` : scoreOf(id),
      option,
    );
    return { ...cell, opens: 'edit', ...(badge ? { badge } : {}) };
  };
  return line({ id, label }, [title], {
    dress,
    covers,
    ...(opens ? { opens } : {}),
    ...(race ? { race } : {}),
  });
}

const scoreOf = (id: string): string => id.replace(/\.score$/, '');

const NOBODY: GridCell = { text: '', value: null, editable: false, tone: 'muted' };

/** Who leads in a row, and by how much. */
export function leaderCell(calculation: Calculation, race: Race | undefined): GridCell {
  const leader = race && leaderOf(calculation, race);
  if (!race || !leader) return NOBODY;
  if (!leader.name) return { ...NOBODY, text: leader.none };
  const lead = `${leader.sign}${leader.lead}`;
  return {
    ...NOBODY,
    text: leader.name,
    value: `${leader.name} ${lead}`,
    tone: 'computed',
    badge: { text: lead, color: 'green', says: `Lidera por ${lead}` },
  };
}

/** The row that shows a column of an option, or what it is covered by. */
export function rowOf(rows: readonly SheetRow[], id: string): SheetRow | undefined {
  return (
    rows.find(({ shows, race }) => shows === id || `lead.${race?.id}` === id) ??
    rows.find(({ covers }) => covers.includes(id))
  );
}
