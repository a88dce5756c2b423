import {
  elementFunction,
  functionNames,
  seriesFunction,
  type SeriesFunction,
  textFunction,
  type TextFunction,
} from '../functions/index.ts';
import type { ValueType } from '../model.ts';
import { type BinaryOp, type Expr, isCompare, isLogic } from './ast.ts';
import type { Code, CodeNode } from './ir.ts';
import { type Environment, findCell, findSeries, isSeries } from './names.ts';
import { FormulaError } from './parse.ts';

/**
 * Binds the names of a formula and finds its types.
 * @throws {FormulaError} naming what is unknown or does not fit
 */
export function resolve(expr: Expr, environment: Environment): Code {
  const inner = (part: Expr): Code => resolve(part, environment);
  switch (expr.node) {
    case 'number':
      return scalar('number', { op: 'number', value: expr.value });
    case 'boolean':
      return scalar('boolean', { op: 'number', value: expr.value ? 1 : 0 });
    case 'text':
      return scalar('text', { op: 'text', value: expr.value });
    case 'name':
      return resolveName(expr.name, environment);
    case 'unary': {
      const arg = numeric(inner(expr.arg), expr.op);
      const type = expr.op === 'not' ? 'boolean' : 'number';
      return { type, vector: arg.vector, op: 'unary', operator: expr.op, arg };
    }
    case 'binary':
      return resolveBinary(expr.op, inner(expr.left), inner(expr.right));
    case 'if':
      return resolveIf(inner(expr.test), inner(expr.then), inner(expr.else));
    case 'call':
      return resolveCall(expr.name, expr.args, environment);
  }
}

function scalar(type: ValueType, node: CodeNode): Code {
  return { type, vector: false, ...node };
}

function numeric(code: Code, where: string): Code {
  if (code.type === 'text') throw new FormulaError(`«${where}» no trabaja con textos`);
  return code;
}

function resolveName(name: string, environment: Environment): Code {
  const column = findCell(name, environment);
  if (column) {
    return { type: column.type, vector: !column.frame.isRoot, op: 'cell', column };
  }
  if (!environment.frame.isRoot && name === 'row')
    return { type: 'number', vector: true, op: 'row' };
  if (!environment.frame.isRoot && name === 'rows')
    return scalar('number', { op: 'rows', frame: environment.frame });
  if (findSeries(name, environment)) {
    throw new FormulaError(
      `«${name}» es una columna entera: úsela dentro de una función como sum()`,
    );
  }
  throw new FormulaError(`nombre desconocido «${name}»`);
}

function resolveBinary(operator: BinaryOp, left: Code, right: Code): Code {
  const vector = left.vector || right.vector;
  const texts = left.type === 'text' && right.type === 'text';
  if (texts && (operator === '==' || operator === '!=')) {
    return { type: 'boolean', vector, op: 'binary', operator, left, right };
  }
  numeric(left, operator);
  numeric(right, operator);
  const type = isCompare(operator) || isLogic(operator) ? 'boolean' : 'number';
  return { type, vector, op: 'binary', operator, left, right };
}

function resolveIf(test: Code, then: Code, otherwise: Code): Code {
  numeric(test, '?');
  if ((then.type === 'text') !== (otherwise.type === 'text')) {
    throw new FormulaError('las dos ramas de una condición deben ser del mismo tipo');
  }
  const type = then.type === otherwise.type ? then.type : 'number';
  const vector = test.vector || then.vector || otherwise.vector;
  return { type, vector, op: 'if', test, then, else: otherwise };
}

function resolveCall(name: string, args: readonly Expr[], environment: Environment): Code {
  if (name === 'prev') return resolvePrev(args, environment);
  const overSeries = seriesFunction(name);
  if (overSeries && usesSeries(args, environment))
    return resolveSeries(name, overSeries, args, environment);
  const codes = args.map((arg) => resolve(arg, environment));
  const vector = codes.some((code) => code.vector);
  const text = textFunction(name);
  if (text) return resolveText(name, text, codes, vector);
  const fn = elementFunction(name);
  if (!fn) throw new FormulaError(unknownFunction(name, Boolean(overSeries)));
  const [least, most] = fn.arity;
  if (codes.length < least || codes.length > most) {
    throw new FormulaError(wrongCount(name, codes));
  }
  if (fn.kind === 'fill') {
    if (vector || environment.frame.isRoot) {
      throw new FormulaError(`${name}() llena una columna a partir de valores sueltos`);
    }
    return { type: 'number', vector: true, op: 'fill', name, fn, args: codes };
  }
  for (const code of codes) numeric(code, `${name}()`);
  return { type: 'number', vector, op: 'call', name, fn, args: codes };
}

