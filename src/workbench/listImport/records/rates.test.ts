import { expect, test } from 'vitest';
import { money, percent, text } from '../../../tool/index.ts';
import { target } from '../testing/answered.ts';
import { planned, sheetOf } from '../testing/planned.ts';
import { readAs } from './trial.ts';

const loans = (unit: string) => {
  const fields = {
    name: text('Nombre'),
    debt: money('Monto del crédito'),
    rate: percent('Tasa de interés', { unit, max: 30 }),
  };
  const columns = Object.entries(fields).map(([id, field]) => ({ id, label: field.label, field }));
  return { ...target, columns, name: 'name' };
};

/** The rates that come in, as they are shown, and what is told of them. */
function read(sheet: string, unit = 'nominal anual, mes vencido') {
  const list = loans(unit);
  const { edits, notices } = planned(sheetOf(sheet), list).plan;
  const rates = edits.filter(({ columnId }) => columnId === 'rate');
  return { rates: rates.map((edit) => readAs(list, edit)), notices };
}

const inColumns = (head: string, ...cells: string[]) =>
  ['Nombre | Monto del crédito', ...cells.map((_, at) => `Caso ${at + 1} | 400.000.000`)]
    .map((line, at) => `${line} | ${[head, ...cells][at]}`)
    .join('\n');

// 12 × ((1 + 12,9 %)^(1/12) − 1) = 12,1946 %, by hand.
const NOTICE =
  'Por lo que dice tu tabla, «Tasa de interés» entra convertida a nominal anual, mes vencido: 12,9% E.A. es 12,19\u00a0%.';

test.each([
  'Tasa E.A.',
  'Tasa de interés (E.A.)',
  'Tasa efectiva anual',
  'Tasa EA (%)',
  'Interés efectivo anual',
])('what «%s» states of the rate holds for its cells', (head) => {
  expect(read(inColumns(head, '12,9%'))).toEqual({ rates: ['12,19\u00a0%'], notices: [NOTICE] });
  const turned = `Nombre | Caso 1 | Caso 2\nMonto del crédito | 400.000.000 | 300.000.000\n${head} | 12,9% | 12,9%`;
  expect(read(turned).rates).toEqual(['12,19\u00a0%', '12,19\u00a0%']);
});

test('a cell that states it itself is read so, and told in the same words', () => {
  expect(read(inColumns('Tasa', '12,9% E.A.'))).toEqual({
    rates: ['12,19\u00a0%'],
    notices: [NOTICE],
  });
  // 1 % a month is 12 % nominal, whatever the head says of the others.
  expect(read(inColumns('Tasa E.A.', '1% E.M.', '12,9 %', '12% N.M.V.')).rates).toEqual([
    '12,00\u00a0%',
    '12,19\u00a0%',
    '12,00\u00a0%',
  ]);
});

test('a rate of the kind that is asked for stays as it is, without a word', () => {
  const plain = { rates: ['12,90\u00a0%'], notices: [] };
  expect(read(inColumns('Tasa N.M.V.', '12,9%'))).toEqual(plain);
  expect(read(inColumns('Tasa', '12,9%'))).toEqual(plain);
  expect(read(inColumns('Tasa efectiva anual', '12,9%'), 'efectiva anual')).toEqual(plain);
  // (1 + 12 %/12)^12 − 1
  expect(read(inColumns('Tasa N.M.V.', '12%'), 'efectiva anual').rates).toEqual(['12,68\u00a0%']);
});
