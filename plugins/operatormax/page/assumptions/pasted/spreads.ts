import type { Recast } from '../../../../../src/workbench/index.ts';

/* How much more than inflation something grows, as sheets write it: 'IPC + 1,5 %', or 'Crecimiento anual | 6 %', which
   has inflation in it. */

const ADJUSTMENT = 'ajuste';
const OVER_INDEX =
  /^\s*(?:IPC|inflaci[oó]n)\s*(?:(?<sign>[-+−])\s*(?<points>\d[\d.,]*)\s*(?:%|pp?|puntos?)?)?\s*$/iu;
const GROWTH =
  /^\s*(%\s*)?(crecimiento|incremento|aumento|reajuste|growth)(?!.*(ipc|inflaci|index))/iu;

/** What is over the index alone: 1,5 of 'IPC + 1,5 %', and 0 of 'IPC'. Of a whole growth it is told what becomes. */
export const spreadsIn: Recast = (records, { heads }) => {
  const growths = records
    .flat()
    .filter(({ column, text }) => GROWTH.test(heads[column] ?? '') && PERCENTAGE.test(text));
  const inPlace = growths.find(({ columnId }) => columnId === ADJUSTMENT);
  const left = growths.find(({ columnId }) => columnId === '');
  return {
    records: records.map((record) =>
      record.map((cell) => {
        const found = cell.columnId === ADJUSTMENT ? OVER_INDEX.exec(cell.text)?.groups : undefined;
        if (!found) return cell;
        const { sign = '+', points = '0' } = found;
        return { ...cell, text: `${sign === '+' ? '' : '-'}${points} %` };
      }),
    ),
    notices: [
      ...(inPlace ? [`«${heads[inPlace.column]}» ${TAKEN}`] : []),
      ...(left ? [`«${heads[left.column]}» ${LEFT}`] : []),
    ],
  };
};

const PERCENTAGE = /^\s*[-+−]?\d{1,2}([.,]\d+)?\s*%/u;

const TAKEN =
  'entra como «Ajuste sobre el IPC», que se suma a la inflación de «Fechas»: si tu porcentaje ya la trae, deja solo la diferencia.';
const LEFT =
  'trae la inflación, que aquí está en «Fechas» y vale para todo. Si es más, escribe la diferencia en «Ajuste sobre el IPC», donde lo hay.';
