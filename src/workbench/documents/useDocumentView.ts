import { useCallback, useState } from 'react';
import { useCases } from './cases/context.ts';
import { useOwner } from './owner.ts';
import { viewStatesOf } from './viewStates.ts';
import { useSession } from '../session/useSession.ts';

/** A part of a document's view: how it was left, and how it is kept. */
export interface DocumentView {
  /** As it was kept; undefined where nothing was. */
  readonly kept: unknown;
  readonly keep: (value: unknown) => void;
  /** As it is kept by now. */
  readonly now: () => unknown;
}

/** How a person left a part of the document at work, by a name that is unique in its tool. */
export function useDocumentView(name: string): DocumentView {
  const owner = useOwner();
  const { tool } = useSession();
  const cases = useCases();
  const document = cases?.current?.id ?? tool.id;
  // Before its first edit what is at work has another id with each visit.
  const idNow = useCallback(() => (cases?.isNew ? tool.id : document), [tool, cases, document]);
  const now = useCallback(() => viewStatesOf(owner).of(idNow(), name), [owner, idNow, name]);
  const [kept] = useState(now);
  const keep = useCallback(
    (value: unknown) => viewStatesOf(owner).keep(idNow(), name, value),
    [owner, idNow, name],
  );
  return { kept, keep, now };
}

/** One of a few choices, as it was left with this document; else the first. */
export function useViewChoice<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const { kept, keep } = useDocumentView(name);
  const [choice, setChoice] = useState(() => choices.find((one) => one === kept) ?? choices[0]);
  const choose = useCallback(
    (next: Choice) => {
      setChoice(next);
      keep(next);
    },
    [keep],
  );
  return [choice, choose];
}

export const isText = (value: unknown): value is string => typeof value === 'string';

/** A set of ids (of unfolded rows, of folded years), as it was left with this document. */
export function useViewSet<Id extends string | number>(
  name: string,
  start: readonly Id[],
  isId: (value: unknown) => value is Id,
): [ReadonlySet<Id>, (change: (before: ReadonlySet<Id>) => ReadonlySet<Id>) => void] {
  const { kept, keep } = useDocumentView(name);
  const [ids, setIds] = useState<ReadonlySet<Id>>(
    () => new Set(Array.isArray(kept) ? kept.filter(isId) : start),
  );
  const change = useCallback(
    (next: (before: ReadonlySet<Id>) => ReadonlySet<Id>) =>
      setIds((before) => {
        const after = next(before);
        if (after !== before) keep([...after]);
        return after;
      }),
    [keep],
  );
  return [ids, change];
}
