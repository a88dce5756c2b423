import { futureStability } from './future-stability.ts';
import { legalStructure } from './legal-structure.ts';
import { marketRisks } from './market-risks.ts';
import { regulatoryCompliance } from './regulatory-compliance.ts';
import type { Rubric } from './rubric.ts';
import { teamExperience } from './team-experience.ts';

export type { Criterion, Rubric } from './rubric.ts';

/** The five risk areas, in the order of the comparison. */
export const rubrics: readonly Rubric[] = [
  legalStructure,
  marketRisks,
  regulatoryCompliance,
  teamExperience,
  futureStability,
];

/** What a score is called, from 5 down to 1. */
const NAMES = ['Excelente', 'Buena', 'Regular', 'Mala', 'Muy mala'] as const;

export const MAX_SCORE = 5;

/** 'Excelente' for 5 … 'Muy mala' for 1. */
export function scoreName(score: number): string {
  return NAMES[MAX_SCORE - score] ?? '';
}

/** The field that keeps the score of one criterion. */
export function subscoreId(
  rubric: { readonly id: string },
  criterion: { readonly id: string },
): string {
  return `subcomponentScores.${rubric.id}.${criterion.id}`;
}
