// @vitest-environment jsdom
import { test } from 'vitest';
import { blocksOf, toldOf, inputsOf } from './testing/pastedSheets.ts';
const S: Record<string,string> = {
a: `Habitaciones | 60
ADR | 320.000
Ocupación | 68%
Restaurante | 38.000.000
Spa | 6.000.000
Minibar | 2.100.000
Lavandería | 3.200.000
Parqueadero | 4.500.000
Nómina | 96.000.000
Servicios públicos | 31.000.000
Jardinería | 1.800.000
Mantenimiento | 14.000.000
Precio de compra | 18.000.000.000
LTV | 50%
Tasa | 12,5% EA`,
b: `Restaurante: $38 M/mes
Tienda: $3,2 M/mes
Parqueadero: $4,5 M/mes
Nómina: $96 M/mes`,
c: `Restaurante | 38.000.000 | COP/mes
Lavandería | 3.200.000 | COP/mes
Parqueadero | 4.500.000 | COP/mes
Nómina | 96.000.000 | COP/mes
Lavandería externa | 2.000.000 | COP/mes
Seguros | 2.000.000 | COP/mes`,
};
for (const [k, s] of Object.entries(S)) test(k, () => {
  for (const of of ['incomes','expenses'] as const) { console.log(k, of, JSON.stringify(blocksOf(of, s)), '\n TOLD', toldOf(of, s)); }
  const i = inputsOf(s); console.log('  inputs', JSON.stringify(i));
});
