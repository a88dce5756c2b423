import { type Formula, number, type Ranking, toggle } from '../../src/tool/index.ts';
import { fields } from './fields.ts';
import { formulas } from './formulas.ts';
import { rubrics } from './rubrics/index.ts';

/** A figure in which one option may lead the others. */
export interface Race {
  readonly id: string;
  /** The column compared. */
  readonly column: string;
  readonly label: string;
  readonly better: 'higher' | 'lower';
  /** Of the distance between two options. */
  readonly unit: string;
  readonly decimals: number;
}

function race(id: string, better: Race['better'] = 'higher'): Race {
  const shape = fields[id] ?? formulas[id];
  const measure =
    shape?.kind === 'percent' ? { unit: 'pp', decimals: 2 } : { unit: 'años', decimals: 1 };
  return { id, column: id, label: shape?.label ?? id, better, ...measure };
}

/**
 * What decides. Amounts aren't in it: they grow with the size of the asset, and say nothing
 * about which option is the better one.
 */
export const races: readonly Race[] = [
  race('minExitTime', 'lower'),
  race('capRatePercent'),
  race('cashOnCashPercent'),
  race('priYears', 'lower'),
  race('irrAnnual'),
  race('avgOccupancy'),
  race('appreciation'),
  race('capRateLeverage'),
  ...rubrics.map(
    ({ id, label }): Race => ({
      id,
      column: `scores.${id}.score`,
      label,
      better: 'higher',
      unit: 'puntos',
      decimals: 1,
    }),
  ),
];

/** By how many of them an option leads is itself a race. */
export const OVERALL: Race = {
  id: 'overall',
  column: 'leadCount',
  label: 'número de criterios',
  better: 'higher',
  unit: 'criterios',
  decimals: 0,
};

const best = ({ column, better }: Race, place: number): string =>
  `${better === 'higher' ? 'large' : 'small'}(options.${column}, ${place})`;

/** The distance between the best and the next; 0 where two share the first place. */
function lead(one: Race): Formula {
  const [first, second] = [best(one, 1), best(one, 2)];
  const expression = one.better === 'higher' ? `${first} - ${second}` : `${second} - ${first}`;
  const { label, unit, decimals } = one;
  return number(`Ventaja en ${label}`, expression, { unit, decimals });
}

/** Whether an option has the first place for itself. */
function leads(one: Race): Formula {
  const { id, column, label } = one;
  return toggle(
    `Lidera en ${label}`,
    `isnumber(lead.${id}) and isnumber(${column}) and compare(lead.${id}, 0) > 0 and ${column} == ${best(one, 1)}`,
    { internal: true },
  );
}

const all = [...races, OVERALL];

/** By how much the first leads, for all options together. */
export const leadFormulas: Readonly<Record<string, Formula>> = Object.fromEntries(
  all.map((one) => [`lead.${one.id}`, lead(one)]),
);

/** In what each option leads. */
export const optionLeads: Readonly<Record<string, Formula>> = {
  ...Object.fromEntries(races.map((one) => [`leads.${one.id}`, leads(one)])),
  leadCount: number('Criterios que lidera', races.map(({ id }) => `leads.${id}`).join(' + '), {
    unit: `de ${races.length}`,
    internal: true,
  }),
  'leads.overall': leads(OVERALL),
};

/** The name of who leads; nobody where two are equal or only one has a figure. */
export const leaders: Readonly<Record<string, Ranking>> = Object.fromEntries(
  all.map(({ id, label }) => [
    `leader.${id}`,
    {
      label: `Lidera en ${label}`,
      list: 'options',
      where: `leads.${id}`,
      show: 'name',
      single: true,
      empty: 'Empate',
    },
  ]),
);
