import { isFixed, type List, recordName } from '../../../tool/index.ts';
import type { CellAddress, GridCell, GridColumn } from '../../grid/index.ts';
import type { Session } from '../../session/session.ts';
import { periodsOf } from '../../listImport/match/periods.ts';
import { meaningOf } from '../../listImport/match/words.ts';
import { listRecords } from './listRecords.ts';
import { addRecords, recordKey } from './records.ts';
import { type TransposedGrid, transposedGrid } from '../table/transposedGrid.ts';
import type { TransposedRow } from '../table/transposedLayout.ts';

const HEADS: GridColumn = { id: 'head', header: '', align: 'left', width: 208, pinned: true };
const COLUMN_WIDTH = 176;
/** In characters: more don't fit its column. */
const LONGEST_HEAD = 26;

/** The records of a list side by side: a column each, their fields and formulas under headings. */
export function listColumns(session: Session, id: string, list: List): TransposedGrid {
  const rows = layoutOf(list);
  const columns = recordColumns(session, id, list);
  const grid = transposedGrid(session, {
    list: id,
    label: list.label,
    heads: HEADS,
    rows: () => rows,
    records: columns,
    toggle: () => {},
    grow: (draft, count) => addRecords(draft, id, list, count),
  });
  // Assigned: its columns and rows are getters.
  return Object.assign(grid, {
    equals: 'columns' as const,
    ...(isFixed(list) ? {} : { records: listRecords(session, id, list, recordAt(columns)) }),
  });
}

/** A column a record, by its name or its number; the same array while those and their order stay. */
export function recordColumns(
  session: Session,
  id: string,
  list: List,
): () => readonly GridColumn[] {
  let columns: readonly GridColumn[] = [];
  const keyOf = (row: number): string => `r.${recordKey(session.document, id, row)}`;
  return () => {
    const names = namesOf(session, id, list);
    const same =
      names.length === columns.length &&
      names.every((name, i) => name === columns[i]?.header && keyOf(i) === columns[i]?.id);
    if (!same) {
      columns = names.map((header, i) => ({
        id: keyOf(i),
        header,
        align: 'right',
        width: COLUMN_WIDTH,
      }));
    }
    return columns;
  };
}

/** The record of which an address shows something; null for heads and what stands beside them. */
export function recordAt(columns: () => readonly GridColumn[]) {
  return ({ columnId }: CellAddress): number | null => {
    const at = columns().findIndex((column) => column.id === columnId);
    return at < 0 ? null : at;
  };
}

function namesOf(session: Session, id: string, list: List): string[] {
  const { calculation } = session;
  return Array.from(
    { length: calculation.sheet.rows(id) },
    (_, row) => recordName(calculation, list, id, row) || `${list.singular} ${row + 1}`,
  );
}

/** The name first, then each group under its heading; without groups, all there is. */
function layoutOf(list: List): TransposedRow[] {
  const plain = (field: string): boolean => field !== list.name && !list.fields[field]?.hidden;
  const formulas = Object.entries(list.formulas ?? {}).filter(([, formula]) => !formula.internal);
  const groups = list.groups ?? [
    { title: list.label, items: Object.keys(list.fields).filter(plain) },
    { title: 'Resultados', items: formulas.map(([formula]) => formula) },
  ];
  return [
    ...(list.name === undefined ? [] : [lineOf(list, list.name)]),
    ...groups.flatMap(({ title, items }) => [
      headingOf(title),
      ...items.map((item) => lineOf(list, item)),
    ]),
  ];
}

function headingOf(title: string): TransposedRow {
  return { id: `g.${title}`, kind: 'group', depth: 0, head: headCell(title, 'heading') };
}

function lineOf(list: List, shows: string): TransposedRow {
  const shape = list.fields[shows] ?? list.formulas?.[shows];
  const label = shape?.label ?? shows;
  const unit = shape?.unit ?? '';
  const whole = saysUnit(label, unit) ? label : `${label}, ${unit}`;
  // The unit goes where there is room for it; it is kept for the file and for who points at it.
  const text = whole.length > LONGEST_HEAD ? label : whole;
  const note = text === whole ? {} : { note: whole };
  const head = { ...headCell(text, 'computed'), value: whole, ...note };
  return { id: shows, kind: 'data', depth: 0, head, shows };
}

/** 'Gastos anuales' are in 'COP al año', and 'Años hasta la venta' in years: in pesos are all amounts. */
function saysUnit(label: string, unit: string): boolean {
  const said = periodsOf(label);
  const isSaid = (word: string): boolean => {
    const period = [...periodsOf(word)];
    return period.length > 0 && period.every((one) => said.has(one));
  };
  return [...meaningOf(unit)].every(isSaid);
}

function headCell(text: string, tone: GridCell['tone']): GridCell {
  return { text, value: text, editable: false, tone };
}
