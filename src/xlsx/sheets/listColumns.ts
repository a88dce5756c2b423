import { type Advice, conditionId, isGivenOf, rankedRecords } from '../../tool/index.ts';
import type { Formulas } from '../formulas.ts';
import { address, fullAddress, type Grid, letters } from '../grid.ts';
import { type Area, FIRST_ROW, type Layout } from '../layout.ts';
import { messageFormula } from './message.ts';

/** The sheet of a list, as its further columns need it. */
interface ListSheet {
  readonly layout: Layout;
  readonly formulas: Formulas;
  readonly area: Area;
  readonly grid: Grid;
  /** How many records there are. */
  readonly rows: number;
  putColumnHead(label: string, unit: string, column: number): void;
}

/** Behind the columns of a list: the places of its records in rankings, and what is said of each. */
export function putListColumns(sheet: ListSheet): void {
  putRankings(sheet);
  putAdvice(sheet);
}

/** For each ranking a key that sorts its records, and the place of each; none for those left out. */
function putRankings(sheet: ListSheet): void {
  const { calculation } = sheet.layout;
  for (const [id, ranking] of Object.entries(calculation.declaration.rankings)) {
    if (ranking.list !== sheet.area.id || sheet.rows === 0) continue;
    const column = sheet.grid.width;
    const sign = ranking.order === 'ascending' ? '' : '-';
    const cell = (condition: string, row: number): string => {
      const place = sheet.layout.place({ id: condition, table: sheet.area.id });
      return address(FIRST_ROW + row, place.column);
    };
    const picked = rankedRecords(calculation, id, { ...ranking, limit: sheet.rows });
    const keys = `${letters(column)}$${FIRST_ROW + 1}:${letters(column)}$${FIRST_ROW + sheet.rows}`;
    for (let row = 0; row < sheet.rows; row++) {
      // A record without a value comes last, whichever the order.
      const key = ranking.by
        ? `IFERROR(${sign}${cell(conditionId.by(id), row)},9.99E+307)`
        : String(row + 1);
      const own = address(FIRST_ROW + row, column);
      const above = `${letters(column)}$${FIRST_ROW + 1}:${own}`;
      sheet.grid.put(FIRST_ROW + row, column, {
        value: null,
        formula: ranking.where
          ? `IF(IFERROR(${cell(conditionId.where(id), row)},0)=1,${key},"")`
          : key,
        look: 'helper',
      });
      const at = picked.indexOf(row);
      sheet.grid.put(FIRST_ROW + row, column + 1, {
        value: at < 0 ? '' : at + 1,
        formula: `IF(${own}="","",SUMPRODUCT(--(${keys}<${own}))+COUNTIF(${above},${own}))`,
        look: 'helper',
        known: true,
      });
    }
    sheet.putColumnHead(`Orden: ${ranking.label}`, '', column);
    sheet.putColumnHead(`Puesto: ${ranking.label}`, '', column + 1);
    sheet.grid.hiddenColumns.push(column, column + 1);
    sheet.layout.rankings.set(
      id,
      fullAddress(sheet.area.sheet, FIRST_ROW, column + 1, FIRST_ROW + sheet.rows - 1),
    );
  }
}

function putAdvice(sheet: ListSheet): void {
  const { calculation } = sheet.layout;
  const records = Array.from({ length: sheet.rows }, (_, row) => row);
  for (const advice of calculation.declaration.advice) {
    if (advice.list !== sheet.area.id) continue;
    // What is about cells left empty would be a column for each that may be.
    if (advice.empty && !records.some((row) => isGivenOf(calculation, advice, row))) continue;
    putAdviceColumn(sheet, advice);
  }
}

/** What is said of each record, while its condition holds. */
function putAdviceColumn(sheet: ListSheet, { id, message, notice, at, empty }: Advice): void {
  const column = sheet.grid.width;
  const { calculation } = sheet.layout;
  const cell = (of: string, row: number): string =>
    address(FIRST_ROW + row, sheet.layout.place({ id: of, table: sheet.area.id }).column);
  sheet.putColumnHead(notice ? 'Aviso' : 'Recomendación', '', column);
  for (let row = 0; row < sheet.rows; row++) {
    const { area } = sheet;
    const text = messageFormula(message, calculation, sheet.formulas, { area, row, label: id });
    const given = `IFERROR(${cell(conditionId.advice(id), row)},0)=1`;
    const where = empty && at !== undefined ? `AND(ISBLANK(${cell(at, row)}),${given})` : given;
    const formula = `IF(${where},${text},"")`;
    sheet.grid.putMessage(FIRST_ROW + row, column, { value: null, formula }, message.length);
  }
}
