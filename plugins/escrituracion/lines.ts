import { type List, money, percent, text } from '../../src/tool/index.ts';
import { ranges } from '../_shared/index.ts';
import { closingHelp, mortgageHelp, otherHelp } from './help.ts';

/** A line as the specification gives it: name, percentage of the value, and the buyer's part. */
type Line = readonly [descripcion: string, porcentaje: number, compradorPct: number];

const CLOSING: readonly Line[] = [
  ['Gastos Notariales', 0.54, 50],
  ['Impuesto de Registro', 0.67, 100],
  ['Impuesto de beneficencia', 1, 100],
  ['Retención en la Fuente', 1, 0],
  ['Impuesto de Timbre', 0, 50],
  ['Plusvalía', 0, 0],
];

const MORTGAGE: readonly Line[] = [
  ['Estudio de Crédito', 0, 100],
  ['Avalúo Comercial', 0.1, 100],
  ['Estudio de Títulos', 0.1, 100],
  ['Escritura de Hipoteca (Valor Crédito)', 0.21, 100],
  ['Registro de Hipoteca (Valor Crédito)', 0.35, 100],
];

type Explained = NonNullable<List['help']>;

/** A table of costs that buyer and seller share. */
function lines(id: string, label: string, initial: readonly Line[], help: Explained): List {
  return {
    label,
    singular: 'Gasto',
    name: 'descripcion',
    empty: 'No hay gastos en esta tabla. Agrega el primero.',
    form: ['descripcion', 'porcentaje', 'compradorPct'],
    fields: {
      descripcion: text('Gasto'),
      porcentaje: percent('Porcentaje', {
        unit: 'del valor',
        also: ['Tarifa'],
        shareOf: 'propertyValue',
        fractions: true,
        range: ranges.notaryShare,
      }),
      compradorPct: percent('Comprador', {
        initial: 100,
        step: 1,
        complement: 'vendedorPct',
        range: ranges.sharedCosts,
        hint: 'El resto lo paga el vendedor',
      }),
      vendedorPct: percent('Vendedor', {
        initial: 0,
        step: 1,
        complement: 'compradorPct',
        range: ranges.sharedCosts,
      }),
    },
    formulas: {
      compradorValor: money('Paga el comprador', 'total * compradorPct / 100'),
      vendedorValor: money('Paga el vendedor', 'total * vendedorPct / 100'),
      total: money('Total', 'propertyValue * porcentaje / 100'),
    },
    initial: initial.map(([descripcion, porcentaje, compradorPct]) => ({
      descripcion,
      porcentaje,
      compradorPct,
      vendedorPct: 100 - compradorPct,
    })),
    output: ['descripcion'],
    outputAs: `${id}.rows`,
    help,
    otherHelp,
  };
}

export const closing = lines(
  'closing',
  'Gastos e impuestos de la compraventa',
  CLOSING,
  closingHelp,
);

export const mortgage = lines('mortgage', 'Gastos del crédito hipotecario', MORTGAGE, mortgageHelp);
