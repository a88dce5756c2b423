import { defineTool } from '../define.ts';
import { money, number, percent, text } from '../contract/fields.ts';

/** A small tool of costs that two sides share, and of years that are given once and for all. */
export const shares = defineTool({
  id: 'shares',
  version: 1,
  title: 'Reparto',
  description: 'Costos que pagan dos partes',
  category: 'Financiamiento',
  path: '/tools/shares',
  listed: 'none',
  inputs: { goal: percent('Meta', { initial: 40 }) },
  lists: {
    costs: {
      label: 'Costos',
      singular: 'Costo',
      name: 'name',
      fields: {
        name: text('Costo'),
        amount: money('Valor', { initial: 100 }),
        mine: percent('Mi parte', { initial: 50, complement: 'yours' }),
        yours: percent('Tu parte', { initial: 50, complement: 'mine' }),
      },
      formulas: { pay: money('Pago', 'amount * mine / 100') },
      initial: [{ name: 'Notaría' }, { name: 'Registro', mine: 100, yours: 0 }],
      output: ['name'],
      outputAs: 'costs.rows',
      help: { Notaría: { title: 'Notaría', text: 'Se paga por mitades.' } },
    },
    years: {
      label: 'Años',
      singular: 'Año',
      rowLabel: 'Año',
      minRecords: 2,
      maxRecords: 2,
      fields: { share: percent('Ocupación', { initial: 30 }) },
      formulas: { met: percent('Meta', 'share', { target: 'goal' }) },
      initial: [{}, { share: 40 }],
    },
  },
  formulas: {
    costsTotal: money('Total', 'sum(costs.pay)', { output: 'costs.total' }),
    score: number('Puntaje', 'sum(years.share) - goal', { target: 'goal' }),
  },
});
