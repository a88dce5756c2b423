import { type Formula, money, percent, text, toggle, number } from '../../../src/tool/index.ts';
import { Followers, MONTHLY, ownValue } from './formulas.ts';
import { relationOf, type Structure, type StreamShape } from '../document/structure.ts';

type Formulas = Record<string, Formula>;

const sum = (names: readonly string[]): string =>
  names.length > 0 ? `sum(${names.join(', ')})` : '0';

/** Everything that is computed for each project. */
export function projectFormulas(structure: Structure): Formulas {
  const followers = new Followers(structure);
  const formulas: Formulas = {};
  const [monthly, yearly]: [string[], string[]] = [[], []];
  const inTotal = (stream: StreamShape): string => {
    const { key, label } = stream;
    const periods = followers.periods(stream);
    const mixed = periods.size > 1;
    Object.assign(formulas, relationOf(stream.type) ? followers.value(stream) : ownValue(stream));
    if (mixed) Object.assign(formulas, followers.period(stream));
    const when = (period: number): string => `(${key}.periodo == ${period} ? ${key} : 0)`;
    if (periods.has(MONTHLY)) monthly.push(mixed ? when(MONTHLY) : key);
    if (periods.has(1)) yearly.push(mixed ? when(1) : key);
    if (!periods.has(MONTHLY)) return key;
    const times = mixed ? `(periodo == ${MONTHLY} ? vecesPorAnio : 1)` : 'vecesPorAnio';
    formulas[`${key}.aporte`] = money(label, `${key} * ${times}`, { scope: key, internal: true });
    return `${key}.aporte`;
  };
  const incomes = structure.incomes.map(inTotal);
  formulas['totalIngresos'] = money('Ingresos operativos', sum(incomes));
  structure.incomes.forEach(({ key, label }, at) => {
    const share = `totalIngresos == 0 ? 0 : ${incomes[at]} / totalIngresos * 100`;
    formulas[`${key}.peso`] = percent(label, share, { internal: true });
  });
  formulas['totalEgresos'] = money('Egresos operativos', sum(structure.expenses.map(inTotal)));
  return { ...formulas, ...margins(), ...mixture(monthly, yearly) };
}

function margins(): Formulas {
  return {
    utilidadBrutaOperativa: money('Utilidad bruta operativa', 'totalIngresos - totalEgresos'),
    operadorTarifa: money(
      'Tarifa Operador',
      'operador.baseCalculo == "utilidad-bruta-operativa"' +
        ' ? max(0, utilidadBrutaOperativa) * operador.porcentaje / 100' +
        ' : operador.baseCalculo == "ingresos-operativos"' +
        ' ? totalIngresos * operador.porcentaje / 100 : 0',
      { hint: 'Sobre una utilidad bruta negativa no se cobra' },
    ),
    utilidadNetaOperativa: money(
      'Utilidad neta operativa',
      'totalIngresos - totalEgresos - operadorTarifa',
    ),
    margenNetoOperativo: number(
      'Margen neto (razón)',
      'totalIngresos == 0 ? 0 : utilidadNetaOperativa / totalIngresos',
      { decimals: 4, internal: true },
    ),
    caprate: number('Cap rate (razón)', 'assetCost == 0 ? 0 : utilidadNetaOperativa / assetCost', {
      decimals: 4,
      internal: true,
    }),
    // All projects together have a cap rate of those that have both sides of it.
    conCaprate: toggle('Tiene ingresos y costo', 'assetCost > 0 and totalIngresos > 0', {
      internal: true,
    }),
    utilidadConCaprate: money(
      'Utilidad que cuenta en el cap rate',
      'conCaprate ? utilidadNetaOperativa : 0',
      {
        internal: true,
      },
    ),
    costoConCaprate: money('Costo que cuenta en el cap rate', 'conCaprate ? assetCost : 0', {
      internal: true,
    }),
    reservas: money('Reservas de reposición', 'totalIngresos * reserva.percentage / 100'),
    'porcentaje.margen': percent('Margen Neto Operativo', 'margenNetoOperativo * 100', {
      goal: 'more',
    }),
    'porcentaje.caprate': percent('Cap rate', 'caprate * 100', { goal: 'more' }),
    'porcentaje.cashOnCash': percent('Cash on cash', 'cashIncome / valorInversion * 100', {
      goal: 'more',
    }),
  };
}

/** The time that totals cover, by whether there are monthly values and yearly ones among them. */
export function periodOf(monthly: string, yearly: string): string {
  const cases = [
    [`${monthly} > 0 and ${yearly} > 0 and not anualizar`, 'mensual y anual'],
    [`${monthly} > 0 and not anualizar`, 'mensual'],
    [`${monthly} + ${yearly} > 0`, 'anual'],
  ];
  return `${cases.map(([when, is]) => `${when} ? "${is}" : `).join('')}""`;
}

/** Whether a project's totals add monthly values to yearly ones, and which of the two they have. */
function mixture(monthly: readonly string[], yearly: readonly string[]): Formulas {
  return {
    conMensuales: toggle('Tiene valores mensuales', `${sum(monthly)} > 0`, { internal: true }),
    conAnuales: toggle('Tiene valores anuales', `${sum(yearly)} > 0`, { internal: true }),
    mezcla: toggle('Suma valores mensuales y anuales', 'conMensuales and conAnuales', {
      internal: true,
    }),
    periodoCaprate: text('Período del cap rate', periodOf('conMensuales', 'conAnuales')),
  };
}
