import { type Formula, type List, money } from '../../../src/tool/index.ts';
import { overrideFields } from '../document/fields.ts';
import type { ExpenseStream, IncomeStream, Structure } from './structure.ts';

type Stream = IncomeStream | ExpenseStream;

/** The list of a stream's months that were typed over. */
export const actualsId = ({ id }: Pick<Stream, 'id'>): string => `${id}.actual`;

/** By how much a stream's real months differ; below the stream it needs no other name. */
export const DEVIATION = 'Real − proyectado';

export function actualsList({ name }: Stream): List {
  return {
    label: `${name}: datos reales`,
    singular: 'Dato real',
    fields: overrideFields,
    formulas: {
      monthIndex: {
        kind: 'number',
        label: 'Mes del dato real',
        expression: 'year * 12 + month - 1',
        month: true,
        internal: true,
      },
    },
    initial: [],
    name: 'value',
    called: `${name} · {monthIndex} (real)`,
  };
}

/**
 * A stream's column of the month table. Where months were typed over it has those, and beside it
 * what would have been computed and by how much they differ.
 */
export function flowColumnsOf(
  stream: Stream,
  expression: string,
  sort: 'Ingreso' | 'Egreso',
): Record<string, Formula> {
  const { id: scope, name } = stream;
  if (!stream.actual) return { [`${scope}.flow`]: money(name, expression, { scope, sort }) };
  return {
    [`${scope}.projected`]: money(`${name}: proyectado`, expression, { scope }),
    [`${scope}.flow`]: money(
      name,
      'countif(actual.monthIndex, monthIndex) > 0 ? sumif(actual.monthIndex, monthIndex, actual.value) : projected',
      { scope, sort, projected: `${scope}.projected` },
    ),
    [`${scope}.deviation`]: money(`${DEVIATION} · ${name}`, 'flow - projected', { scope }),
  };
}

const NET = `${DEVIATION}: ingresos − egresos`;

/** By how much the real months of all streams move the cash flow from what was projected; nothing where there are none. */
export function deviationColumn({ incomes, expenses }: Structure): Record<string, Formula> {
  const of = (streams: readonly Stream[]): string[] =>
    streams.filter(({ actual }) => actual).map(({ id }) => `${id}.deviation`);
  const [earned, spent] = [of(incomes), of(expenses)];
  if (earned.length + spent.length === 0) return {};
  const sum = (ids: readonly string[]): string => (ids.length > 0 ? `sum(${ids.join(', ')})` : '0');
  return {
    // Not what the gross profit changes by: what follows a real month changes with it.
    desviacion: money(NET, `${sum(earned)} - ${sum(spent)}`, {
      help: {
        title: NET,
        text: 'Cuánto se apartan de lo proyectado los datos reales del mes: los ingresos de más suman, los egresos de más restan. Lo que sigue a un ingreso, o a todos (un dependiente, un egreso variable), se calcula sobre el dato real y no cuenta aquí, aunque también mueve la utilidad bruta.',
      },
    }),
  };
}
