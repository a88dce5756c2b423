import {
  axis,
  choice,
  defineTool,
  integer,
  money,
  number,
  percent,
  text,
  toggle,
} from '../index.ts';
import type { PlainTool } from '../define.ts';

/** A small tool that declares one of everything. */
export const PORTFOLIO: PlainTool = {
  id: 'portfolio',
  version: 1,
  title: 'Portafolio',
  description: 'Propiedades y su rendimiento',
  category: 'Análisis Financiero',
  path: '/tools/portfolio',
  listed: 'card',

  inputs: {
    rate: percent('Tasa', { initial: 10, max: 30 }),
    years: integer('Años', { initial: 2, min: 1, max: 5 }),
    goal: money('Meta', { initial: null }),
    note: text('Nota', { notComputed: true }),
    mode: choice('Modo', ['simple', 'full']),
    open: toggle('Abierto', { initial: true, enabled: 'mode == "full"' }),
    extra: money('Extra', { initial: 0, visible: 'open' }),
  },
  lists: {
    properties: {
      label: 'Propiedades',
      singular: 'Propiedad',
      name: 'name',
      maxRecords: 4,
      minRecords: 1,
      fields: {
        name: text('Nombre'),
        price: money('Precio', { initial: 100, max: 10_000 }),
        rent: money('Renta', { initial: 10 }),
        risk: number('Riesgo', { initial: 1, min: 1, max: 3, visible: 'price > 50' }),
        sold: money('Venta', { initial: null }),
      },
      formulas: {
        'yield.gross': percent('Rendimiento', 'rent / price * 100', {
          thresholds: { good: 8, warning: 6, output: 'yield.color' },
        }),
        hidden: number('Oculto', 'price * 2', { internal: true }),
      },
      initial: [
        { name: 'Apto', price: 200 },
        { name: 'Casa', rent: 6 },
      ],
      output: ['name'],
    },
  },
  axes: {
    rates: axis('Tasas', percent('Tasa', { initial: 0, max: 30 }), [5, 10], 3),
    terms: axis('Plazos', integer('Plazo', { min: 1, max: 5 }), [1, 2, 3]),
  },
  formulas: {
    total: money('Total', 'sum(properties.price) + extra * 0'),
    mean: percent('Media', 'average(properties.yield.gross)', {
      thresholds: { good: 8, warning: 6, output: 'colors.mean' },
    }),
    future: money('Futuro', 'total * (1 + rate / 100) ^ years'),
    missing: money('Falta', 'goal - future', { missing: 'Sin meta' }),
    perGoal: number('Por meta', 'total / (goal - goal)'),
    loss: money('Pérdida', 'total - 1000'),
    flow: money('Flujo', 'total - 1000', { negativeIsFine: true }),
    only: money('Solo completo', 'total', { applies: 'mode == "full"' }),
    flag: toggle('Grande', 'total > 250'),
    say: text('Dicho', 'concat("modo ", mode)'),
    step: number('Paso', 'total * 2', { internal: true }),
    'deep.er.value': number('Hondo', '7'),
  },
  tables: {
    schedule: {
      label: 'Plan',
      rows: 'years',
      columns: {
        value: money('Valor', 'prev(value, total) * (1 + rate / 100)', {
          thresholds: { good: 350, warning: 200, output: 'color' },
        }),
        'parts.half': money('Mitad', 'value / 2'),
        aside: money('Aparte', 'value * 3', { internal: true }),
      },
    },
  },
  matrices: {
    grid: {
      label: 'Sensibilidad',
      output: 'future',
      rows: { input: 'years', axis: 'terms' },
      columns: { input: 'rate', axis: 'rates' },
      action: 'Calcular',
    },
  },
  rankings: {
    best: { label: 'Mejores', list: 'properties', by: 'yield.gross', limit: 2, show: 'name' },
    worst: {
      label: 'Peor',
      list: 'properties',
      by: 'yield.gross',
      order: 'ascending',
      show: 'name',
      single: true,
    },
    risky: { label: 'De riesgo', list: 'properties', where: 'risk > 1', show: 'name' },
  },
  advice: [
    { id: 'low', level: 'warning', when: 'mean < 8', message: 'Media de {mean}' },
    {
      id: 'dear',
      level: 'info',
      list: 'properties',
      when: 'price > 150',
      message: '{name} cuesta {price}, de {total}',
    },
    { id: 'hello', level: 'info', when: 'flag', message: 'Hola', notice: true },
    { id: 'never', level: 'danger', when: 'total < 0', message: 'Nunca' },
  ],
  charts: [
    { id: 'plan', label: 'Plan', type: 'line', source: 'schedule', series: [{ column: 'value' }] },
  ],
  figures: ['total'],
  outputs: { 'series.values': 'schedule.value', names: 'properties.name' },
};

export const portfolio = defineTool(PORTFOLIO);
