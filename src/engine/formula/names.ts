import type { Column, Frame } from '../storage.ts';

/** What the names of a formula may mean. */
export interface Environment {
  readonly frames: ReadonlyMap<string, Frame>;
  /** The formula's own table; the root for a scalar. */
  readonly frame: Frame;
  /** A prefix under which names are looked up first. */
  readonly scope?: string;
}

/** A bare name: first within the scope, then in the own table, then among the scalars. */
export function findCell(name: string, { frames, frame, scope }: Environment): Column | undefined {
  const root = frames.get('');
  const names = scope ? [`${scope}.${name}`, name] : [name];
  for (const candidate of names) {
    const found = frame.columns.get(candidate) ?? root?.columns.get(candidate);
    if (found) return found;
  }
  return undefined;
}

/**
 * `table.column`: the column as a whole. Both may have dots of their own, and both are looked
 * up first within the scope: in the scope `i4`, `prices.growth` is `prices.i4.growth` and
 * `entries.value` is `i4.entries.value`.
 */
export function findSeries(name: string, { frames, scope }: Environment): Column | undefined {
  for (const prefix of scope === undefined ? [''] : [`${scope}.`, '']) {
    for (let dot = name.indexOf('.'); dot > 0; dot = name.indexOf('.', dot + 1)) {
      const [table, column] = [name.slice(0, dot), name.slice(dot + 1)];
      const own = frames.get(`${prefix}${table}`)?.columns.get(column);
      const found = own ?? frames.get(table)?.columns.get(`${prefix}${column}`);
      if (found) return found;
    }
  }
  return undefined;
}

/** A dotted scalar id wins over a column of the same spelling; the registry refuses both at once. */
export function isSeries(name: string, environment: Environment): boolean {
  return !findCell(name, environment) && findSeries(name, environment) !== undefined;
}
