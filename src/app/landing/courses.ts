import type { CourseLevel } from '../../../schemas/courses.ts';

export interface SampleCourse {
  readonly id: string;
  readonly title: string;
  readonly level: CourseLevel;
  readonly hours: number;
  readonly text: string;
  readonly lessons: readonly string[];
}

/** The courses as visitors see them: the service tells members only. */
export const SAMPLE_COURSES: readonly SampleCourse[] = [
  {
    id: 'fundamentos-inversion',
    title: 'Fundamentos de la inversión inmobiliaria en Colombia',
    level: 'beginner',
    hours: 8,
    text: 'Un mismo apartamento, de la primera cuenta a la decisión de comprar.',
    lessons: [
      '¿De dónde sale la rentabilidad?',
      'Renta neta y cap rate',
      'El valor del dinero en el tiempo',
      'Cuánto cuesta de verdad comprar y vender',
      'Comprar con crédito: flujo de caja y apalancamiento',
      'Comprar sobre planos',
      'Comparar y decidir: VPN y TIR',
    ],
  },
  {
    id: 'financiacion-inmobiliaria',
    title: 'Financiación: crédito hipotecario y leasing habitacional',
    level: 'intermediate',
    hours: 12,
    text: 'El crédito antes de firmarlo: tasas, amortización, topes y leasing.',
    lessons: [
      'Tasas: efectiva, nominal, pesos y UVR',
      'La cuota y la tabla de amortización',
      'Cuánto te prestan y cuánto conviene pedir',
      'Leasing habitacional o hipoteca',
      'Abonos a capital y costo total',
    ],
  },
  {
    id: 'rentas-cortas-y-operacion',
    title: 'Rentas cortas, colivings y operación',
    level: 'advanced',
    hours: 10,
    text: 'Del arriendo al negocio: tarifa, ocupación, operador y salida.',
    lessons: [
      'Tarifa, ocupación y RevPAR',
      'Normas de la renta corta en Colombia',
      'Invertir en un coliving',
      'El operador y su contrato',
      'Salida, impuestos y escenarios',
    ],
  },
];
