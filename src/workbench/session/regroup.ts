import { type Field, swapMarks } from '../../tool/index.ts';

/** A text and where the caret stands in it. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
  /** What the last key or paste put in, where the browser says it. */
  readonly inserted?: string | null | undefined;
}

/** What an input holds after one of its events. */
export function typingOf({ value, selectionStart }: HTMLInputElement, event: Event): Typing {
  const inserted = event instanceof InputEvent ? event.data : undefined;
  return { text: value, caret: selectionStart ?? 0, inserted };
}

const AMOUNT = /^-?[\d.]*(,\d*)?$/;

/**
 * Puts the thousands' dots of an amount right while it is typed, the caret staying behind
 * the same digit. What isn't an amount yet is left as it is, for the check to judge, and so
 * are dots that the person writes or pastes ('1.5'): only those of `before` are ours to move.
 */
export function regroup(typing: Typing, before = ''): Typing {
  const { text, caret } = typing;
  if (!AMOUNT.test(text) || !hasOurDots(typing, before)) return { text, caret };
  const behind = text.slice(0, caret).replaceAll('.', '').length;
  const grouped = group(text);
  const lost = text.replaceAll('.', '').length - grouped.replaceAll('.', '').length;
  return { text: grouped, caret: positionAfter(grouped, Math.max(0, behind - lost)) };
}

function hasOurDots({ text, caret, inserted }: Typing, before: string): boolean {
  if (dots(text) === 0) return true;
  const put = inserted ?? text.slice(sharedStart(text, before), caret);
  return dots(put) === 0 && dots(text) <= dots(before) && group(before) === before;
}

/** How many characters two texts begin with alike. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** A number as it is typed with the dots where they belong, and no zeros in front. */
export function group(text: string): string {
  const [whole = '', decimals] = text.replaceAll('.', '').split(',');
  const sign = whole.startsWith('-') ? '-' : '';
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '');
  const grouped = sign + digits.replace(/\B(?=(\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

function dots(text: string): number {
  return text.split('.').length - 1;
}

/** The position behind the n-th character that isn't a dot. */
function positionAfter(text: string, count: number): number {
  let seen = 0;
  for (let i = 0; i < text.length; i++) {
    if (seen === count) return i;
    if (text[i] !== '.') seen++;
  }
  return text.length;
}

/** Thousands as the field's amounts are written; what isn't an amount of money has none. */
export function regroupAs({ kind, unit }: Field, typing: Typing, before = ''): Typing {
  if (kind !== 'money') return typing;
  if (unit !== 'MXN') return regroup(typing, before);
  const { text, inserted } = typing;
  const swapped = { ...typing, text: swapMarks(text), inserted: inserted && swapMarks(inserted) };
  const next = regroup(swapped, swapMarks(before));
  return { ...next, text: swapMarks(next.text) };
}
