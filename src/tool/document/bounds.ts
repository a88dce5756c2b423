import type { Checked, Document, Problem } from '../contract/tool.ts';

/** Levels of objects and lists; documents of tools have less than ten. */
const DEEPEST = 32;
/** Characters of a member's name; the longest are addresses. */
const LONGEST_NAME = 1_000;
const MOST_VALUES = 5_000_000;

/**
 * Refuses what is too deep, too large or named too long before anything else looks at it: the checks
 * of tools may then call themselves and compare names without bounds of their own.
 */
export function bounded<D extends Document>(
  check: (raw: unknown) => Checked<D>,
): (raw: unknown) => Checked<D> {
  return (raw) => {
    const problem = beyondBounds(raw);
    return problem ? { problems: [problem] } : check(raw);
  };
}

interface Level {
  readonly value: unknown;
  readonly depth: number;
  /** The document's member in which it is. */
  readonly field: string;
}

function beyondBounds(raw: unknown): Problem | null {
  const levels: Level[] = [{ value: raw, depth: 0, field: '(entrada)' }];
  let count = 0;
  for (let level = levels.pop(); level; level = levels.pop()) {
    const { value, depth, field } = level;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST) return fault(field, `tiene más de ${DEEPEST} niveles`);
    const names = Object.keys(value);
    if (!Array.isArray(value) && names.some((name) => name.length > LONGEST_NAME)) {
      return fault(field, `tiene un nombre de más de ${LONGEST_NAME} caracteres`);
    }
    count += names.length;
    if (count > MOST_VALUES) return fault('(entrada)', `tiene más de ${MOST_VALUES} valores`);
    for (const name of names) {
      const member = (value as Readonly<Record<string, unknown>>)[name];
      if (typeof member !== 'object' || member === null) continue;
      levels.push({ value: member, depth: depth + 1, field: depth === 0 ? name : field });
    }
  }
  return null;
}

/** What it is can't be shown: it may be too large for that as well. */
const fault = (field: string, message: string): Problem => ({ field, value: '…', message });
