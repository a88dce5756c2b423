/** Bounds within which a declaration is read at all. */
const DEEPEST = 12;
const MOST_VALUES = 200_000;

/** Names that every object has: a member by such a name is none of the author's. */
const INHERITED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface RawFault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** What JSON can say: an object or a list, without anything of its own besides its members. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return Object.keys(value).length === value.length;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** What in a value from outside is no plain data, or too much or too deep to be read. */
export function rawFaults(given: unknown): RawFault[] {
  const faults: RawFault[] = [];
  let values = 0;
  const visit = (value: unknown, path: readonly PropertyKey[]): void => {
    values += 1;
    if (values > MOST_VALUES) return;
    if (typeof value !== 'object' || value === null) {
      if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
        faults.push({ path, message: 'no es un dato' });
      }
      return;
    }
    if (path.length >= DEEPEST) {
      faults.push({ path, message: `está a más de ${DEEPEST} niveles de profundidad` });
      return;
    }
    if (!isPlain(value)) {
      faults.push({ path, message: 'no es un dato simple' });
      return;
    }
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => visit(item, [...path, index]));
      return;
    }
    for (const [name, member] of Object.entries(value)) {
      const place = [...path, name];
      if (INHERITED.has(name)) faults.push({ path: place, message: 'ese nombre no se admite' });
      else visit(member, place);
    }
  };
  visit(given, []);
  if (values > MOST_VALUES) {
    faults.push({ path: [], message: `tiene más de ${MOST_VALUES} valores` });
  }
  return faults;
}
