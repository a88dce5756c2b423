import { type Code, parts } from '../formula/ir.ts';
import { type Column, Frame } from '../storage.ts';
import { CycleError, type GraphNode, link, nameOf, newNode, order } from './graph.ts';
import { type FormulaSpec, type Model, ModelError, type Ref } from '../model.ts';
import { FormulaError, parseFormula } from '../formula/parse.ts';
import { inlineTerms } from './inline-terms.ts';
import { resolve } from '../formula/resolve.ts';
import { compileUnit, type Unit } from './steps.ts';

/** A model made ready to compute: its storage, its graph, and its steps in order. */
export interface Program {
  readonly frames: ReadonlyMap<string, Frame>;
  readonly nodes: ReadonlyMap<string, GraphNode>;
  readonly units: readonly Unit[];
  /** The conditions of formulas that don't always apply. */
  readonly applies: ReadonlyMap<GraphNode, Code>;
}

/** The key of a table's row count among the nodes. */
export const rowsKey = (table: string): string => `${table}#rows`;

/**
 * Compiles a model; nothing is computed yet.
 * @throws {ModelError} naming the formula and what is wrong with it
 */
export function compile(model: Model): Program {
  const frames = layOut(model);
  const nodes = new Map<string, GraphNode>();
  const applies = new Map<GraphNode, Code>();
  const byColumn = new Map<Column, GraphNode>();

  const addNode = (ref: Ref, frame: Frame, column?: Column, spec?: FormulaSpec): void => {
    const bound = spec && bind(spec, ref, frame, frames);
    const node = newNode(ref, frame, column, bound?.code);
    nodes.set(column ? nameOf(ref) : rowsKey(ref.table ?? ''), node);
    if (column) byColumn.set(column, node);
    if (bound?.applies) applies.set(node, bound.applies);
  };
  const addColumns = (
    frame: Frame,
    columns: Readonly<Record<string, unknown>>,
    formulas: Readonly<Record<string, FormulaSpec>>,
  ): void => {
    const where = frame.isRoot ? {} : { table: frame.name };
    for (const id of Object.keys(columns)) addNode({ id, ...where }, frame, frame.columns.get(id));
    for (const [id, spec] of Object.entries(formulas)) {
      addNode({ id, ...where }, frame, frame.columns.get(id), spec);
    }
  };

  for (const [name, table] of Object.entries(model.tables)) {
    const ref = { id: 'rows', table: name };
    const root = frameOf(frames, '');
    if (table.rows === 'records') addNode(ref, frameOf(frames, name));
    else {
      const { code } = bind({ expression: table.rows.count }, ref, root, frames);
      nodes.set(rowsKey(name), newNode(ref, frameOf(frames, name), undefined, code));
    }
    addColumns(frameOf(frames, name), table.inputs, table.columns);
  }
  addColumns(frameOf(frames, ''), model.inputs, model.formulas);

  const all = [...nodes.values()];
  for (const node of all) {
    if (node.code) node.runs = inlineTerms(node.code, (column) => byColumn.get(column)?.code);
  }
  link(
    all,
    (column) => known(byColumn.get(column)),
    (frame) => nodes.get(rowsKey(frame.name)),
  );
  return { frames, nodes, units: ordered(all), applies };
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new TypeError('a column without a node');
  return value;
}

function frameOf(frames: ReadonlyMap<string, Frame>, name: string): Frame {
  return known(frames.get(name));
}

/** Makes room for every column, refusing a name that means two things. */
function layOut(model: Model): Map<string, Frame> {
  const taken = new Set<string>();
  const claim = (ref: Ref): void => {
    if (!isName(ref.id)) throw new ModelError(ref, 'el nombre no se admite');
    if (taken.has(nameOf(ref))) throw new ModelError(ref, 'el nombre está repetido');
    taken.add(nameOf(ref));
  };
  const fill = (frame: Frame, inputs: Model['inputs'], formulas: Model['formulas']): void => {
    const where = frame.isRoot ? {} : { table: frame.name };
    for (const [id, { type, blank = Number.NaN }] of Object.entries(inputs)) {
      claim({ id, ...where });
      frame.add(id, type, blank);
    }
    for (const [id, { type = 'number' }] of Object.entries(formulas)) {
      claim({ id, ...where });
      frame.add(id, type);
    }
  };
  const root = new Frame('');
  const frames = new Map([['', root]]);
  fill(root, model.inputs, model.formulas);
  root.resize(1);
  for (const [name, table] of Object.entries(model.tables)) {
    claim({ id: name });
    const frame = new Frame(name);
    fill(frame, table.inputs, table.columns);
    frames.set(name, frame);
  }
  return frames;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/;
// Words of the syntax: a formula could never read a value of that name.
const RESERVED = new Set(
  'row rows prev and or not xor mod to in true false null undefined NaN Infinity'.split(' '),
);

function isName(id: string): boolean {
  return NAME.test(id) && !RESERVED.has(id.split('.', 1)[0] ?? '');
}

interface Bound {
  readonly code: Code;
  readonly applies?: Code;
}

function bind(
  spec: FormulaSpec,
  ref: Ref,
  frame: Frame,
  frames: ReadonlyMap<string, Frame>,
): Bound {
  const place = { frames, frame, ...(spec.scope ? { scope: spec.scope } : {}) };
  try {
    const code = resolve(parseFormula(spec.expression), place);
    const within = parts(code).map(fillWithin).find(Boolean);
    if (within) throw new FormulaError(fillAlone(within));
    const isText = (spec.type ?? 'number') === 'text';
    if ((code.type === 'text') !== isText) {
      throw new FormulaError(isText ? 'la fórmula debe dar un texto' : 'la fórmula da un texto');
    }
    if (!spec.applies) return { code };
    const applies = resolve(parseFormula(spec.applies), place);
    if (applies.type === 'text') throw new FormulaError('la condición da un texto');
    const none: Code = isText
      ? { type: 'text', vector: false, op: 'text', value: null }
      : { type: code.type, vector: false, op: 'number', value: Number.NaN };
    if (code.op === 'fill' && applies.vector) throw new FormulaError(fillAlone(code.name));
    const vector = code.vector || applies.vector;
    return {
      code: { type: code.type, vector, op: 'if', test: applies, then: code, else: none },
      applies,
    };
  } catch (error) {
    if (error instanceof FormulaError) throw new ModelError(ref, error.message);
    throw error;
  }
}

/** The name of a function in the code that fills a column. */
function fillWithin(code: Code): string | undefined {
  return code.op === 'fill' ? code.name : parts(code).map(fillWithin).find(Boolean);
}

function fillAlone(name: string): string {
  return `${name}() llena una columna: debe ser la fórmula entera`;
}

function ordered(nodes: readonly GraphNode[]): Unit[] {
  try {
    // Scalars first, and tables where one needs them: the processor foresees a run of like steps.
    const scalars = nodes.filter((node) => node.frame.isRoot);
    const others = nodes.filter((node) => !node.frame.isRoot);
    return order([...scalars, ...others]).map(compileUnit);
  } catch (error) {
    if (!(error instanceof CycleError)) throw error;
    const [first] = error.nodes;
    throw new ModelError(first?.ref ?? { id: '?' }, `se llama a sí misma: ${error.message}`);
  }
}
