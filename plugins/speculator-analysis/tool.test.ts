import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Calculation, outputs } from '../../src/tool/index.ts';
import tool from './tool.ts';

type Inputs = Readonly<Record<string, number | string | boolean>>;

function answer(inputs: Inputs): Readonly<Record<string, unknown>> {
  const checked = tool.document.check(inputs);
  if ('problems' in checked) throw new TypeError(JSON.stringify(checked.problems));
  const calculation = new Calculation(tool, checked.document);
  return outputs(tool, calculation) as unknown as Readonly<Record<string, unknown>>;
}

const whole = (min: number, max: number) => fc.integer({ min, max });

/** The next value that grows to a whole number of pesos and a half, if there is one nearby. */
function withHalf(from: number, growth: bigint, unit: bigint): number | undefined {
  for (let value = from; value < from + 50_000; value++) {
    if ((BigInt(value) * growth) % unit === unit / 2n) return value;
  }
  return undefined;
}

test('the sale value of an exact half of a peso goes away from zero', () => {
  // Growth in steps of half a percent: (200 + steps) / 200 a year.
  fc.assert(
    fc.property(whole(20_000_000, 900_000_000), whole(1, 60), whole(1, 2), (from, steps, years) => {
      const growth = BigInt(200 + steps) ** BigInt(years);
      const unit = 200n ** BigInt(years);
      const valorTotal = withHalf(from, growth, unit);
      fc.pre(valorTotal !== undefined);
      const { valorEstimadoVenta } = answer({
        valorTotal,
        valorizacionAnual: steps / 2,
        mesesEstimadosVenta: years * 12,
      });
      const exact = (2n * BigInt(valorTotal) * growth + unit) / (2n * unit);
      expect(valorEstimadoVenta).toBe(Number(exact));
    }),
    { numRuns: 150 },
  );
});

test('a sale in month 0 is one flow, whatever the term, the loan and the kind of sale', () => {
  const drawn = fc.record({
    valorTotal: whole(1_000_000, 900_000_000).map((value) => value * 100),
    cuotaInicial: whole(0, 100),
    plazoCuotaInicial: whole(0, 60),
    creditoActivo: fc.boolean(),
    comisionVentaActiva: fc.boolean(),
    tipoOperacion: fc.constantFrom('cesion', 'escrituracion', 'dobleEscrituracion'),
  });
  fc.assert(
    fc.property(drawn, (inputs) => {
      const { valorTotal, tipoOperacion, comisionVentaActiva } = inputs;
      // The shares of the defaults: 0.54 % of the sale, 3.2 % of the price, 3 % of commission.
      const deeds = { cesion: 0, escrituracion: 54, dobleEscrituracion: 374 }[tipoOperacion];
      const costs = tipoOperacion === 'cesion' ? 720_000 : (valorTotal / 10_000) * deeds;
      const commission = comisionVentaActiva ? (valorTotal / 100) * 3 : 0;
      const { mes0, utilidadTotal, tirAnual, flujos } = answer({
        ...inputs,
        mesesEstimadosVenta: 0,
      });
      expect(Number(mes0)).toBeCloseTo(-costs - commission, 3);
      expect(utilidadTotal).toBe(mes0);
      expect(tirAnual).toBeNull();
      expect(flujos).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
