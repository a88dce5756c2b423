import type { MathNode, SymbolNode } from 'mathjs/number';
import type { Model } from '../src/engine/index.ts';

/** A dotted name as one symbol: mathjs would take the dot for a member of an object. */
export const flat = (id: string): string => id.replaceAll('.', '$');

/** The symbol of a whole column. */
export const wholeColumn = (table: string, id: string): string => `${flat(table)}$$${flat(id)}`;

interface Place {
  readonly model: Model;
  readonly symbol: (name: string) => SymbolNode;
  /** The formula's own table. */
  readonly table: string | undefined;
  readonly scope: string | undefined;
}

/**
 * Rewrites a formula so that mathjs finds what the engine finds: names first within the scope,
 * then in the formula's own table, then among the scalars; whole columns likewise.
 */
export function withFlatNames(formula: MathNode, { model, symbol, table, scope }: Place): MathNode {
  const scalars = new Set([...Object.keys(model.inputs), ...Object.keys(model.formulas)]);
  const columnsOf = (name: string): Set<string> => {
    const spec = model.tables[name];
    return new Set([...Object.keys(spec?.inputs ?? {}), ...Object.keys(spec?.columns ?? {})]);
  };
  const own = table === undefined ? new Set<string>() : columnsOf(table);
  const prefixes = scope === undefined ? [''] : [`${scope}.`, ''];

  const cell = (name: string): string | undefined =>
    prefixes.map((prefix) => prefix + name).find((id) => own.has(id) || scalars.has(id));
  const series = (name: string): string | undefined => {
    for (const prefix of prefixes) {
      for (let dot = name.indexOf('.'); dot > 0; dot = name.indexOf('.', dot + 1)) {
        const [start, end] = [name.slice(0, dot), name.slice(dot + 1)];
        if (columnsOf(prefix + start).has(end)) return wholeColumn(prefix + start, end);
        if (columnsOf(start).has(prefix + end)) return wholeColumn(start, prefix + end);
      }
    }
    return undefined;
  };
  return formula.transform((node, path) => {
    const named = node.type === 'SymbolNode' || node.type === 'AccessorNode';
    if (!named || path === 'fn') return node;
    const name = node.toString();
    const found = cell(name);
    if (found !== undefined) return symbol(flat(found));
    const whole = series(name);
    return whole === undefined ? node : symbol(whole);
  });
}
