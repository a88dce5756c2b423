import { madeOnce } from '../../../src/tool/index.ts';
import { labelsOf } from '../document/structure.ts';
import type { Project } from '../document/types.ts';

/** Projects as they are called within a sentence: '«Casa Club»', '3 proyectos'. */
export function nameOf(projects: readonly Project[], chosen: readonly number[]): string {
  const [only] = chosen;
  if (chosen.length !== 1 || only === undefined) return `${chosen.length} proyectos`;
  return `«${labelsOf(projects)[only] ?? ''}»`;
}

type Named = readonly { readonly name: string }[];

/** The names that several projects have; each cell of a name asks for them. */
export const repeatedNames = madeOnce((projects: Named): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(
    projects.flatMap(({ name }) => {
      if (seen.has(name)) return [name];
      seen.add(name);
      return [];
    }),
  );
});
