import type { ReactNode } from 'react';
import { type Draft, isObject } from '../../../../src/tool/index.ts';
import { type Session, useKeptDraft } from '../../../../src/workbench/index.ts';
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
  { put, ...form }: KeptStream<Stream>,
): ReactNode {
  return useKeptDraft<ProjectData, Own<Stream>>(name, {
    ...form,
    is: (kept): kept is Own<Stream> =>
      isObject(kept) &&
      isObject(kept['stream']) &&
      typeof kept['name'] === 'string' &&
      isObject(kept['typed']),
    put: (project, own) => put(project, own.stream),
  });
}
