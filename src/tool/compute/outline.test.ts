import { describe, expect, it } from 'vitest';
import { Calculation } from './calculation.ts';
import { defineTool } from '../define.ts';
import { money, text, toggle } from '../contract/fields.ts';
import { type Block, BLOCK_KINDS, blocksOf, outlineOf } from './outline.ts';

const tool = defineTool({
  id: 'sample',
  version: 1,
  title: 'Muestra',
  description: '',
  category: 'Análisis Financiero',
  path: '/tools/sample',
  listed: 'none',
  inputs: {
    amount: money('Monto', { initial: 100 }),
    detailed: toggle('Con detalle'),
    extra: money('Gasto', { visible: 'detailed' }),
  },
  sections: [
    { title: 'Datos', inputs: ['amount', 'detailed'] },
    { title: 'Detalle', inputs: ['extra'] },
    { title: 'Cobro', inputs: [], facts: [{ label: 'Ciclo', text: 'Anual (enero)' }] },
  ],
  lists: {
    homes: {
      label: 'Casas',
      singular: 'Casa',
      name: 'name',
      fields: { name: text('Nombre'), price: money('Precio') },
      initial: [],
    },
  },
  formulas: {
    total: money('Total', 'amount + extra'),
    value: money('Casas', 'sum(homes.price)'),
    share: money('Parte', 'value / 2', { applies: 'detailed' }),
    half: money('Mitad', 'value / 2', { internal: true }),
  },
  figures: ['total'],
  results: [
    { title: 'Valores', items: ['value'] },
    { title: 'Partes', items: ['share', 'half'], note: 'A medias' },
  ],
  rankings: {
    dear: { label: 'Cara', group: 'Casas por precio', list: 'homes', show: 'name', by: 'price' },
    cheap: {
      label: 'Barata',
      group: 'Casas por precio',
      list: 'homes',
      show: 'name',
      by: '-price',
    },
    first: { label: 'La primera', list: 'homes', show: 'name', limit: 1 },
  },
  advice: [
    { id: 'some', level: 'info', when: 'amount > 50', message: 'Hay {amount}' },
    { id: 'more', level: 'info', when: 'detailed', message: 'Con detalle', notice: true },
  ],
  tables: {
    plan: { label: 'Plan', rows: 'detailed ? 2 : 0', columns: { step: money('Paso', 'amount') } },
    inner: { label: 'Interna', rows: '1', columns: { x: money('X', '1') }, internal: true },
    fine: { label: 'Fino', rows: '1', columns: { x: money('X', '1') }, visible: 'detailed' },
  },
  charts: [
    { id: 'steps', label: 'Pasos', type: 'bar', source: 'plan', series: [{ column: 'step' }] },
  ],
});

const calculation = (detailed: boolean): Calculation =>
  new Calculation(tool, { ...tool.document.initial(), detailed });
const shape = ({ kind, title, visible, empty }: Block) => [kind, title, visible, empty];

describe('the outline', () => {
  it('has everything a tool shows, in the order of the page', () => {
    expect(outlineOf(calculation(false)).map(shape)).toEqual([
      ['inputs', 'Datos', true, false],
      ['inputs', 'Detalle', false, true],
      ['inputs', 'Cobro', true, false],
      ['figures', 'Cifras que deciden', true, false],
      ['notices', 'Avisos', false, true],
      ['list', 'Casas', true, true],
      ['results', 'Valores', true, false],
      ['results', 'Partes', false, true],
      ['rankings', 'Casas por precio', true, true],
      ['rankings', 'La primera', true, true],
      ['advice', 'Recomendaciones', true, false],
      ['chart', 'Pasos', true, true],
      ['table', 'Plan', true, true],
      ['table', 'Fino', false, false],
    ]);
  });

  it('follows the data', () => {
    const changed = outlineOf(calculation(true)).filter(({ visible, empty }) => visible && !empty);
    expect(changed.map(({ title }) => title)).toEqual([
      'Datos',
      'Detalle',
      'Cobro',
      'Cifras que deciden',
      'Avisos',
      'Valores',
      'Partes',
      'Recomendaciones',
      'Pasos',
      'Plan',
      'Fino',
    ]);
    expect(blocksOf(calculation(true), 'results')[1]).toMatchObject({
      items: ['share'],
      note: 'A medias',
    });
    expect(blocksOf(calculation(true), 'notices')[0]?.given).toMatchObject([
      { message: 'Con detalle' },
    ]);
  });

  it('gives the blocks of a kind as the whole does, each with an id of its own', () => {
    const all = outlineOf(calculation(true));
    expect(
      BLOCK_KINDS.flatMap((kind): readonly Block[] => blocksOf(calculation(true), kind)),
    ).toEqual(all);
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length);
  });

  it('is empty for a tool that shows nothing', () => {
    const { id, version, title, description, category, path, listed } = tool;
    const bare = defineTool({ id, version, title, description, category, path, listed });
    expect(outlineOf(new Calculation(bare, bare.document.initial()))).toEqual([]);
  });
});
