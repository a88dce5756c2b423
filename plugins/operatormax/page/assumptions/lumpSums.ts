import type { ForeignRecord, Recast } from '../../../../src/workbench/index.ts';
import { listNames, type Scalar } from '../../../../src/tool/index.ts';
import { cellOf } from './foreignCells.ts';
import { NAME, TYPE } from './parameter.ts';
import { INCOMES, typeLabel } from './streamLists.ts';

/* Incomes of which a sheet has an amount alone: 'Alimentos y bebidas | $ 92.000.000'. */

const SERVICE: Scalar = 'servicios';
/** What is counted in a month is no rate of a night. */
const NIGHTLY = /noche|d[ií]a|diari|adr|hab/iu;
/** 'COP/noche', '$ por habitación'. */
const UNIT = /^\s*(COP|\$|pesos)\s*(\/|por\s|x\s)/iu;
/** With any of these it is another kind, or is known to be so many. */
const COUNTED: readonly string[] = [TYPE, 'cantidad', 'ocupacion', 'porcentaje', 'ingresoBase'];

/** '$ 145.000.000 | mensual' under 'Cantidad | Tarifa' is an amount a month, as no hotel has so many rooms. */
function withAmountInPlace(record: ForeignRecord, amount: string): ForeignRecord {
  const [count, paid] = ['cantidad', amount].map((id) => cellOf(record, id));
  const isAside = !paid || /^(al\s+)?mes|^mensual/iu.test(paid.text);
  if (!count || !isAside || !AMOUNT.test(count.text)) return record;
  const others = record.filter((cell) => cell !== count && cell !== paid);
  return [...others, { ...count, columnId: amount }];
}

const AMOUNT = /^\s*(COP\s*|\$\s*)*(\d[.,]?){6,}\s*$/iu;

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
  const service = { ...type, text: typeLabel(INCOMES, SERVICE) ?? '' };
  return [service, ...others, ...(cellOf(record, 'cantidad') ? [] : [one])];
}

/** Takes them as one service a month, as a rate of rooms that nobody counted would come to nothing. */
export function lumpSumsIn(amount: string): Recast {
  return (records, { heads }) => {
    const names: string[] = [];
    const read = records.map((written) => {
      const record = withAmountInPlace(withTypeOfMonth(written), amount);
      const paid = cellOf(record, amount);
      const isCounted = record.some(({ columnId }) => COUNTED.includes(columnId));
      if (!paid || isCounted || !/\d/.test(paid.text) || /%/.test(paid.text)) return record;
      const units = record.filter(({ text }) => UNIT.test(text)).map(({ text }) => text);
      if ([heads[paid.column] ?? '', ...units].some((said) => NIGHTLY.test(said))) return record;
      names.push(cellOf(record, NAME)?.text ?? '');
      const { column } = paid;
      return [
        { columnId: TYPE, text: typeLabel(INCOMES, SERVICE) ?? '', column },
        ...record,
        { columnId: 'cantidad', text: '1', column },
      ];
    });
    return { records: read, notices: names.length > 0 ? [told(names)] : [] };
  };
}

const told = (names: readonly string[]): string =>
  `Sin cantidad, ${names.length === 1 ? 'entra' : 'entran'} como Servicios, 1 al mes: ${listNames(names, 3)}.`;
