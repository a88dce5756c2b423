import type { List } from '../../../../src/tool/index.ts';
import {
  type CellEdit,
  fieldsTarget,
  type ImportTarget,
  isAsBegun,
  type Session,
  type TargetColumn,
  wholeOf,
} from '../../../../src/workbench/index.ts';
import { cellOf, structureOf } from '../../document/structure.ts';
import { FIRST_PROJECT, isUnfilled, makeRoom, newId } from '../../document/edits.ts';
import { dropIdleSamples } from '../../document/sample.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { valueOf } from '../../document/values.ts';
import { VALUATION } from './newKinds.ts';
import { createStreams, isNew, newStreams, newStreamsSaid, placedIn } from './newStreams.ts';
import { fileOfCopied, isCopiedSheet } from './ownSheet.ts';
import { ownFileTarget } from './ownFileTarget.ts';
import { factorsUnsaid, withUsualFactors } from './usualFactors.ts';

/** How much is let; of what isn't it is asked how it is meant. */
const LET = ['% ocupado', 'Vacancia', 'Vacancia %', '% vacancia', 'Desocupación'];

/** What people call a project's fields besides, and the parts of its values whatever they belong to. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  name: [
    'Proyecto',
    'Nombre',
    'Inmueble',
    'Predio',
    'Propiedad',
    'Finca',
    'Descripción del inmueble',
    'Activo',
    'Asset',
    'Concepto',
    'Apartamento',
    'Apto',
    'Local',
    'Oficina',
    'Bodega',
    'Edificio',
    'Residencia',
    'Dirección',
  ],
  assetCost: [
    'Valor',
    'Valor del inmueble',
    'Precio',
    'Precio de compra',
    'Compra',
    'Valor de compra',
    'Valor de adquisición',
  ],
  cashIncome: ['Caja', 'Flujo de caja'],
  'operador.porcentaje': ['Fee del operador', 'Honorarios del operador', 'Comisión del operador'],
  'reserva.percentage': ['Reserva de reposición'],
  tarifa: [
    'Canon',
    'Canon mensual',
    'Canon de arrendamiento',
    'Arriendo',
    'Arriendo mensual',
    'Renta mensual',
    'Alquiler mensual',
  ],
  ocupacion: LET,
  occupancy: LET,
  squareMeters: ['Área arrendable', 'Área privada', 'Área construida'],
  personasPorCargo: ['Personas', 'Número de personas', 'Empleados', 'Número de empleados'],
};

const CYCLES = ['mensual', 'trimestral', 'semestral', 'anual'];

const shareOf = (name: string): readonly string[] => [name, `${name} %`, `% ${name}`];

/**
 * Parts of a value that tables call as the whole of it. A fixed expense is called together with how often it is
 * paid, which its cycle is then: see `saidIn`.
 */
const AS_WHOLE: Readonly<Record<string, (name: string) => readonly string[]>> = {
  tarifa: (name) => [name, `${name} mensual`],
  amount: (name) => [name, ...CYCLES.map((cycle) => `${name} ${cycle}`)],
  percentage: shareOf,
  relationPercentage: shareOf,
};

/** Of what period amounts are that don't say it themselves, by the parts of their values. */
const PER: Readonly<Record<string, string>> = { pricePerSquareMeter: 'al mes', rate: 'al mes' };

/** The last part of a column's id. */
const partOf = (id: string): string => id.split('.').at(-1) ?? '';

function alsoOf({ id, label }: TargetColumn): readonly string[] {
  const whole = wholeOf(label);
  const part = partOf(id);
  return ALSO[id] ?? [...(ALSO[part] ?? []), ...(AS_WHOLE[part]?.(whole) ?? [])];
}

/** What of a document is the example that one finds on the first visit. */
const EXAMPLE = ['projects', 'incomes', 'expenses'] as const;

/** An amount of 'Solo Ingresos' counts for a year: a month's rent is not it. */
const AMOUNT = /\.c\d+$/;
const A_YEAR = 'al año';

/** What was paid for a project, which may be ten thousand millions and more. */
const PRICES: ReadonlySet<string> = new Set(['assetCost', 'valorInversion']);

/** What a project's fields aren't called, however alike. */
const NEVER: Readonly<Record<string, RegExp>> = {
  // How many of them there are is the term of a loan, and a building may be older than what is reckoned here.
  year: /^\s*a[nñ]os(?!\p{L})|construc|remodel|antig[uü]edad/iu,
  // All that a project brings is no income in cash of whoever invested in it.
  cashIncome:
    /^ingresos?(\s+(bruto|efectivo|neto|total|operativo|anual|mensual|mes|a[nñ]o)s?)*\s*(\([^)]*\))?$/iu,
  valorInversion: VALUATION,
  // What an insurer would pay.
  assetCost: /asegura/iu,
  // A commission is the agency's, unless it says that it is the operator's.
  'operador.porcentaje': /^\s*(%\s*)?comisi[oó]n(?!.*operador)/iu,
};

