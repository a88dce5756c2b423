import {
  type Document,
  type Draft,
  type Field,
  kinds,
  type List,
  listNames,
  MAX_RECORDS,
  newRecord,
  RECORD_ID,
  recordName,
  recordsIn,
  type Ref,
} from '../../tool/index.ts';
import type { CellEdit, RefusedEdit } from '../grid/index.ts';
import { readTyped, type Typed } from '../session/readTyped.ts';
import type { Session } from '../session/session.ts';
import { layoutAmongAll } from './ownFile.ts';
import { giveIds, returningIn } from './returning.ts';
import type { Rows } from './table/rows.ts';
import {
  type ImportTarget,
  kindAmong,
  type Taken,
  type TargetColumn,
  wholeNames,
  wholeOf,
} from './target.ts';

/** A list of a tool whose records are in the document as they are declared. */
export function listTarget(id: string, list: List): ImportTarget {
  const target = fieldsTarget(id, list, (draft, count, replace) => {
    const records = recordsIn(draft, id);
    if (replace) records.length = 0;
    while (records.length < count) records.push(newRecord(list));
  });
  const forFile = ({ tool }: Session, rows: Rows): ImportTarget | null => {
    const layout = layoutAmongAll(rows, tool.title, list.label);
    return layout && { ...target, layout };
  };
  return { ...target, forFile };
}

/** A list whose records are typed by the fields of its declaration. `room` makes as many as there are to be. */
export function fieldsTarget<D extends Document>(
  id: string,
  list: List,
  room: (draft: Draft<D>, count: number, replace: boolean) => void,
): ImportTarget {
  const { fields, name, singular, label } = list;
  return {
    id,
    label,
    singular,
    columns: columnsOf(list),
    name,
    names: ({ calculation }) =>
      Array.from({ length: calculation.sheet.rows(id) }, (_, row) =>
        recordName(calculation, list, id, row),
      ),
    most: list.maxRecords ?? MAX_RECORDS,
    take: (session, taken) => {
      const { count, replace } = taken;
      const returning = replace ? returningIn(session, id, list, taken.edits) : null;
      const prepare = (draft: Document) => {
        room(draft as Draft<D>, count, replace);
        giveIds(draft, id, returning);
      };
      return takeFields(session, id, fields, prepare, taken);
    },
    lacks: (session, edits, _, firstNew) => [
      ...partsUnsaid(session, id, fields, edits),
      ...initialsUnsaid(session, id, list, edits, firstNew),
      ...begun(session, id, list, edits, firstNew),
    ],
    valueAt: ({ calculation }, row, columnId) => {
      const ref = { id: columnId, table: id, row };
      // What counts for an empty cell isn't in it.
      const isKnown = calculation.declaration.lists[id]?.fields[columnId] !== undefined;
      return isKnown && !calculation.isEmptyCell(ref) ? calculation.value(ref) : null;
    },
  };
}

const columnsOf = ({ fields, name, singular }: List): TargetColumn[] =>
  Object.entries(fields)
    .filter(([field, { hidden }]) => field !== RECORD_ID && !hidden)
    .map(([field, spec]) => ({
      id: field,
      label: spec.label,
      field: spec,
      ...(field === name ? { also: [singular, 'Nombre'] } : {}),
      ...(spec.also ? { exactly: wholeNames(spec.also) } : {}),
    }));

/** What new records begin with where their cell is empty: 'Donde falta «Año» entra 2029: «Lote B».' */
function begun(
  { calculation }: Session,
  id: string,
  list: List,
  edits: readonly CellEdit[],
  firstNew: number,
): readonly string[] {
  const rows = [...new Set(edits.map(({ row }) => row))].filter((row) => row >= firstNew);
  return Object.entries(list.fields).flatMap(([columnId, field]) => {
    const has = new Set(edits.flatMap((edit) => (edit.columnId === columnId ? [edit.row] : [])));
    if (has.size === 0) return [];
    const named = new Map<string, string[]>();
    for (const row of rows.filter((one) => !has.has(one))) {
      const ref = { id: columnId, table: id, row };
      const value = calculation.value(ref);
      if (value === null || value === '' || calculation.isEmptyCell(ref)) continue;
      const text = kinds[field.kind].format(value, field);
      named.set(text, [...(named.get(text) ?? []), recordName(calculation, list, id, row)]);
    }
    return [...named].map(
      ([text, names]) => `Donde falta «${field.label}» entra ${text}: ${listNames(names, 3)}.`,
    );
  });
}

