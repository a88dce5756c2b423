import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface SameField {
  /** Of the element around the fields. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
}

/**
 * Keeps to a field from record to record: the form of the next one has the focus in the field of the
 * same name. Where it has none (a stream of another type) the focus stays where it is. One that is still
 * empty is filled from its first field on, whichever one came from.
 */
export function useSameField(record: unknown, isEmpty = false): SameField {
  const ref = useRef<HTMLDivElement>(null);
  const name = useRef<string | null>(null);
  const shown = useRef(record);
  useEffect(() => {
    if (shown.current === record) return;
    shown.current = record;
    const fields = [...(ref.current?.querySelectorAll('input, select, textarea') ?? [])];
    const same = fields.find((field) => name.current !== null && nameOf(field) === name.current);
    const begun = isEmpty ? fields[0] : same;
    if (begun instanceof HTMLElement) begun.focus();
  }, [record, isEmpty]);
  return {
    ref,
    onFocus: ({ target }) => {
      name.current = nameOf(target) ?? name.current;
    },
  };
}

function nameOf(field: Element): string | null {
  const isField =
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement;
  return (isField && field.labels?.[0]?.textContent) || null;
}