/** No place to park is let by the night. */
const OF_ROOMS = /(?<!\p{L})(noches?|habitaci[oó]n(es)?|hu[eé]sped(es)?|adr)(?!\p{L})/iu;
const PARKING = /(?<!\p{L})(parque(adero|o)s?|garajes?)(?!\p{L})/iu;
const NEVER_PARKED = new RegExp(`${VALUATION.source}|${OF_ROOMS.source}`, 'iu');

/** What a column isn't called; of an income or expense no valuation is, unless that is its own name. */
function neverOf({ id, label }: TargetColumn): RegExp | undefined {
  const isOfStream = partOf(id) !== id && !(id in NEVER);
  if (!isOfStream || VALUATION.test(label)) return NEVER[id];
  return PARKING.test(wholeOf(label)) ? NEVER_PARKED : VALUATION;
}

const COPIED_SHEET =
  'Es la hoja de otro caso, con partes plegadas. Para llevarla entera despliega las partes antes de copiarla, duplica el caso, o expórtala como «Hoja completa (CSV)» e impórtala aquí.';

/** The projects of the sheet as a list that takes others from elsewhere. */
export function projectTarget(projects: List | undefined): ImportTarget | null {
  if (!projects) return null;
  const target = fieldsTarget<RentalsDocument>('projects', projects, makeRoom);
  const columns = target.columns.map((column) => {
    const { id, label } = column;
    const also = alsoOf(column);
    const per = PER[partOf(id)];
    const isPrice = PRICES.has(id);
    const never = neverOf(column);
    const named = never ? { ...column, never } : column;
    if (AMOUNT.test(id))
      return { ...named, label: `${label} (${A_YEAR})`, per: A_YEAR, also: [label] };
    return {
      ...named,
      ...(also.length > 0 ? { also } : {}),
      ...(per === undefined ? {} : { per }),
      ...(isPrice ? { isPrice } : {}),
      ...(partOf(id) === 'amount' ? { isPaid: true } : {}),
    };
  });
  return withNewStreams({
    ...target,
    columns,
    isExample: (session) => EXAMPLE.every((part) => isAsBegun(session, part)),
    placeholder: ({ document }) => (isUnfilled(document as RentalsDocument) ? FIRST_PROJECT : null),
    take: (session, taken) => {
      const { edits, replace } = taken;
      const document = session.document as RentalsDocument;
      const { mergeKey = newId('importación') } = taken;
      const all = withUsualFactors(document, edits, replace);
      const refused = target.take(session, { ...taken, mergeKey, edits: all });
      // The examples go with the projects that they were of.
      if (replace) {
        (session as unknown as Session<RentalsDocument>).edit(
          taken.label,
          dropIdleSamples,
          mergeKey,
        );
      }
      return refused;
    },
    valueAt: (session, row, columnId) =>
      isConfigured(session.document as RentalsDocument, row, columnId)
        ? (target.valueAt?.(session, row, columnId) ?? null)
        : null,
    lacks: (session, edits, heads, firstNew, before) => [
      ...(target.lacks?.(session, edits, heads, firstNew, before) ?? []),
      ...factorsUnsaid(session, edits, firstNew, before),
    ],
  });
}

/** Whether a project has a value of the income or expense of which a column is a part: choices begin with an option. */
function isConfigured(document: RentalsDocument, row: number, columnId: string): boolean {
  const cell = cellOf(structureOf(document), columnId);
  return !cell || !('stream' in cell) || valueOf(document, cell.stream, row) !== null;
}

/** The same list, whose table may bring incomes and expenses that it hasn't yet. */
function withNewStreams(target: ImportTarget): ImportTarget {
  /** The list once they are there; the fields of their parts are among its columns. */
  const later = ({ calculation }: Session): ImportTarget =>
    projectTarget(calculation.declaration.lists.projects) ?? target;
  const documentOf = ({ document }: Session) => document as RentalsDocument;
  const isOfNew = ({ columnId }: CellEdit) => isNew(columnId);
  return {
    ...target,
    newColumns: newStreams,
    asFile: fileOfCopied,
    refuses: (rows) => (isCopiedSheet(rows) && !fileOfCopied(rows) ? COPIED_SHEET : null),
    forFile: (session, rows) => ownFileTarget(session, rows, later),
    take: (session, taken) => {
      if (!taken.edits.some(isOfNew)) return target.take(session, taken);
      const mergeKey = newId('importación');
      createStreams(session, taken.edits, taken.label, mergeKey);
      const placed = placedIn(documentOf(session), taken.edits, taken.replace);
      const chosenAs = new Map(placed.map(({ columnId, from }) => [columnId, from]));
      return later(session)
        .take(session, { ...taken, edits: placed, mergeKey })
        .map((one) => ({ ...one, columnId: chosenAs.get(one.columnId) ?? one.columnId }));
    },
    lacks: (session, edits, ...rest) => {
      if (!edits.some(isOfNew)) return target.lacks?.(session, edits, ...rest) ?? [];
      const placed = placedIn(documentOf(session), edits);
      return [
        ...newStreamsSaid(edits),
        ...(later(session).lacks?.(session, placed, ...rest) ?? []),
      ];
    },
    writtenAs: (session, edits) => placedIn(documentOf(session), edits),
  };
}
