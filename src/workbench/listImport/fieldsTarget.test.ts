import { expect, test } from 'vitest';
import { choice, defineTool, integer, money, percent, text, toggle } from '../../tool/index.ts';
import { Session } from '../session/session.ts';
import { listTarget } from './fieldsTarget.ts';
import type { Mode } from './records/importChoices.ts';
import { tried } from './records/trial.ts';
import { planned, sheetOf } from './testing/planned.ts';

const homes = {
  label: 'Inmuebles',
  singular: 'Inmueble',
  name: 'name',
  fields: {
    name: text('Nombre', { initial: 'Inmueble' }),
    price: money('Valor', { initial: null, blank: 0 }),
    rent: money('Canon', { initial: null, blank: 0 }),
    risk: choice('Riesgo', ['Bajo', 'Medio', 'Alto'], { initial: 'Medio' }),
    trend: choice('Tendencia', ['Estable', 'Al alza']),
    expenses: money('Gastos anuales', { initial: 15_000_000 }),
    appreciation: percent('Valorización', { initial: 3, unit: 'anual' }),
    sale: integer('Venta en el año', { initial: 10 }),
    debt: percent('Endeudamiento', { initial: 60, also: ['LTV'], notComputed: true }),
    isVisible: toggle('Visible', { initial: true }),
    buyer: percent('Comprador', { initial: 100, complement: 'seller' }),
    seller: percent('Vendedor', { initial: 0, complement: 'buyer' }),
  },
  cards: { figures: [], active: 'isVisible' },
  initial: [{ name: 'Norte' }],
};

const tool = defineTool({
  id: 'homes',
  version: 1,
  title: 'Inmuebles',
  description: '',
  category: 'Financiamiento',
  path: '/tools/homes',
  listed: 'none',
  inputs: {},
  lists: { homes },
  formulas: { value: money('Total', 'sum(homes.price)') },
});

/** What is told of a sheet before its records come in. */
function told(sheet: string, mode: Mode = 'add'): readonly string[] {
  const session = new Session(tool);
  const list = session.calculation.declaration.lists['homes'];
  if (!list) throw new Error('the tool declares it');
  const target = listTarget('homes', list);
  const { plan } = planned(sheetOf(sheet), target, { mode, names: target.names(session) });
  return tried(session, target, plan, mode === 'replace').lacks;
}

const PARTS =
  '«Comprador» 100,00\u00a0% y «Vendedor» 0,00\u00a0%. Cámbialo en la hoja donde sea otro.';
const FIGURES =
  '«Tendencia» Estable, «Gastos anuales» $\u00a015.000.000, «Valorización» 3,00\u00a0%, «Venta en el año» 10, «Endeudamiento» 60,00\u00a0%';
const ALL = `Lo que tu tabla no dice entra así: ${FIGURES}, ${PARTS}`;

test('figures that no column of a table says are told, each as its field writes it', () => {
  const rows = 'Inmueble | Valor | Canon\nApto 101 | 300.000.000 | 1.500.000';
  expect(told(rows)).toEqual([ALL]);
});

test('so they are where records are columns of the sheet, or blocks of labels', () => {
  const inColumns =
    'Inmueble | Apto 101 | Apto 102\nValor | 300.000.000 | 310.000.000\nCanon | 1.500.000 | 1.600.000';
  expect(told(inColumns)).toEqual([ALL]);
  const inBlocks =
    'Apto 101\nValor: $300.000.000\nCanon: $1.500.000\n\nApto 102\nValor: $310.000.000\nCanon: $1.600.000';
  expect(told(inBlocks)).toEqual([ALL]);
});

test('what has a value is not told, nor the rest that follows from its complement', () => {
  const heads =
    'Inmueble | Riesgo | Tendencia | Gastos anuales | Valorización | Venta en el año | LTV';
  const all = `${heads} | Comprador\nApto 101 | Alto | Al alza | 9.000.000 | 4 % | 5 | 55 % | 70 %`;
  expect(told(all)).toEqual([]);
  const blank = `${all}\nApto 102 | Alto | Al alza | 9.000.000 | | 5 | 55 % | 70 %`;
  expect(told(blank)).toEqual(['Donde falta «Valorización» entra 3,00\u00a0%: «Apto 102».']);
});

test('records that are brought up to date keep their own; new ones among them are told', () => {
  const heads = 'Inmueble | Valor\n';
  expect(told(`${heads}Norte | 300.000.000`, 'update')).toEqual([]);
  expect(told(`${heads}Norte | 300.000.000\nSur | 310.000.000`, 'update')).toEqual([
    ALL.replace('entra así', 'en los nuevos entra así'),
  ]);
});
