import type { Recast } from '../../../../src/workbench/index.ts';
import { cellOf } from './foreignCells.ts';
import { DESCRIPTION, TYPE } from './parameter.ts';
import { EXPENSES, typeLabel } from './streamLists.ts';

/* Staff whose number stands in a remark: 'Camareras | 1.600.000 | 6 personas'. */

const COUNT = 'personas';
const SAID = /^\s*(\d{1,4})\s+(personas?|emplead[oa]s?|trabajador(es)?|cargos?|puestos?)\s*$/iu;

const SALARY = /^\s*(salario|sueldo)/iu;

/** What is called a salary beside its amount is staff's. */
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

/** Takes the number of people out of a remark, where the table has no column of it. */
export const headcountsIn: Recast = (records) => ({
  records: records.map((record) => {
    if (cellOf(record, COUNT)) return record;
    const said = record.find(
      ({ columnId, text }) => ['', DESCRIPTION].includes(columnId) && SAID.test(text),
    );
    const [, count] = SAID.exec(said?.text ?? '') ?? [];
    if (!said || count === undefined) return record;
    const others = record.filter((cell) => cell !== said);
    return [...others, { columnId: COUNT, text: count, column: said.column }];
  }),
  notices: [],
});
