import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import type { Field } from '../../tool/index.ts';
import { regroupAs, typingOf } from '../session/regroup.ts';

/**
 * Groups the thousands of an amount while it is typed, and keeps the caret at its digit. `shown` is
 * the text of the input, `before` what was in it before the change.
 */
export function useGroupedTyping(field: Field, shown: string | null) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [shown]);
  const grouped = (event: ChangeEvent<HTMLInputElement>, before: string): string => {
    const next = regroupAs(field, typingOf(event.target, event.nativeEvent), before);
    if (field.kind === 'money') caret.current = next.caret;
    return next.text;
  };
  return { input, grouped };
}
