import { Followers } from '../model/formulas.ts';
import { FEE, RESERVE } from '../document/parts.ts';
import type { Structure } from '../document/structure.ts';
import type { RentalsDocument, Side } from '../document/types.ts';
import { repeatedNames } from './names.ts';
import { button, heading, label, opening } from './rowCells.ts';
import type { Fields, SheetRow } from './sheetRow.ts';
import { streamRows } from './streamRows.ts';

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
    total('periodoCaprate', 'Período del cap rate'),
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
