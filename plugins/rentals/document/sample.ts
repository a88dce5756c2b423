import { FIRST_PROJECT, newProject } from './edits.ts';
import {
  ALL_INCOMES,
  type Project,
  type RentalsDocument,
  type RentalsDraft,
  type Stream,
  type StreamType,
  type Value,
} from './types.ts';
import { newValue } from './values.ts';

const CLUB = 'casa-club';
const FLAT = 'apartamento';
const CREATED = '2026-01-15T12:00:00.000Z';

/** The two projects of the specification, with a market like Santa Marta's in mind. */
const PROJECTS: readonly Project[] = [
  {
    id: CLUB,
    name: 'Casa Club',
    city: 'Santa Marta',
    propertyType: 'Hotel',
    year: 2029,
    participations: 295,
    assetCost: 33_500_000_000,
    valorInversion: 115_000_000,
    cashIncome: 9_200_000,
    operadorTarifaData: { baseCalculo: 'utilidad-bruta-operativa', porcentaje: 12 },
    reservasData: { percentage: 3 },
  },
  {
    id: FLAT,
    name: 'Apartamento',
    city: 'Santa Marta',
    propertyType: 'Apartamento',
    year: 2029,
    participations: 1,
    assetCost: 280_000_000,
    valorInversion: 280_000_000,
    cashIncome: 16_800_000,
    operadorTarifaData: { baseCalculo: 'ingresos-operativos', porcentaje: 10 },
    reservasData: { percentage: 2 },
  },
];

type Parts = Readonly<Record<string, Value[string]>>;

function stream<Type extends StreamType>(
  id: string,
  name: string,
  type: Type,
  byProject: Readonly<Record<string, Parts>>,
): Stream<Type> {
  const values = Object.entries(byProject).map(([project, parts]) => [
    project,
    { ...newValue(type), ...parts },
  ]);
  return {
    id,
    name,
    type,
    createdAt: CREATED,
    values: Object.fromEntries(values) as Stream['values'],
  };
}

/** A sheet to fill in: it has one project, as the last one can't be deleted. */
export function blankDocument(): RentalsDocument {
  return { projects: [newProject(FIRST_PROJECT)], incomes: [], expenses: [], anualizar: false };
}

/** The spreadsheet that a person finds at first. */
export function sampleDocument(): RentalsDocument {
  return {
    projects: PROJECTS,
    incomes: [
      stream('alojamiento', 'Alojamiento', 'revpar', {
        [CLUB]: { tarifa: 5_400_000, ocupacion: 62, numeroUnidades: 120 },
        [FLAT]: { tarifa: 3_900_000, ocupacion: 68, numeroUnidades: 1 },
      }),
      stream('alimentos', 'Alimentos y bebidas', 'dependientes', {
        [CLUB]: { baseIncomeId: 'alojamiento', percentage: 28 },
      }),
      stream('parqueadero', 'Parqueadero de visitantes', 'parking', {
        [CLUB]: {
          billingType: 'daily',
          numberOfSpaces: 60,
          occupancy: 35,
          hourlyRate: 4_500,
          operationalHoursPerDay: 12,
          daysPerMonth: 30,
        },
      }),
      stream('local', 'Local comercial', 'rental', {
        [CLUB]: { squareMeters: 180, pricePerSquareMeter: 85_000, occupancy: 95, ipcAdjustment: 1 },
      }),
      stream('eventos', 'Eventos', 'direct', {
        [CLUB]: {
          incomes: [
            { name: 'Bodas', value: 310_000_000 },
            { name: 'Convenciones', value: 190_000_000 },
          ],
        },
      }),
    ],
    expenses: [
      stream('recepcion', 'Recepción y servicio', 'personal', {
        [CLUB]: {
          cargo: 'Auxiliar de servicio',
          personasPorCargo: 34,
          salarioMensual: 1_750_000,
          prestacionesSociales: 52,
        },
      }),
      stream('administracion', 'Administración', 'fixed', {
        [CLUB]: { amount: 118_000_000, billingCycle: 'mensual' },
        [FLAT]: { amount: 480_000, billingCycle: 'mensual' },
      }),
      stream('seguro', 'Seguro todo riesgo', 'fixed', {
        [CLUB]: { amount: 96_000_000, billingCycle: 'anual' },
        [FLAT]: { amount: 620_000, billingCycle: 'anual' },
      }),
      stream('costo-alimentos', 'Costo de alimentos y bebidas', 'variable', {
        [CLUB]: { relationVariable: 'alimentos', relationPercentage: 38 },
      }),
      stream('comisiones', 'Comisiones de reserva', 'variable', {
        [CLUB]: { relationVariable: 'alojamiento', relationPercentage: 14 },
        [FLAT]: { relationVariable: ALL_INCOMES, relationPercentage: 15 },
      }),
    ],
    anualizar: false,
  };
}

/** Takes away those incomes and expenses of the sample that no project has a value of any more. */
export function dropIdleSamples(draft: RentalsDraft): void {
  const { incomes, expenses } = sampleDocument();
  const names = new Map([...incomes, ...expenses].map(({ id, name }) => [id, name]));
  const values = [...draft.incomes, ...draft.expenses].flatMap((one) => Object.values(one.values));
  const used = JSON.stringify(values);
  const isIdle = ({ id, name, values: own }: RentalsDraft['incomes'][number]): boolean =>
    names.get(id) === name && !Object.values(own).some(Boolean) && !used.includes(`"${id}"`);
  draft.incomes = draft.incomes.filter((one) => !isIdle(one));
  draft.expenses = draft.expenses.filter((one) => !isIdle(one));
}
