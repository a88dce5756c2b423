import type { FoldedRow, GridCell } from '../../../src/workbench/index.ts';
import { Followers, MONTHLY } from '../model/formulas.ts';
import { FEE, RESERVE, specOf } from '../document/parts.ts';
import { relationOf, type StreamShape, type Structure } from '../document/structure.ts';
import type { RentalsDocument, Side } from '../document/types.ts';
import { repeatedNames } from './names.ts';

/** What an empty cell says while it is the active one. */
const EMPTY_CELL = 'Hacer clic para configurar';

/** A form that goes on from project to project, in the order in which the sheet shows them. */
interface Walked {
  readonly order?: readonly number[] | undefined;
  /** It is no more at the cell that it was opened from: closing it leads to where it is. */
  readonly leads?: true;
}

/** Where in its form one begins. */
export interface Begun extends Walked {
  /** What was typed on the cell that opened it: its amount begins with it. */
  readonly typed?: string;
  /** The part of the value that was touched. */
  readonly part?: string;
}

/** A project in a form of its own, at a field. */
export interface OpenedProject extends Walked {
  readonly row: number;
  readonly field: string;
}

/** What a click on a cell opens. */
export type Target =
  | ({ readonly open: 'value'; readonly stream: StreamShape; readonly row: number } & Begun)
  | ({ readonly open: 'fee' | 'reserve'; readonly row: number } & Begun)
  | { readonly open: 'options'; readonly stream: StreamShape }
  | { readonly open: 'create'; readonly side: Side };

/** A row of the sheet, with what its head and its cells open. */
export interface SheetRow extends FoldedRow {
  readonly opens?: (record: number) => Target;
  readonly headOpens?: Target;
  /** Of an income or expense: the time that its value covers. */
  readonly period?: string;
}

interface Fields {
  readonly [id: string]: { readonly label: string } | undefined;
}

const heading = (text: string): GridCell => ({
  text,
  value: text,
  editable: false,
  tone: 'heading',
});
const label = (text: string, note?: string): GridCell => ({
  text,
  value: text,
  editable: false,
  tone: 'computed',
  ...(note ? { note } : {}),
});
const button = (text: string): GridCell => ({
  text,
  value: null,
  editable: false,
  tone: 'muted',
  opens: true,
});

/** Every row of the sheet in its order, folded or not. `document` tells what is configured, now. */
export function sheetRows(
  structure: Structure,
  fields: Fields,
  document: () => RentalsDocument,
): readonly SheetRow[] {
  const group = (id: string, text: string, shows?: string): SheetRow => ({
    id,
    kind: 'group',
    depth: 0,
    head: heading(text),
    under: [],
    ...(shows ? { shows } : {}),
  });
  const line = (
    shows: string,
    text: string,
    under: readonly string[],
    extra: Partial<SheetRow> = {},
  ): SheetRow => ({
    id: shows,
    kind: 'data',
    depth: under.length,
    head: label(text),
    shows,
    under,
    ...extra,
  });
  const total = (shows: string, text: string): SheetRow => line(shows, text, [], { kind: 'total' });
  const followers = new Followers(structure);
  const side = (name: Side, id: string, create: string): SheetRow[] => [
    ...structure[name].flatMap((stream) => streamRows(stream, id, followers, fields, document)),
    {
      id: `${id}.crear`,
      kind: 'data',
      depth: 1,
      head: button(create),
      headOpens: { open: 'create', side: name },
      under: [id],
    },
  ];
  return [
    group('generales', 'DATOS GENERALES'),
    line('name', 'Nombre', ['generales'], {
      dress: (cell, record) => {
        const { projects } = document();
        const twice = repeatedNames(projects).has(projects[record]?.name ?? '');
        return twice ? { ...cell, note: 'Otro proyecto se llama igual' } : cell;
      },
    }),
    line('year', 'Año', ['generales']),
    line('participations', 'Participaciones', ['generales']),
    group('inversion', 'DATOS DE INVERSIÓN'),
    line('assetCost', 'Costo del activo', ['inversion']),
    line('valorInversion', 'Valor de la inversión', ['inversion']),
    line('cashIncome', 'Ingreso en caja', ['inversion']),
    line('porcentaje.cashOnCash', 'Cash on cash', ['inversion']),
    group('ingresos', 'INGRESOS OPERATIVOS', 'totalIngresos'),
    ...side('incomes', 'ingresos', 'Crear ingreso…'),
    group('egresos', 'EGRESOS OPERATIVOS', 'totalEgresos'),
    ...side('expenses', 'egresos', 'Crear egreso…'),
    total('utilidadBrutaOperativa', 'UTILIDAD BRUTA OPERATIVA'),
    ...rateRows(
      'operadorTarifa',
      'Tarifa Operador',
      'fee',
      Object.keys(FEE),
      fields,
      ({ operadorTarifaData }) =>
        Boolean(operadorTarifaData.baseCalculo || operadorTarifaData.porcentaje),
      document,
    ),
    total('utilidadNetaOperativa', 'UTILIDAD NETA OPERATIVA'),
    total('porcentaje.margen', 'Margen Neto Operativo'),
    total('porcentaje.caprate', 'Cap rate'),
    ...rateRows(
      'reservas',
      '(−) Reservas de Reposición',
      'reserve',
      Object.keys(RESERVE),
      fields,
      ({ reservasData }) => reservasData.percentage !== null,
      document,
    ),
  ];
}

