import { labelsOf } from '../document/structure.ts';
import type { Project } from '../document/types.ts';

/** Projects as they are called within a sentence: '«Casa Club»', '3 proyectos'. */
export function nameOf(projects: readonly Project[], chosen: readonly number[]): string {
  const [only] = chosen;
  if (chosen.length !== 1 || only === undefined) return `${chosen.length} proyectos`;
  return `«${labelsOf(projects)[only] ?? ''}»`;
}

type Named = readonly { readonly name: string }[];

const repeated = new WeakMap<Named, ReadonlySet<string>>();

/** The names that several projects have; each cell of a name asks for them. */
export function repeatedNames(projects: Named): ReadonlySet<string> {
  const known = repeated.get(projects);
  if (known) return known;
  const seen = new Set<string>();
  const twice = new Set(
    projects.flatMap(({ name }) => {
      if (seen.has(name)) return [name];
      seen.add(name);
      return [];
    }),
  );
  repeated.set(projects, twice);
  return twice;
}
