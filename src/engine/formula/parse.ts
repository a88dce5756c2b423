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
    checkText(source);
    return math.parse(source);
  } catch (error) {
    if (error instanceof FormulaError) throw error;
    throw new FormulaError(`la fórmula no se entiende${causeOf(error)}`);
  }
}

/** What mathjs's parser finds wrong, and the Spanish for it. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/Unexpected end of/, 'termina antes de tiempo'],
  [/Value expected/, 'falta un valor'],
  [/Parenthesis \) expected/, 'falta cerrar un paréntesis'],
  [/End of string/, 'falta cerrar un texto'],
  [/Unexpected operator|Unexpected part|Unexpected type/, 'hay algo de más'],
  [/False part of conditional/, 'falta lo que vale si no se cumple la condición'],
];

/** ': falta un valor, en el carácter 5'. */
function causeOf(error: unknown): string {
  const text = error instanceof Error ? error.message : '';
  const cause = CAUSES.find(([pattern]) => pattern.test(text))?.[1];
  const place = /\(char (\d+)\)/.exec(text)?.[1];
  const parts = [cause, place && `en el carácter ${place}`].filter(Boolean);
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}

/**
 * Refuses what must not reach mathjs's parser: it recurses, so nesting is bounded first;
 * it reads what follows a `%` twice, which doubles the work with each bracket; an
 * apostrophe is a text here and a transpose there; and a comment could hide any of these.
 */
function checkText(source: string): void {
  const bare = source.replace(/"(?:[^"\\]|\\.)*"/gs, '""');
  const refused = /[%#]/.exec(bare);
  if (refused) throw new FormulaError(`«${refused[0]}» no se admite en una fórmula`);
  if (bare.includes("'")) throw new FormulaError('los textos van entre comillas dobles');
  if (nesting(bare) > MAX_DEPTH) throw new FormulaError(TOO_NESTED);
}

const TOO_NESTED = 'la fórmula está demasiado anidada';
const SIGNS: ReadonlySet<string> = new Set(['-', '+', '~', 'not']);
/** Powers and conditions nest without brackets, but most are side by side: these are bounded loosely. */
const CHAIN_WEIGHT = 0.25;

/** The deepest nesting that brackets, conditions, powers and signs can give a source text. */
function nesting(bare: string): number {
  let [open, chain, signs, deepest] = [0, 0, 0, 0];
  for (const [token] of bare.matchAll(/\w+|\S/g)) {
    signs = SIGNS.has(token) ? signs + 1 : 0;
    if ('([{'.includes(token)) open++;
    else if (')]}'.includes(token)) open--;
    else if (token === '?' || token === '^') chain += CHAIN_WEIGHT;
    deepest = Math.max(deepest, open, signs);
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
  dotNotation?: boolean;
  /** `2 x` for `2 * x`. */
  implicit?: boolean;
  /** `f?.(x)` and `a?.b`. */
  optional?: boolean;
  optionalChaining?: boolean;
}

function convert(node: MathNode | Shape, depth: number): Expr {
  if (depth > MAX_DEPTH) throw new FormulaError(TOO_NESTED);
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
  if (shape.implicit) throw new FormulaError('falta un operador entre dos valores');
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
  const plain = typeof fn === 'object' && fn.type === 'SymbolNode' && !shape.optional;
  if (plain && fn.name) return fn.name;
  throw new FormulaError('solo se pueden llamar funciones por su nombre');
}

function dottedName(shape: Shape): string {
  const path: string[] = [];
  let place: Shape | undefined = shape;
  while (place?.type === 'AccessorNode' && isDotted(place)) {
    path.unshift(String(place.index?.dimensions?.[0]?.value));
    place = place.object;
  }
  if (place?.type === 'SymbolNode' && place.name) return [place.name, ...path].join('.');
  throw new FormulaError('solo se admiten nombres y nombres con punto');
}

function isDotted(shape: Shape): boolean {
  return shape.index?.dotNotation === true && !shape.optionalChaining;
}
