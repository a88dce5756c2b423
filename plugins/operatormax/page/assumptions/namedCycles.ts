import type { ForeignCell, ForeignRecord, Recast } from '../../../../src/workbench/index.ts';
import { kinds, listNames } from '../../../../src/tool/index.ts';
import type { BillingCycle } from '../../document/document.ts';
import { billingCycleField } from '../../document/fields.ts';
import { BASE } from '../../document/references.ts';
import { withoutEach } from './each.ts';
import { amountIn, cellOf } from './foreignCells.ts';
import { CYCLE, NAME, PERCENTAGE, TYPE } from './parameter.ts';

/* Costs that say how often they are paid elsewhere than under 'Ciclo': 'Impuesto predial (anual)', or 'anual' under
   'Base'. */

const WORDS: readonly (readonly [BillingCycle, string])[] = [
  ['mensual', 'mes|mensual(es)?|month(ly)?'],
  ['anual', 'a[nñ]o|anual(es)?|year(ly)?|annual'],
  ['semestral', 'semestre|semestral(es)?'],
  ['trimestral', 'trimestre|trimestral(es)?|quarter(ly)?'],
];

/** What the amounts are of: 'COP', 'miles COP', '$ millones', '$MM'. */
const MONEY = '(COP|\\$|pesos|miles|millones|mill?\\.?|mm|m|000|de|\\s)+';

/** Said for its own sake, in brackets or by a word before; bare it may only describe: 'Cena anual'. */
const CYCLES = WORDS.map(([cycle, word]) => ({
  cycle,
  sure: new RegExp(
    `\\(\\s*((pago|valor|cuota|al|por|cada)\\s+)*(${word})\\s*\\)\\s*$|\\s(al|por|cada)\\s+(${word})\\s*$`,
    'iu',
  ),
  bare: new RegExp(`\\s(${word})\\s*$`, 'iu'),
  behind: new RegExp(`^(.*\\d.*?)(?:\\s*/\\s*|\\s+(?:(?:al|por|cada)\\s+)?)(?:${word})\\s*$`, 'iu'),
  whole: new RegExp(`^\\s*(${MONEY}\\s*)?/?\\s*((pago|al|por|cada)\\s+)*(${word})\\s*$`, 'iu'),
}));

const MONTH = /(?<!\p{L})(mes|mensual)/iu;
const PERIOD =
  /(?<!\p{L})(a[nñ]o|anual|semestr|trimestr|bimestr|mes|mensual|quincen|d[ií]a|noche)/iu;

/** 'COP/año', 'mes': a unit rather than a remark. */
const isUnit = (text: string): boolean => PERIOD.test(text) && text.trim().split(/\s+/).length < 4;

/** Gives costs the cycle that their amount or another cell says, or their name where nothing else says another period. */
export function cyclesIn(amount: string): Recast {
  return (records, { heads }) => {
    const named = new Map<BillingCycle, string[]>();
    const read = records.map((record) => {
      const [name, paid] = [NAME, amount].map((id) => cellOf(record, id));
      const cycled = cellOf(record, CYCLE);
      // A share has none: what stands there is what it is of, of which the list may have nothing.
      if (cycled && cellOf(record, PERCENTAGE))
        return record.map((cell) => (cell === cycled ? { ...cell, columnId: '' } : cell));
      const isPaidMonthly = isStaff(record) && !record.some(saysLongCycle);
      if (!paid || paid.text.includes('%') || cycled || isPaidMonthly) return record;
      const behind = withCycleBehind(record, paid);
      if (behind) return behind;
      const said = record.find(saysCycle);
      const cycle = said ? cycleIn(said) : cycleOf(record, amount, heads);
      if (!cycle) return record;
      if (!said && name) named.set(cycle, [...(named.get(cycle) ?? []), name.text]);
      const { column } = said ?? paid;
      const others = record.filter((cell) => cell !== said);
      return [...others, { columnId: CYCLE, text: labelOf(cycle), column }];
    });
    return { records: read, notices: [...named].map(([cycle, names]) => told(cycle, names)) };
  };
}

/** 'Predial | 1 | año' is no salary, though the table counts people in that column. */
const saysLongCycle = (cell: ForeignCell): boolean =>
  cell.columnId === '' && !['mensual', undefined].includes(cycleIn(cell));

/** Salaries are paid by the month. */
const isStaff = (record: ForeignRecord): boolean =>
  record.some(({ columnId }) => ['personas', 'prestaciones'].includes(columnId));

