import { expect, test } from 'vitest';
import { linesIn, tableInText } from './tableInText.ts';
import { withoutStamps } from './stamps.ts';

test.each([
  ['of an iPhone', '[29/11/26, 9:14 a. m.] Jorge Inmobiliaria: '],
  ['of an iPhone with seconds', '\u200E[29/11/2026, 9:14:05 p. m.] Jorge Inmobiliaria: \u200E'],
  ['with narrow spaces', '[29/11/26, 9:14\u202Fa.\u00A0m.] ~\u202FJorge: '],
  ['of WhatsApp Web', '[9:14 a. m., 29/11/2026] +57 300 123 4567: '],
  ['of Android', '29/11/26, 9:14 a. m. - Jorge Inmobiliaria: '],
  ['of 24 hours', '29/11/2026, 21:14 - Jorge Inmobiliaria: '],
  ['of 24 hours without a comma', '29/11/2026 21:14 - Jorge: '],
])('what a message begins with is taken off: %s', (_, stamp) => {
  const texts = ['Apto: 2 - 9:14 a. m.', 'Gracias!'];
  expect(withoutStamps(texts.map((text) => stamp + text))).toEqual(texts);
});

test.each([
  ['nothing but stamps', ['29/11/26, 9:14 a. m. - Jorge:', '[29/11/26, 9:15 a. m.] Jorge: ']],
  ['dates that are cells', ['29/11/26 9:14 - Canon - 2.900.000', '29/11/26: 300']],
])('a text stays as it is: %s', (_, lines) => {
  expect(withoutStamps(lines)).toEqual(lines);
});

test.each([
  ['in the first of them', ['', '']],
  ['in each', ['[29/11/26, 9:14 a. m.] Jorge: ', '[29/11/26, 9:14 a. m.] Jorge: ']],
])('a table that was sent in messages has its cells, with a stamp %s', (_, [head, row]) => {
  const lines = [
    '[29/11/26, 9:14 a. m.] Jorge: Buenas tardes, estos son los inmuebles',
    `${head}Inmueble - Valor - Arriendo`,
    `${row}Apto Cedritos 301 - 520.000.000 - 2.900.000`,
    `${row}Casa Suba - 710.000.000 - 3.800.000`,
    '',
    '[29/11/26, 9:15 a. m.] Jorge: Quedo atento, gracias!',
  ];
  expect(tableInText(linesIn(lines.join('\n')))).toEqual([
    ['Buenas tardes, estos son los inmuebles', '', ''],
    ['Inmueble', 'Valor', 'Arriendo'],
    ['Apto Cedritos 301', '520.000.000', '2.900.000'],
    ['Casa Suba', '710.000.000', '3.800.000'],
  ]);
});
