import {
  cellOf,
  type ForeignCell,
  type ForeignRecord,
  type Recast,
} from '../../../../../../src/workbench/index.ts';
import { listNames } from '../../../../../../src/tool/index.ts';
import { BASE } from '../../../../document/references.ts';
import { cycleSaid, cycleText, monthsBehind, type Said } from './cycleTexts.ts';
import { amountIn, isTwelfth } from '../foreignCells.ts';
import { CYCLE, DESCRIPTION, NAME, PAID_MONTHS, PERCENTAGE, TYPE } from '../../parameter.ts';
import { labelOf, PAYMENT_CYCLES, type PaymentCycle } from './paymentCycles.ts';

/* Costs that say how often they are paid elsewhere than under 'Ciclo': 'Impuesto predial (anual)', or 'anual' under
   'Base'. */

/** Said for its own sake, in brackets or by a word before; bare it may only describe: 'Cena anual'. */
const CYCLES = PAYMENT_CYCLES.map((cycle) => {
  const { noun, adjective, every } = cycle;
  const often = every === null ? '(?!)' : `cada\\s+(?:${every})\\s+meses`;
  const word = `(?:${noun}|${adjective})`;
  return {
    cycle,
    by: new RegExp(`\\s(?:(?:al|por|cada)\\s+${word}|${often})\\s*$`, 'iu'),
    bare: new RegExp(`\\s${word}\\s*$`, 'iu'),
    behind: new RegExp(
      `^(?<paid>.*?\\d.*?)(?:\\s*/\\s*|\\s+)(?:(?:(?:al|por|cada)\\s+)?${word}|${often})(?!\\p{L})(?<rest>.*)$`,
      'iu',
    ),
  };
});

/** The cycle that a text ends with: 'Cuota fija mensual'. */
export const cycleBehind = (text: string): PaymentCycle | undefined =>
  CYCLES.find(({ by, bare }) => by.test(text) || bare.test(text))?.cycle;

const BRACKETS = /\(([^()]*)\)\s*$/u;

const MONTH = /(?<!\p{L})(mes|mensual)/iu;
const PERIOD =
  /(?<!\p{L})(a[nñ]o|anual|semestr|trimestr|cuatrimestr|bimestr|mes|mensual|quincen|d[ií]a|noche)/iu;

/** 'COP/año', 'mes': a unit rather than a remark. */
const isUnit = (text: string): boolean => PERIOD.test(text) && text.trim().split(/\s+/).length < 4;

/** Gives costs the cycle that their amount or another cell says, or their name where nothing else says another period. */
export function cyclesIn(amount: string): Recast {
  return (records, { heads }) => {
    const known = new Map<string, Known>();
    const read = records.map((record) => {
      const [name, paid] = [NAME, amount].map((id) => cellOf(record, id));
      const cycled = cellOf(record, CYCLE);
      // A share has none: what stands there is what it is of, of which the list may have nothing.
      if (cycled && cellOf(record, PERCENTAGE))
        return record.map((cell) => (cell === cycled ? { ...cell, columnId: '' } : cell));
      const isPaidMonthly = isStaff(record) && !record.some(saysLongCycle);
      if (!paid || paid.text.includes('%') || cycled || isPaidMonthly) return record;
      // By the answer to what is asked of a year's amounts it is one of each month.
      if (isTwelfth(paid)) return record;
      const behind = withCycleBehind(record, paid);
      if (behind) return behind;
      const said = record.find(saysCycle);
      const found = said ? cycleSaid(said.text) : cycleOf(record, amount, heads);
      if (!found) return record;
      // Beside months of their own it isn't told with those that it usually has.
      const text = cellOf(record, PAID_MONTHS) ? found.cycle.label : cycleText(found);
      const isDescribed = said?.columnId === DESCRIPTION;
      if (name && (!said || isDescribed)) {
        const by = isDescribed ? 'descripción' : 'nombre';
        const { names } = known.get(by + text) ?? { names: [] };
        known.set(by + text, { by, cycle: text, names: [...names, name.text] });
      }
      const { column } = said ?? paid;
      const others = record.filter((cell) => cell !== said || isDescribed);
      return [...others, { columnId: CYCLE, text, column }];
    });
    return { records: read, notices: [...known.values()].map(told) };
  };
}

