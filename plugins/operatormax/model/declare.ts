import type { Advice, Declaration, Field, Formula, List } from '../../../src/tool/index.ts';
import { actualsId, actualsList } from './actuals.ts';
import { averageInflation, calendarTable, inflationList, monthColumns } from './calendar.ts';
import { charts } from './charts.ts';
import { creditFormulas, creditTable, debtColumns } from './credit.ts';
import { expenseColumns, expenseCosts, expenseFields } from './expenses.ts';
import { expenseFacts, incomeFacts } from './facts.ts';
import {
  dateFields,
  financialFields,
  minimumFeeField,
  operatorFields,
  projectFields,
} from '../document/fields.ts';
import { BASE, BASE_FAULTS } from '../document/references.ts';
import { cashColumns, exitFormulas, investorColumns, operatingColumns } from './flows.ts';
import { entryList, incomeColumns, incomeFields } from './incomes.ts';
import {
  indicatorFormulas,
  INDICATORS,
  investorFormulas,
  reasonFormulas,
  totalFormulas,
} from './indicators.ts';
import type { ExpenseStream, IncomeStream, Structure } from './structure.ts';
import { totalTable, yearTable } from './years.ts';

type Stream = IncomeStream | ExpenseStream;

const isExpense = (stream: Stream): stream is ExpenseStream => stream.id.startsWith('e');
const fieldsOf = (stream: Stream): Readonly<Record<string, Field>> =>
  isExpense(stream) ? expenseFields(stream) : incomeFields(stream);
const columnsOf = (stream: Stream): Record<string, Formula> =>
  isExpense(stream) ? expenseColumns(stream) : incomeColumns(stream);

const own = { ...dateFields, ...projectFields, ...operatorFields, ...financialFields };

/** The model of a project. */
export function declareProject(structure: Structure): Partial<Declaration> {
  const streams: readonly Stream[] = [...structure.incomes, ...structure.expenses];
  const inputsOf = (stream: Stream): [string, Field][] =>
    Object.entries(fieldsOf(stream)).map(([id, field]) => [`${stream.id}.${id}`, field]);
  const adjusted = streams.filter((stream) => 'ipcAdjustment' in fieldsOf(stream));
  const months = {
    ...monthColumns,
    ...Object.assign({}, ...streams.map(columnsOf)),
    ...operatingColumns(structure),
    ...cashColumns,
    ...debtColumns,
    ...investorColumns,
  };
  const years = yearTable(months);
  return {
    inputs: {
      ...own,
      minimumFeeValue: minimumFeeField(structure.minimumFee),
      ...Object.fromEntries(streams.flatMap(inputsOf)),
    },
    lists: {
      inflationByYear: inflationList,
      ...entryLists(structure.incomes),
      ...actualsLists(streams),
    },
    formulas: {
      ...Object.assign({}, ...structure.expenses.map(expenseCosts)),
      averageInflation,
      ...creditFormulas,
      ...exitFormulas,
      ...totalFormulas,
      ...indicatorFormulas,
      ...investorFormulas,
      ...reasonFormulas,
    },
    tables: {
      months: {
        label: 'Flujo mensual',
        rows: 'projectionPeriod * 12',
        rowLabel: 'Mes',
        rowName: 'monthIndex',
        columns: months,
      },
      years,
      total: totalTable(years),
      calendar: calendarTable(adjusted),
      credit: creditTable,
    },
    charts: charts(months),
    advice: adviceOn(structure),
    sections: [
      { title: 'Fechas', inputs: Object.keys(dateFields) },
      ...streams.map((stream) => ({
        title: stream.name,
        facts: isExpense(stream)
          ? expenseFacts(stream, structure.incomes)
          : incomeFacts(stream, structure.incomes),
        inputs: inputsOf(stream).map(([id]) => id),
      })),
      { title: 'Operador', inputs: Object.keys(operatorFields) },
      { title: 'Reserva y valoración', inputs: Object.keys(projectFields) },
      { title: 'Financieros', inputs: Object.keys(financialFields) },
    ],
    figures: ['tirAnual', 'multiplier', 'pri', 'valoracion'],
    results: [
      { title: 'Indicadores', items: [...INDICATORS, 'vpn', 'coberturaMinima'] },
      { title: 'Totales', items: Object.keys(totalFormulas) },
      { title: 'Crédito y venta', items: Object.keys({ ...creditFormulas, ...exitFormulas }) },
    ],
  };
}

function entryLists(incomes: readonly IncomeStream[]): Record<string, List> {
  const lumps = incomes.filter(({ variant }) => variant === 'soloIngresos');
  return Object.fromEntries(lumps.map((stream) => [`${stream.id}.entries`, entryList(stream)]));
}

function actualsLists(streams: readonly Stream[]): Record<string, List> {
  const own = streams.filter(({ actual }) => actual);
  return Object.fromEntries(own.map((stream) => [actualsId(stream), actualsList(stream)]));
}

const NOTICE = { level: 'warning', notice: true } as const;

/** What a person should know about the figures; ids name the stream, if there is one. */
export function adviceOn({ incomes, expenses }: Structure): Advice[] {
  return [
    {
      ...NOTICE,
      id: 'plazoInvalido',
      when: 'debtPayment > 0 and plazoExcedido',
      message:
        'Plazo inválido: {termInMonths} meses excede el máximo disponible ({maxTermInMonths}). Las cifras cuentan con los {termInMonths}: el saldo que queda se liquida en el último mes, y baja el cash on cash de ese año.',
    },
    {
      ...NOTICE,
      id: 'sinPlazo',
      when: 'debtPayment > 0 and termInMonths < 1',
      message: 'Hay deuda, pero falta el plazo del crédito: no se calcula ningún pago.',
    },
    ...[...incomes, ...expenses].flatMap(withoutBase),
    ...[...incomes, ...expenses].flatMap(withZero),
  ];
}

/** A share of nothing comes to nothing, which the flow alone doesn't explain. */
function withoutBase({ id, name, fault }: Stream): Advice[] {
  if (!fault) return [];
  return [
    {
      ...NOTICE,
      id: `${fault === 'dependent' ? 'dependiente' : 'referencia'}.${id}`,
      when: 'true',
      message: `«${name}» cuenta $ 0. ${BASE_FAULTS[fault]}`,
      at: `${id}.${BASE}`,
      way: 'Elegir ingreso base',
    },
  ];
}

/** So does a product with a part that was left at 0. */
function withZero(stream: Stream): Advice[] {
  const { id, name, zero } = stream;
  const label = zero === undefined ? undefined : fieldsOf(stream)[zero]?.label;
  if (label === undefined) return [];
  return [
    {
      ...NOTICE,
      id: `cero.${id}`,
      when: 'true',
      message: `«${name}» cuenta $ 0: «${label}» es 0.`,
      at: `${id}.${zero}`,
      way: `Ir a «${label}»`,
    },
  ];
}
