/*
 * The text of an address: `interestRate`, `properties[id=3].value`, `schedule[12].interest`
 * (rows count from 1), `schedule[*].interest` (the whole column), `saleTerms[2]` (the second
 * value of an axis), `months[7].createdIncomes[id="a b"].flow`.
 */

/** A value by a name that survives edits of other records: what is kept, linked or shared. */
export type Address = string;

/** Which record or row of a list: by its id, by its number from 1, or all of them. */
export type Key = { readonly id: string } | { readonly row: number } | 'all';

/** A name, and which of its records or rows. */
export interface Step {
  readonly name: string;
  readonly key?: Key;
}

const MAX_LENGTH = 4_000;
const MAX_STEPS = 8;

// Sticky: each is matched exactly where the one before it ended.
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}\p{N}_$]+)*/uy;
const ROW = /\[([1-9]\d{0,5})\]/y;
const PLAIN_ID = /\[id=([A-Za-z0-9_-]+)\]/y;
const QUOTED_ID = /\[id=("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")\]/uy;

export function formatAddress(steps: readonly Step[]): Address {
  return steps.map(({ name, key }) => `${name}${key === undefined ? '' : keyText(key)}`).join('.');
}

function keyText(key: Key): string {
  if (key === 'all') return '[*]';
  if ('row' in key) return `[${key.row}]`;
  const plain = /^[A-Za-z0-9_-]+$/.test(key.id);
  return `[id=${plain ? key.id : quoted(key.id)}]`;
}

/** As JSON, with all control characters escaped. */
function quoted(id: string): string {
  return JSON.stringify(id).replace(
    /\p{Cc}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The steps of an address; null where the text is none. */
export function parseAddress(text: string): Step[] | null {
  if (text.length > MAX_LENGTH) return null;
  const steps: Step[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (steps.length < MAX_STEPS) {
    const [name] = take(NAME) ?? [];
    if (name === undefined) return null;
    const key = text[at] === '[' ? takeKey(take) : undefined;
    if (key === null) return null;
    steps.push(key === undefined ? { name } : { name, key });
    if (at === text.length) return steps;
    // A name without a key is the last one: the dots of a name are its own.
    if (key === undefined || text[at] !== '.') return null;
    at++;
  }
  return null;
}

const ALL = /\[\*\]/y;

function takeKey(take: (pattern: RegExp) => RegExpExecArray | null): Key | null {
  if (take(ALL)) return 'all';
  const row = take(ROW)?.[1];
  if (row !== undefined) return { row: Number(row) };
  const plain = take(PLAIN_ID)?.[1];
  if (plain !== undefined) return { id: plain };
  const text = take(QUOTED_ID)?.[1];
  return text === undefined ? null : { id: JSON.parse(text) as string };
}

/** The ids that records get, by the name of their list and the ids that they had. */
export type NewIds = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** The steps of an address under the ids that its records get. */
export const readdressed = (steps: readonly Step[], ids: NewIds): Step[] =>
  steps.map((step) => {
    const { name, key } = step;
    const id = key && typeof key === 'object' && 'id' in key ? ids[name]?.get(key.id) : undefined;
    return id === undefined ? step : { name, key: { id } };
  });
