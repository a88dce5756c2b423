import { choice, type List, number, percent, text } from '../../src/tool/index.ts';
import { likelihoods, ranges, severities } from '../_shared/index.ts';
import { samples } from './samples.ts';

const CATEGORIES = [
  { value: 'Mercado', label: 'Mercado', nearest: ['Comercial'] },
  'Financiero',
  { value: 'Operacional', label: 'Operacional', also: ['Operativo'], nearest: ['Técnico'] },
  { value: 'Legal', label: 'Legal', also: ['Jurídico'] },
  'Ambiental',
  'Tecnológico',
  'Reputacional',
  'Estratégico',
];

const STATUSES = [
  {
    value: 'Identificado',
    label: 'Identificado',
    also: ['Abierto', 'Activo', 'Pendiente', 'Sin iniciar'],
    tone: 'warning',
  },
  {
    value: 'En Proceso',
    label: 'En Proceso',
    also: ['En curso', 'Seguimiento', 'Monitoreo', 'Tratamiento'],
    tone: 'info',
  },
  // What is closed may be past as well: like what is mitigated, nobody has to do more about it.
  {
    value: 'Mitigado',
    label: 'Mitigado',
    nearest: ['Cerrado', 'Resuelto', 'Superado', 'Controlado'],
    tone: 'good',
  },
  { value: 'Aceptado', label: 'Aceptado' },
] as const;

export const factors: List = {
  label: 'Factores de riesgo',
  singular: 'Factor de Riesgo',
  name: 'name',
  empty: 'Todavía no hay factores. Agrega el primero para evaluar el riesgo.',
  form: [
    'name',
    'category',
    'description',
    'weight',
    'score',
    'impact',
    'probability',
    'mitigation',
  ],
  fields: {
    name: text('Factor'),
    category: choice('Categoría', CATEGORIES),
    description: text('Descripción', { maxLength: 1_000 }),
    weight: percent('Peso', { initial: 10, min: 1, max: 50, step: 1, range: ranges.weight }),
    score: number('Puntaje', {
      initial: 5,
      min: 1,
      max: 10,
      step: 1,
      unit: 'de 1 a 10',
      range: ranges.score,
    }),
    impact: choice(
      'Impacto',
      [
        { value: 'Bajo', label: 'Bajo', tone: 'good', nearest: severities.low },
        { value: 'Medio', label: 'Medio', tone: 'warning', nearest: severities.medium },
        { value: 'Alto', label: 'Alto', tone: 'bad', nearest: severities.high },
      ],
      { initial: 'Medio', ordered: true },
    ),
    probability: choice(
      'Probabilidad',
      [
        { value: 'Baja', label: 'Baja', tone: 'good', nearest: likelihoods.low },
        { value: 'Media', label: 'Media', tone: 'warning', nearest: likelihoods.medium },
        { value: 'Alta', label: 'Alta', tone: 'bad', nearest: likelihoods.high },
      ],
      { initial: 'Media', ordered: true },
    ),
    mitigation: text('Mitigación', {
      maxLength: 1_000,
      also: [
        'Plan de mitigación',
        'Plan de acción',
        'Acción de tratamiento',
        'Plan de tratamiento',
        'Tratamiento',
        'Control',
        'Controles',
        'Respuesta',
      ],
    }),
    status: choice('Estado', STATUSES),
  },
  formulas: {
    contribution: number('Aporte al total', 'score * weight / 100', { decimals: 2 }),
    level: choice(
      'Nivel',
      [
        { value: 'Bajo', label: 'Bajo', tone: 'good' },
        { value: 'Medio', label: 'Medio', tone: 'warning' },
        { value: 'Alto', label: 'Alto', tone: 'bad' },
        { value: 'Crítico', label: 'Crítico', tone: 'bad' },
      ],
      'compare(score, 3) <= 0 ? "Bajo" : compare(score, 5) <= 0 ? "Medio" : compare(score, 7) <= 0 ? "Alto" : "Crítico"',
      { ordered: true },
    ),
    place: text('Casilla de la matriz', 'concat(impact, "/", probability)', { internal: true }),
  },
  cards: {
    text: 'description',
    badges: ['status', 'level', 'impact', 'probability'],
    figures: ['score', 'weight', 'contribution'],
    details: [
      { title: 'Categoría', items: ['category'] },
      { title: 'Mitigación', items: ['mitigation'] },
    ],
  },
  actions: [
    { id: 'start', label: 'Marcar en Proceso', icon: 'start', set: { status: 'En Proceso' } },
    { id: 'done', label: 'Marcar Mitigado', icon: 'done', set: { status: 'Mitigado' } },
  ],
  initial: samples,
};
