import type { Ref, Scalar } from '../../engine/index.ts';
import { type Advice, conditionId, conditionOf, rankedRecords, unitOf } from '../../tool/index.ts';
import { computedFormat, inputFormat, isWholeOrNot, YES_NO } from '../formats.ts';
import type { Formulas } from '../formulas.ts';
import { address, fullAddress, Grid, letters } from '../grid.ts';
import { type Area, FIRST_ROW, HEAD_ROW, type Layout, type Place } from '../layout.ts';
import { answerOf } from '../reading.ts';
import { inSpace } from '../space.ts';
import { colourRule } from './colours.ts';
import { putTitle } from './heads.ts';
import { messageFormula } from './message.ts';
import { validationOf } from './validation.ts';

type Records = readonly Readonly<Record<string, Scalar>>[];

/** The sheet of a list or a table: a row a record, a column a field or a formula. */
export class RowsSheet {
  readonly grid: Grid;
  private readonly rows: number;

  constructor(
    private readonly layout: Layout,
    private readonly formulas: Formulas,
    private readonly area: Area,
    private readonly records: Records,
  ) {
    const { declaration } = layout.calculation;
    const table = declaration.tables[area.id];
    this.rows = layout.calculation.rows(area.id);
    this.grid = new Grid(area.sheet, {
      frozenRows: FIRST_ROW,
      frozenColumns: area.isList ? 2 : 1,
      landscape: true,
      hidden: table?.internal === true,
    });
  }

  /** Fills the sheet, a column at a step: a long table has tens of thousands of cells. */
  *filled(): Generator<void> {
    this.putHead();
    for (const id of this.area.columns) {
      this.putColumn(id);
      yield;
    }
    this.putReadings();
    if (this.area.isList) this.putRankings();
    if (this.area.isList) this.putAdvice();
  }

  private get table(): string {
    return this.area.id;
  }

  private putHead(): void {
    const { declaration } = this.layout.calculation;
    const { label, rowLabel = 'N.º' } = declaration.lists[this.table] ??
      declaration.tables[this.table] ?? { label: this.table };
    const note = this.area.isList
      ? 'Lo azul se puede cambiar. Para agregar o quitar registros, vuelve a Ábaco y exporta de nuevo.'
      : (declaration.tables[this.table]?.note ?? 'Cada fila se calcula de las entradas.');
    putTitle(this.grid, label, note);
    if (!this.area.isList) {
      this.grid.put(2, 0, {
        value: '',
        formula: `IF(ISNA(${this.area.rowsName}),"Estos datos piden más filas de las ${this.area.capacity} que tiene esta hoja: expórtala de nuevo desde Ábaco.","")`,
        look: 'note',
        known: true,
      });
    }
    this.grid.put(HEAD_ROW, 0, { value: rowLabel, look: 'header' });
    this.grid.widen(0, Math.max(rowLabel.length, 6));
    const count = this.area.isList ? this.rows : this.area.capacity;
    for (let row = 0; row < count; row++) {
      this.grid.put(FIRST_ROW + row, 0, { value: row + 1, look: 'label', format: '0' });
    }
  }

  private putColumn(id: string): void {
    const ref = { id, table: this.table };
    const place = this.layout.place(ref);
    const field = this.layout.calculation.field(ref);
    if (field) this.putInputs(ref, place);
    else this.putFormulas(ref, place);
    const isHidden = field?.hidden ?? conditionOf(id) !== undefined;
    if (isHidden) this.grid.hiddenColumns.push(place.column);
  }

  private putColumnHead(label: string, unit: string, column: number): void {
    const value = unit ? `${label} (${unit})` : label;
    this.grid.put(HEAD_ROW, column, { value, look: 'header' });
    this.grid.widen(column, Math.min(Math.max(value.length, 12), 24));
  }

  private putInputs({ id }: Ref, { column }: Place): void {
    const ref = { id, table: this.table };
    const field = this.layout.calculation.field(ref);
    if (!field) return;
    this.putColumnHead(field.label, unitOf(field), column);
    for (let row = 0; row < this.rows; row++) {
      const raw = this.records[row]?.[id] ?? null;
      const value = inSpace(answerOf(field, raw), this.formulas.space(ref));
      const cell = { value, look: 'input', format: inputFormat(field) } as const;
      this.grid.put(FIRST_ROW + row, column, cell);
      this.grid.widen(column, typeof value === 'string' ? value.length : 12);
    }
    if (this.rows === 0 || field.hidden) return;
    const range = this.range(column, this.rows);
    this.grid.validations.push(validationOf(field, range, this.formulas.choices));
  }

  private range(column: number, rows: number): string {
    return `${address(FIRST_ROW, column)}:${address(FIRST_ROW + rows - 1, column)}`;
  }

