import {
  choice,
  integer,
  type List,
  money,
  number,
  percent,
  text,
  texts,
} from '../../src/tool/index.ts';
import { degrees, propertyTypes, ranges, severities } from '../_shared/index.ts';
import { SCORE_HELP } from './help.ts';
import { samples } from './samples.ts';

/** As one says of an offer or a demand. */
const LEVELS = [
  { value: 'Bajo', label: 'Baja', nearest: degrees.low },
  { value: 'Medio', label: 'Media', nearest: degrees.medium },
  { value: 'Alto', label: 'Alta', nearest: degrees.high },
];
/** The score needs it. */
const EMPTY = { initial: null } as const;
/** Has a part in its average only, where it is known. */
const SKIPPED = { initial: null, optional: true } as const;
const UNUSED = { notComputed: true, hint: 'Informativo: no entra en el puntaje' } as const;

const fields = {
  zone: text('Zona'),
  propertyType: choice('Tipo de propiedad', propertyTypes, UNUSED),
  averagePrice: money('Precio promedio', { ...SKIPPED, unit: 'COP por m²', range: ranges.value }),
  averageRent: money('Renta promedio', { ...SKIPPED, unit: 'COP por m²', range: ranges.rent }),
  capRate: percent('Cap rate', { ...EMPTY, max: 20, step: 0.1, range: ranges.capRate }),
  vacancyRate: percent('Vacancia', { ...EMPTY, step: 0.1, range: ranges.vacancy }),
  appreciationRate: percent('Valorización', {
    ...EMPTY,
    min: -10,
    max: 20,
    step: 0.1,
    unit: 'anual',
    range: ranges.appreciation,
  }),
  daysOnMarket: integer('Días en el mercado', {
    ...SKIPPED,
    min: 1,
    max: 365,
    unit: 'días',
    range: ranges.daysOnMarket,
  }),
  supplyLevel: choice('Oferta', LEVELS, { initial: 'Medio', ordered: true, ...UNUSED }),
  demandLevel: choice('Demanda', LEVELS, { initial: 'Medio', ordered: true, ...UNUSED }),
  marketTrend: choice(
    'Tendencia',
    [
      { value: 'Bajista', label: 'Bajista', also: ['A la baja'], tone: 'bad' },
      { value: 'Estable', label: 'Estable', tone: 'info' },
      { value: 'Alcista', label: 'Alcista', also: ['Al alza'], tone: 'good' },
    ],
    { initial: 'Estable', ordered: true },
  ),
  riskLevel: choice(
    'Riesgo',
    [
      { value: 'Bajo', label: 'Bajo', tone: 'good', nearest: severities.low },
      { value: 'Medio', label: 'Medio', tone: 'warning', nearest: severities.medium },
      { value: 'Alto', label: 'Alto', tone: 'bad', nearest: severities.high },
    ],
    { initial: 'Medio', ordered: true },
  ),
  opportunities: texts('Oportunidades', {
    notComputed: true,
    hint: 'Separadas con punto y coma',
  }),
  threats: texts('Amenazas', { notComputed: true, hint: 'Separadas con punto y coma' }),
};

/** A part of the score; like the score, with one decimal. */
const PART = { internal: true, decimals: 1 } as const;

/** The parts of the score add up to it: what they are capped at is 100 in all. */
const formulas = {
  score: number('Puntaje', 'capScore + appreciationScore + vacancyScore + trendScore + riskScore', {
    unit: '/100',
    decimals: 1,
    thresholds: { good: 80, warning: 60 },
    help: SCORE_HELP,
  }),
  capScore: number('Por cap rate', 'min(capRate * 2, 25)', PART),
  appreciationScore: number('Por valorización', 'min(appreciationRate * 2, 25)', PART),
  vacancyScore: number('Por vacancia', 'max(0, 20 - vacancyRate * 2)', PART),
  trendScore: number(
    'Por tendencia',
    'marketTrend == "Alcista" ? 15 : marketTrend == "Estable" ? 7.5 : 0',
    PART,
  ),
  riskScore: number(
    'Por riesgo',
    'riskLevel == "Bajo" ? 15 : riskLevel == "Medio" ? 7.5 : 0',
    PART,
  ),
};

export const zones: List = {
  label: 'Zonas de mercado',
  singular: 'Zona de Mercado',
  feminine: true,
  name: 'zone',
  empty: 'Todavía no hay zonas. Agrega la primera para analizar el mercado.',
  form: [
    'zone',
    'propertyType',
    'averagePrice',
    'averageRent',
    'capRate',
    'vacancyRate',
    'appreciationRate',
    'daysOnMarket',
    'supplyLevel',
    'demandLevel',
    'marketTrend',
    'riskLevel',
  ],
  fields,
  formulas,
  output: ['zone'],
  totals: [
    'averageScore',
    'averages.averagePrice',
    'averages.capRate',
    'averages.vacancyRate',
    'averages.appreciationRate',
  ],
  cards: {
    icon: 'propertyType',
    badges: ['marketTrend', 'riskLevel'],
    figures: ['score', 'capRate', 'appreciationRate', 'vacancyRate'],
    details: [
      {
        title: 'Mercado',
        items: ['averagePrice', 'averageRent', 'daysOnMarket', 'supplyLevel', 'demandLevel'],
      },
      { title: 'Oportunidades', items: ['opportunities'] },
      { title: 'Amenazas', items: ['threats'] },
    ],
  },
  initial: samples,
};
