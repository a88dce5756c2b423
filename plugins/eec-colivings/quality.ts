import { type QualityArea, qualityAreas } from '../_shared/index.ts';
import type { Field, Formula, InputSection, Table } from '../../src/tool/index.ts';
import { integer, number, text } from '../../src/tool/index.ts';

const BEST = 5;

const scoreId = (area: QualityArea, topic: { readonly id: string }): string =>
  `puntaje.${area.id}.${topic.id}`;
const averageId = (area: QualityArea): string => `evaluacion.${area.id}`;

/** A score from 1 to 5 for each topic; none until it is given. */
export const scores: Readonly<Record<string, Field>> = Object.fromEntries(
  qualityAreas.flatMap((area) =>
    area.topics.map((topic) => [
      scoreId(area, topic),
      integer(topic.label, {
        initial: null,
        blank: 0,
        min: 1,
        max: BEST,
        help: {
          title: topic.label,
          text: `${topic.text}\n\n1: ${topic.worst}\n\n${BEST}: ${topic.best}`,
        },
      }),
    ]),
  ),
);

export const scoreSections: readonly InputSection[] = qualityAreas.map((area) => ({
  title: area.title,
  inputs: area.topics.map((topic) => scoreId(area, topic)),
}));

/** The mean of what was scored; what wasn't counts as 0, which is no score. */
function averageOf(ids: readonly string[]): string {
  return `(${ids.join(' + ')}) / (${ids.map((id) => `(${id} > 0)`).join(' + ')})`;
}

const OUT_OF = {
  decimals: 1,
  unit: `de ${BEST}`,
  thresholds: { good: 4, warning: 3 },
  missing: 'Sin evaluar',
};

export const averages: Readonly<Record<string, Formula>> = {
  ...Object.fromEntries(
    qualityAreas.map((area) => [
      averageId(area),
      number(area.title, averageOf(area.topics.map((topic) => scoreId(area, topic))), OUT_OF),
    ]),
  ),
  'evaluacion.general': number('Evaluación cualitativa', averageOf(Object.keys(scores)), {
    ...OUT_OF,
    help: {
      title: 'Evaluación cualitativa',
      text: 'Promedio simple de los temas que ya tienen puntaje, de 1 a 5; lo mismo en cada área. Lo que no se ha evaluado no cuenta.\n\nVerde desde 4, naranja desde 3. Una TIR alta con una evaluación baja es una TIR que depende de supuestos frágiles: revisa la ocupación y el margen.',
    },
  }),
  'evaluacion.temas': number(
    'Temas evaluados',
    Object.keys(scores)
      .map((id) => `(${id} > 0)`)
      .join(' + '),
    { unit: `de ${Object.keys(scores).length}` },
  ),
};

export const averageIds: readonly string[] = Object.keys(averages);

/** One shape for the radar. */
export const areas: Table = {
  label: 'Evaluación por área',
  rows: '1',
  internal: true,
  columns: {
    name: text('Evaluación', '"Tu evaluación"'),
    ...Object.fromEntries(
      qualityAreas.map((area) => [area.id, number(area.title, averageId(area), OUT_OF)]),
    ),
  },
};

export const areaIds: readonly string[] = qualityAreas.map((area) => area.id);
