import type { Field, Parsed } from '../../../src/tool/index.ts';
import { kinds, read, unescapeFormula, unitOf } from '../../../src/tool/index.ts';
import {
  type CsvValue,
  localDecimalMark,
  readTyped,
  type Session,
} from '../../../src/workbench/index.ts';
import type { RentalsDocument } from '../document/types.ts';
import type { SheetRow } from './rows.ts';

type Rows = readonly (readonly string[])[];
export type ProjectFields = Readonly<Record<string, Field>>;

const PERIOD = 'Período';
const UNIT = 'Unidad';

/** All rows of the sheet, folded or not, a column a project; an import reads it back. */
export function fileRows(
  session: Session<RentalsDocument>,
  rows: readonly SheetRow[],
): CsvValue[][] {
  const { projects } = session.document;
  const lines = rows
    .filter(({ head }) => head.value !== null)
    .map((row) => [
      labelOf(session, row),
      row.period ?? null,
      rowUnit(session, row),
      ...projects.map((_, record) => valueOf(session, row, record)),
    ]);
  return [['Concepto', PERIOD, UNIT, ...projects.map(({ name }) => name)], ...lines];
}

function rowUnit({ calculation }: Session, { shows }: SheetRow): CsvValue {
  const ref = { id: shows ?? '', table: 'projects' };
  const shape = calculation.field(ref) ?? calculation.formula(ref);
  return shape ? unitOf(shape) || null : null;
}

/** Parts go by the name of their stream too: folded out of their row they would mean any. */
function labelOf({ calculation }: Session, { shows, head }: SheetRow): CsvValue {
  const field =
    shows === undefined ? undefined : calculation.field({ id: shows, table: 'projects' });
  return field?.label ?? String(head.value);
}

function valueOf({ calculation }: Session, { shows, dress }: SheetRow, record: number): CsvValue {
  if (shows === undefined) return null;
  const ref = { id: shows, table: 'projects', row: record };
  const { value } = read(calculation, ref);
  const cell = { text: '', value, editable: false, tone: 'computed' } as const;
  const shown = dress ? dress(cell, record, 'projects').value : value;
  const field = calculation.field(ref);
  if (shown === null || typeof shown === 'number') return shown;
  return field?.kind === 'choice' ? kinds.choice.edit(shown, field) : String(shown);
}

/** Rows of equal length, without those that hold nothing. */
export async function readRows(file: File): Promise<Rows> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>((await file.text()).replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  return data.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

/** Columns as rows; those of periods and units in a file of ours are no projects. */
export function transposed(rows: Rows): Rows {
  const turned = (rows[0] ?? []).map((_, col) => rows.map((row) => row[col] ?? ''));
  return turned.filter(([head = '']) => ![PERIOD, UNIT].map(fold).includes(fold(head)));
}

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .toLocaleLowerCase('es-CO');

/** Names by which the head of a table may mean a field, besides label and id. */
const ALSO: Readonly<Record<string, string>> = {
  proyecto: 'name',
  concepto: 'name',
  costo: 'assetCost',
};

/** The field that each head names; none where it names nothing, or what another one named before. */
export function guessMapping(heads: readonly string[], fields: ProjectFields): string[] {
  const names = new Map(Object.entries(ALSO));
  for (const [id, { label }] of Object.entries(fields)) {
    names.set(fold(id), id);
    names.set(fold(label), id);
  }
  const taken = new Set<string>();
  return heads.map((head) => {
    const id = names.get(fold(head)) ?? '';
    if (id === '' || taken.has(id)) return '';
    taken.add(id);
    return id;
  });
}

/** Projects stand in columns where the first column names more fields than the first row. */
export function looksTurned(rows: Rows, fields: ProjectFields): boolean {
  const known = (heads: readonly string[]) => guessMapping(heads, fields).filter(Boolean).length;
  return known(transposed(rows)[0] ?? []) > known(rows[0] ?? []);
}

/** What a cell says, and what was typed to say it. */
export interface ReadCell {
  readonly text: string;
  readonly outcome: Parsed;
}

export interface ReadProject {
  readonly name: string;
  readonly cells: Readonly<Record<string, ReadCell>>;
}

export interface ReadTable {
  readonly projects: readonly ReadProject[];
  readonly faults: readonly string[];
}

/** The projects of a table by its mapping, and every cell that can't be taken. */
export function readProjects(
  [heads = [], ...rows]: Rows,
  mapping: readonly string[],
  fields: ProjectFields,
): ReadTable {
  const faults: string[] = [];
  const projects: ReadProject[] = [];
  const mark = localDecimalMark();
  rows.forEach((row, at) => {
    const cells: Record<string, ReadCell> = {};
    let name = '';
    mapping.forEach((id, col) => {
      const field = fields[id];
      const text = unescapeFormula(row[col]?.trim() ?? '');
      // An empty cell says nothing: what is there stays.
      if (!field || text === '') return;
      const outcome = readTyped(field, mark === '.' ? withComma(text) : text);
      if ('error' in outcome)
        faults.push(`${heads[col] ?? ''}, proyecto ${at + 1}: ${outcome.error}`);
      else {
        cells[id] = { text, outcome };
        if (id === 'name') name = String(outcome.value);
      }
    });
    if (Object.keys(cells).length > 0) projects.push({ name, cells });
  });
  return { projects, faults };
}

/** A file written where the point marks decimals holds bare numbers: 12.125 is twelve and a bit. */
function withComma(text: string): string {
  return /^-?\d*\.\d+$/.test(text) ? text.replace('.', ',') : text;
}
