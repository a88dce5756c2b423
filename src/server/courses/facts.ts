import { type Fact, type FactsFile, factsFile } from '../../../schemas/facts.ts';
import { CourseProblems, checkFile } from './problems.ts';
import { readJson } from './readJson.ts';

export const FACTS_FILE = 'facts.json';

/**
 * The facts beside the courses; none where there is no such file.
 *
 * @throws {CourseProblems} where it doesn't hold
 */
export async function readFacts(root: string): Promise<FactsFile> {
  const raw = await readJson(root, FACTS_FILE, {});
  const facts = checkFile(factsFile, raw, FACTS_FILE);
  const unknown = Object.entries(facts).flatMap(([id, { statement, values }]) =>
    [...statement.matchAll(OWN_VALUE)]
      .filter(([, name = '']) => !Object.hasOwn(values, name))
      .map(([place]) => `${FACTS_FILE}, ${id}.statement: no hay un valor ${place}`),
  );
  if (unknown.length > 0) throw new CourseProblems(unknown);
  return facts;
}

const OWN_VALUE = /\{([^{}]+)\}/g;
const VALUE = /\{([^{}.]+)\.([^{}.]+)\}/g;

/** The facts of those ids, to be shown. */
export function factsOf(facts: FactsFile, ids: readonly string[], file: string): Fact[] {
  return ids.map((id) => {
    const known = Object.hasOwn(facts, id) ? facts[id] : undefined;
    if (!known) throw new CourseProblems([`${file}, facts: '${id}' no está en ${FACTS_FILE}`]);
    const { statement, values, ...rest } = known;
    return {
      id,
      ...rest,
      statement: statement.replace(OWN_VALUE, (_, name) => values[name] ?? ''),
    };
  });
}

/**
 * All texts of a lesson, with the values of its facts in the places that name them:
 * `{tope-cuota-ingreso.limite}`.
 *
 * @throws {CourseProblems} for a place whose fact the lesson doesn't list, or has no such value
 */
export function fillIn<T>(content: T, facts: FactsFile, ids: readonly string[], file: string): T {
  const problems: string[] = [];
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(VALUE, (place, id: string, name: string) => {
        const found = ids.includes(id) ? facts[id]?.values[name] : undefined;
        if (found === undefined) problems.push(`${file}: ${place} no es un valor de sus facts`);
        return found ?? place;
      });
    }
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each)]));
  };
  const filled = fill(content);
  if (problems.length > 0) throw new CourseProblems(problems);
  // Only texts have changed.
  return filled as T;
}
