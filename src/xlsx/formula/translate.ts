import type { FormulaTree } from '../../engine/index.ts';
import { inSpace, type Space } from '../space.ts';
import { eachNode } from '../trees.ts';
import { callOf } from './calls.ts';
import type { Cells, Translation } from './cells.ts';
import { infix, LEVEL, negated, NOTHING, numeral, call, type Piece, quoted } from './text.ts';

type Binary = FormulaTree & { readonly node: 'binary' };

/** The value of a tree in Excel's spelling: yes or no is 1 or 0, a text as `space` has it. */
export function translated(tree: FormulaTree, cells: Cells, space: Space): Piece {
  const translation = translationIn(cells);
  return tree.type === 'text' ? translation.text(tree, space) : translation.number(tree);
}

function translationIn(cells: Cells): Translation {
  const self: Translation = {
    cells,
    number: (tree) => numberOf(tree, self),
    text: (tree, space) => textOf(tree, space, self),
    spaceIn: (tree) => spaceIn(tree, cells),
    elsewhere: () => translationIn(cells.elsewhere()),
  };
  return self;
}

function numberOf(tree: FormulaTree, t: Translation): Piece {
  switch (tree.node) {
    case 'number':
      return tree.value === null ? NOTHING : numeral(tree.value);
    case 'cell':
      return t.cells.cell(tree.ref);
    case 'previous':
      if (t.cells.row > 0) return t.cells.above(tree.ref);
      return tree.first ? t.number(tree.first) : NOTHING;
    case 'column':
      return t.cells.column(tree.ref);
    case 'row':
      return t.cells.rowNumber();
    case 'rows':
      return t.cells.rows();
    case 'unary':
      if (tree.operator === '-') return negated(t.number(tree.arg));
      return call('N', testOf(tree, t));
    case 'binary':
      return isArithmetic(tree) ? arithmetic(tree, t) : call('N', testOf(tree, t));
    case 'if':
      return call('IF', testOf(tree.test, t), t.number(tree.then), t.number(tree.else));
    case 'call':
      return callOf(tree, t);
    case 'text':
      throw new TypeError('a text where a number is needed');
  }
}

const LEVELS: Readonly<Record<string, number>> = {
  '+': LEVEL.sum,
  '-': LEVEL.sum,
  '*': LEVEL.product,
  '/': LEVEL.product,
  '^': LEVEL.power,
};

function isArithmetic({ operator }: Binary): boolean {
  return LEVELS[operator] !== undefined;
}

function arithmetic({ operator, left, right }: Binary, t: Translation): Piece {
  const [a, b] = [t.number(left), t.number(right)];
  const plain = infix(a, operator, b, LEVELS[operator] ?? LEVEL.sum);
  // 0 ^ 0 is 1 here, and an error in Excel.
  if (operator !== '^' || (right.node === 'number' && right.value !== 0)) return plain;
  if (left.node === 'number' && left.value !== 0) return plain;
  const nought = infix(infix(a, '*', numeral(0), LEVEL.product), '+', numeral(1), LEVEL.sum);
  return call('IF', infix(b, '=', numeral(0), LEVEL.compare), nought, plain);
}

const COMPARISONS: Readonly<Record<string, string>> = {
  '==': '=',
  '!=': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function testOf(tree: FormulaTree, t: Translation): Piece {
  if (tree.node === 'unary' && tree.operator === 'not') return call('NOT', testOf(tree.arg, t));
  if (tree.node !== 'binary' || isArithmetic(tree)) return numberOf(tree, t);
  const { operator, left, right } = tree;
  if (operator === 'and' || operator === 'or') return logic(operator, tree, t);
  if (left.type === 'text') return equality(operator === '==', left, right, t);
  // TRUE = 1 is false in Excel: both sides are numbers.
  return infix(t.number(left), COMPARISONS[operator] ?? '=', t.number(right), LEVEL.compare);
}

/** Texts are equal to the letter; of a choice, Excel's own equality is enough. */
function equality(isEqual: boolean, left: FormulaTree, right: FormulaTree, t: Translation): Piece {
  const [own, other] = [t.spaceIn(left), t.spaceIn(right)];
  const space = own === 'plain' ? other : own;
  const [a, b] = [t.text(left, space), t.text(right, space)];
  if (space !== 'plain') return infix(a, isEqual ? '=' : '<>', b, LEVEL.compare);
  const exact = call('EXACT', a, b);
  return isEqual ? exact : call('NOT', exact);
}

/** Parts that `and` or `or` joins, one after the other. */
function joined(operator: string, tree: FormulaTree): FormulaTree[] {
  if (tree.node !== 'binary' || tree.operator !== operator) return [tree];
  return [...joined(operator, tree.left), ...joined(operator, tree.right)];
}

/** False wins over no value in `and`, true in `or`; in Excel an error always wins. */
function logic(operator: 'and' | 'or', tree: Binary, t: Translation): Piece {
  const parts = joined(operator, tree);
  const tests = parts.map((part) => testOf(part, t));
  const name = operator.toUpperCase();
  const all = call(name, ...tests);
  if (!parts.some(({ mayBeMissing }) => mayBeMissing)) return all;
  const [neutral, decided] = operator === 'and' ? ['TRUE', 'FALSE'] : ['FALSE', 'TRUE'];
  const certain = tests.map((test, at) =>
    parts[at]?.mayBeMissing ? call('IFERROR', test, neutral ?? '') : test,
  );
  const some = call(name, ...certain);
  return operator === 'and'
    ? call('IF', some, all, decided ?? '')
    : call('IF', some, decided ?? '', all);
}

function textOf(tree: FormulaTree, space: Space, t: Translation): Piece {
  switch (tree.node) {
    case 'text': {
      if (tree.value === null) return NOTHING;
      const value = inSpace(tree.value, space);
      return typeof value === 'number' ? numeral(value) : quoted(String(value ?? ''));
    }
    case 'cell':
      return t.cells.convert(t.cells.cell(tree.ref), t.cells.space(tree.ref), space);
    case 'if':
      return call('IF', testOf(tree.test, t), t.text(tree.then, space), t.text(tree.else, space));
    case 'call': {
      const own = t.spaceIn(tree);
      return t.cells.convert(callOf(tree, t), own, space);
    }
    default:
      throw new TypeError(`${tree.node} gives no text`);
  }
}

/** The first space in which a part of the text stands that isn't plain. */
function spaceIn(tree: FormulaTree, cells: Cells): Space {
  if (tree.node === 'call') return tree.name === 'edate' ? 'date' : 'plain';
  let found: Space = 'plain';
  eachNode(tree, (part) => {
    if (found === 'plain' && part.node === 'cell' && part.type === 'text')
      found = cells.space(part.ref);
  });
  return found;
}
