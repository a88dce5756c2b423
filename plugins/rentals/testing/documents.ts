import fc from 'fast-check';
import tool from '../tool.ts';
import { ALL_INCOMES, type RentalsDocument } from '../document/types.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 });
const share = fc.integer({ min: 0, max: 100 });
const INCOME_IDS = ['i0', 'i1', 'i2', 'i3', 'i4', 'i5'];

const valueOf = {
  revpar: fc.record({ tarifa: amount, ocupacion: share, numeroUnidades: share }),
  parking: fc.record({
    billingType: fc.constantFrom('monthly', 'daily'),
    numberOfSpaces: share,
    occupancy: share,
    monthlyRate: amount,
    hourlyRate: amount,
  }),
  servicios: fc.record({ rate: amount, monthlyQuantity: share }),
  direct: fc.record({
    incomes: fc.array(fc.record({ name: fc.constantFrom('A', 'B'), value: amount }), {
      maxLength: 3,
    }),
  }),
  dependientes: fc.record({ percentage: share, baseIncomeId: fc.constantFrom(...INCOME_IDS, 'x') }),
  personal: fc.record({ salarioMensual: amount, prestacionesSociales: share }),
  fixed: fc.record({ amount, billingCycle: fc.constantFrom('mensual', 'trimestral', 'anual') }),
  variable: fc.record({
    relationVariable: fc.constantFrom(...INCOME_IDS, ALL_INCOMES),
    relationPercentage: share,
  }),
};

const PROJECT_IDS = ['p0', 'p1', 'p2'];

function stream(id: string, types: readonly (keyof typeof valueOf)[]) {
  return fc.constantFrom(...types).chain((type) => {
    const value = fc.option(valueOf[type] as fc.Arbitrary<object>, { freq: 4 });
    return fc.record({
      id: fc.constant(id),
      name: fc.constant(`Flujo ${id}`),
      type: fc.constant(type),
      values: fc.record(Object.fromEntries(PROJECT_IDS.map((project) => [project, value]))),
    });
  });
}

/** Spreadsheets of three projects with streams of all types, loops and chains among them. */
export const documents: fc.Arbitrary<RentalsDocument> = fc
  .record({
    projects: fc.tuple(
      ...PROJECT_IDS.map((id) =>
        fc.record({
          id: fc.constant(id),
          assetCost: amount,
          operadorTarifaData: fc.record({
            baseCalculo: fc.constantFrom('', 'utilidad-bruta-operativa', 'ingresos-operativos'),
            porcentaje: share,
          }),
          reservasData: fc.record({ percentage: share }),
        }),
      ),
    ),
    incomes: fc.tuple(
      ...INCOME_IDS.map((id) =>
        stream(id, ['revpar', 'parking', 'servicios', 'direct', 'dependientes', 'dependientes']),
      ),
    ),
    expenses: fc.tuple(
      ...['e0', 'e1', 'e2'].map((id) => stream(id, ['personal', 'fixed', 'variable'])),
    ),
    anualizar: fc.boolean(),
  })
  .map(checked);

export function checked(raw: unknown): RentalsDocument {
  const outcome = tool.document.check(raw);
  if ('problems' in outcome) throw new Error(JSON.stringify(outcome.problems));
  return outcome.document as RentalsDocument;
}

/** A spreadsheet with many projects: each of the sample's streams in all of them. */
export function large(count: number): RentalsDocument {
  const { incomes, expenses, projects } = tool.document.initial() as RentalsDocument;
  const [first] = projects;
  const ids = Array.from({ length: count }, (_, at) => `p${at}`);
  const spread = (streams: RentalsDocument['incomes'] | RentalsDocument['expenses']) =>
    streams.map((entry) => ({
      ...entry,
      values: Object.fromEntries(ids.map((id) => [id, entry.values[first?.id ?? ''] ?? null])),
    }));
  return checked({
    projects: ids.map((id) => ({ ...first, id, name: `Proyecto ${id}` })),
    incomes: spread(incomes),
    expenses: spread(expenses),
  });
}