function resolveText(name: string, fn: TextFunction, args: readonly Code[], vector: boolean): Code {
  const enough = fn.rest ? args.length >= fn.params.length : args.length === fn.params.length;
  if (!enough) throw new FormulaError(wrongCount(name, args));
  args.forEach((arg, i) => {
    const wanted = fn.params[i] ?? fn.rest;
    if ((arg.type === 'text') !== (wanted === 'text')) {
      throw new FormulaError(
        `${name}(): el argumento ${i + 1} debe ser ${SPANISH[wanted ?? 'text']}`,
      );
    }
  });
  return { type: 'text', vector, op: 'textCall', name, fn, args };
}

const wrongCount = (name: string, { length }: readonly unknown[]): string =>
  `${name}() recibe ${length === 1 ? '1 argumento' : `${length} argumentos`}`;

const SPANISH = { text: 'un texto', number: 'un número' } as const;

function unknownFunction(name: string, seriesOnly: boolean): string {
  if (seriesOnly) return `${name}() necesita una columna entera, como tabla.columna`;
  return `función desconocida «${name}» (se conocen: ${functionNames().join(', ')})`;
}

function usesSeries(args: readonly Expr[], environment: Environment): boolean {
  return args.some((arg) => arg.node === 'name' && isSeries(arg.name, environment));
}

function resolveSeries(
  name: string,
  fn: SeriesFunction,
  args: readonly Expr[],
  environment: Environment,
): Code {
  const least = fn.params.filter((param) => param !== 'value?').length;
  if (args.length < least || args.length > fn.params.length) {
    throw new FormulaError(wrongCount(name, args));
  }
  const searched = args[fn.params.indexOf('series')];
  const column = searched?.node === 'name' ? findSeries(searched.name, environment) : undefined;
  const bound = args.map((arg, i) => {
    const param = fn.params[i] ?? 'value';
    if (param === 'series' || param === 'numbers')
      return wholeColumn(name, arg, param, environment);
    const code = resolve(arg, environment);
    const wantsText = param === 'match' && column?.type === 'text';
    if ((code.type === 'text') !== wantsText) {
      const wanted = SPANISH[wantsText ? 'text' : 'number'];
      throw new FormulaError(`${name}(): el argumento ${i + 1} debe ser ${wanted}`);
    }
    return code;
  });
  const vector = bound.some((arg) => arg.vector);
  return { type: 'number', vector, op: 'series', name, fn, args: bound };
}

function wholeColumn(
  name: string,
  arg: Expr,
  param: 'series' | 'numbers',
  environment: Environment,
): Code {
  const column = arg.node === 'name' ? findSeries(arg.name, environment) : undefined;
  if (!column) throw new FormulaError(`${name}() necesita una columna entera, como tabla.columna`);
  if (param === 'numbers' && column.type === 'text') {
    throw new FormulaError(`${name}() no trabaja con textos`);
  }
  return { type: column.type, vector: false, op: 'column', column };
}

function resolvePrev(args: readonly Expr[], environment: Environment): Code {
  const [target, first] = args;
  if (environment.frame.isRoot || target?.node !== 'name' || args.length > 2) {
    throw new FormulaError('prev(columna, primero) solo vale en una tabla y con una columna suya');
  }
  const column = findCell(target.name, environment);
  if (!column || column.frame !== environment.frame) {
    throw new FormulaError(`prev(): «${target.name}» no es una columna de la misma tabla`);
  }
  if (column.type === 'text') throw new FormulaError('prev() no trabaja con textos');
  const start = first ? numeric(resolve(first, environment), 'prev') : null;
  return { type: column.type, vector: true, op: 'prev', column, first: start };
}
