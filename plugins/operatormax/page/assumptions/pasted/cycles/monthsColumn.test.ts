// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Session } from '../../../../../../src/workbench/index.ts';
import { BASE } from '../../../../document/references.ts';
import { checked } from '../../../../testing/documents.ts';
import tool from '../../../../tool.ts';
import { blocksOf } from '../../../testing/pastedSheets.ts';
import { TARGETS } from '../streamTarget.ts';

test('what a column of months says of every month is the cycle', () => {
  const said = ['Todos', 'Todos los meses', 'Mensualmente', 'Cada mes', '12 meses', 'Enero'];
  const sheet = [
    'Concepto | Valor por pago | Meses de pago',
    ...said.map((text, at) => `Aseo ${at + 1} | 2.500.000 | ${text}`),
  ].join('\n');
  const [costs = []] = blocksOf('expenses', sheet);
  expect(costs.map(({ ciclo, mesesPago }) => [ciclo, mesesPago])).toEqual([
    ...said.slice(1).map(() => ['Mensual', undefined]),
    [undefined, 'Enero'],
  ]);
});

test('beside a share it is what that is a share of', () => {
  const session = new Session(
    tool,
    checked({
      createdIncomes: [
        { id: 'a', name: 'Restaurante y bar', incomeType: 'servicios', isActive: true },
      ],
    }),
  );
  const cells = ['Costo de A&B', '34%', 'de restaurante y bar'];
  const record = ['nombre', 'valor', 'mesesPago'].map((columnId, column) => ({
    columnId,
    text: cells[column] ?? '',
    column,
  }));
  const heads = ['Concepto', 'Valor por pago (COP)', 'Meses de pago'];
  const read = TARGETS.expenses.recast?.(session)([record], {
    heads,
    stay: [],
    titles: [],
    today: [],
  });
  const texts = Object.fromEntries((read?.records[0] ?? []).map((one) => [one.columnId, one.text]));
  expect(texts).toMatchObject({ porcentaje: '34%', [BASE]: 'Restaurante y bar' });
  expect(texts).not.toHaveProperty('mesesPago');
});