/** The operator's fee or the reserve, with its parts beneath. */
function rateRows(
  id: string,
  text: string,
  open: 'fee' | 'reserve',
  parts: readonly string[],
  fields: Fields,
  isSet: (project: RentalsDocument['projects'][number]) => boolean,
  document: () => RentalsDocument,
): SheetRow[] {
  return [
    {
      id,
      kind: 'data',
      depth: 0,
      head: label(text),
      shows: id,
      under: [],
      parts: Object.fromEntries(parts.map((part) => [part, part])),
      opens: (row) => ({ open, row }),
      dress: (cell, record) => {
        const project = document().projects[record];
        return opening(cell, project !== undefined, project !== undefined && isSet(project));
      },
    },
    ...parts.map(
      (part): SheetRow => ({
        id: part,
        kind: 'data',
        depth: 1,
        head: label(fields[part]?.label.split(' · ').at(-1) ?? part),
        shows: part,
        under: [id],
      }),
    ),
  ];
}

/** A stream, with the parts of its values beneath. */
function streamRows(
  stream: StreamShape,
  group: string,
  followers: Followers,
  fields: Fields,
  document: () => RentalsDocument,
): SheetRow[] {
  const { key, side, id, type, name } = stream;
  const at = document()[side].findIndex((entry) => entry.id === id);
  const valueOf = (record: number) => {
    const { [side]: streams, projects } = document();
    return streams[at]?.values[projects[record]?.id ?? ''] ?? null;
  };
  const period = periodOf(stream, followers);
  const relation = relationOf(type);
  const parts = [
    ...(relation ? [relation] : []),
    ...Object.keys(specOf(type).parts),
    ...stream.concepts.map(({ part }) => part),
  ];
  const labelled = (part: string): string =>
    shortLabel(fields[`${key}.${part}`]?.label ?? part, stream);
  // The amounts of two streams may have the same place and another meaning.
  const nameOf = (part: string): string => `${part} ${labelled(part)}`;
  return [
    {
      id: key,
      kind: 'data',
      depth: 1,
      head: {
        ...label(`${name} · ${period}`, `${specOf(type).label}: ${specOf(type).hint}`),
        value: name,
        opens: true,
      },
      period,
      headOpens: { open: 'options', stream },
      shows: key,
      // A stream of one amount is typed where it stands; any other by its parts.
      ...(stream.concepts.length === 1 && stream.concepts[0]
        ? { edits: `${key}.${stream.concepts[0].part}` }
        : {}),
      under: [group],
      parts: Object.fromEntries(parts.map((part) => [nameOf(part), `${key}.${part}`])),
      opens: (row) => ({ open: 'value', stream, row }),
      dress: (cell, record) =>
        opening(cell, document().projects[record] !== undefined, valueOf(record) !== null),
    },
    ...parts.map(
      (part): SheetRow => ({
        id: `${key}.${part}`,
        kind: 'data',
        depth: 2,
        head: label(labelled(part)),
        shows: `${key}.${part}`,
        under: [group, key],
        // Choices start with one of their values: nothing is chosen where nothing is configured.
        dress: (cell, record) =>
          valueOf(record) === null ? { ...cell, text: '—', value: null, tone: 'muted' } : cell,
      }),
    ),
  ];
}

/** A field's label without the name of its stream, under which it stands. */
function shortLabel(full: string, stream: StreamShape): string {
  return full.startsWith(`${stream.label} · `) ? full.slice(stream.label.length + 3) : full;
}

/** A computed cell whose parts are edited in a form; one that isn't configured says so. */
function opening(cell: GridCell, exists: boolean, configured: boolean): GridCell {
  if (!exists) return { ...cell, text: '', value: null };
  if (configured) return { ...cell, opens: 'edit' };
  return {
    text: '—',
    value: null,
    editable: false,
    tone: 'muted',
    opens: 'edit',
    invitation: EMPTY_CELL,
  };
}

/** 'mensual', 'anual', or that it goes by the income that each project names. */
export function periodOf(stream: StreamShape, followers: Followers): string {
  const periods = [...followers.periods(stream)];
  if (periods.length > 1 || periods[0] === 0) return 'según la base';
  return periods[0] === MONTHLY ? 'mensual' : 'anual';
}
