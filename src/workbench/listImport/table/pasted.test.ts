// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { copyRange } from '../../grid/clipboard/copy.ts';
import { sampleModel } from '../../grid/testing/grid-sample.ts';
import { pastedCells, pastedRecords, pastedRows } from './pasted.ts';

const LINES = { rows: [0, 1], cols: [0, 1, 2] };

/** The clipboard after cells of a grid were copied. */
function copied(heads = false) {
  const rows = [
    ['Suite', 9_600_000, 115_200_000],
    ['Local "B"', 8_500_000, 102_000_000],
  ];
  const model = sampleModel(rows, { readOnly: 'c' });
  const lines = heads ? { ...LINES, cols: [0, 1] } : LINES;
  const { text, html } = copyRange(model, model.columns, lines, heads);
  return { getData: (type: string) => (type === 'text/html' ? html : text) };
}

const HEADS = ['Columna A', 'Columna B'];
const CELLS = [
  ['Suite', '9600000'],
  ['Local "B"', '8500000'],
];

test.each([
  ['alone', false],
  ['with their heads', true],
])(
  'cells of a grid that were copied %s come under the names of their columns, without computed ones',
  (_, heads) => {
    expect(pastedRecords(copied(heads))).toEqual([HEADS, ...CELLS]);
  },
);

test('into a form they come alone', () => {
  const cells = pastedCells({ clipboardData: copied(), preventDefault: () => {} });
  expect(cells).toEqual([
    ['Suite', '9600000', '115200000'],
    ['Local "B"', '8500000', '102000000'],
  ]);
});

test('a text with a separator is a table, but not a column of a sheet', () => {
  const text = 'Nombre - Valor\nSuite - $300';
  const html = '<table><tr><td>Nombre - Valor</td></tr><tr><td>Suite - $300</td></tr></table>';
  const paste = (of: Readonly<Record<string, string>>) =>
    pastedRows({ getData: (type) => of[type] ?? '' });
  expect(paste({ 'text/plain': text })).toEqual([
    ['Nombre', 'Valor'],
    ['Suite', '$300'],
  ]);
  expect(paste({ 'text/plain': text, 'text/html': html })).toEqual([
    ['Nombre - Valor'],
    ['Suite - $300'],
  ]);
});
