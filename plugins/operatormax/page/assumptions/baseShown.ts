import type { ProjectData } from '../../document/document.ts';
import { BASE, isWhole, WHOLE_LABELS } from '../../document/references.ts';
import type { StreamList } from './streamLists.ts';

/** What a stream follows, as it is called here; null where it follows nothing. */
export function baseShown<S>(
  list: StreamList<S>,
  project: ProjectData,
  row: number,
): string | null {
  const stream = list.of(project)[row];
  const base = list.parameters.find(({ id }) => id === BASE);
  const value = stream && base?.read(stream, project);
  const income = project.createdIncomes.find(({ id }) => id === value);
  return income?.name ?? (isWhole(value) ? WHOLE_LABELS[value] : null);
}
