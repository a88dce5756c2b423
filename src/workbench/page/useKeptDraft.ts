import { produce } from 'immer';
import type { ReactNode } from 'react';
import {
  type Document,
  type Draft,
  EXPRESSIONS,
  expressionsOf,
  isObject,
} from '../../tool/index.ts';
import { isRecalled } from '../documents/keepRefused.ts';
import { useKeptForm } from '../documents/useKeptForm.tsx';
import { carryExpressions } from '../session/expressions.ts';
import type { RecalledText } from '../session/refused.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useStateOf } from './useStateOf.ts';

interface KeptDraft<D extends Document, Own> {
  readonly draft: Session<D>;
  readonly unsaved: boolean;
  /** The form's own part of the draft, and what it holds beside it; as JSON. */
  readonly own: Own;
  readonly is: (kept: unknown) => kept is Own;
  /** Writes that part into a draft. */
  readonly put: (draft: Draft<D>, own: Own) => void;
  /** The same for what the form holds beside the draft. */
  readonly putBeside?: (own: Own) => void;
}

interface Kept<Own> {
  readonly own: Own;
  /** What was typed to get values. */
  readonly expressions: Readonly<Record<string, string>>;
  /** What couldn't be taken, or was only begun. */
  readonly texts: readonly RecalledText[];
}

/** Keeps what a form holds that works on a draft: see `useKeptForm`. */
export function useKeptDraft<D extends Document, Own>(
  name: string,
  { draft, unsaved, own, is, put, putBeside }: KeptDraft<D, Own>,
): ReactNode {
  const session = useSession<D>();
  const known = expressionsOf(session.document);
  const typed = Object.entries(expressionsOf(draft.document)).filter(
    ([address, text]) => known[address] !== text,
  );
  const [start] = useStateOf(name, () => own);
  return useKeptForm<Kept<Own>>(name, {
    unsaved: unsaved || draft.untaken.length > 0,
    state: { own, expressions: Object.fromEntries(typed), texts: draft.untaken },
    is: (kept): kept is Kept<Own> =>
      isObject(kept) &&
      is(kept['own']) &&
      isObject(kept['expressions']) &&
      Array.isArray(kept['texts']) &&
      withKept(draft, (edited) => put(edited, kept['own'] as Own)) !== null,
    recall: (kept) => {
      const texts = Object.entries(kept.expressions).filter(([, text]) => typeof text === 'string');
      draft.edit('Recuperar lo que no guardaste', (edited) => {
        Object.assign(
          edited,
          withKept(draft, (document) => put(document, kept.own)),
        );
        carryExpressions(edited as Document, { [EXPRESSIONS]: Object.fromEntries(texts) });
      });
      draft.recallRefused(kept.texts.filter(isRecalled));
      putBeside?.(kept.own);
    },
    reset: () => {
      while (draft.undoLabel !== undefined) draft.undo();
      draft.dropRefused();
      putBeside?.(start);
    },
  });
}

/**
 * A draft's document with something kept written into it, completed where an older version of the tool
 * lacked something; null where it is none of the tool's any more, as after a change by hand.
 */
export function withKept<D extends Document>(
  { tool, document }: Session<D>,
  write: (edited: Draft<D>) => void,
): D | null {
  try {
    const edited: unknown = JSON.parse(JSON.stringify(produce(document, write)));
    const checked = tool.document.check(edited);
    // A tool's documents are all checked as its own.
    return 'document' in checked ? (checked.document as D) : null;
  } catch {
    // What nobody wrote so may lack anything that writing it reads.
    return null;
  }
}
