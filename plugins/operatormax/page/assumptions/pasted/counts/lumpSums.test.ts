// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { blocksOf, toldOf } from '../../../testing/pastedSheets.ts';

const SHEET = `INGRESOS
Concepto | Cantidad | Tarifa | Unidad | Ocupación
Habitaciones | 12 | $ 320.000 | por noche | 62%
Local cafetería | 1 | $ 3.500.000 | por mes |
Tours | 4 | $ 900.000 | $/mes |
Parqueaderos | 6 | $ 180.000 | por mes | 80%`;

test('what is let by the month and has no occupancy is a service, where rooms have one', () => {
  const [records = []] = blocksOf('incomes', SHEET);
  expect(records.map(({ nombre, tipo = '' }) => [nombre, tipo])).toEqual([
    ['Habitaciones', ''],
    ['Local cafetería', 'Servicios'],
    ['Tours', 'Servicios'],
    ['Parqueaderos', 'Parqueaderos'],
  ]);
  expect(toldOf('incomes', SHEET)).toContain(
    'Al mes y sin ocupación, entran como Servicios: «Local cafetería» y «Tours».',
  );
});
