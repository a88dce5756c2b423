import type { ReactNode } from 'react';
import { type Draft, isObject } from '../../../../src/tool/index.ts';
import { type Session, useKeptDraft, withKept } from '../../../../src/workbench/index.ts';
import type { Expense, Income, ProjectData } from '../../document/document.ts';

/** What a form holds of an income or expense. */
interface Own<Stream> {
  readonly stream: Stream;
  /** As it is typed. */
  readonly name: string;
  /** What was typed for other types. */
  readonly typed: Readonly<Record<string, Stream>>;
}

interface KeptStream<Stream> {
  readonly draft: Session<ProjectData>;
  readonly unsaved: boolean;
  readonly own: Own<Stream>;
  readonly put: (project: Draft<ProjectData>, stream: Stream) => void;
  readonly putBeside: (own: Own<Stream>) => void;
}

/** Keeps what is typed into the form of an income or expense until it is saved or left. */
export function useKeptStream<Stream extends Income | Expense>(
  name: string,
  { put, putBeside, ...form }: KeptStream<Stream>,
): ReactNode {
  const isNew = name.endsWith('.new');
  /** A stream as the project takes it; what was kept for another type may not fit any more. */
  const taken = (kept: Stream): Stream | undefined => {
    const project = withKept(form.draft, (edited) => put(edited, kept));
    const streams = [...(project?.createdIncomes ?? []), ...(project?.createdExpenses ?? [])];
    return streams.find(({ id }) => id === form.own.stream.id) as Stream | undefined;
  };
  return useKeptDraft<ProjectData, Own<Stream>>(name, {
    ...form,
    putBeside: (own) => {
      const typed = Object.entries(own.typed).flatMap(([type, kept]) => {
        const stream = isObject(kept) ? taken({ ...kept, id: form.own.stream.id }) : undefined;
        return stream ? [[type, { ...stream, id: own.stream.id }] as const] : [];
      });
      putBeside({ ...own, typed: Object.fromEntries(typed) });
    },
    is: (kept): kept is Own<Stream> =>
      isObject(kept) &&
      isObject(kept['stream']) &&
      (isNew || kept['stream']['id'] === form.own.stream.id) &&
      typeof kept['name'] === 'string' &&
      isObject(kept['typed']),
    put: (project, own) => put(project, own.stream),
  });
}
