import type { Rubric } from './rubric.ts';

export const regulatoryCompliance: Rubric = {
  id: 'regulatoryCompliance',
  label: 'Cumplimiento Normativo',
  description: 'Si el activo y su operación están en regla hoy, y se puede demostrar.',
  criteria: [
    {
      id: 'compliance',
      label: 'Cumplimiento general',
      description:
        'Obligaciones tributarias, laborales, de propiedad horizontal y de prevención de lavado (SARLAFT o SAGRILAFT).',
      levels: [
        'Todo al día y documentado: paz y salvos, estados financieros auditados y oficial de cumplimiento.',
        'Al día en lo importante; faltan soportes que se consiguen en semanas.',
        'Atrasos menores o acuerdos de pago vigentes que se están cumpliendo.',
        'Requerimientos abiertos de la DIAN, la UGPP o la copropiedad, sin provisión en el presupuesto.',
        'Sanciones en firme, o aparición en listas restrictivas de alguna de las partes.',
      ],
    },
    {
      id: 'licenses',
      label: 'Licencias',
      description:
        'Licencia de construcción, uso del suelo, permisos de operación y registros propios de la actividad.',
      levels: [
        'Todas vigentes, ejecutoriadas y a nombre de quien opera; uso del suelo compatible sin condiciones.',
        'Vigentes, con una renovación o un cambio de titular en trámite normal.',
        'Licencia radicada con concepto favorable; falta la expedición.',
        'Falta una licencia esencial, o la construida difiere de la aprobada y requiere reconocimiento.',
        'Opera sin licencia, con uso no permitido o con orden de cierre o demolición.',
      ],
    },
    {
      id: 'environmentalRules',
      label: 'Normas ambientales',
      description:
        'Permisos de la autoridad ambiental, rondas hídricas, residuos, vertimientos y pasivos del suelo.',
      levels: [
        'Sin restricciones; permisos vigentes y certificación de construcción sostenible (EDGE, LEED o CASA).',
        'Cumple y lo demuestra; sin certificación.',
        'Obligaciones ambientales pendientes de bajo costo y con plan de cumplimiento.',
        'Afectación parcial por ronda o zona de protección, o vertimientos sin permiso.',
        'Suelo protegido o contaminado, o proceso sancionatorio ambiental en curso.',
      ],
    },
    {
      id: 'sectorRules',
      label: 'Normas del sector',
      description:
        'Exigencias propias de la actividad: Registro Nacional de Turismo, habilitación en salud, arrendamiento, sismo resistencia, accesibilidad.',
      levels: [
        'Cumple las normas del sector y las que entran en vigor en los próximos años.',
        'Cumple las vigentes; las que vienen exigen ajustes pequeños ya presupuestados.',
        'Cumple en lo esencial; hay adecuaciones obligatorias sin presupuesto.',
        'Incumple una norma del sector que puede suspender la operación.',
        'No puede cumplirla sin rehacer el activo o cambiar de uso.',
      ],
    },
  ],
};
