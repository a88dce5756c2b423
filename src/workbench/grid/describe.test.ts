import { describe, expect, test } from 'vitest';
import { checkValue, money } from '../../tool/index.ts';
import { OUTSIDE, READ_ONLY } from './clipboard/cell-plan.ts';
import { describeRefusal } from './describe.ts';
import { sampleModel } from './testing/grid-sample.ts';

describe('what a refusal says', () => {
  const model = sampleModel([
    [1, 2, 3],
    [4, 5.5, 6],
    [7, 8, 9],
  ]);
  const refused = (row: number, columnId: string, reason: string) => ({
    row,
    columnId,
    text: 'x',
    reason,
  });
  test('typing: the reason alone', () => {
    const said = describeRefusal(
      model,
      model.columns,
      [refused(0, 'a', 'El máximo es 100 %')],
      'type',
    );
    expect(said).toEqual({ title: 'El máximo es 100 %', lines: [] });
  });
  test('one reason for all', () => {
    const many = [refused(3, 'a', OUTSIDE), refused(4, 'a', OUTSIDE), refused(2, '', OUTSIDE)];
    expect(describeRefusal(model, model.columns, many, 'paste')).toEqual({
      title: '3 celdas no se pegaron: fuera de la tabla',
      lines: [],
    });
  });
  test('what may not be empty agrees with cells, one or several', () => {
    const reason = checkValue(money('Costo', { initial: 1 }), null) ?? '';
    const said = (...rows: number[]) =>
      describeRefusal(
        model,
        model.columns,
        rows.map((row) => refused(row, 'b', reason)),
        'clear',
      ).title;
    expect(said(0)).toBe('1 celda no se borró: no se puede dejar en blanco');
    expect(said(0, 1)).toBe('2 celdas no se borraron: no se puede dejar en blanco');
  });
  test('pasting: the rows as well, each once', () => {
    const many = [
      refused(0, 'b', READ_ONLY),
      refused(2, 'b', READ_ONLY),
      refused(2, 'c', READ_ONLY),
    ];
    expect(describeRefusal(model, model.columns, many, 'paste')).toEqual({
      title: '3 celdas no se pegaron: celda de solo lectura',
      lines: ['1', '7'],
    });
  });
  test('several reasons: a list, shortened', () => {
    const many = Array.from({ length: 9 }, (_, at) => refused(at % 3, 'b', `motivo ${at}`));
    const said = describeRefusal(model, model.columns, many, 'fill');
    expect(said.title).toBe('9 celdas no se rellenaron:');
    expect(said.lines).toHaveLength(7);
    expect(said.lines[0]).toBe('Columna B, 1: motivo 0');
    expect(said.lines.at(-1)).toBe('… y 3 más');
  });
});
