// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, toldOf } from '../../../testing/pastedSheets.ts';

const SHEET = `Concepto | Valor anual | Frecuencia
Nómina | $ 744.000.000 | Mensual
Seguro | $ 48.000.000 | Trimestral
Fumigación | $ 12.000.000 | Bimestral
Predial | $ 148.000.000 | Anual (marzo)`;

test('of what a cost is a year each of its payments has its part', () => {
  const [costs = []] = blocksOf('expenses', SHEET);
  expect(costs.map(({ nombre, valor }) => [nombre, valor])).toEqual([
    ['Nómina', '=744000000/12'],
    ['Seguro', '=48000000/4'],
    ['Fumigación', '=12000000/6'],
    ['Predial', '$ 148.000.000'],
  ]);
  expect(toldOf('expenses', SHEET)).toContain(
    'Tu tabla trae el valor del año: de «Nómina», «Seguro» y «Fumigación» entra en cada pago la parte que le toca.',
  );
});

test('amounts of a month are what is paid', () => {
  const [costs = []] = blocksOf('expenses', SHEET.replace('Valor anual', 'Valor'));
  expect(costs[0]).toMatchObject({ valor: '$ 744.000.000', ciclo: 'Mensual' });
});
