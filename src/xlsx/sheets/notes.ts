import { kinds, notedValues, type NotedValue, read, type Calculation } from '../../tool/index.ts';
import { computedFormat, inputFormat } from '../formats.ts';
import { Grid } from '../grid.ts';
import { FIRST_ROW, type Layout } from '../layout.ts';
import { inSpace } from '../space.ts';
import { putHeads, putTitle } from './heads.ts';

/** In characters: a longer note goes over several lines. */
const WIDEST_LABEL = 40;

/** 'Notas': what the person noted on values, with source and date; null where nothing was. */
export function notesSheet(layout: Layout, now: string): Grid | null {
  const { calculation } = layout;
  const notes = notedValues(calculation);
  if (notes.length === 0) return null;
  const grid = new Grid(layout.sheets.take('Notas'), { frozenRows: FIRST_ROW, landscape: true });
  putTitle(grid, 'Notas', `Lo anotado sobre los datos, con sus valores del ${now}.`);
  putHeads(grid, ['Dato', 'Nota', 'Valor', 'Fuente', 'Fecha']);
  notes.forEach((note, at) => {
    const row = FIRST_ROW + at;
    grid.put(row, 0, { value: note.label, look: 'label' });
    grid.widen(0, Math.min(note.label.length, WIDEST_LABEL));
    grid.putMessage(row, 1, { value: note.text }, note.text.length);
    putValue(grid, row, calculation, note);
    grid.put(row, 3, { value: note.source ?? '', look: 'note' });
    grid.widen(3, Math.min((note.source ?? '').length, WIDEST_LABEL));
    if (note.date) {
      const value = inSpace(note.date, 'date');
      grid.put(row, 4, { value, look: 'note', format: 'dd/mm/yyyy' });
    }
    grid.widen(4, 10);
  });
  return grid;
}

function putValue(grid: Grid, row: number, calculation: Calculation, { ref }: NotedValue): void {
  if (ref.table !== undefined && ref.row === undefined) return;
  const { value, text } = read(calculation, ref);
  const field = calculation.field(ref);
  const shape = field ?? calculation.formula(ref);
  const isNumber = typeof value === 'number' && shape && kinds[shape.kind].type === 'number';
  const format = isNumber ? (field ? inputFormat(field) : computedFormat(shape)) : undefined;
  grid.put(row, 2, {
    value: isNumber ? value : text,
    look: 'computed',
    ...(format === undefined ? {} : { format }),
  });
  grid.widen(2, text.length);
}
