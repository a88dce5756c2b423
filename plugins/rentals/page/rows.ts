import type { FoldedRow } from '../../../src/workbench/index.ts';
import { Followers } from '../model/formulas.ts';
import { FEE, RESERVE } from '../document/parts.ts';
import type { StreamShape, Structure } from '../document/structure.ts';
import type { RentalsDocument, Side } from '../document/types.ts';
import { repeatedNames } from './names.ts';
import { button, heading, label, opening } from './rowCells.ts';
import { streamRows } from './streamRows.ts';

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

export interface Fields {
  readonly [id: string]: { readonly label: string } | undefined;
}

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
    ...structure[name].flatMap((stream) =>
      streamRows(structure, stream, id, followers, fields, document),
    ),
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