/** Takes the amount of a cost from the column of its cycle: 'Predial' has it under 'Anual', 'Aseo' under 'Mensual'. */
export function cycleColumnsIn(amount: string): Recast {
  return (records, { heads }) => ({
    records: records.map((record) => {
      const read = withCycleSaid(record);
      return cellOf(read, amount) ? read : ofCycleColumn(read, amount, heads);
    }),
    notices: [],
  });
}

/** 'año' under 'Ciclo' is 'Anual'. */
function withCycleSaid(record: ForeignRecord): ForeignRecord {
  const said = cellOf(record, CYCLE);
  const cycle = said && cycleIn(said);
  if (!cycle || !('error' in kinds.choice.parse(said.text, billingCycleField))) return record;
  const read = { ...said, text: labelOf(cycle) };
  return record.map((cell) => (cell === said ? read : cell));
}

function ofCycleColumn(
  record: ForeignRecord,
  amount: string,
  heads: readonly string[],
): ForeignRecord {
  const cycleOver = ({ column }: ForeignCell): BillingCycle | undefined => {
    const head = (heads[column] ?? '').replace(AMOUNT, '');
    return CYCLES.find(({ whole }) => whole.test(head))?.cycle;
  };
  const paidOver = record.filter(
    (one) => one.columnId === '' && /\d/.test(one.text) && cycleOver(one),
  );
  const [one, another] = paidOver;
  const cell = another ? sameInAYear(paidOver, cycleOver) : one;
  const cycle = cell && cycleOver(cell);
  if (!cycle) return record;
  const { column, text } = cell;
  const others = record.filter((one) => one !== cell);
  const paid = { columnId: amount, text, column };
  // A share has no cycle.
  if (text.includes('%')) return [...others, paid];
  return [...others, paid, { columnId: CYCLE, text: labelOf(cycle), column }];
}

/** Of '5.600' under 'Mensual' and '67.200' under 'Anual', which say the same, the one of the month. */
function sameInAYear(
  cells: ForeignRecord,
  cycleOver: (cell: ForeignCell) => BillingCycle | undefined,
): ForeignCell | undefined {
  const [month, year] = (['mensual', 'anual'] as const).map((cycle) =>
    cells.find((cell) => cycleOver(cell) === cycle),
  );
  if (cells.length !== 2 || !month || !year) return undefined;
  const [ofMonth, ofYear] = [amountIn(month), amountIn(year)];
  if (ofMonth === null || ofYear === null) return undefined;
  return Math.abs(ofYear / ofMonth - MONTHS) < ROUNDED ? month : undefined;
}

const MONTHS = 12;
/** So much a twelfth may be off where a sheet shows fewer decimals. */
const ROUNDED = 0.1;

/** '$ 98.000.000 anual', '46 millones/mes'. */
function withCycleBehind(record: ForeignRecord, paid: ForeignCell): ForeignRecord | null {
  const { columnId, column } = paid;
  for (const { cycle, behind } of CYCLES) {
    const [, text] = behind.exec(paid.text) ?? [];
    if (text === undefined) continue;
    const others = record.filter((cell) => cell !== paid);
    return [
      ...others,
      { columnId, text, column },
      { columnId: CYCLE, text: labelOf(cycle), column },
    ];
  }
  return null;
}

const AMOUNT = /^\s*(valor|costo|gasto|monto|total)\s+/iu;

const cycleIn = ({ text }: ForeignCell): BillingCycle | undefined =>
  CYCLES.find(({ whole }) => whole.test(withoutEach(text)))?.cycle;

/** 'anual' where the list has nothing else for it: no base and no type is called so. */
const saysCycle = (cell: ForeignCell): boolean =>
  ['', BASE, TYPE].includes(cell.columnId) && cycleIn(cell) !== undefined;

function cycleOf(
  record: ForeignRecord,
  amount: string,
  heads: readonly string[],
): BillingCycle | undefined {
  const [name, paid] = [NAME, amount].map((id) => cellOf(record, id));
  if (!name || !paid) return undefined;
  const head = heads[paid.column] ?? '';
  const others = record.filter((cell) => cell !== name).map(({ text }) => text);
  if ((PERIOD.test(head) && !MONTH.test(head)) || others.some(isUnit)) return undefined;
  const isSaid = ({ sure, bare }: (typeof CYCLES)[number]): boolean =>
    sure.test(name.text) || (!PERIOD.test(head) && bare.test(name.text));
  return CYCLES.find(isSaid)?.cycle;
}

const labelOf = (cycle: BillingCycle): string =>
  billingCycleField.options?.find(({ value }) => value === cycle)?.label ?? cycle;

const told = (cycle: BillingCycle, names: readonly string[]): string =>
  `Por su nombre ${names.length === 1 ? 'entra' : 'entran'} con ciclo ${labelOf(cycle)}: ${listNames(names, 3)}.`;
