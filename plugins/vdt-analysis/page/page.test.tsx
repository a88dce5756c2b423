// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  choose,
  faultOf,
  figure,
  hasInput,
  input,
  press,
  result,
  showTool,
  type,
} from '../../../src/workbench/testing/toolPage.tsx';
import tool from '../tool.ts';

afterEach(cleanup);

const solve = () => press(screen.getByText('Calcular'));
/** What the page says in passing. */
const said = (message: string) => screen.findAllByText(message, { selector: '[aria-live] *' });

async function give(mode: string, values: Readonly<Record<string, string>>) {
  await choose('Qué quieres calcular', mode);
  for (const [label, text] of Object.entries(values)) await type(label, text);
}

test('starts with the defaults of an investor', async () => {
  await showTool(tool);
  expect(input('Valor presente').value).toBe('−170.000.000');
  expect(input('Valor futuro').value).toBe('20.000.000');
  expect(input('Tasa').value).toBe('10');
  expect(input('Número de períodos').value).toBe('240');
  expect(input('Qué quieres calcular').value).toBe('payment');
  const end = screen.getByLabelText<HTMLInputElement>(/Al final del período/);
  expect(end.checked).toBe(true);
  expect(figure('Pago')).toBe('$ 17.000.000');
});

interface Solved {
  mode: string;
  values: Readonly<Record<string, string>>;
  answer: string;
  message: string;
}

// 100 million at 1 % for 12 periods: Excel gives a payment of 8.884.878,87 at the end of each.
describe('solves', () => {
  test.each<Solved>([
    {
      mode: 'Valor presente',
      values: { 'Valor futuro': '0', Pago: '8884878,87', Tasa: '1', 'Número de períodos': '12' },
      answer: '−$ 100.000.000',
      message: 'Valor Presente calculado correctamente',
    },
    {
      mode: 'Valor futuro',
      values: { 'Valor presente': '-100000000', Pago: '0', Tasa: '1', 'Número de períodos': '12' },
      answer: '$ 112.682.503',
      message: 'Valor Futuro calculado correctamente',
    },
    {
      mode: 'Pago',
      values: {
        'Valor presente': '-100000000',
        'Valor futuro': '0',
        Tasa: '1',
        'Número de períodos': '12',
      },
      answer: '$ 8.884.879',
      message: 'Pago calculado correctamente',
    },
    {
      // ln(2) / ln(1,01)
      mode: 'Número de períodos',
      values: { 'Valor presente': '-100000000', 'Valor futuro': '0', Pago: '2000000', Tasa: '1' },
      answer: '69,66',
      message: 'Número de períodos calculado correctamente',
    },
    {
      mode: 'Tasa',
      values: {
        'Valor presente': '-100000000',
        'Valor futuro': '0',
        Pago: '8884878,87',
        'Número de períodos': '12',
      },
      answer: '1,0000 %',
      message: 'Tasa calculada correctamente',
    },
  ])('$mode', async ({ mode, values, answer, message }) => {
    await showTool(tool);
    await give(mode, values);
    expect(hasInput(mode)).toBe(false);
    await solve();
    expect(await said(message)).toHaveLength(1);
    expect(figure(mode)).toBe(answer);
  });
});

test('a payment at the start of the period is worth a period more', async () => {
  await showTool(tool);
  const loan = { 'Valor presente': '-100000000', 'Valor futuro': '0' };
  await give('Pago', { ...loan, Tasa: '1', 'Número de períodos': '12' });
  await press(screen.getByLabelText(/Al inicio del período/));
  expect(figure('Pago')).toBe('$ 8.796.910');
});

test.each([
  ['Tasa', '0', 'La tasa debe ser un número positivo'],
  ['Tasa', '-3', 'La tasa debe ser un número positivo'],
  ['Número de períodos', '0', 'El número de períodos debe ser un número positivo'],
])('says what is wrong with %s of %s', async (label, text, message) => {
  await showTool(tool);
  await type(label, text);
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  await solve();
  expect(await said(message)).toHaveLength(1);
  expect(figure('Pago')).toBe('—');
});

const OF_EA = 'con pagos mensuales escribe 0,948879; trimestrales, 2,873734; anuales, 12.';
const OF_NMV = 'con pagos mensuales escribe 1; trimestrales, 3,0301; anuales, 12,682503.';

test.each([
  ['12% EA', OF_EA],
  ['12 E.A.', OF_EA],
  ['12% NMV', OF_NMV],
  ['12 % MV', OF_NMV],
])('of a year’s rate, %s, the field says what it is in a period', async (text, said) => {
  await showTool(tool);
  await type('Tasa', text);
  expect(faultOf('Tasa')).toBe(
    `«${text}» es una tasa anual, y aquí va la de un período: ${said} Se conserva 10.`,
  );
});

test('the rate of a month may say that it is', async () => {
  const session = await showTool(tool);
  await type('Tasa', '1% mensual');
  expect(faultOf('Tasa')).toBeUndefined();
  expect(session.calculation.value({ id: 'rate' })).toBe(1);
});

test.each(['Tasa E.A.\t12%', 'Tasa\t12% EA', 'Tasa nominal anual\t12%'])(
  'a year’s rate that is pasted, %s, isn’t taken for a period’s',
  async (row) => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    await showTool(tool);
    await userEvent.click(input('Valor presente'));
    await userEvent.paste(`Valor futuro\t0\n${row}`);
    const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
    expect(dialog.textContent).toContain('es una tasa anual, y aquí va la de un período');
  },
);

test('what is solved for isn’t checked', async () => {
  await showTool(tool);
  await type('Tasa', '0');
  await give('Tasa', { Pago: '17000000' });
  await solve();
  expect(await said('Tasa calculada correctamente')).toHaveLength(1);
});

test('reports that there is no solution', async () => {
  await showTool(tool);
  // The payment doesn't reach the interest of 1.000.000 a period.
  const never = { 'Valor presente': '-100000000', 'Valor futuro': '0', Pago: '500000', Tasa: '1' };
  await give('Número de períodos', never);
  await solve();
  expect(await said('No convergió el cálculo de periodos')).toHaveLength(1);

  // Nothing is ever received.
  const oneWay = { 'Valor presente': '-1000000', 'Valor futuro': '-1000', Pago: '-1000' };
  await give('Tasa', oneWay);
  await solve();
  expect(await said('No convergió el cálculo de la tasa')).toHaveLength(1);
  expect(figure('Tasa')).toBe('N/A');
});

test('waits for the other four values', async () => {
  await showTool(tool);
  await type('Valor presente', '');
  await solve();
  expect(await said('Completa los otros cuatro valores')).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|undefined|null|∞/);
});

test('the frequency moves the equivalent rates only', async () => {
  await showTool(tool);
  await type('Tasa', '1');
  expect(figure('Tasa efectiva anual equivalente')).toBe('12,68 %');
  expect(result('Tasa nominal anual equivalente')).toBe('12,00 %');
  const payment = figure('Pago');
  await choose('Capitalización', 'Trimestral (4)');
  expect(figure('Tasa efectiva anual equivalente')).toBe('4,06 %');
  expect(figure('Pago')).toBe(payment);
  expect(input('Capitalización').querySelectorAll('option')).toHaveLength(10);
});
