// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blocksOf, named, toldOf } from '../../testing/pastedSheets.ts';

const sheet = (...blocks: readonly (readonly string[])[]): string => blocks.flat().join('\n');

const HEADS = 'HABITACIONES | Cantidad | Tarifa mensual | Ocupación';
const LOFT = 'Loft | 18 | $ 4.200.000 | 75%';
const DUPLEX = 'Dúplex | 6 | $ 5.600.000 | 70%';
const OTHERS = [
  '',
  'OTROS INGRESOS',
  'Concepto | Valor | Unidad',
  'Lavandería | $ 900.000 | mensual',
  'Arriendo cafetería | $ 3.800.000 | mensual',
];
const PARKING = [
  '',
  'Parqueaderos | Cupos | Tarifa mensual | Ocupación',
  'Carros | 12 | $ 200.000 | 85%',
  'Motos | 8 | $ 90.000 | 85%',
];
const COSTS = [
  '',
  'GASTOS | Valor | Periodicidad',
  'Servicios públicos | $ 6.000.000 | Mensual',
  'Seguros | $ 2.000.000 | Mensual',
];
const CAFETERIA = ['Lavandería', 'Arriendo cafetería'];

describe('a whole sheet below its own title', () => {
  it.each([
    [
      ['Hotel Boutique Cartagena', '', HEADS, LOFT, DUPLEX],
      ['Loft', 'Dúplex'],
    ],
    [['Aparta suites El Poblado', HEADS, LOFT], ['Loft']],
    [
      ['SUPUESTOS DE OPERACIÓN', '', HEADS, LOFT, DUPLEX, 'Total | 24'],
      ['Loft', 'Dúplex'],
    ],
    [
      ['SUPUESTOS GENERALES', '', HEADS, LOFT, DUPLEX],
      ['Loft', 'Dúplex'],
    ],
    [['Hotel Boutique Cartagena', 'Supuestos 2027', '', HEADS, LOFT], ['Loft']],
    [['Hotel X', HEADS.replace('HABITACIONES', 'Tipo de habitación'), LOFT], ['Loft']],
    [['Hotel X', '', HEADS.replace('HABITACIONES', 'Concepto'), LOFT], ['Loft']],
    [
      [HEADS, LOFT, DUPLEX],
      ['Loft', 'Dúplex'],
    ],
    [
      ['INGRESOS', HEADS, LOFT, DUPLEX],
      ['Loft', 'Dúplex'],
    ],
  ])('has its rooms first: %j', (rooms, names) => {
    expect(named(blocksOf('incomes', sheet(rooms, OTHERS)))).toEqual([names, CAFETERIA]);
    expect(named(blocksOf('incomes', sheet(rooms, PARKING, OTHERS, COSTS)))).toEqual([
      names,
      ['Carros', 'Motos'],
      CAFETERIA,
    ]);
  });

  it('has its staff first as well', () => {
    const staff = [
      'Hotel Boutique Cartagena',
      '',
      'NÓMINA | Cantidad | Salario mensual',
      'Recepcionista | 3 | $ 1.800.000',
    ];
    const others = [
      '',
      'OTROS GASTOS',
      'Concepto | Valor | Periodicidad',
      'Seguros | $ 2.000.000 | Anual',
    ];
    expect(named(blocksOf('expenses', sheet(staff, others)))).toEqual([
      ['Recepcionista'],
      ['Seguros'],
    ]);
  });

  it('tells other blocks by their heads', () => {
    const rooms = ['Hotel Boutique Cartagena', '', HEADS, LOFT];
    // Read under the heads of the others.
    expect(toldOf('incomes', sheet(rooms, OTHERS))).toContain(
      'No se toma lo de «HABITACIONES» (desde la fila 3): tiene sus propios encabezados. Elígelos arriba, o pégalo aparte.',
    );
  });

  it('doesn’t take what its title says to be of a form', () => {
    const bought = ['INVERSIÓN', '', 'Concepto | Valor | Unidad', 'Lote | $ 900.000.000 | COP'];
    expect(named(blocksOf('incomes', sheet(bought, OTHERS)))).toEqual([CAFETERIA]);
  });
});

