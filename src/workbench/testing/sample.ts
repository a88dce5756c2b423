import {
  axis,
  choice,
  defineTool,
  integer,
  money,
  percent,
  text,
  type Tool,
  toggle,
} from '../../tool/index.ts';

/** A small tool with one of everything, for the tests of the workbench. */
export function sampleTool(): Tool {
  return defineTool({
    id: 'sample',
    version: 2,
    title: 'Muestra',
    description: 'Una herramienta de prueba.',
    category: 'Financiamiento',
    path: '/tools/sample',
    listed: 'none',
    inputs: {
      amount: money('Monto', { initial: 1000, max: 1_000_000 }),
      rate: percent('Tasa', { initial: 10, unit: 'anual' }),
      years: integer('Plazo', { initial: 3, min: 1, max: 30 }),
      timing: choice('Momento', [
        { value: 'end', label: 'Vencido' },
        { value: 'begin', label: 'Anticipado' },
      ]),
      fees: toggle('Con gastos', { initial: true }),
      fee: money('Gasto', { initial: 5, optional: true, blank: 0, visible: 'fees' }),
    },
    axes: {
      rates: axis('Tasas', percent('Tasa', { initial: 1 }), [5, 10]),
      terms: axis('Plazos', integer('Plazo', { initial: 1, min: 1, max: 30 }), [1, 2, 3]),
    },
    lists: {
      homes: {
        label: 'Casas',
        singular: 'Casa',
        feminine: true,
        name: 'name',
        maxRecords: 4,
        fields: {
          name: text('Nombre'),
          price: money('Precio', { initial: null, blank: 0 }),
          kind: choice('Tipo', ['Casa', 'Apartamento']),
        },
        formulas: { tax: money('Impuesto', 'price * 0.01') },
        initial: [
          { name: 'Norte', price: 100 },
          { name: 'Sur', price: 250.5, kind: 'Apartamento' },
        ],
      },
    },
    formulas: {
      interest: money('Interés', 'amount * rate / 100 * years'),
      total: money('Total', 'interest + (fees ? fee : 0) + (timing == "end" ? 0 : 1)'),
      value: money('Casas', 'sum(homes.price)'),
    },
    tables: {
      schedule: {
        label: 'Tabla',
        rows: 'years',
        rowLabel: 'Año',
        columns: { balance: money('Saldo', 'amount * row') },
      },
    },
    matrices: {
      grid: {
        label: 'Sensibilidad',
        output: 'interest',
        rows: { input: 'years', axis: 'terms' },
        columns: { input: 'rate', axis: 'rates' },
        action: 'Calcular',
      },
    },
    charts: [
      {
        id: 'chart',
        label: 'Saldo',
        type: 'line',
        source: 'schedule',
        xLabel: 'Año',
        series: [{ column: 'balance' }],
      },
    ],
    figures: ['total'],
  });
}