  private putFormulas({ id }: Ref, { column }: Place): void {
    const ref = { id, table: this.table };
    const { layout, formulas, area } = this;
    const tree = layout.trees.of(ref);
    if (!tree) return;
    const shape = layout.calculation.formula(ref);
    const label = shape?.label ?? this.conditionLabel(id);
    this.putColumnHead(label, shape ? unitOf(shape) : '', column);
    const format = shape ? computedFormat(shape) : undefined;
    const look = conditionOf(id) ? 'helper' : 'computed';
    const space = formulas.space(ref);
    const rows = area.isList ? this.rows : area.capacity;
    for (let row = 0; row < rows; row++) {
      const own = formulas.of(tree, { area, row, label }, space);
      const number = `$${address(FIRST_ROW + row, 0)}`;
      const isUsed = row < this.rows;
      this.grid.put(FIRST_ROW + row, column, {
        value: isUsed ? formulas.value({ ...ref, row }) : '',
        formula: area.isList ? own : `IF(${number}>${area.rowsName},"",${own})`,
        look,
        known: true,
        ...(format === undefined
          ? tree.type === 'boolean'
            ? { format: YES_NO }
            : {}
          : { format }),
      });
    }
    if (shape && isWholeOrNot(shape)) this.grid.wholes.push(this.range(column, Math.max(rows, 1)));
    const rule = shape && colourRule(shape, layout, this.range(column, Math.max(rows, 1)));
    if (rule) this.grid.colours.push(rule);
  }

  private conditionLabel(id: string): string {
    const { what, of = id } = conditionOf(id) ?? {};
    const { rankings } = this.layout.calculation.declaration;
    if (what === 'where') return `Cuenta para: ${rankings[of]?.label ?? of}`;
    if (what === 'by') return `Orden de: ${rankings[of]?.label ?? of}`;
    return `Condición: ${of}`;
  }

  /** Columns of inputs as formulas take them. */
  private putReadings(): void {
    for (const id of this.area.columns) {
      const ref = { id, table: this.table };
      const place = this.layout.reading(ref);
      if (!place) continue;
      const input = this.layout.place(ref);
      this.putColumnHead(`${this.layout.label(ref)}, leído`, '', place.column);
      this.grid.hiddenColumns.push(place.column);
      for (let row = 0; row < this.rows; row++) {
        const cell = address(FIRST_ROW + row, input.column);
        this.grid.put(FIRST_ROW + row, place.column, {
          value: this.formulas.value({ ...ref, row }),
          formula: this.formulas.reading({ ...ref, row }, cell).text,
          look: 'helper',
          // A cell can't tell the empty text from none.
          known: this.layout.calculation.sheet.column(ref).type !== 'text',
        });
      }
    }
  }

  /** For each ranking a key that sorts its records, and the place of each; none for those left out. */
  private putRankings(): void {
    const { calculation } = this.layout;
    for (const [id, ranking] of Object.entries(calculation.declaration.rankings)) {
      if (ranking.list !== this.table || this.rows === 0) continue;
      const column = this.grid.width;
      const sign = ranking.order === 'ascending' ? '' : '-';
      const cell = (condition: string, row: number): string => {
        const place = this.layout.place({ id: condition, table: this.table });
        return address(FIRST_ROW + row, place.column);
      };
      const picked = rankedRecords(calculation, id, { ...ranking, limit: this.rows });
      const keys = `${letters(column)}$${FIRST_ROW + 1}:${letters(column)}$${FIRST_ROW + this.rows}`;
      for (let row = 0; row < this.rows; row++) {
        // A record without a value comes last, whichever the order.
        const key = ranking.by
          ? `IFERROR(${sign}${cell(conditionId.by(id), row)},9.99E+307)`
          : String(row + 1);
        const own = address(FIRST_ROW + row, column);
        const above = `${letters(column)}$${FIRST_ROW + 1}:${own}`;
        this.grid.put(FIRST_ROW + row, column, {
          value: null,
          formula: ranking.where
            ? `IF(IFERROR(${cell(conditionId.where(id), row)},0)=1,${key},"")`
            : key,
          look: 'helper',
        });
        const at = picked.indexOf(row);
        this.grid.put(FIRST_ROW + row, column + 1, {
          value: at < 0 ? '' : at + 1,
          formula: `IF(${own}="","",SUMPRODUCT(--(${keys}<${own}))+COUNTIF(${above},${own}))`,
          look: 'helper',
          known: true,
        });
      }
      this.putColumnHead(`Orden: ${ranking.label}`, '', column);
      this.putColumnHead(`Puesto: ${ranking.label}`, '', column + 1);
      this.grid.hiddenColumns.push(column, column + 1);
      this.layout.rankings.set(
        id,
        fullAddress(this.area.sheet, FIRST_ROW, column + 1, FIRST_ROW + this.rows - 1),
      );
    }
  }

  private putAdvice(): void {
    const own = this.layout.calculation.declaration.advice.filter(
      ({ list }) => list === this.table,
    );
    for (const advice of own) this.putAdviceColumn(advice);
  }

  /** What is said of each record, while its condition holds. */
  private putAdviceColumn({ id, message }: Advice): void {
    const column = this.grid.width;
    const { calculation } = this.layout;
    const condition = { id: conditionId.advice(id), table: this.table };
    this.putColumnHead('Recomendación', '', column);
    for (let row = 0; row < this.rows; row++) {
      const { area } = this;
      const text = messageFormula(message, calculation, this.formulas, { area, row, label: id });
      const holds = address(FIRST_ROW + row, this.layout.place(condition).column);
      const formula = `IF(IFERROR(${holds},0)=1,${text},"")`;
      this.grid.putMessage(FIRST_ROW + row, column, { value: null, formula }, message.length);
    }
  }
}
