import { create, type FactoryFunctionMap, type MathNode, parseDependencies } from 'mathjs/number';
import type { BinaryOp, Expr } from './ast.ts';

/** A formula that cannot be read. The message is in Spanish: formulas are shown to analysts. */
export class FormulaError extends Error {
  override name = 'FormulaError';
}

export const MAX_LENGTH = 20_000;
export const MAX_DEPTH = 60;

// Only mathjs's parser is loaded; nothing of it ever evaluates a formula here.
const math = create({ parseDependencies } as FactoryFunctionMap);

const BINARY: Readonly<Record<string, BinaryOp>> = {
  add: '+',
  subtract: '-',
  multiply: '*',
  divide: '/',
  pow: '^',
  equal: '==',
  unequal: '!=',
  smaller: '<',
  smallerEq: '<=',
  larger: '>',
  largerEq: '>=',
  and: 'and',
  or: 'or',
};

const parsed = new Map<string, Expr>();
const CACHE_LIMIT = 5_000;

/**
 * Reads a formula through a whitelist of nodes: numbers, texts, names, arithmetic,
 * comparison, logic, `a ? b : c` and calls. Which functions and names exist is
 * decided where it is compiled. Bounded in length and depth.
 * @throws {FormulaError} saying what is not understood
 */
export function parseFormula(source: string): Expr {
  const known = parsed.get(source);
  if (known) return known;
  if (source.length > MAX_LENGTH) {
    throw new FormulaError(`la fórmula pasa de ${MAX_LENGTH} caracteres`);
  }
  const expr = convert(parseText(source), 0);
  if (parsed.size >= CACHE_LIMIT) parsed.clear();
  parsed.set(source, expr);
  return expr;
}

function parseText(source: string): MathNode {
  try {
    // mathjs recurses while it parses, so depth is bounded by nesting before it starts.
    if (nesting(source) > MAX_DEPTH) throw new FormulaError('la fórmula está demasiado anidada');
    return math.parse(source);
  } catch (error) {
    if (error instanceof FormulaError) throw error;
    throw new FormulaError(`la fórmula no se entiende: ${message(error)}`);
  }
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The deepest nesting that brackets, conditions, powers and signs can give a source text. */
function nesting(source: string): number {
  let open = 0;
  let deepest = 0;
  let chain = 0;
  for (const char of source) {
    if (char === '(' || char === '[' || char === '{') deepest = Math.max(deepest, ++open);
    else if (char === ')' || char === ']' || char === '}') open--;
    else if (char === '?' || char === '^') chain++;
  }
  return Math.max(deepest, chain);
}

// The shapes of mathjs's nodes that are read here; its types leave most of these fields out.
interface Shape {
  type: string;
  value?: unknown;
  name?: string;
  fn?: string | Shape;
  op?: string;
  args?: Shape[];
  content?: Shape;
  condition?: Shape;
  trueExpr?: Shape;
  falseExpr?: Shape;
  object?: Shape;
  index?: Shape;
  dimensions?: Shape[];
}

function convert(node: MathNode | Shape, depth: number): Expr {
  if (depth > MAX_DEPTH) throw new FormulaError('la fórmula está demasiado anidada');
  const shape = node as Shape;
  const inner = (child: Shape | undefined): Expr => {
    if (!child) throw new FormulaError('la fórmula está incompleta');
    return convert(child, depth + 1);
  };
  switch (shape.type) {
    case 'ConstantNode':
      return constant(shape.value);
    case 'SymbolNode':
    case 'AccessorNode':
      return { node: 'name', name: dottedName(shape) };
    case 'ParenthesisNode':
      return inner(shape.content);
    case 'ConditionalNode':
      return {
        node: 'if',
        test: inner(shape.condition),
        then: inner(shape.trueExpr),
        else: inner(shape.falseExpr),
      };
    case 'OperatorNode':
      return operator(shape, inner);
    case 'FunctionNode':
      return { node: 'call', name: calledName(shape), args: (shape.args ?? []).map(inner) };
    default:
      throw new FormulaError(`la fórmula usa algo que no se admite (${shape.type})`);
  }
}

function constant(value: unknown): Expr {
  if (typeof value === 'number' && Number.isFinite(value)) return { node: 'number', value };
  if (typeof value === 'string') return { node: 'text', value };
  if (typeof value === 'boolean') return { node: 'boolean', value };
  throw new FormulaError(`la fórmula usa un valor que no se admite (${String(value)})`);
}

function operator(shape: Shape, inner: (child: Shape | undefined) => Expr): Expr {
  const [left, right] = shape.args ?? [];
  if (shape.fn === 'unaryMinus') return { node: 'unary', op: '-', arg: inner(left) };
  if (shape.fn === 'unaryPlus') return inner(left);
  if (shape.fn === 'not') return { node: 'unary', op: 'not', arg: inner(left) };
  const op = typeof shape.fn === 'string' ? BINARY[shape.fn] : undefined;
  if (!op || shape.args?.length !== 2) {
    throw new FormulaError(`el operador «${shape.op ?? '?'}» no se admite`);
  }
  return { node: 'binary', op, left: inner(left), right: inner(right) };
}

function calledName(shape: Shape): string {
  const fn = shape.fn;
  if (typeof fn === 'object' && fn.type === 'SymbolNode' && fn.name) return fn.name;
  throw new FormulaError('solo se pueden llamar funciones por su nombre');
}

function dottedName(shape: Shape): string {
  if (shape.type === 'SymbolNode' && shape.name) return shape.name;
  const key = shape.index?.dimensions?.[0];
  const dotted = shape.type === 'AccessorNode' && shape.object && key?.type === 'ConstantNode';
  if (dotted && shape.object && typeof key.value === 'string') {
    return `${dottedName(shape.object)}.${key.value}`;
  }
  throw new FormulaError('solo se admiten nombres y nombres con punto');
}
