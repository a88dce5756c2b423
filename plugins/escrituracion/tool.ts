import { defineTool, type Formula, money, percent } from '../../src/tool/index.ts';
import { closing, mortgage } from './lines.ts';
import { ranges } from '../_shared/index.ts';

/** The totals of a table of costs. */
function totals(list: 'closing' | 'mortgage'): Readonly<Record<string, Formula>> {
  return {
    [`${list}Comprador`]: money('Comprador', `sum(${list}.compradorValor)`, {
      output: `${list}.compradorTotal`,
    }),
    [`${list}Vendedor`]: money('Vendedor', `sum(${list}.vendedorValor)`, {
      output: `${list}.vendedorTotal`,
    }),
    [`${list}Total`]: money('Total', `sum(${list}.total)`, { output: `${list}.total` }),
    [`${list}Pct`]: percent(
      'Total sobre el valor',
      `propertyValue > 0 ? ${list}Total / propertyValue * 100 : 0`,
      { output: `${list}.totalPct` },
    ),
  };
}

const totalsOf = (list: string): string[] =>
  ['Comprador', 'Vendedor', 'Total', 'Pct'].map((part) => `${list}${part}`);

export default defineTool({
  id: 'escrituracion',
  version: 1,
  title: 'Calculadora de Escrituración',
  description:
    'Gastos notariales, registro, impuestos y costos del crédito de una compraventa en Colombia, y cuánto paga cada parte.',
  category: 'Financiamiento',
  path: '/tools/escrituracion',
  listed: 'card',
  keywords: [
    'escritura',
    'gastos notariales',
    'notaría',
    'registro',
    'beneficencia',
    'retención',
    'hipoteca',
    'gastos de cierre',
    'escrituras',
    'impuesto de registro',
    'comprar casa',
    'vender',
    'traspaso',
    'costos',
  ],

  inputs: {
    propertyValue: money('Valor de la propiedad', {
      initial: 300_000_000,
      also: ['Valor del acto', 'Valor de la venta', 'Valor de la compraventa', 'Precio'],
      hint: 'El de la escritura de compraventa',
      range: ranges.price,
    }),
  },

  lists: { closing, mortgage },

  formulas: {
    ...totals('closing'),
    ...totals('mortgage'),
    'consolidated.comprador': money('Paga el comprador', 'closingComprador + mortgageComprador', {
      goal: 'less',
    }),
    'consolidated.vendedor': money('Paga el vendedor', 'closingVendedor + mortgageVendedor', {
      goal: 'less',
    }),
    'consolidated.total': money('Total de la escrituración', 'closingTotal + mortgageTotal', {
      goal: 'less',
    }),
  },

  charts: [
    {
      id: 'closing',
      label: 'Quién paga cada gasto de la compraventa',
      type: 'bar',
      source: 'closing',
      x: 'descripcion',
      xLabel: 'Gasto',
      stacked: true,
      series: [{ column: 'compradorValor' }, { column: 'vendedorValor' }],
    },
  ],

  figures: ['consolidated.comprador', 'consolidated.vendedor', 'consolidated.total'],
  results: [
    {
      title: 'Compraventa',
      items: totalsOf('closing'),
      note: 'Los porcentajes son de referencia: pide la liquidación en la notaría antes de firmar.',
    },
    {
      title: 'Crédito hipotecario',
      items: totalsOf('mortgage'),
      note: 'Todos los porcentajes son sobre el valor de la propiedad, también los de «Valor Crédito». Compra de contado: deja esta tabla en 0.',
    },
    {
      title: 'Consolidado',
      items: ['consolidated.comprador', 'consolidated.vendedor', 'consolidated.total'],
    },
  ],
});
