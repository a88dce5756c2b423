import { toast } from '../../ui/index.ts';
import type { CaseWorkspace } from '../documents/cases/case-workspace.ts';
import { useCases } from '../documents/cases/context.ts';
import { studiesForFile, studyNews, withStudiesOf, writeStudies } from '../documents/studies.ts';
import type { Document } from '../../tool/index.ts';
import { namesCounted, type ImportChange } from './importChanges.ts';

/** The studies of the open case, on their way out with its file and in with another. */
export interface CaseStudies {
  /** As a file has them; undefined where there are none. */
  readonly forFile: () => object | undefined;
  /** The names of what a file's studies add to the case's. */
  readonly news: (incoming: unknown) => readonly string[];
  /** Adds them, and says so. */
  readonly take: (incoming: unknown) => void;
}

export const useCaseStudies = (): CaseStudies => caseStudies(useCases());

export function caseStudies<D extends Document>(workspace: CaseWorkspace<D> | null): CaseStudies {
  const own = (): unknown => {
    const open = workspace?.open();
    if (!open) return undefined;
    writeStudies(open.session);
    return workspace?.store.lastKnown(open.id)?.studies;
  };
  // Where there is no case there is no place for them.
  const news = (incoming: unknown) => (workspace?.open() ? studyNews(own(), incoming) : []);
  return {
    forFile: () => studiesForFile(own()),
    news,
    take: (incoming) => {
      const names = news(incoming);
      const id = workspace?.open()?.id;
      if (!workspace || id === undefined || names.length === 0) return;
      const isKept = workspace.changeStudies(id, (studies) => withStudiesOf(studies, incoming));
      if (isKept) toast.success(`Estudios agregados: ${names.join(', ')}`);
      else toast.warning('Los estudios del archivo no se pudieron guardar en este navegador.');
    },
  };
}

/** As a change that an import tells before it is made: nothing of the case's own goes. */
export const studyChanges = (names: readonly string[]): ImportChange[] =>
  names.length === 0 ? [] : [{ label: 'Estudios', leaves: 'ninguno', enters: namesCounted(names) }];
