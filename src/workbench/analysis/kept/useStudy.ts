import { figuresOf, newId } from '../../../tool/index.ts';
import { toast } from '../../../ui/index.ts';
import type { AnalysisRequest } from '../../session/analysis.ts';
import { useSession } from '../../session/useSession.ts';
import type { ViewProps } from '../viewProps.ts';
import { subjectOf } from '../subject.ts';
import { useDesk } from './books.ts';
import { fileOf } from './file.ts';
import { keptAs, type KeptStudy, type Questions, type StudyKind } from './kept.ts';

/** A question at work: one of the case's studies, or one that isn't kept. */
export interface StudyAtWork<K extends StudyKind> {
  readonly question: Questions[K];
  readonly change: (part: Partial<Questions[K]>) => void;
  /** Null where it isn't kept. */
  readonly study: KeptStudy | null;
  /** The kept ones of the kind. */
  readonly studies: readonly KeptStudy[];
  /** Null chooses the one that isn't kept. */
  readonly choose: (id: string | null) => void;
  readonly save: (name: string) => void;
  readonly rename: (name: string) => void;
  readonly remove: () => void;
  /** The question as a file, under its own name where it has one. */
  readonly file: (name: string | null) => {
    readonly name: string | null;
    readonly file: () => object | null;
  };
}

/** The question of one of the dock's views, and what there is to do with it. */
export function useStudy<K extends StudyKind>(
  kind: K,
  { asked, onAsk }: ViewProps,
): StudyAtWork<K> {
  const session = useSession();
  const { book, unsaved } = useDesk();
  const studies = book.studies.studies.filter((one) => one.kind === kind);
  const study = studies.find(({ id }) => id === asked.studies?.[kind]) ?? null;
  const open = (id: string | undefined): void =>
    onAsk({ ...asked, studies: { ...asked.studies, [kind]: id } });
  // Of its kind, as it was filtered.
  const question = study
    ? (study.question as Questions[K])
    : withAsked(unsaved.get(kind), asked, () => figuresOf(session.calculation)[0]?.address);
  const put = (next: KeptStudy) => book.change({ list: 'studies', put: next });
  return {
    question,
    study,
    studies,
    change: (part) => {
      const next = { ...question, ...part };
      if (study) {
        put(keptAs(kind, study, next));
        return;
      }
      unsaved.put(kind, next);
      const { figure, input = asked.input } = next as { figure: string; input?: string };
      // What was asked for from outside is the question's own from here on.
      onAsk({ ...asked, figure, input, target: undefined });
    },
    choose: (id) => open(id ?? undefined),
    save: (name) => {
      const made = keptAs(kind, { id: newId(), name }, question);
      put(made);
      open(made.id);
    },
    file: (name) => {
      const called = name === null ? null : (study?.name ?? name);
      const written = () => fileOf(subjectOf(session), { kind, question }, called ?? '');
      return { name: called, file: written };
    },
    rename: (name) => study && put({ ...study, name }),
    remove: () => {
      if (!study) return;
      book.change({ list: 'studies', remove: study.id });
      toast.success(`«${study.name}» ya no está entre los estudios`, {
        action: { label: 'Deshacer', onSelect: () => put(study) },
      });
    },
  };
}

/** The figure and the input that were chosen elsewhere count here too. */
function withAsked<Q extends { figure: string }>(
  question: Q,
  asked: AnalysisRequest,
  firstFigure: () => string | undefined,
): Q {
  const figure = asked.figure ?? (question.figure || firstFigure()) ?? '';
  const input = asked.input === undefined || !('input' in question) ? {} : { input: asked.input };
  const target =
    asked.target === undefined || !('target' in question) ? {} : { target: asked.target };
  const next = { ...question, figure, ...input, ...target };
  const known = [question, asOf.get(question) as Q | undefined].find(
    (one) => one !== undefined && isSame(one, next),
  );
  if (known === undefined) asOf.set(question, next);
  return known ?? next;
}

/** Questions with what was asked elsewhere: the same object as long as nothing changes. */
const asOf = new WeakMap<object, object>();

const isSame = <Q extends object>(one: Q, other: Q): boolean =>
  Object.entries(other).every(([name, value]) => one[name as keyof Q] === value);
