/** A formula as the engine knows it: the whitelisted part of mathjs's syntax, and nothing else. */
export type Expr =
  | { readonly node: 'number'; readonly value: number }
  | { readonly node: 'boolean'; readonly value: boolean }
  | { readonly node: 'text'; readonly value: string }
  /** `rate` or, with dots, `schedule.interest`. */
  | { readonly node: 'name'; readonly name: string }
  | { readonly node: 'unary'; readonly op: UnaryOp; readonly arg: Expr }
  | { readonly node: 'binary'; readonly op: BinaryOp; readonly left: Expr; readonly right: Expr }
  | { readonly node: 'if'; readonly test: Expr; readonly then: Expr; readonly else: Expr }
  | { readonly node: 'call'; readonly name: string; readonly args: readonly Expr[] };

export type UnaryOp = '-' | 'not';
export type ArithmeticOp = '+' | '-' | '*' | '/' | '^';
export type CompareOp = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type LogicOp = 'and' | 'or';
export type BinaryOp = ArithmeticOp | CompareOp | LogicOp;

const COMPARE: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

export function isCompare(op: BinaryOp): op is CompareOp {
  return COMPARE.has(op);
}

export function isLogic(op: BinaryOp): op is LogicOp {
  return op === 'and' || op === 'or';
}

/** The direct parts of an expression, left to right. */
export function children(expr: Expr): readonly Expr[] {
  switch (expr.node) {
    case 'number':
    case 'boolean':
    case 'text':
    case 'name':
      return [];
    case 'unary':
      return [expr.arg];
    case 'binary':
      return [expr.left, expr.right];
    case 'if':
      return [expr.test, expr.then, expr.else];
    case 'call':
      return expr.args;
  }
}