/** 'Predial | 1 | año' is no salary, though the table counts people in that column. */
function saysLongCycle({ columnId, text }: ForeignCell): boolean {
  const said = columnId === '' ? cycleSaid(text) : null;
  return said !== null && said.cycle.value !== 'mensual';
}

/** Salaries are paid by the month. */
const isStaff = (record: ForeignRecord): boolean =>
  record.some(({ columnId }) => ['personas', 'prestaciones'].includes(columnId));

/** Takes the amount of a cost from the column of its cycle: 'Predial' has it under 'Anual', 'Aseo' under 'Mensual'. */
export function cycleColumnsIn(amount: string): Recast {
  return (records, { heads }) => ({
    records: records.map((record) =>
      cellOf(record, amount) ? record : ofCycleColumn(record, amount, heads),
    ),
    notices: [],
  });
}

function ofCycleColumn(
  record: ForeignRecord,
  amount: string,
  heads: readonly string[],
): ForeignRecord {
  const cycleOver = ({ column }: ForeignCell): PaymentCycle | undefined => {
    const said = cycleSaid((heads[column] ?? '').replace(AMOUNT, ''));
    return said?.months.length === 0 ? said.cycle : undefined;
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
  cycleOver: (cell: ForeignCell) => PaymentCycle | undefined,
): ForeignCell | undefined {
  const [month, year] = (['mensual', 'anual'] as const).map((cycle) =>
    cells.find((cell) => cycleOver(cell)?.value === cycle),
  );
  if (cells.length !== 2 || !month || !year) return undefined;
  const [ofMonth, ofYear] = [amountIn(month), amountIn(year)];
  if (ofMonth === null || ofYear === null) return undefined;
  return Math.abs(ofYear / ofMonth - MONTHS) < ROUNDED ? month : undefined;
}

const MONTHS = 12;
/** So much a twelfth may be off where a sheet shows fewer decimals. */
const ROUNDED = 0.1;

/** '$ 98.000.000 anual', '46 millones/mes', '12 millones al año en marzo'. */
function withCycleBehind(record: ForeignRecord, paid: ForeignCell): ForeignRecord | null {
  const { columnId, column } = paid;
  for (const { cycle, behind } of CYCLES) {
    const { paid: text, rest = '' } = behind.exec(paid.text)?.groups ?? {};
    const months = monthsBehind(rest, cycle);
    if (text === undefined || !months) continue;
    const others = record.filter((cell) => cell !== paid);
    return [
      ...others,
      { columnId, text, column },
      { columnId: CYCLE, text: cycleText({ cycle, months }), column },
    ];
  }
  return null;
}

const AMOUNT = /^\s*(valor|costo|gasto|monto|total)\s+/iu;

/** 'anual' where the list has nothing else for it: no base and no type is called so, and a description may say it. */
const saysCycle = (cell: ForeignCell): boolean =>
  ['', BASE, TYPE, DESCRIPTION].includes(cell.columnId) && cycleSaid(cell.text) !== null;

function cycleOf(record: ForeignRecord, amount: string, heads: readonly string[]): Said | null {
  const [name, paid] = [NAME, amount].map((id) => cellOf(record, id));
  if (!name || !paid) return null;
  const head = heads[paid.column] ?? '';
  const others = record.filter((cell) => cell !== name).map(({ text }) => text);
  if ((PERIOD.test(head) && !MONTH.test(head)) || others.some(isUnit)) return null;
  const inBrackets = cycleSaid(BRACKETS.exec(name.text)?.[1] ?? '');
  const isSaid = ({ by, bare }: (typeof CYCLES)[number]): boolean =>
    by.test(name.text) || (!PERIOD.test(head) && bare.test(name.text));
  const cycle = CYCLES.find(isSaid)?.cycle;
  return inBrackets ?? (cycle ? { cycle, months: [] } : null);
}

/** Costs of a cycle that their table has no column for. */
interface Known {
  readonly by: 'nombre' | 'descripción';
  readonly cycle: string;
  readonly names: readonly string[];
}

const told = ({ by, cycle, names }: Known): string =>
  `Por su ${by} ${names.length === 1 ? 'entra' : 'entran'} con ciclo ${cycle}: ${listNames(names, 3)}.`;
