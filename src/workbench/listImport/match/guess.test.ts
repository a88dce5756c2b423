import { describe, expect, it, test } from 'vitest';
import { Session } from '../../session/session.ts';
import { sampleTool } from '../../testing/sample.ts';
import { guessMapping } from './guess.ts';
import { knownHeads } from './heads.ts';
import { guessLayout, type Records, recordsOf } from '../table/layout.ts';
import { listTarget } from '../fieldsTarget.ts';
import { likeness, meaningOf, sameAs } from './words.ts';

const session = new Session(sampleTool());
const { homes } = session.calculation.declaration.lists;
if (!homes) throw new Error('the sample declares it');
const target = listTarget('homes', homes);

const records = (heads: string[], ...rows: string[][]): Records => ({
  heads,
  lines: rows.map((cells, at) => ({ cells, at: at + 1 })),
});
const known = (lines: readonly (readonly string[])[], at: number): number =>
  knownHeads(lines[at] ?? [], target);

describe('which column is which', () => {
  it.each([
    [
      ['Nombre', 'Precio', 'Tipo'],
      ['name', 'price', 'kind'],
    ],
    [
      ['NOMBRE', 'precio (COP)', 'tipo'],
      ['name', 'price', 'kind'],
    ],
    [
      ['name', 'price', 'kind'],
      ['name', 'price', 'kind'],
    ],
    // Words of the trade, in both languages.
    [
      ['Inmueble', 'Valor comercial', 'Category'],
      ['name', 'price', 'kind'],
    ],
    [
      ['Casa', 'Avalúo', 'Barrio'],
      ['name', 'price', ''],
    ],
  ])('%j', (heads, mapping) => {
    expect(guessMapping(records(heads, ['Norte', '100', 'Casa']), target)).toEqual(mapping);
  });

  it('takes no likeness whose cells can’t be read', () => {
    const some = records(['Valor comercial'], ['Norte'], ['Sur']);
    expect(guessMapping(some, target)).toEqual(['name']);
  });

  it('goes by the content where no name tells', () => {
    const some = records(['x', 'y', 'z'], ['Norte', 'Casa', '5'], ['Sur', 'Apartamento', '6']);
    expect(guessMapping(some, target)).toEqual(['name', 'kind', '']);
  });

  it('knows options in other words as well', () => {
    const some = records(['x', 'y'], ['Norte', 'Casas'], ['Sur', 'Apartamentos']);
    expect(guessMapping(some, target)).toEqual(['name', 'kind']);
  });

  it('takes what is filled before what is empty', () => {
    const some = records(['Precio', 'Valor comercial'], ['', '100'], ['', '200']);
    expect(guessMapping(some, target)).toEqual(['', 'price']);
  });

  it('takes the name that says whose it is before the bare one', () => {
    const columns = target.columns.map((column) =>
      column.id === 'price' ? { ...column, also: ['Precio de la casa'] } : column,
    );
    const some = records(['Precio', 'Precio casa'], ['1', '2']);
    expect(guessMapping(some, { ...target, columns })).toEqual(['', 'price']);
  });

  it('gives no column twice', () => {
    const some = records(['Precio', 'Valor'], ['1', '2']);
    expect(guessMapping(some, target)).toEqual(['price', '']);
  });
});

describe('where the heads are', () => {
  const rows = [
    ['Inventario 2028', '', ''],
    ['', '', ''],
    ['Nombre', 'Precio', 'Tipo'],
    ['Norte', '100', 'Casa'],
  ];
  it('is under the titles', () => {
    expect(guessLayout({ name: '', rows }, known)).toEqual({ head: 2, turned: false });
  });

  it('may be at the side', () => {
    const turned = [
      ['Concepto', 'Unidad', 'Norte', 'Sur'],
      ['Precio', 'COP', '100', '200'],
      ['Tipo', '', 'Casa', 'Casa'],
    ];
    const layout = guessLayout({ name: '', rows: turned }, known);
    expect(layout).toEqual({ head: 0, turned: true });
    const { heads, lines } = recordsOf({ name: '', rows: turned }, layout);
    expect(heads).toEqual(['Concepto', 'Precio', 'Tipo']);
    expect(lines.map(({ cells }) => cells)).toEqual([
      ['Norte', '100', 'Casa'],
      ['Sur', '200', 'Casa'],
    ]);
  });

  it('is nowhere in a table of values alone', () => {
    const values = [
      ['Norte', '100'],
      ['Sur', '200'],
    ];
    expect(guessLayout({ name: '', rows: values }, known).head).toBe(-1);
  });
});

