import { kinds, type List, listNames, recordName, type Scalar } from '../../../tool/index.ts';
import type { CellEdit } from '../../grid/index.ts';
import { columnsOf } from '../columnsOf.ts';
import type { Session } from '../../session/session.ts';
import { kindAmong, wholeOf } from '../target.ts';

/* What records that came in have besides what their table said of them, because their fields begin with it. */

interface Entered {
  readonly id: string;
  readonly list: List;
  readonly edits: readonly CellEdit[];
  /** The row from which on records are new. */
  readonly firstNew: number;
}

/** Sentences that tell it, of a session in which the records are. */
export const initialsTold = (session: Session, entered: Entered): readonly string[] => [
  ...partsUnsaid(session, entered),
  ...initialsUnsaid(session, entered),
  ...begun(session, entered),
];

/** What new records begin with where their cell is empty: 'Donde falta «Año» entra 2029: «Lote B».' */
function begun({ calculation }: Session, { id, list, edits, firstNew }: Entered): string[] {
  const rows = [...new Set(edits.map(({ row }) => row))].filter((row) => row >= firstNew);
  return Object.entries(list.fields).flatMap(([columnId, field]) => {
    if (!edits.some((edit) => edit.columnId === columnId)) return [];
    // What another one leaves of 100 follows from that.
    const says = new Set([columnId, field.complement]);
    const has = new Set(edits.flatMap((edit) => (says.has(edit.columnId) ? [edit.row] : [])));
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
function initialsUnsaid({ calculation }: Session, entered: Entered): string[] {
  const { id, list, edits, firstNew } = entered;
  const rows = [...new Set(edits.map(({ row }) => row))];
  const row = rows.find((one) => one >= firstNew);
  if (row === undefined) return [];
  // What it is is told by itself.
  const kind = kindAmong(columnsOf(list))?.id ?? [];
  const brought = new Set(edits.map(({ columnId }) => columnId).concat(kind));
  const said = initialsBeside(list, brought, (columnId) =>
    calculation.value({ id: columnId, table: id, row }),
  );
  if (said === null) return [];
  const entersAs = rows.some((one) => one < firstNew) ? 'en los nuevos entra así' : 'entra así';
  return [`Lo que tu tabla no dice ${entersAs}: ${said}. Cámbialo en la hoja donde sea otro.`];
}

/**
 * '«Vacancia» 5,00 % y «Liquidez» 7': what a new record has besides the fields that were `given`, also where no figure
 * reads it, since it is exported with the record; null for nothing.
 */
export function initialsBeside(
  list: List,
  given: ReadonlySet<string>,
  valueOf: (field: string) => Scalar,
): string | null {
  // That it takes part at all is no figure.
  const others = new Set([list.name, list.cards?.active]);
  const initials = columnsOf(list).flatMap(({ id, label, field }) => {
    const { initial, complement = '' } = field;
    const isGiven = given.has(id) || given.has(complement);
    const isNothing = initial === null || initial === '';
    if (isGiven || isNothing || others.has(id) || wholeOf(label) !== '') return [];
    return [`«${label}» ${kinds[field.kind].format(valueOf(id), field)}`];
  });
  return initials.length === 0 ? null : new Intl.ListFormat('es-CO').format(initials);
}

/** What choices of a part of something are ('Nómina · Ciclo de pago'), where only other parts of it came in. */
function partsUnsaid({ calculation }: Session, { id, list, edits }: Entered): string[] {
  const { fields } = list;
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
