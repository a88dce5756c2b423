// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { input, showTool } from '../../../src/workbench/testing/toolPage.tsx';
import tool from '../tool.ts';

afterEach(cleanup);

/** What the page has after a sheet was pasted on it, and what was told before. */
async function pasted(...rows: readonly string[]) {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const session = await showTool(tool);
  await userEvent.click(input('Valor de la propiedad'));
  await userEvent.paste(rows.join('\n'));
  const dialog = await screen.findByRole('dialog', { name: 'Pegar datos' });
  const told = dialog.textContent ?? '';
  await userEvent.click(within(dialog).getByRole('button', { name: /^Pegar \d/ }));
  const valueOf = (id: string) => session.calculation.value({ id });
  return { session, told, valueOf };
}

test('a dwelling as people describe it: the down payment in pesos is its share', async () => {
  const { session, valueOf } = await pasted(
    'Valor de la vivienda\t420.000.000',
    'Cuota inicial\t126.000.000',
    'Plazo\t15 años',
    'Tasa E.A.\t12,5%',
  );
  expect(valueOf('propertyValue')).toBe(420e6);
  // 126 of 420 are 30 %.
  expect(valueOf('downPaymentPercent')).toBe(30);
  expect(session.calculation.expression({ id: 'downPaymentPercent' })).toBe(
    '=126000000/420000000*100',
  );
  expect(valueOf('loanTerm')).toBe(15);
  expect(valueOf('interestRate')).toBeCloseTo(12 * 100 * (1.125 ** (1 / 12) - 1), 6);
});

test.each([
  'Valor vivienda',
  'Valor inmueble',
  'Valor del apartamento',
  'Precio de la casa',
  'Valor comercial',
  'Precio de venta',
  'Valor comercial del inmueble',
  'Vr. vivienda (COP)',
  'Precio apto nuevo',
])('%s is the value of the property', async (name) => {
  const { valueOf } = await pasted(`${name}\t420.000.000`, 'Cuota inicial\t84.000.000');
  expect(valueOf('propertyValue')).toBe(420e6);
  expect(valueOf('downPaymentPercent')).toBe(20);
});

test('a down payment in millions, and a term that says its unit in its name', async () => {
  const { valueOf } = await pasted(
    'Valor de la vivienda\t420 millones',
    'Cuota inicial\t105 millones',
    'Plazo en meses\t180',
  );
  // 105 of 420 are a quarter; 180 months are 15 years.
  expect([valueOf('downPaymentPercent'), valueOf('loanTerm')]).toEqual([25, 15]);
});

test('what a dwelling costs besides is no value of it', async () => {
  const { valueOf } = await pasted(
    'Valor administración apartamento\t450.000',
    'Precio m² apartamento\t6.500.000',
    'Valor de la vivienda\t420.000.000',
    'Plazo\t15',
  );
  expect(valueOf('propertyValue')).toBe(420e6);
});

describe('which rate it is', () => {
  const SUPPOSED = 'no dice si es efectiva o nominal: se toma como nominal anual, mes vencido';

  test('a nominal one is what the field asks for', async () => {
    const { told, valueOf } = await pasted('Plazo\t15', 'Tasa nominal anual\t11,84%');
    expect(valueOf('interestRate')).toBe(11.84);
    expect(told).not.toContain(SUPPOSED);
  });

  test.each(['Interés anual', 'Tasa'])('of «%s» it is told what is supposed', async (name) => {
    const { told, valueOf } = await pasted('Plazo\t15', `${name}\t12,5 %`);
    expect(valueOf('interestRate')).toBe(12.5);
    expect(told).toContain(`«${name}» ${SUPPOSED}`);
  });

  test('a bare effective one is the year’s', async () => {
    const { told, valueOf } = await pasted('Plazo\t15', 'Tasa efectiva\t12,5%');
    expect(valueOf('interestRate')).toBeCloseTo(12 * 100 * (1.125 ** (1 / 12) - 1), 6);
    expect(told).not.toContain(SUPPOSED);
  });
});
