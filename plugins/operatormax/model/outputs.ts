import { isoMonth } from '../../../src/finance/index.ts';
import { conditionId, type Json, type Values } from '../../../src/tool/index.ts';
import { adviceOn } from './declare.ts';
import type { ProjectData } from '../document/document.ts';
import { INDICATORS } from './indicators.ts';
import { overrideKey } from '../document/overrides.ts';
import { expenseId, type IncomeStream, incomeId, structureOf } from './structure.ts';

const FLOWS = [
  'ingresos',
  'egresos',
  'utilidadBruta',
  'feeOperacion',
  'utilidadNetaOperativa',
  'reservaReposicion',
  'utilidadNetaAjustada',
  'ventaActivo',
  'flujoCajaLibre',
  'servicioDeuda',
  'flujoInversionista',
] as const;

const TOTALS = [
  'totalIngresos',
  'totalEgresos',
  'totalUtilidadBruta',
  'totalFeeOperacion',
  'totalUtilidadNetaOperativa',
  'totalReservaReposicion',
  'totalUtilidadNetaAjustada',
  'totalVentaActivo',
  'totalFlujoCajaLibre',
] as const;

const SUMMARY = ['totalIntereses', 'totalCapital', 'totalPagado', 'cuotaFija'] as const;

/** All that a project yields, under the names of the streams' own ids; it only arranges. */
export function projectOutputs(values: Values): Json {
  // The tool's documents are all made or checked as projects.
  const document = values.document as ProjectData;
  const scalar = (id: string): Json => values.value({ id });
  const column = (table: string, id: string): Json[] =>
    Array.from({ length: values.rows(table) }, (_, row) => values.value({ id, table, row }));
  const streams = (list: readonly { id: string }[], nameOf: (position: number) => string): Json =>
    Object.fromEntries(
      list.map(({ id }, position) => [id, column('months', `${nameOf(position)}.flow`)]),
    );
  const flows = (table: string): Json =>
    Object.fromEntries(FLOWS.map((id) => [id, column(table, id)]));
  const scalars = (ids: readonly string[]): { [id: string]: Json } =>
    Object.fromEntries(ids.map((id) => [id, scalar(id)]));
  return {
    meses: column('months', 'monthIndex').map((index) => isoMonth(Number(index))),
    incomes: streams(document.createdIncomes, incomeId),
    expenses: streams(document.createdExpenses, expenseId),
    deviations: deviations(values, document),
    monthly: flows('months'),
    annual: flows('years'),
    totals: { ...scalars(TOTALS), capratePromedio: scalar('averageCaprate') },
    indicators: {
      ...scalars(INDICATORS),
      noCalculable: INDICATORS.filter((id) => scalar(id) === null),
    },
    credit: { numeroCuotas: scalar('numeroCuotas'), resumen: scalars(SUMMARY) },
    maxTermInMonths: scalar('maxTermInMonths'),
    assetPurchaseValue: scalar('assetPurchaseValue'),
    warnings: warningsOf(values, document),
  };
}

/** By how much each stream with real months differs from what was projected, by its id. */
function deviations(values: Values, document: ProjectData): Json {
  const { incomes, expenses } = structureOf(document);
  const real = [...incomes, ...expenses].filter(({ actual }) => actual);
  return Object.fromEntries(
    real.map((stream) => {
      const list = incomes.includes(stream as IncomeStream) ? 'createdIncomes' : 'createdExpenses';
      const rows = Array.from({ length: values.rows('months') }, (_, row) =>
        values.value({ id: `${stream.id}.deviation`, table: 'months', row }),
      );
      return [overrideKey(document, list, stream.record), rows];
    }),
  );
}

/** The ids of what a person should know; those of a stream end in ':' and its id. */
function warningsOf(values: Values, project: ProjectData): string[] {
  const { createdIncomes, createdExpenses } = project;
  const names = new Map<string, string>([
    ...createdIncomes.map(({ id }, i): [string, string] => [incomeId(i), id]),
    ...createdExpenses.map(({ id }, i): [string, string] => [expenseId(i), id]),
  ]);
  return adviceOn(structureOf(project))
    .filter(({ id }) => values.value({ id: conditionId.advice(id) }) === true)
    .map(({ id }) => {
      const [kind = id, stream] = id.split('.');
      return stream === undefined ? kind : `${kind}:${names.get(stream) ?? stream}`;
    });
}
