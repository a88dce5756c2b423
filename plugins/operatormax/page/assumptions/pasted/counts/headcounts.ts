import {
  cellOf,
  type ForeignCell,
  type ForeignRecord,
  isOfRemarks,
  type Recast,
} from '../../../../../../src/workbench/index.ts';
import { listNames } from '../../../../../../src/tool/index.ts';
import { EACH, isSalary, PEOPLE, withoutEach } from './each.ts';
import { amountAt } from '../foreignCells.ts';
import { DESCRIPTION, NAME, TYPE } from '../../parameter.ts';
import { EXPENSES, typeLabel } from '../../streamLists.ts';

/* Staff whose number stands in a remark: 'Camareras | 1.600.000 | 6 personas'. */

const COUNT = 'personas';

const SALARY = /^\s*((salario|sueldo)\D*|personas?|emplead[oa]s?|trabajador(es)?)$/iu;

/** What is called a salary beside its amount, or counted in people, is staff's. */
export const salariesIn: Recast = (records) => ({
  records: records.map((record) => {
    const said = record.find(({ columnId, text }) => columnId === '' && SALARY.test(text));
    if (!said || cellOf(record, TYPE)) return record;
    const { column } = said;
    const staff = { columnId: TYPE, text: typeLabel(EXPENSES, 'personal') ?? '', column };
    return [staff, ...record.filter((cell) => cell !== said)];
  }),
  notices: [],
});

/** 'Recepción (6 personas)', 'Camareras (9)', 'Meseros x 4'. */
const IN_NAME = /(?:\(\s*|\s[x×]\s*)(\d{1,3})(?:\s+\p{L}+)?\s*\)?\s*$/iu;

/**
 * Takes the number of people out of a remark, where the table has no column of it; out of a name only where the
 * amount is said to be of each, as it may be that of all.
 */
export function headcountsIn(amount: string): Recast {
  return (records, { heads }) => {
    const doubtful: string[] = [];
    const read = records.map((record) => {
      const counted = cellOf(record, COUNT);
      const beside = record.filter(({ columnId }) => ['', DESCRIPTION].includes(columnId));
      const said = counted ?? beside.find(({ text }) => PEOPLE.test(text));
      const name = cellOf(record, NAME);
      const [, named] = IN_NAME.exec(name?.text ?? '') ?? [];
      const ofName = named === '1' ? undefined : named;
      const isOfEach = beside.some(({ text }) => EACH.test(text));
      const mayBeOfAll = said ? isOfAll(record, said, amount, heads) : ofName !== undefined;
      if (name && mayBeOfAll && !isOfEach) {
        doubtful.push(name.text);
        return counted ? record.filter(({ column }) => column !== counted.column) : record;
      }
      if (counted) return record;
      const [count, of] = said ? [PEOPLE.exec(said.text)?.[1], said] : [ofName, name];
      if (count === undefined || !of) return record;
      const others = record.flatMap((cell) => {
        if (cell !== said) return cell;
        const rest = withoutEach(cell.text);
        return rest === '' ? [] : { ...cell, text: rest };
      });
      return [...others, { columnId: COUNT, text: count, column: of.column }];
    });
    return { records: read, notices: doubtful.length > 0 ? [told(doubtful)] : [] };
  };
}

/** What is paid to all together: 'Nómina total', 'Personal'. */
const TOTAL = /(?<!\p{L})(total(es)?|complet[ao]s?|global|en\s+conjunto)(?!\p{L})/iu;
const WHOLE =
  /^\s*((gastos?|costos?)\s+de\s+)?(n[oó]mina(?!\p{L}).*|(personal|planilla|payroll|salarios|sueldos)\s*(\(.*\))?)\s*$/iu;
/** Pesos: hardly anybody earns less a month, so that it is no part of an amount of all. */
const LEAST_PAY = 1_000_000;

/** Whether an amount is that of all the people that a record says, as its name or a mere remark on it does. */
function isOfAll(
  record: ForeignRecord,
  said: ForeignCell,
  amount: string,
  heads: readonly string[],
): boolean {
  const paid = cellOf(record, amount);
  const head = heads[paid?.column ?? -1] ?? '';
  const value = amountAt(record, amount);
  const count = Number(PEOPLE.exec(said.text)?.[1] ?? said.text);
  // '3 x 2.200.000' in one cell is of each.
  if (value === null || paid?.column === said.column || EACH.test(head)) return false;
  if (!(count > 1) || value / count < LEAST_PAY) return false;
  const name = cellOf(record, NAME)?.text ?? '';
  if (TOTAL.test(name)) return true;
  const isRemark = said.columnId === DESCRIPTION || isOfRemarks(heads[said.column] ?? '');
  return !isSalary(head) && (WHOLE.test(name) || isRemark);
}

const told = (names: readonly string[]): string =>
  `${listNames(names, 3)} ${names.length === 1 ? 'entra' : 'entran'} con su valor una vez: si es de cada uno, pon cuántos son en «Personas».`;