/** What new records begin with where no column says it: 'Lo que tu tabla no dice entra así: «Vacancia» 5,00 %.' */
function initialsUnsaid(
  { calculation }: Session,
  id: string,
  list: List,
  edits: readonly CellEdit[],
  firstNew: number,
): readonly string[] {
  const rows = [...new Set(edits.map(({ row }) => row))];
  const row = rows.find((one) => one >= firstNew);
  if (row === undefined) return [];
  const columns = columnsOf(list);
  const brought = new Set(edits.map(({ columnId }) => columnId));
  // What a record is called and what it is are told by themselves; that it takes part at all is no figure.
  const others = new Set([list.name, kindAmong(columns)?.id, list.cards?.active]);
  const entered = columns.flatMap(({ id: columnId, label, field }) => {
    const { initial, notComputed, complement = '' } = field;
    const isSaid = brought.has(columnId) || brought.has(complement);
    const isNothing = initial === null || initial === '' || notComputed;
    if (isSaid || isNothing || others.has(columnId) || wholeOf(label) !== '') return [];
    const value = calculation.value({ id: columnId, table: id, row });
    return [`«${label}» ${kinds[field.kind].format(value, field)}`];
  });
  if (entered.length === 0) return [];
  const entersAs = rows.some((one) => one < firstNew) ? 'en los nuevos entra así' : 'entra así';
  const said = new Intl.ListFormat('es-CO').format(entered);
  return [`Lo que tu tabla no dice ${entersAs}: ${said}. Cámbialo en la hoja donde sea otro.`];
}

/** What choices of a part of something are ('Nómina · Ciclo de pago'), where only other parts of it came in. */
function partsUnsaid(
  { calculation }: Session,
  id: string,
  fields: Readonly<Record<string, Field>>,
  edits: readonly CellEdit[],
): readonly string[] {
  const brought = new Set(edits.map(({ columnId }) => columnId));
  return Object.entries(fields).flatMap(([choice, { kind, label, options = [] }]) => {
    const whole = wholeOf(label);
    if (kind !== 'choice' || whole === '' || brought.has(choice)) return [];
    const rows = edits
      .filter(({ columnId }) => wholeOf(fields[columnId]?.label ?? '') === whole)
      .map(({ row }) => row);
    const values = new Set(rows.map((row) => calculation.value({ id: choice, table: id, row })));
    const are = options.filter(({ value }) => values.has(value)).map((one) => one.label);
    if (are.length === 0) return [];
    const is = new Intl.ListFormat('es-CO', { type: 'disjunction' }).format(are);
    return [`Tu tabla no dice «${label}»: donde falte, es ${is}.`];
  });
}

function takeFields(
  session: Session,
  id: string,
  fields: Readonly<Record<string, Field>>,
  room: (draft: Document) => void,
  { label, edits, mergeKey }: Taken,
): RefusedEdit[] {
  const { typed, refused } = readEdits(edits, fields, ({ columnId, row }) => ({
    id: columnId,
    table: id,
    row,
  }));
  session.take(label, typed, { prepare: room, ...(mergeKey ? { mergeKey } : {}) });
  return [...refused, ...otherwise(session, typed)];
}

/** The texts of edits by the fields of their columns, each in its cell, and those that can't be taken. */
export function readEdits(
  edits: readonly CellEdit[],
  fields: Readonly<Record<string, Field | undefined>>,
  refOf: (edit: CellEdit) => Ref,
): { readonly typed: readonly Typed[]; readonly refused: readonly RefusedEdit[] } {
  const refused: RefusedEdit[] = [];
  const typed = edits.flatMap((edit): Typed[] => {
    const field = fields[edit.columnId];
    if (!field) return [];
    const outcome = readTyped(field, edit.text);
    if ('error' in outcome) refused.push({ ...edit, reason: outcome.error });
    return [{ ref: refOf(edit), text: edit.text, outcome }];
  });
  return { typed, refused };
}

/** What was written and isn't what the file says: another cell of its record decides it too. */
function otherwise(session: Session, typed: readonly Typed[]): RefusedEdit[] {
  return typed.flatMap(({ ref, text, outcome }) => {
    if ('error' in outcome || session.calculation.value(ref) === outcome.value) return [];
    const reason = 'no cuadra con otra celda de su fila, de la que depende';
    return [{ row: ref.row ?? 0, columnId: ref.id, text, reason }];
  });
}
