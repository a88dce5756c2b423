import { useEffect, useState } from 'react';
import type { Address, Document, Subject } from '../../tool/index.ts';
import { inSlices } from '../exchange/slices.ts';
import type { Session } from '../session/session.ts';
import { subjectOf, variableAt } from './subject.ts';

/*
 * Finding out what an input takes along costs a large document about a millisecond, and a study may
 * have a thousand inputs: that is done between frames, before the study is read as a whole.
 */

/** The inputs that were looked at, by document: what was found is kept with it. */
const looked = new WeakMap<Document, Set<Address>>();

const lookedAt = ({ calculation: { document } }: Subject): Set<Address> => {
  const known = looked.get(document) ?? new Set<Address>();
  looked.set(document, known);
  return known;
};

/** So few are read at once. */
const AT_ONCE = 12;

function areKnown(subject: Subject, inputs: readonly Address[]): boolean {
  if (inputs.length <= AT_ONCE) return true;
  const known = lookedAt(subject);
  return inputs.every((input) => known.has(input));
}

/** Looks at inputs in slices between frames, so that reading them is quick from then on. */
export async function lookAt(
  subject: Subject,
  inputs: readonly Address[],
  signal: AbortSignal,
): Promise<void> {
  if (!areKnown(subject, inputs)) await inSlices(looking(subject, inputs), signal, () => undefined);
}

function* looking(subject: Subject, inputs: readonly Address[]): Generator<number, void> {
  for (const [at, input] of inputs.entries()) {
    variableAt(subject, input);
    // Of the document as it is by now: it may be edited meanwhile.
    lookedAt(subject).add(input);
    yield at / inputs.length;
  }
}

/** What was read last, and of which question: drawing anew isn't asked for when it changes. */
class LastRead<T> {
  private last: { readonly of: string | null; readonly read: T } | null = null;

  keep(of: string | null, read: T): void {
    this.last = { of, read };
  }

  of(of: string | null): T | null {
    return this.last?.of === of ? this.last.read : null;
  }
}

/**
 * What is read of a question with many inputs: as it last was until they have been looked at, null
 * where it never was.
 * @param of - which question it is
 * @param read - reads it as a whole
 */
export function useRead<T>(
  session: Session,
  of: string | null,
  inputs: readonly Address[],
  read: () => T,
): T | null {
  const isCurrent = areKnown(subjectOf(session), inputs);
  const now = isCurrent ? read() : null;
  const [last] = useState(() => new LastRead<T>());
  const [, drawAgain] = useState(0);
  useEffect(() => {
    if (now !== null) last.keep(of, now);
  });
  const { document } = session;
  const all = inputs.join('\n');
  useEffect(() => {
    if (isCurrent) return undefined;
    const until = new AbortController();
    lookAt(subjectOf(session), all.split('\n'), until.signal).then(
      () => drawAgain((count) => count + 1),
      () => undefined,
    );
    return () => until.abort();
  }, [session, document, all, isCurrent]);
  return now ?? last.of(of);
}
