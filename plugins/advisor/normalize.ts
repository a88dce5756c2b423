import { rubrics, subscoreId } from './rubrics/index.ts';
import { isObject } from '../../src/tool/index.ts';

/**
 * Brings an option from outside into the document's own shape, where every criterion is a field
 * (`subcomponentScores.legalStructure.contractFormality`). Taken as well:
 * - `subcomponentScores` by area and criterion, or by criterion alone;
 * - an area's score given as its criteria: `legalStructure: { contractFormality: 4 }`.
 * What isn't understood is passed on as it is, for the check to name and refuse.
 */
export function normalizeOptions(raw: unknown): unknown {
  if (!isObject(raw) || !Array.isArray(raw['options'])) return raw;
  return { ...raw, options: raw['options'].map((option) => normalizeOption(option)) };
}

function normalizeOption(raw: unknown): unknown {
  if (!isObject(raw)) return raw;
  const option = Object.entries(raw).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'subcomponentScores' && isObject(value)) return flatten(value);
    if (isArea(name) && isObject(value)) return criteriaOf(name, value);
    if (name === 'hasDebt') return [[name, yesOrNo(value)]];
    return [[name, value]];
  });
  return Object.fromEntries(option);
}

/** `{ area: { criterion: score } }` or `{ criterion: score }`, or both mixed. */
function flatten(scores: Record<string, unknown>): [string, unknown][] {
  return Object.entries(scores).flatMap(([name, value]) => {
    if (isArea(name) && isObject(value)) return criteriaOf(name, value);
    const area = rubrics.find(({ criteria }) => criteria.some(({ id }) => id === name));
    return [[area ? subscoreId(area, { id: name }) : `subcomponentScores.${name}`, value]];
  });
}

function criteriaOf(area: string, scores: Record<string, unknown>): [string, unknown][] {
  return Object.entries(scores).map(([criterion, value]) => [
    subscoreId({ id: area }, { id: criterion }),
    value,
  ]);
}

/** The screen says SI and NO; so may anyone who copies from it. */
function yesOrNo(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^s[ií]$/i.test(value.trim())) return true;
  return /^no$/i.test(value.trim()) ? false : value;
}

function isArea(name: string): boolean {
  return rubrics.some(({ id }) => id === name);
}
