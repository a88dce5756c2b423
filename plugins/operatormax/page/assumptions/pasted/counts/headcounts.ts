import { cellOf, type Recast } from '../../../../../../src/workbench/index.ts';
import { listNames } from '../../../../../../src/tool/index.ts';
import { EACH, PEOPLE, withoutEach } from './each.ts';
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
export const headcountsIn: Recast = (records) => {
  const doubtful: string[] = [];
  const read = records.map((record) => {
    if (cellOf(record, COUNT)) return record;
    const beside = record.filter(({ columnId }) => ['', DESCRIPTION].includes(columnId));
    const said = beside.find(({ text }) => PEOPLE.test(text));
    const name = cellOf(record, NAME);
    const [, counted] = IN_NAME.exec(name?.text ?? '') ?? [];
    const ofName = counted === '1' ? undefined : counted;
    if (!said && name && ofName !== undefined && !beside.some(({ text }) => EACH.test(text))) {
      doubtful.push(name.text);
      return record;
    }
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

const told = (names: readonly string[]): string =>
  `${listNames(names, 3)} ${names.length === 1 ? 'entra' : 'entran'} con su valor una vez: si es de cada uno, pon cuántos son en «Personas».`;
