import { readValue, type Scalar } from '../../engine/index.ts';
import type { Calculation } from './calculation.ts';
import type { Formula } from '../contract/declaration.ts';
import { matrixRows } from './matrix.ts';
import { gradeAt } from './reading.ts';
import { givenAdvice, rankedValues } from './rankings.ts';
import type { Json, Tool } from '../contract/tool.ts';

type Tree = { [key: string]: Json | Tree };

/**
 * All that a tool computes, by name, unrounded; what has no value is null.
 *
 * @param isWanted whether an output is computed; it may be part of one by a longer name
 */
export function outputs(
  tool: Tool,
  calculation: Calculation,
  isWanted: (name: string) => boolean = () => true,
): Json {
  if (tool.outputs) return tool.outputs(calculation);
  const result: Tree = {};
  for (const [name, read] of parts(tool, calculation))
    if (isWanted(name)) put(result, name, read());
  return result;
}

/** What outputs are made of, each computed when it is read. */
function* parts(tool: Tool, calculation: Calculation): Generator<[string, () => Json]> {
  const { tables, lists, rankings, matrices, advice } = calculation.declaration;
  for (const [id, value] of Object.entries(formulaValues(calculation))) yield [id, () => value];
  for (const [id, table] of Object.entries(tables)) {
    if (!table.internal) yield [id, () => rowsOf(calculation, id, shown(table.columns))];
  }
  for (const [id, list] of Object.entries(lists)) {
    const { output, outputAs = id } = list;
    if (!output) continue;
    yield [outputAs, () => rowsOf(calculation, id, [...output, ...shown(list.formulas)])];
  }
  for (const [id, ranking] of Object.entries(rankings)) {
    const values = () => rankedValues(calculation, id, ranking);
    yield [id, () => (ranking.single ? (values()[0] ?? null) : values())];
  }
  for (const id of Object.keys(matrices)) {
    yield [id, () => [...matrixRows(tool, calculation.document, id)]];
  }
  for (const [id, path] of Object.entries(calculation.declaration.outputs)) {
    yield [id, () => columnAt(calculation, path)];
  }
  if (advice.some((entry) => !entry.notice)) {
    const given = () => givenAdvice(calculation).filter((entry) => !entry.notice);
    yield ['recommendations', () => given().map((entry) => entry.id)];
  }
}

/** The single values among the outputs, by their path ('indicators.tir'); what is in lists is none. */
export function scalarOutputs(tool: Tool, calculation: Calculation): Record<string, Scalar> {
  // Where the declaration says it all, the lists need not be computed to be passed over.
  if (tool.outputs) return scalarsIn(tool.outputs(calculation));
  const singles = Object.entries(calculation.declaration.rankings).filter(
    ([, { single }]) => single,
  );
  return {
    ...formulaValues(calculation),
    ...Object.fromEntries(
      singles.map(([id, ranking]) => [id, rankedValues(calculation, id, ranking)[0] ?? null]),
    ),
  };
}

function scalarsIn(tree: Json, path = ''): Record<string, Scalar> {
  if (typeof tree !== 'object' || tree === null) return { [path]: tree };
  if (Array.isArray(tree)) return {};
  const members = Object.entries(tree as { readonly [key: string]: Json });
  return Object.assign(
    {},
    ...members.map(([key, value]) => scalarsIn(value, path === '' ? key : `${path}.${key}`)),
  ) as Record<string, Scalar>;
}

/** Formulas outside of lists and tables, by their name among the outputs, and their colours. */
function formulaValues(calculation: Calculation): Record<string, Scalar> {
  const result: Record<string, Scalar> = {};
  for (const [id, formula] of Object.entries(calculation.declaration.formulas)) {
    if (formula.internal) continue;
    const value = calculation.value({ id });
    result[formula.output ?? id] = value;
    const { thresholds } = formula;
    if (thresholds?.output) result[thresholds.output] = gradeAt(calculation, { id }, thresholds);
  }
  return result;
}

function shown(formulas: Readonly<Record<string, Formula>> = {}): string[] {
  return Object.entries(formulas)
    .filter(([, formula]) => !formula.internal)
    .map(([id]) => id);
}

/** One record per row. Columns and paths are looked up once: a schedule has hundreds of rows. */
function rowsOf(calculation: Calculation, table: string, ids: readonly string[]): Json {
  const { sheet } = calculation;
  const members = ids.map((id) => {
    const { thresholds, output = id } = calculation.formula({ id, table }) ?? {};
    return { id, name: output, column: sheet.column({ id, table }), thresholds };
  });
  return Array.from({ length: sheet.rows(table) }, (_, row) => {
    const record: Tree = {};
    for (const { id, name, column, thresholds } of members) {
      put(record, name, readValue(column, row));
      if (!thresholds?.output) continue;
      put(record, thresholds.output, gradeAt(calculation, { id, table, row }, thresholds));
    }
    return record;
  });
}

/** Dots may stand within the names of table and column as well as between them. */
function columnAt({ sheet }: Calculation, path: string): Json {
  const column = sheet.program.nodes.get(path)?.column;
  if (!column) throw new RangeError(`no column ${path}`);
  return Array.from({ length: column.length }, (_, row) => readValue(column, row));
}

/** Writes a value under a dotted id. */
function put(tree: Tree, id: string, value: Json): void {
  if (!id.includes('.')) {
    tree[id] = value;
    return;
  }
  const path = id.split('.');
  const last = path.pop() as string;
  let place = tree;
  for (const key of path) {
    place[key] ??= {};
    place = place[key] as Tree;
  }
  place[last] = value;
}
