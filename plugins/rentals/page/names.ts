import { labelsOf } from '../document/structure.ts';
import type { Project } from '../document/types.ts';

/** Projects as they are called within a sentence: '«Casa Club»', '3 proyectos'. */
export function nameOf(projects: readonly Project[], chosen: readonly number[]): string {
  const [only] = chosen;
  if (chosen.length !== 1 || only === undefined) return `${chosen.length} proyectos`;
  return `«${labelsOf(projects)[only] ?? ''}»`;
}
