import type { Session } from '../../../../src/workbench/index.ts';
import { Followers } from '../../model/formulas.ts';
import { FEE, RESERVE } from '../../document/parts.ts';
import type { Structure } from '../../document/structure.ts';
import type { RentalsDocument, Side } from '../../document/types.ts';
import { FEE_LACKS, type Lack } from '../../model/lacking.ts';
import { lackMarks } from './lackMarks.ts';
import { repeatedNames } from '../names.ts';
import { button, heading, label, opening } from './rowCells.ts';
import type { Fields, SheetRow } from './sheetRow.ts';
import { streamRows } from './streamRows.ts';

/** Every row of the sheet in its order, folded or not: the same as long as the structure stays. */
export function sheetRows(
  structure: Structure,
  session: Session<RentalsDocument>,
): readonly SheetRow[] {
  const fields = session.calculation.declaration.lists['projects']?.fields ?? {};
  // What is configured is asked now.
  const document = () => session.document;
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
    ...structure[name].flatMap((stream) => streamRows(stream, id, followers, fields, session)),
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
    line('city', 'Ciudad', ['generales']),
    line('propertyType', 'Tipo de inmueble', ['generales']),
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
      session,
      FEE_LACKS,
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
      session,
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
  session: Session<RentalsDocument>,
  lacks: readonly Lack[] = [],
): SheetRow[] {
  const mark = lackMarks(session, lacks);
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
        const project = session.document.projects[record];
        const exists = project !== undefined;
        return mark(opening(cell, exists, exists && isSet(project)), record);
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
        dress: (cell, record) => mark(cell, record, part),
      }),
    ),
  ];
}
