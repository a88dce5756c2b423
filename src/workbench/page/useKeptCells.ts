import type { ReactNode } from 'react';
import { checkValue, isObject, type Ref, type Scalar } from '../../tool/index.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { useKeptDraft } from './useKeptDraft.ts';

/**
 * Keeps what is typed into the cells of a form until it is saved or left.
 *
 * @param of what the form is about, by which it is known on another visit
 */
export function useKeptCells(draft: Session, of: Ref, cells: readonly Ref[]): ReactNode {
  const { tool, calculation } = useSession();
  const values = cells.map((cell) => [cell.id, draft.calculation.value(cell)] as const);
  return useKeptDraft(`cells.${calculation.addressOf(of) ?? of.id}`, {
    draft,
    unsaved: draft.edited || draft.refused.length > 0,
    own: Object.fromEntries(values),
    is: (kept): kept is Record<string, Scalar> => isObject(kept),
    put: (edited, own) => {
      for (const cell of cells) {
        const field = draft.calculation.field(cell);
        const value = own[cell.id] ?? null;
        const fits = field && Object.hasOwn(own, cell.id) && checkValue(field, value) === null;
        if (fits) tool.document.write(edited, cell, value);
      }
    },
  });
}
