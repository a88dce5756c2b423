import { listNames } from '../../../../../../src/tool/index.ts';
import { cellOf, type Recast } from '../../../../../../src/workbench/index.ts';
import { DESCRIPTION, NAME, TYPE } from '../../parameter.ts';
import { EXPENSES, typeLabel } from '../../streamLists.ts';
import { headsOver } from '../foreignCells.ts';
import { typeOf } from '../foreignKinds.ts';

/* Payroll whose amounts have its benefits in them: 'Costo mensual por persona (con prestaciones)'. */

const BURDEN = 'prestaciones';

const INCLUDED =
  /(?<!\p{L})(?<!(?<!\p{L})no\s+)(con|incluye[n]?|incluid[ao]s?|m[aá]s|y)\s+(todas?\s+)?(las?\s+)?(prestaci|carga|parafiscal|factor prestacional)|\+\s*(prestaci|carga|parafiscal)|(prestaciones|cargas?|parafiscales)\s+incluid|costo\s+(total\s+)?(de\s+)?(la\s+)?(empresa|empleador)|salario\s+integral/iu;

/** Takes staff without benefits of its own where the head over the amounts or the names, or a remark, says that they are in them. */
export function burdenIncludedIn(amount: string): Recast {
  const personal = typeLabel(EXPENSES, 'personal') ?? '';
  return (records, { heads }) => {
    const names: string[] = [];
    const read = records.map((record) => {
      const over = headsOver(record, heads);
      const paid = cellOf(record, amount);
      const remarks = record.flatMap(({ columnId, text }) =>
        ['', DESCRIPTION].includes(columnId) ? text : [],
      );
      const isSaid = [over.get(amount), over.get(NAME), ...remarks].some((said) =>
        INCLUDED.test(said ?? ''),
      );
      const isStaff = typeOf(EXPENSES, record, over)?.text === personal;
      if (!paid || !isSaid || !isStaff || cellOf(record, BURDEN)) return record;
      names.push(cellOf(record, NAME)?.text ?? '');
      const { column } = paid;
      const typed = cellOf(record, TYPE) ? [] : [{ columnId: TYPE, text: personal, column }];
      return [...typed, ...record, { columnId: BURDEN, text: '0 %', column }];
    });
    return { records: read, notices: names.length > 0 ? [told(names)] : [] };
  };
}

const told = (names: readonly string[]): string =>
  `El valor ya trae las prestaciones: ${listNames(names, 3)} ${names.length === 1 ? 'entra' : 'entran'} con «Prestaciones» 0 %.`;
