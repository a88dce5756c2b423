import { mayBeEmpty, type Scalar, unitOf } from '../../tool/index.ts';
import { inputFormat, isWholeOrNot } from '../formats.ts';
import type { Formulas } from '../formulas.ts';
import { address, Grid } from '../grid.ts';
import { FIRST_ROW, type Heading, type Layout, VALUE_COLUMN } from '../layout.ts';
import { answerOf } from '../reading.ts';
import { inSpace } from '../space.ts';
import { putHeads, putTitle } from './heads.ts';
import { limitsOf, validationOf } from './validation.ts';

/** 'Entradas': every single value that a person sets. */
export function inputsSheet(
  layout: Layout,
  formulas: Formulas,
  title: string,
  scalars: Readonly<Record<string, Scalar>>,
): Grid {
  const grid = new Grid(layout.inputsSheet, { frozenRows: FIRST_ROW });
  const where = layout.areas.some(({ isList }) => isList)
    ? ' Los registros de las listas están en las hojas que llevan sus nombres.'
    : '';
  putTitle(grid, title, `Lo azul se puede cambiar: todo lo demás se recalcula.${where}`);
  putHeads(grid, ['Dato', 'Valor', 'Unidad', 'Límites']);
  grid.widen(VALUE_COLUMN, 20);
  layout.inputLines.forEach((line, at) => {
    const row = FIRST_ROW + at;
    if ('heading' in line) {
      putHeading(grid, row, line);
      return;
    }
    const field = layout.calculation.field(line);
    if (!field) throw new RangeError(`no input ${line.id}`);
    const cell = address(row, VALUE_COLUMN);
    const value = inSpace(answerOf(field, scalars[line.id] ?? null), formulas.space(line));
    grid.put(row, 0, { value: field.label, look: 'label' });
    grid.put(row, VALUE_COLUMN, {
      value,
      look: 'input',
      format: inputFormat(field),
      ref: { id: line.id },
    });
    grid.put(row, 2, { value: unitOf(field), look: 'note' });
    grid.widen(2, unitOf(field).length);
    if (isWholeOrNot(field)) grid.wholes.push(cell);
    const notes = [limitsOf(field), ...(mayBeEmpty(field) ? ['puede quedar vacío'] : [])];
    const words = [notes.filter(Boolean).join('; '), field.hint ?? ''].filter(Boolean).join('. ');
    grid.put(row, 3, { value: words, look: 'note' });
    grid.widen(3, Math.min(words.length, 50));
    grid.widen(0, field.label.length);
    grid.widen(VALUE_COLUMN, String(value ?? '').length + 4);
    grid.validations.push(validationOf(field, cell, formulas.choices));
  });
  return grid;
}

/** What is told beside it has no cell to be typed into: it is changed in Ábaco. */
function putHeading(grid: Grid, row: number, { heading, facts = [] }: Heading): void {
  grid.put(row, 0, { value: heading, look: 'section' });
  if (facts.length === 0) return;
  const told = facts.map(({ label, text }) => `${label}: ${text}`).join(' · ');
  grid.put(row, VALUE_COLUMN, { value: told, look: 'note' });
}
