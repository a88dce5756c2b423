// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { leftOut } from '../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import { TARGETS } from './assumptions/pasted/streamTarget.ts';
import { blocksOf, toldOf } from './testing/pastedSheets.ts';

const sheetWith = (block: string): string => `
HOTEL BOUTIQUE – SUPUESTOS

1. DATOS GENERALES
Mes de inicio | Enero 2028

2. INGRESOS
Tipo de habitación | Cantidad | Tarifa por noche | Ocupación
Estándar | 24 | $ 320.000 | 62%
Suite | 4 | $ 690.000 | 55%

Otros ingresos | Valor mensual
Restaurante y bar | $ 48.000.000
Salón de eventos | $ 12.500.000

${block}

3. COSTOS Y GASTOS
Gastos fijos | Valor mensual
Servicios públicos | $ 28.000.000
Seguros | $ 4.200.000
`;

const PARKING = sheetWith(`Parqueaderos | 18 | cupos
Tarifa mensual por cupo | $ 240.000`);

const OTHERS = ['Restaurante y bar', 'Salón de eventos'];

const namesIn = (sheet: string) =>
  blocksOf('incomes', sheet).map((records) => records.map(({ nombre }) => nombre));

describe('what is counted in a block of its own behind other incomes', () => {
  it('is one income, fully let where nothing says its occupancy', () => {
    const [, others, parking] = blocksOf('incomes', PARKING);
    expect(others?.map(({ nombre }) => nombre)).toEqual(OTHERS);
    // 18 × $ 240.000 = $ 4.320.000 a month.
    expect(parking).toEqual([
      {
        nombre: 'Parqueaderos',
        tipo: 'Parqueaderos',
        cantidad: '18',
        tarifa: '$ 240.000',
        ocupacion: '100 %',
      },
    ]);
    expect(toldOf('incomes', PARKING)).toContain(
      'Sin ocupación, entra al 100 %: «Parqueaderos». Cámbiala en la hoja si es menor.',
    );
  });

  it.each([
    [
      'Parqueadero visitantes | 12 bahías\nCanon por bahía | $ 180.000\nOcupación | 85%',
      { nombre: 'Parqueadero visitantes', cantidad: '12', tarifa: '$ 180.000', ocupacion: '85%' },
    ],
    [
      'Locales comerciales | 24 | locales\nCanon por local | $ 3.500.000\nOcupación | 90 %',
      { nombre: 'Locales comerciales', cantidad: '24', tarifa: '$ 3.500.000', ocupacion: '90 %' },
    ],
    [
      'Depósitos | 10 | unidades\nValor mensual por unidad | $ 150.000\nOcupación | 70%',
      { nombre: 'Depósitos', cantidad: '10', tarifa: '$ 150.000', ocupacion: '70%' },
    ],
  ])('is read with its unit and its rate: %s', (block, record) => {
    const [, others, counted] = blocksOf('incomes', sheetWith(block));
    expect(others?.map(({ nombre }) => nombre)).toEqual(OTHERS);
    expect(counted).toEqual([expect.objectContaining(record)]);
  });

  it.each(['Parqueaderos | 18 | cupos', 'Parqueaderos | 18 | cupos\nHorario | 24 | horas'])(
    'stays out and is told where nothing says what one brings: %s',
    (block) => {
      const sheet = sheetWith(block);
      expect(namesIn(sheet)).toEqual([['Estándar', 'Suite'], OTHERS]);
      expect(leftOut(rowsOf(sheet), TARGETS.incomes)).toEqual([
        'No se toma «Parqueaderos» (18 cupos): no se entiende cuánto deja cada uno. Créalo aparte, con su cantidad y su tarifa.',
      ]);
    },
  );

  it('is told as another table of the incomes', () => {
    expect(toldOf('incomes', PARKING)).toContain(
      'No se toma lo de «Parqueaderos» (desde la fila 15): tiene sus propios encabezados. Elígelos arriba, o pégalo aparte.',
    );
  });

  it('is told to be of the incomes where costs are pasted', () => {
    expect(toldOf('expenses', PARKING)).toContain(
      'No se toman aquí: «2. INGRESOS» (2 filas), «Otros ingresos» (2 filas) y «Parqueaderos» (2 filas). No son egresos, sino ingresos: se pegan en su propia lista.',
    );
  });
});
