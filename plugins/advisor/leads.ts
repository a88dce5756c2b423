import { type Formula, number, type Selection, toggle } from '../../src/tool/index.ts';
import { fields } from './fields.ts';
import { formulas } from './formulas.ts';
import { rubrics } from './rubrics/index.ts';

/** A figure in which one option may lead the others. */
interface Race {
  readonly id: string;
  /** The column compared. */
  readonly column: string;
  readonly better: 'higher' | 'lower';
}

const race = (id: string, better: Race['better'] = 'higher'): Race => ({ id, column: id, better });

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
  ...rubrics.map(({ id }): Race => ({ id, column: `scores.${id}.score`, better: 'higher' })),
];

/** By how many of them an option leads is itself a race. */
const OVERALL: Race = { id: 'overall', column: 'leadCount', better: 'higher' };

export function labelOfColumn(column: string): string {
  return (fields[column] ?? formulas[column])?.label ?? column;
}

const best = ({ column, better }: Race, place: number): string =>
  `${better === 'higher' ? 'large' : 'small'}(options.${column}, ${place})`;

/** The distance between the best and the next; 0 where two share the first place. */
function lead(one: Race): Formula {
  const [first, second] = [best(one, 1), best(one, 2)];
  const expression = one.better === 'higher' ? `${first} - ${second}` : `${second} - ${first}`;
  const shape = fields[one.column] ?? formulas[one.column];
  const points = shape?.kind === 'percent';
  return number(`Ventaja en ${labelOfColumn(one.column)}`, expression, {
    decimals: points ? 2 : 1,
    unit: points ? 'pp' : (shape?.unit ?? ''),
  });
}

/** Whether an option has the first place for itself. */
function leads({ id, column, better }: Race): Formula {
  const first = best({ id, column, better }, 1);
  return toggle(
    `Lidera en ${labelOfColumn(column)}`,
    `isnumber(lead.${id}) and isnumber(${column}) and round(lead.${id}, 9) > 0 and ${column} == ${first}`,
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
export const leaders: Readonly<Record<string, Selection>> = Object.fromEntries(
  all.map(({ id, column }) => [
    `leader.${id}`,
    {
      label: `Lidera en ${labelOfColumn(column)}`,
      list: 'options',
      where: `leads.${id}`,
      show: 'name',
      single: true,
      empty: 'Empate',
    },
  ]),
);
