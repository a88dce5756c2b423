import { unitOf } from '../../tool/index.ts';
import { computedFormat, isWholeOrNot, YES_NO } from '../formats.ts';
import type { Formulas } from '../formulas.ts';
import { address, fullAddress, Grid } from '../grid.ts';
import { type Area, FIRST_ROW, type Layout, VALUE_COLUMN } from '../layout.ts';
import { putHeads, putTitle } from './heads.ts';

/** No table has more rows than this. */
const MOST_ROWS = 20_000;
const UNIT = 2;
const EXPRESSION = 3;

/** 'Cálculo': how many rows tables have, and every formula of a single value, with ours beside it. */
export function calculationSheet(layout: Layout, formulas: Formulas): Grid {
  const grid = new Grid(layout.formulasSheet, { frozenRows: FIRST_ROW });
  putTitle(grid, 'Cálculo', 'Cada fórmula de un solo valor; al lado, como la escribe Ábaco.');
  putHeads(grid, ['Nombre', 'Valor', 'Unidad', 'Fórmula en Ábaco']);
  grid.widen(VALUE_COLUMN, 20);
  grid.widen(EXPRESSION, 60);
  layout.areas.forEach((area, at) => putRows(grid, layout, formulas, area, FIRST_ROW + at * 2));
  const first = FIRST_ROW + layout.areas.length * 2 + 1;
  layout.formulaLines.forEach((line, at) => {
    const row = first + at;
    if ('heading' in line) grid.put(row, 0, { value: line.heading, look: 'section' });
    else putFormula(grid, layout, formulas, line.id, row);
  });
  return grid;
}

/** How many rows the data ask for, and how many there are; none where there is no room for them. */
function putRows(grid: Grid, layout: Layout, formulas: Formulas, area: Area, row: number): void {
  const { id, capacity, rowsName } = area;
  const tree = layout.trees.rows.get(id);
  const rows = layout.calculation.rows(id);
  const label = layout.calculation.declaration.lists[id]?.label ?? labelOfTable(layout, id);
  const wanted = tree && formulas.of(tree, { row: 0, label });
  const needed = fullAddress(layout.formulasSheet, row, VALUE_COLUMN);
  const cell = { value: rows, look: 'computed', format: '#,##0', known: true } as const;
  grid.put(row, 0, { value: `Filas que pide «${label}»`, look: 'label' });
  grid.put(row, VALUE_COLUMN, {
    ...cell,
    // What is left of a row counts as one, but for the noise of binary fractions.
    ...(wanted === undefined
      ? {}
      : { formula: `IFERROR(MAX(0,MIN(${MOST_ROWS},-INT(-(${wanted}-1E-9)))),0)` }),
  });
  grid.put(row + 1, 0, { value: `Filas de «${label}»`, look: 'label' });
  grid.put(row + 1, VALUE_COLUMN, { ...cell, formula: `IF(${needed}>${capacity},NA(),${needed})` });
  layout.ranges.push({
    name: rowsName,
    range: fullAddress(layout.formulasSheet, row + 1, VALUE_COLUMN),
  });
  grid.put(row, EXPRESSION, {
    value: layout.calculation.declaration.tables[id]?.rows ?? '',
    look: 'note',
  });
}

function labelOfTable(layout: Layout, id: string): string {
  return layout.calculation.declaration.tables[id]?.label ?? id;
}

function putFormula(grid: Grid, layout: Layout, formulas: Formulas, id: string, row: number): void {
  const tree = layout.trees.of({ id });
  const formula = layout.calculation.formula({ id });
  if (!tree) return;
  const label = layout.label({ id });
  const format = formula ? computedFormat(formula) : YES_NO;
  grid.put(row, 0, { value: label, look: 'label' });
  grid.put(row, VALUE_COLUMN, {
    value: formulas.value({ id }),
    formula: formulas.of(tree, { row: 0, label }, formulas.space({ id })),
    look: 'computed',
    known: true,
    ...(format === undefined ? {} : { format }),
  });
  const unit = formula ? unitOf(formula) : '';
  grid.put(row, UNIT, { value: unit, look: 'note' });
  grid.widen(UNIT, unit.length);
  if (formula && isWholeOrNot(formula)) grid.wholes.push(address(row, VALUE_COLUMN));
  const { expression = '', applies } = formula ?? {};
  const ours = applies ? `${expression}  (si ${applies})` : expression;
  grid.put(row, EXPRESSION, { value: ours, look: 'note' });
  grid.widen(0, label.length);
}
