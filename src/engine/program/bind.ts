import { type Code, parts } from '../formula/ir.ts';
import type { Environment } from '../formula/names.ts';
import { FormulaError, parseFormula } from '../formula/parse.ts';
import { resolve } from '../formula/resolve.ts';
import { type FormulaSpec, ModelError, type Ref } from '../model.ts';
import type { Frame } from '../storage.ts';

/** A formula of a model as code. */
export interface Bound {
  /** With the condition under which it applies as an `if`. */
  readonly code: Code;
  readonly condition?: Code;
}

/** @throws {ModelError} naming the formula and what is wrong with it */
export function bind(
  spec: FormulaSpec,
  ref: Ref,
  frame: Frame,
  frames: ReadonlyMap<string, Frame>,
): Bound {
  try {
    return bindFormula(spec, { frames, frame, ...(spec.scope ? { scope: spec.scope } : {}) });
  } catch (error) {
    if (error instanceof FormulaError) throw new ModelError(ref, error.message);
    throw error;
  }
}

function bindFormula(
  { expression, type = 'number', applies }: FormulaSpec,
  environment: Environment,
): Bound {
  const code = resolve(parseFormula(expression), environment);
  const within = parts(code).map(fillWithin).find(Boolean);
  if (within) throw new FormulaError(fillAlone(within));
  const isText = type === 'text';
  if ((code.type === 'text') !== isText) {
    throw new FormulaError(isText ? 'la fórmula debe dar un texto' : 'la fórmula da un texto');
  }
  if (!applies) return { code };
  const condition = resolve(parseFormula(applies), environment);
  if (condition.type === 'text') throw new FormulaError('la condición da un texto');
  if (code.op === 'fill' && condition.vector) throw new FormulaError(fillAlone(code.name));
  return { code: conditional(condition, code), condition };
}

/** `condition ? code : no value`. */
function conditional(condition: Code, code: Code): Code {
  const { type } = code;
  const missing: Code =
    type === 'text'
      ? { type, vector: false, op: 'text', value: null }
      : { type, vector: false, op: 'number', value: Number.NaN };
  const vector = code.vector || condition.vector;
  return { type, vector, op: 'if', test: condition, then: code, else: missing };
}

/** The name of a function in the code that fills a column. */
function fillWithin(code: Code): string | undefined {
  return code.op === 'fill' ? code.name : parts(code).map(fillWithin).find(Boolean);
}

function fillAlone(name: string): string {
  return `${name}() llena una columna: debe ser la fórmula entera`;
}
