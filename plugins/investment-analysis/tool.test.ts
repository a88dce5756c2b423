import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Calculation, read } from '../../src/tool/index.ts';
import tool from './tool.ts';

function calculation(inputs: Readonly<Record<string, unknown>>): Calculation {
  const checked = tool.document.check(inputs);
  if ('problems' in checked) throw new TypeError(JSON.stringify(checked.problems));
  return new Calculation(tool, checked.document);
}

const drawn = fc.record({
  tarifa: fc.integer({ min: 500_000, max: 9_000_000 }),
  units: fc.integer({ min: 1, max: 200 }),
  occupancy: fc.integer({ min: 1, max: 1_000 }),
  margin: fc.integer({ min: 1, max: 1_000 }),
  years: fc.integer({ min: 1, max: 20 }),
});

test('an investment that comes back with the rent of whole years is recovered at their end', () => {
  fc.assert(
    fc.property(drawn, ({ tarifa, units, occupancy, margin, years }) => {
      // The rent of a year, in whole millionths of a peso.
      const rent = tarifa * 12 * units * occupancy * margin;
      fc.pre(rent * years <= Number.MAX_SAFE_INTEGER);
      const given = calculation({
        tarifa,
        cantidadUnidades: units,
        inflacionPromedio: 0,
        inversion: (rent * years) / 1e6,
        years: Array.from({ length: 10 }, () => ({
          ocupacion: occupancy / 10,
          margenNetoOperativo: margin / 10,
        })),
      });
      expect(given.value({ id: 'pri' })).toBeCloseTo(years, 9);
    }),
    { numRuns: 150 },
  );
});

test('a yield on cost of exactly the exit cap rate is green', () => {
  fc.assert(
    fc.property(drawn, fc.integer({ min: 1, max: 999 }), (amounts, capTenths) => {
      const { tarifa, units, occupancy, margin } = amounts;
      const rent = (tarifa * 12 * units * occupancy * margin) / 1e6;
      const given = calculation({
        tarifa,
        cantidadUnidades: units,
        inflacionPromedio: 0,
        capRateSalida: capTenths / 10,
        inversion: (rent * 1_000) / capTenths,
        years: Array.from({ length: 10 }, () => ({
          ocupacion: occupancy / 10,
          margenNetoOperativo: margin / 10,
        })),
      });
      expect(read(given, { table: 'yearlyResults', id: 'yocPromedio', row: 0 }).tone).toBe('good');
      expect(read(given, { id: 'yocPromedio' }).tone).toBe('good');
    }),
    { numRuns: 150 },
  );
});
