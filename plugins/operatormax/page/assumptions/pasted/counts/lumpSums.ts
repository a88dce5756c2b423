import {
  cellOf,
  type ForeignCell,
  type ForeignRecord,
  type Recast,
} from '../../../../../../src/workbench/index.ts';
import { listNames } from '../../../../../../src/tool/index.ts';
import { UNITS_LET } from '../../counted.ts';
import { NAME, TYPE } from '../../parameter.ts';
import { INCOMES, typeLabel } from '../../streamLists.ts';

/* Incomes of which a sheet has an amount alone: 'Alimentos y bebidas | $ 92.000.000'. */

/** That a record is a service, as told by a column of the file. */
export const asServiceAt = (column: number): ForeignCell => ({
  columnId: TYPE,
  text: typeLabel(INCOMES, 'servicios') ?? '',
  column,
});

/** What is counted in a month is no rate of a night. */
const NIGHTLY = /noche|d[ií]a|diari|adr|hab/iu;
/** 'Tarifa promedio por noche' is what one of something costs, however many there are of it. */
const RATE = /^(tarifa|precio|adr|(average\s+)?daily rate)(?!\p{L})/iu;
/** 'COP/noche', '$ por habitación'. */
const UNIT = /^\s*(COP|\$|pesos)\s*(\/|por\s|x\s)/iu;
/** With any of these it is another kind, or is known to be so many. */
const COUNTED: readonly string[] = [TYPE, 'cantidad', 'ocupacion', 'porcentaje', 'ingresoBase'];

const MONTHLY = /^\s*(al\s+)?(mes|mensual(es)?)\s*$/iu;
const WHOLE = /^\s*100([.,]0+)?\s*%?\s*$/;

/** 'Mensual' under 'Tipo' is an amount a month, which has no occupancy. */
function withTypeOfMonth(record: ForeignRecord): ForeignRecord {
  const type = cellOf(record, TYPE);
  if (!type || !MONTHLY.test(type.text)) return record;
  const others = record.filter(
    (cell) => cell !== type && !(cell.columnId === 'ocupacion' && WHOLE.test(cell.text)),
  );
  const one = { columnId: 'cantidad', text: '1', column: type.column };
  const service = asServiceAt(type.column);
  return [service, ...others, ...(cellOf(record, 'cantidad') ? [] : [one])];
}

const COUNTED_THINGS = new RegExp(`^(n[uú]mero\\s+de\\s+)?${UNITS_LET.source}`, 'iu');
/** With the nights that all amounts of its column were multiplied by: '=30*30'. */
const COUNT = /^\s*=?(\d{1,3})(\*[\d/]+)?\s*$/;

/** 'Habitaciones | 30' is how many there are, and no amount. */
function withCount(record: ForeignRecord, amount: string): ForeignRecord {
  const [name, paid] = [NAME, amount].map((id) => cellOf(record, id));
  const text = COUNTED_THINGS.test(name?.text ?? '') && COUNT.exec(paid?.text ?? '')?.[1];
  if (!text || cellOf(record, 'cantidad')) return record;
  return record.map((cell) => (cell === paid ? { ...cell, columnId: 'cantidad', text } : cell));
}

const BY_MONTH = /^\s*((COP|\$|pesos)\s*)?(\/|al|por|cada)?\s*(mes|mensual(es)?)\s*$/iu;

/**
 * Takes what is let by the month, and has no occupancy where others of its table have one, as a service: of rooms
 * without it nothing would come.
 */
export function monthlyIncomesIn(amount: string): Recast {
  return (records) => {
    const names: string[] = [];
    const isOccupied = (record: ForeignRecord): boolean => !!cellOf(record, 'ocupacion');
    const read = records.map((record) => {
      const isByMonth = record.some(({ text }) => BY_MONTH.test(text));
      const paid = cellOf(record, amount);
      if (!paid || !isByMonth || isOccupied(record) || cellOf(record, TYPE)) return record;
      if (paid.text.includes('%') || !cellOf(record, 'cantidad')) return record;
      names.push(cellOf(record, NAME)?.text ?? '');
      return [asServiceAt(paid.column), ...record];
    });
    if (names.length === 0 || !records.some(isOccupied)) return { records, notices: [] };
    const enter = names.length === 1 ? 'entra' : 'entran';
    return {
      records: read,
      notices: [`Al mes y sin ocupación, ${enter} como Servicios: ${listNames(names, 3)}.`],
    };
  };
}

/** Takes them as one service a month, as a rate of rooms that nobody counted would come to nothing. */
export function lumpSumsIn(amount: string): Recast {
  return (records, { heads }) => {
    const names: string[] = [];
    const read = records.map((written) => {
      const record = withCount(withTypeOfMonth(written), amount);
      const paid = cellOf(record, amount);
      const isCounted = record.some(({ columnId }) => COUNTED.includes(columnId));
      if (!paid || isCounted || !/\d/.test(paid.text) || /%/.test(paid.text)) return record;
      const units = record.filter(({ text }) => UNIT.test(text)).map(({ text }) => text);
      const isOfMonth = record.some(({ columnId, text }) => columnId === '' && MONTHLY.test(text));
      const said = isOfMonth ? units : [heads[paid.column] ?? '', ...units];
      const name = cellOf(record, NAME)?.text ?? '';
      const isRate = RATE.test(name) && NIGHTLY.test(name);
      if (isRate || said.some((text) => NIGHTLY.test(text))) return record;
      names.push(name);
      const { column } = paid;
      return [asServiceAt(column), ...record, { columnId: 'cantidad', text: '1', column }];
    });
    return { records: read, notices: names.length > 0 ? [told(names)] : [] };
  };
}

const told = (names: readonly string[]): string =>
  `Sin cantidad, ${names.length === 1 ? 'entra' : 'entran'} como Servicios, 1 al mes: ${listNames(names, 3)}.`;
