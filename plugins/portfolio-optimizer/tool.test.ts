import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calculation, givenAdvice, outputs, read } from '../../src/tool/index.ts';
import tool from './tool.ts';

type Property = Readonly<Record<string, number | string>>;

function calculate(properties: readonly Property[]): Calculation {
  const checked = tool.document.check({ properties });
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return new Calculation(tool, checked.document);
}

const shown = (calculation: Calculation, id: string): string => read(calculation, { id }).text;

const hundredths = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100);
const property = fc.record({
  // A home, not a peso: rents of millions on it would leave no digits to compare.
  value: fc.integer({ min: 10_000_000, max: 2_000_000_000 }),
  monthlyRent: fc.integer({ min: 0, max: 20_000_000 }),
  capRate: hundredths(0, 20),
  cashOnCashReturn: hundredths(-50, 50),
  risk: fc.constantFrom('Bajo', 'Medio', 'Alto'),
  location: fc.constantFrom('Bogotá', 'bogotá ', 'Medellín', 'Cali', ''),
  propertyType: fc.constantFrom('Residencial', 'Comercial', 'Industrial', 'Mixto'),
  appreciation: hundredths(-10, 20),
  marketLiquidity: hundredths(0, 10),
});
const portfolio = fc.array(property, { minLength: 1, maxLength: 12 });

describe('a portfolio', () => {
  test('counts the same twice over, but for its number and its value', () => {
    fc.assert(
      fc.property(portfolio, (properties) => {
        const once = calculate(properties);
        const twice = calculate([...properties, ...properties]);
        for (const id of ['riskScore', 'diversification', 'liquidity', 'totalReturn']) {
          expect(twice.value({ id })).toBeCloseTo(Number(once.value({ id })), 9);
        }
        const total = Number(once.value({ id: 'totalValue' }));
        expect(twice.value({ id: 'totalValue' })).toBe(2 * total);
      }),
      { numRuns: 60 },
    );
  });

  test('keeps its figures within the bounds that their definitions give', () => {
    fc.assert(
      fc.property(portfolio, (properties) => {
        const result = outputs(tool, calculate(properties)) as Record<string, number>;
        expect(result.riskScore).toBeGreaterThanOrEqual(7);
        expect(result.riskScore).toBeLessThanOrEqual(9);
        expect(result.diversificationShown).toBeLessThanOrEqual(100);
        // Four cities at most here (an empty one counts as one) and four types.
        expect(result.diversification).toBeLessThanOrEqual(40);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is shown', () => {
  test('caps diversification at 100', () => {
    const many = Array.from({ length: 30 }, (_, i) => ({ location: `Zona ${i}` }));
    const calculation = calculate(many);
    expect(shown(calculation, 'diversificationShown')).toBe('100');
    // (30 locations + 1 type) / 2 × 10
    expect(calculation.value({ id: 'diversification' })).toBe(155);
  });

  test('says what to do, with the figures in it', () => {
    const calculation = calculate([{ name: 'Casa', risk: 'Alto', capRate: 4.5 }]);
    const messages = givenAdvice(calculation).map(({ message }) => message);
    expect(messages).toHaveLength(4);
    expect(messages[0]).toContain('El riesgo promedio es 3,00 sobre 3.');
    expect(messages[2]).toContain('4,50\u00a0%');
    expect(messages[3]).toBe(
      'Un portafolio diversificado necesita al menos 5 propiedades. Tienes 1: agrega las que faltan.',
    );
  });

  test('names what the total return counts without its rent or its value', () => {
    const calculation = calculate([
      { name: 'Casa', value: 300_000_000, monthlyRent: 2_000_000 },
      { name: 'Local', value: 300_000_000 },
      { name: 'Lote', value: 200_000_000, monthlyRent: 0 },
      { name: 'Bodega', monthlyRent: 4_000_000 },
    ]);
    const told = givenAdvice(calculation).filter(({ notice }) => notice);
    expect(told.map(({ id, message }) => [id, message])).toEqual([
      ['noRent', expect.stringContaining('Local')],
      ['noValue', expect.stringContaining('Bodega')],
      ['noCapRate', expect.stringContaining('Casa')],
    ]);
    expect(told[0]?.message).not.toContain('Lote');
  });

  test('of an empty portfolio is that there is nothing to show', () => {
    const calculation = calculate([]);
    expect(shown(calculation, 'diversificationShown')).toBe('—');
    expect(shown(calculation, 'totalReturn')).toBe('N/A');
    expect(givenAdvice(calculation).map(({ id }) => id)).toEqual(['count']);
  });
});
