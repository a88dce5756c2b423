import type { Ref, Scalar } from '../../engine/index.ts';
import { conditionOf, unitOf } from '../../tool/index.ts';
import { computedFormat, inputFormat, isWholeOrNot, YES_NO } from '../formats.ts';
import type { Formulas } from '../formulas.ts';
import { address, Grid } from '../grid.ts';
import {
  type Area,
  FIRST_ROW,
  HEAD_ROW,
  type Layout,
  MONTH_COLUMN,
  type Place,
} from '../layout.ts';
import { answerOf } from '../reading.ts';
import { firstDayOf, inSpace, serialOf } from '../space.ts';
import { colourRule } from './colours.ts';
import { putTitle } from './heads.ts';
import { putListColumns } from './listColumns.ts';
import { validationOf } from './validation.ts';

type Records = readonly Readonly<Record<string, Scalar>>[];

/** The sheet of a list or a table: a row a record, a column a field or a formula. */
export class RowsSheet {
  readonly grid: Grid;
  readonly rows: number;

  constructor(
    readonly layout: Layout,
    readonly formulas: Formulas,
    readonly area: Area,
    private readonly records: Records,
  ) {
    const { declaration } = layout.calculation;
    const table = declaration.tables[area.id];
    this.rows = layout.calculation.rows(area.id);
    this.grid = new Grid(area.sheet, {
      frozenRows: FIRST_ROW,
      frozenColumns: area.isList || area.month !== undefined ? 2 : 1,
      landscape: true,
      hidden: table?.internal === true,
    });
  }

  /** Fills the sheet, a column at a step: a long table has tens of thousands of cells. */
  *filled(): Generator<void> {
    this.putHead();
    if (this.area.month !== undefined) this.putMonths(this.area.month);
    for (const id of this.area.columns) {
      this.putColumn(id);
      yield;
    }
    this.putReadings();
    if (this.area.isList) putListColumns(this);
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

  /** The month of each row as a date: as a number it says nothing to anybody. */
  private putMonths(id: string): void {
    const { column } = this.layout.place({ id, table: this.table });
    this.putColumnHead('Mes', '', MONTH_COLUMN);
    for (let row = 0; row < this.area.capacity; row++) {
      const cell = address(FIRST_ROW + row, column);
      const number = `$${address(FIRST_ROW + row, 0)}`;
      const month = this.layout.calculation.value({ id, table: this.table, row });
      this.grid.put(FIRST_ROW + row, MONTH_COLUMN, {
        value: typeof month === 'number' ? serialOf(firstDayOf(month)) : '',
        formula: `IF(${number}>${this.area.rowsName},"",DATE(INT(${cell}/12),MOD(${cell},12)+1,1))`,
        look: 'label',
        format: 'mmm yyyy',
        known: true,
      });
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

  putColumnHead(label: string, unit: string, column: number): void {
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
      const own = field.hidden ? {} : { ref: { ...ref, row } };
      const cell = { value, look: 'input', format: inputFormat(field), ...own } as const;
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
    if (shape?.projected === undefined) return;
    const other = layout.place({ id: shape.projected, table: this.table });
    this.grid.actuals.push({
      range: this.range(column, Math.max(rows, 1)),
      against: address(FIRST_ROW, other.column),
    });
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
}
