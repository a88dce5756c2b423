import { describe, expect, it } from 'vitest';
import { Calculation, defineTool, money, number, percent, text } from '../../tool/index.ts';
import { faultsOf } from '../../tool/check/registry.ts';
import { readFile } from '../exchange/readFile.ts';

/*
 * Version 1 called the price `cost`, asked for a colour that nothing used, and knew no tax: its
 * figures were those of a tax of 0 %, where a new document starts with 19 %.
 */
const tool = defineTool({
  id: 'migrated',
  version: 2,
  title: 'Muestra',
  description: 'Una herramienta de prueba.',
  category: 'Análisis Financiero',
  path: '/tools/migrated',
  listed: 'none',
  inputs: { price: money('Precio', { initial: 100 }), tax: percent('IVA', { initial: 19 }) },
  lists: {
    homes: {
      label: 'Casas',
      singular: 'Casa',
      fields: { name: text('Nombre'), area: number('Área') },
      initial: [],
    },
  },
  formulas: { total: money('Total', 'price * (1 + tax / 100) * sum(homes.area)') },
  migrations: {
    1: {
      rename: { cost: 'price', houses: 'homes', 'homes.size': 'homes.area' },
      drop: ['colour', 'homes.colour'],
      default: { tax: 0 },
    },
  },
});

const file = (document: unknown, version = 1) =>
  JSON.stringify({
    app: 'abaco',
    tool: 'migrated',
    version,
    exportedAt: '2026-03-01T10:00:00.000Z',
    document,
  });

const OLD = {
  cost: 200,
  colour: 'azul',
  houses: [
    { name: 'Norte', size: 3, colour: 'rojo' },
    { name: 'Sur', size: 2 },
  ],
};

describe('a document of an older version', () => {
  it('opens with the figures that it had', () => {
    const read = readFile(tool, file(OLD));
    if ('faults' in read) throw new TypeError(read.faults.join());
    expect(read.document).toEqual({
      price: 200,
      tax: 0,
      homes: [
        { id: '1', name: 'Norte', area: 3 },
        { id: '2', name: 'Sur', area: 2 },
      ],
    });
    // By hand: 200 × 1,00 × (3 + 2).
    expect(new Calculation(tool, read.document).value({ id: 'total' })).toBe(1000);
  });

  it('is checked as any other, and told by the names of today', () => {
    expect(readFile(tool, file({ ...OLD, cost: -1 }))).toEqual({
      faults: ['price: -1 está por debajo del mínimo 0.'],
    });
    expect(readFile(tool, file([1]))).toHaveProperty('faults');
    expect(readFile(tool, file({ houses: 'dos' }))).toHaveProperty('faults');
  });

  it('keeps a value that it had where there is a default', () => {
    expect(readFile(tool, file({ ...OLD, tax: 5 }))).toMatchObject({ document: { tax: 5 } });
  });

  it('of today is left as it is', () => {
    expect(readFile(tool, file({ cost: 1 }, 2))).toHaveProperty('faults');
    expect(readFile(tool, file({ price: 1 }, 2))).toMatchObject({
      document: { price: 1, tax: 19 },
    });
  });

  it('has a way to today’s, or the tool is refused', () => {
    const { migrations: _, ...document } = tool.document;
    expect(faultsOf(tool)).toEqual([]);
    expect(faultsOf({ ...tool, document })).toEqual([
      'version: falta la migración de la versión 1 a la 2',
    ]);
  });
});
