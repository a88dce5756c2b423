import {
  type Formula,
  money,
  number,
  percent,
  type Table,
  toggle,
} from '../../../src/tool/index.ts';

/** What is no amount of a month: it can't be added up. */
const NO_FLOW: ReadonlySet<string> = new Set([
  'monthIndex',
  'year',
  'month',
  'projectYear',
  'calendarYear',
  'quarterly',
  'semiannual',
  'yearly',
  'priceFactor',
  'paymentsMade',
  'recuperado',
  // Balances: a year has that of its last month.
  'saldoDeuda',
  'flujoAcumulado',
]);

/** The column that heads a year: '2033-34'. */
export const YEAR_HEAD = 'firstMonth';

const yearly = (column: string): string => `sumif(months.projectYear, row, months.${column})`;
const atYearEnd = (column: string): string => `index(months.${column}, row * 12)`;

/** Of a stream: its flow, and how that differs from what was projected. */
const STREAM_FLOWS: ReadonlySet<string> = new Set(['flow', 'projected', 'deviation']);

/** A column's name within its stream's scope. */
function nameIn(id: string, scope: string | undefined): string {
  return scope === undefined ? id : id.slice(scope.length + 1);
}

/**
 * The sum of a column. The streams have one expression for all of them, each in its own scope. Only
 * months are typed over: a sum with such a month in it is computed all the same.
 */
function summed(formula: Formula, expression: string): Formula {
  const { projected: _, ...sum } = formula;
  return { ...sum, expression };
}

/** Of a stream its flow adds up, not what that comes from. */
function addsUp([id, { scope }]: [string, Formula]): boolean {
  return scope === undefined ? !NO_FLOW.has(id) : STREAM_FLOWS.has(nameIn(id, scope));
}

/** The whole projection in one row: the amounts of all years, and the balances at the end. Rates add up to nothing. */
export function totalTable(years: Table): Table {
  const columns = Object.entries(years.columns).filter(([, { kind }]) => kind === 'money');
  const last = (column: string): string => `index(years.${column}, projectionPeriod)`;
  return {
    label: 'Total de la proyección',
    rows: '1',
    rowLabel: 'Total',
    internal: true,
    columns: {
      ...Object.fromEntries(
        columns.map(([id, formula]): [string, Formula] => [
          id,
          summed(formula, `sum(years.${nameIn(id, formula.scope)})`),
        ]),
      ),
      saldoDeuda: money('Saldo de la deuda', last('saldoDeuda')),
      flujoAcumulado: money('Flujo del inversionista acumulado', last('flujoAcumulado')),
      margenNeto: percent('Margen neto operativo', 'utilidadNetaOperativa / ingresos * 100'),
    },
  };
}

/** Years of the project, from its first month on. Every flow is the sum of its months. */
export function yearTable(months: Readonly<Record<string, Formula>>): Table {
  const flows = Object.entries(months).filter(addsUp);
  return {
    label: 'Flujo anual',
    rows: 'projectionPeriod',
    rowLabel: 'Año',
    rowHead: YEAR_HEAD,
    columns: {
      [YEAR_HEAD]: number('Primer mes', 'index(months.monthIndex, row * 12 - 11)', {
        yearFrom: true,
        internal: true,
      }),
      ...Object.fromEntries(
        flows.map(([id, formula]): [string, Formula] => [
          id,
          summed(formula, yearly(nameIn(id, formula.scope))),
        ]),
      ),
      saldoDeuda: money('Saldo de la deuda', atYearEnd('saldoDeuda')),
      flujoAcumulado: money('Flujo del inversionista acumulado', atYearEnd('flujoAcumulado')),
      margenNeto: percent('Margen neto operativo', 'utilidadNetaOperativa / ingresos * 100'),
      llevaCuotas: toggle('Lleva cuotas', 'interesesDeuda + capitalDeuda > 0', { internal: true }),
      coberturaDeuda: number(
        'Cobertura de la deuda (DSCR)',
        'utilidadNetaOperativa / (interesesDeuda + capitalDeuda)',
        {
          decimals: 2,
          unit: 'x',
          applies: 'llevaCuotas',
          missing: '—',
          help: {
            title: 'Cobertura de la deuda',
            text: 'Cuántas veces alcanza la utilidad neta operativa del año para las cuotas del crédito, intereses y capital. El saldo que se liquida en el último mes no cuenta.',
          },
          goal: 'more',
        },
      ),
      // For the lowest of them: a year without instalments is none.
      coberturaOPrimera: number(
        'Cobertura, o la del primer año con cuotas',
        'llevaCuotas ? coberturaDeuda : index(years.coberturaDeuda, primerAnoConCuotas)',
        { internal: true },
      ),
    },
  };
}