test('names are compared by their meaning', () => {
  expect(meaningOf('Canon mensual (COP)')).toEqual(meaningOf('monthlyRent'));
  expect(meaningOf('Precio promedio')).toEqual(meaningOf('Average price'));
  expect(meaningOf('Vacancia promedio')).toEqual(meaningOf('Vacancia'));
  expect(meaningOf('CoC')).toEqual(meaningOf('Cash on cash'));
  // In one or in several.
  expect(meaningOf('Seguro')).toEqual(meaningOf('Seguros'));
  expect(meaningOf('Impuestos prediales')).toEqual(meaningOf('Impuesto predial'));
  expect(meaningOf('Valores de los clientes')).toEqual(meaningOf('Precio cliente'));
  // But what is counted isn't how many there are.
  expect(meaningOf('Unidad')).not.toEqual(meaningOf('Unidades'));
  expect(meaningOf('Unit')).not.toEqual(meaningOf('Units'));
  // Abridged, where only one thing begins so.
  expect(meaningOf('Cant.')).toEqual(meaningOf('Unidades'));
  expect(meaningOf('Vr. inversión')).toEqual(meaningOf('Valor de la inversión'));
  expect(meaningOf('Unid.')).toEqual(meaningOf('Unidades'));
  expect(meaningOf('Estabiliz.(meses)')).toEqual(meaningOf('Estabilización'));
  expect(meaningOf('Pers.')).not.toEqual(meaningOf('Personal'));
  expect(meaningOf('Valor mensual COP')).toEqual(meaningOf('Valor mensual (COP)'));
  // 'Precio' is one of two words: enough for a guess.
  expect(likeness(meaningOf('Precio m2'), meaningOf('Precio promedio'))).toBe(1 / 2);
  // One of two words of each: 1/3.
  expect(likeness(meaningOf('tasa fija'), meaningOf('tasa variable'))).toBeCloseTo(1 / 3, 12);
});

test('an amount of another period is taken where it can be converted, after one of the same', () => {
  const price = { ...target, columns: target.columns.map((column) => ({ ...column })) };
  const [named] = price.columns.filter(({ id }) => id === 'price');
  if (!named) throw new Error('the sample declares it');
  Object.assign(named, { label: 'Precio al mes', also: ['Precio'] });
  const rows = [['100'], ['200']];
  expect(guessMapping(records(['Precio hora'], ...rows), price)).toEqual(['']);
  expect(guessMapping(records(['Precio noche'], ...rows), price)).toEqual(['price']);
  const both = [
    ['10', '300'],
    ['20', '600'],
  ];
  expect(guessMapping(records(['Precio noche', 'Precio mes'], ...both), price)).toEqual([
    '',
    'price',
  ]);
  expect(guessMapping(records(['Precio por unidad'], ...rows), price)).toEqual(['price']);
});

test('a head that is the name of two columns is left to the person, however sure it is', () => {
  const [price, ...others] = target.columns.filter(({ id }) => id !== 'name');
  if (!price) throw new Error('the sample declares it');
  const twice = {
    ...target,
    columns: [
      { ...price, id: 'bought', label: 'Compra', also: ['Valor'] },
      { ...price, id: 'sold', label: 'Venta', also: ['Valor'] },
      ...others,
    ],
  };
  expect(guessMapping(records(['Valor'], ['100'], ['200']), twice)).toEqual(['']);
});

test('an option is known by what is told of it beside what its list is of', () => {
  const kinds = ['Personal', 'Fijo', 'Variable'];
  expect(sameAs('Gastos de personal', kinds)).toBe('Personal');
  expect(sameAs('Gasto fijo', kinds)).toBe('Fijo');
  expect(sameAs('Costos variables', kinds)).toBe('Variable');
  expect(sameAs('Gastos', kinds)).toBe(null);
  expect(sameAs('Gastos fijos y variables', kinds)).toBe(null);
  // Where a label is just that, it is it.
  expect(sameAs('Ingresos', ['Ingresos', 'Servicios'])).toBe('Ingresos');
  expect(sameAs('Ingresos por servicios', ['Ingresos', 'Servicios'])).toBe('Servicios');
});

test('rooms of a hotel are told by its revenue per available room', () => {
  const kinds = ['RevPAR', 'Parqueaderos', 'Alquileres', 'Servicios'];
  expect(sameAs('Hotel', kinds)).toBe('RevPAR');
  expect(sameAs('Ingresos hoteleros', kinds)).toBe('RevPAR');
  expect(sameAs('Alojamiento', kinds)).toBe('RevPAR');
  expect(sameAs('Habitaciones', kinds)).toBe('RevPAR');
  expect(sameAs('Rooms', kinds)).toBe('RevPAR');
  expect(sameAs('Ingresos por habitaciones', kinds)).toBe('RevPAR');
  expect(sameAs('Parqueo', kinds)).toBe('Parqueaderos');
  expect(sameAs('Servicios de hotel', kinds)).toBe(null);
});
