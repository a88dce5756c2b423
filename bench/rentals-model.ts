import type { FormulaSpec, InputSpec, Model } from '../src/engine/index.ts';

/** What a stream of income or expense is, with the names of its data. */
export const FIELDS = {
  revpar: ['tarifa', 'ocupacion', 'unidades'],
  parkingMonthly: ['spaces', 'occupancy', 'monthlyRate'],
  parkingDaily: ['spaces', 'occupancy', 'hourlyRate', 'hours', 'days'],
  rental: ['squareMeters', 'price', 'occupancy'],
  servicios: ['rate', 'quantity'],
  dependientes: ['percentage'],
  personal: ['salary', 'benefits', 'people'],
  fixed: ['amount', 'times'],
  variable: ['percentage'],
} as const;
export type StreamType = keyof typeof FIELDS;

export interface Stream {
  readonly id: string;
  readonly type: StreamType;
  /** Of a dependent stream: the position of the income that it follows, or all of them. */
  readonly base?: number | 'total';
}

const INCOME_TYPES: readonly StreamType[] = [
  'revpar',
  'parkingMonthly',
  'parkingDaily',
  'rental',
  'servicios',
];
const EXPENSE_TYPES: readonly StreamType[] = ['personal', 'fixed', 'personal', 'fixed', 'variable'];
export const PROJECTS = 1_000;

/** 20 incomes; every tenth one follows the one before it. */
export const INCOMES: readonly Stream[] = Array.from({ length: 20 }, (_, i) => {
  if (i % 10 === 9) return { id: `income${i}`, type: 'dependientes', base: i - 1 };
  return { id: `income${i}`, type: INCOME_TYPES[i % INCOME_TYPES.length] as StreamType };
});

/** 20 expenses; of the variable ones, half follow one income and half all of them. */
export const EXPENSES: readonly Stream[] = Array.from({ length: 20 }, (_, i) => {
  const type = EXPENSE_TYPES[i % EXPENSE_TYPES.length] as StreamType;
  if (type !== 'variable') return { id: `expense${i}`, type };
  return { id: `expense${i}`, type, base: i % 10 === 4 ? i : 'total' };
});

export const STREAMS = [...INCOMES, ...EXPENSES];

/** Data of a project besides its streams. */
export const PROJECT_FIELDS = ['assetCost', 'feePct', 'reservePct'] as const;

/** Rows that follow from the streams, in the order of the sheet. */
export const TOTALS = [
  'totalIngresos',
  'totalEgresos',
  'utilidadBruta',
  'operadorTarifa',
  'utilidadNeta',
  'margenNeto',
  'caprate',
  'reservas',
] as const;

function baseName({ base }: Stream): string {
  return base === 'total' ? 'totalIngresos' : (INCOMES[base as number] as Stream).id;
}

function expression(stream: Stream): string {
  const [a, b, c, d, e] = FIELDS[stream.type].map((field) => `${stream.id}_${field}`);
  switch (stream.type) {
    case 'revpar':
      return `${a} * ${b} / 100 * ${c} * 12`;
    case 'parkingMonthly':
    case 'rental':
      return stream.type === 'rental' ? `${a} * ${b} * ${c} / 100` : `${a} * ${b} / 100 * ${c}`;
    case 'parkingDaily':
      return `${a} * ${b} / 100 * ${c} * ${d} * ${e}`;
    case 'servicios':
    case 'fixed':
      return `${a} * ${b}`;
    case 'personal':
      return `${a} * (1 + ${b} / 100) * ${c}`;
    case 'dependientes':
    case 'variable':
      return `${baseName(stream)} * ${a} / 100`;
  }
}

const names = (streams: readonly Stream[]): string => streams.map(({ id }) => id).join(', ');

/** The Rentals sheet as the engine knows it: a record for each project, a column for each row. */
export function rentalsModel(): Model {
  const inputs: Record<string, InputSpec> = {};
  for (const id of fieldNames()) inputs[id] = { type: 'number' };
  const columns: Record<string, FormulaSpec> = {
    ...Object.fromEntries(STREAMS.map((stream) => [stream.id, { expression: expression(stream) }])),
    totalIngresos: { expression: `sum(${names(INCOMES)})` },
    totalEgresos: { expression: `sum(${names(EXPENSES)})` },
    utilidadBruta: { expression: 'totalIngresos - totalEgresos' },
    operadorTarifa: { expression: 'max(0, utilidadBruta * feePct / 100)' },
    utilidadNeta: { expression: 'totalIngresos - totalEgresos - operadorTarifa' },
    margenNeto: { expression: 'totalIngresos == 0 ? 0 : utilidadNeta / totalIngresos' },
    caprate: { expression: 'assetCost == 0 ? 0 : utilidadNeta / assetCost' },
    reservas: { expression: 'totalIngresos * reservePct / 100' },
  };
  return { inputs: {}, formulas: {}, tables: { projects: { rows: 'records', inputs, columns } } };
}

/** All data columns of a project. */
export function fieldNames(): string[] {
  const streams = STREAMS.flatMap(({ id, type }) => FIELDS[type].map((field) => `${id}_${field}`));
  return [...streams, ...PROJECT_FIELDS];
}