describe('a table without a title', () => {
  const SOLD = [
    'OTROS INGRESOS',
    'Parqueaderos | Cupos | Tarifa mensual | Ocupación',
    'Carros | 12 | $ 200.000 | 85%',
    '',
    'Concepto | Valor | Unidad',
    'Desayunos | $ 20.000 | por noche vendida',
    'Arriendo cafetería | $ 3.800.000 | mensual',
  ];

  it('is of the list under whose title it stands, behind an empty row', () => {
    const whole = sheet(SOLD, COSTS);
    expect(named(blocksOf('expenses', whole))).toEqual([['Servicios públicos', 'Seguros']]);
    expect(toldOf('expenses', whole)).toContain(
      'No se toman aquí: «OTROS INGRESOS» (1 fila) y «Desayunos» (2 filas). No son egresos, sino ingresos: se pegan en su propia lista.',
    );
    expect(named(blocksOf('incomes', whole))).toEqual([
      ['Carros'],
      ['Desayunos', 'Arriendo cafetería'],
    ]);
  });

  it('is so until another title stands', () => {
    const costs = ['', 'GASTOS', 'Concepto | Valor | Periodicidad', 'Aseo | $ 900.000 | Mensual'];
    const more = ['', 'Rubro | Valor | Periodicidad', 'Plataformas | $ 300.000 | Mensual'];
    expect(named(blocksOf('expenses', sheet(SOLD, costs, more)))).toEqual([
      ['Aseo'],
      ['Plataformas'],
    ]);
  });

  it('is none of it where its records are called as another list’s', () => {
    const rooms = ['INGRESOS', HEADS, LOFT];
    const costs = ['', 'Concepto | Valor | Periodicidad', 'Seguros | $ 2.000.000 | Anual'];
    const staff = ['', 'NÓMINA | Cantidad | Salario mensual', 'Recepcionista | 3 | $ 1.800.000'];
    expect(named(blocksOf('expenses', sheet(rooms, costs, staff)))).toEqual([
      // Its heads are those of any table.
      ['Recepcionista'],
      ['Seguros'],
    ]);
  });

  it('is the list’s where the sheet has nothing else that may be', () => {
    const costs = ['', 'Rubro | Valor mensual | Periodicidad', 'Plataformas | $ 300.000 | Mensual'];
    expect(named(blocksOf('expenses', sheet(['INGRESOS', HEADS, LOFT], costs)))).toEqual([
      ['Plataformas'],
    ]);
  });
});

describe('incomes that only their heads tell', () => {
  it.each([
    [PARKING, '«Parqueaderos» (2 filas)'],
    [
      ['Locales | Área | Canon mensual | Ocupación', 'Local 1 | 80 | $ 4.000.000 | 85%'],
      '«Locales» (1 fila)',
    ],
    [
      ['Aparta suites El Poblado', HEADS.replace('HABITACIONES', 'Tipo de habitación'), LOFT],
      '«Tipo de habitación» (1 fila)',
    ],
  ])('are told to be of their own list among costs: %j', (incomes, name) => {
    const whole = sheet(incomes, COSTS);
    expect(named(blocksOf('expenses', whole))).toEqual([['Servicios públicos', 'Seguros']]);
    expect(toldOf('expenses', whole)).toContain(
      `No se toman aquí: ${name}. No son egresos, sino ingresos: se pegan en su propia lista.`,
    );
  });
});

it.each(['Unidades', 'Habitaciones', 'Cantidad'])('rooms by %s go before cars', (count) => {
  const rooms = [
    `Tipo | ${count} | Tarifa noche | Ocupación`,
    'Loft | 18 | $ 420.000 | 75%',
    'Dúplex | 6 | $ 560.000 | 70%',
    'Suite | 4 | $ 660.000 | 70%',
  ];
  for (const titles of [[], ['Hotel X', ''], ['INGRESOS']]) {
    expect(named(blocksOf('incomes', sheet(titles, rooms, PARKING)))).toEqual([
      ['Loft', 'Dúplex', 'Suite'],
      ['Carros', 'Motos'],
    ]);
  }
});

describe('a title over what a form asks for, behind costs', () => {
  const costs = ['GASTOS VARIABLES', 'Concepto | Valor', 'Aseo | 2% de ingresos'];
  const form = ['Honorarios del operador | 7%', 'Precio de compra | $ 8.900.000.000'];

  it.each(['6. OPERACIÓN Y CAPITAL', 'OPERACIÓN Y CAPITAL', 'Operación y capital'])(
    '«%s» is no cost',
    (title) => {
      const whole = sheet(costs, ['', title], form);
      expect(named(blocksOf('expenses', whole))).toEqual([['Aseo']]);
      expect(toldOf('expenses', whole).join()).toContain(`«${title}» (2 filas)`);
    },
  );

  it('leaves a cost that has no value yet where it stands among the others', () => {
    expect(named(blocksOf('expenses', sheet(costs, ['Lavandería'], [''], form)))).toEqual([
      ['Aseo', 'Lavandería'],
    ]);
  });
});

it('the only title of a sheet says what all of its amounts are in', () => {
  const sheet = `HOTEL PEREIRA - Supuestos operativos ($ millones)
Ingreso por habitaciones (anual) | 5.840
Eventos (anual) | 730
Nómina (anual) | 2.190
Predial (anual) | 96
Deuda | 14.000`;
  const [incomes] = blocksOf('incomes', sheet);
  expect(incomes?.map(({ tarifa }) => tarifa)).toEqual(['=5.840*1000000', '=730*1000000']);
  const [expenses] = blocksOf('expenses', sheet);
  expect(expenses?.map(({ valor }) => valor)).toEqual(['=2.190*1000000', '=96*1000000']);
});

it.each([
  'Fuente: estudio de mercado 2026',
  'Nota: inversión según avalúo',
  'Elaborado por el equipo de inversión',
  'Corte a 31 de marzo de 2026',
])('«%s» is no record, ends none and isn’t told as left out', (said) => {
  const rows = [HEADS, LOFT, said, DUPLEX];
  expect(named(blocksOf('incomes', sheet(rows)))).toEqual([['Loft', 'Dúplex']]);
  for (const below of [rows, [HEADS, LOFT, DUPLEX, '', said], [said, ...rows]]) {
    expect(toldOf('incomes', sheet(below)).join(' ')).not.toContain('No se toma');
  }
});
