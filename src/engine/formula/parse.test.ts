import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Model, ModelError } from '../model.ts';
import { Sheet } from '../run/sheet.ts';
import { FormulaError, MAX_DEPTH, MAX_LENGTH, parseFormula } from './parse.ts';

/** The value of a formula of constants. */
function valueOf(expression: string): unknown {
  const model: Model = { inputs: {}, formulas: { x: { expression } }, tables: {} };
  const sheet = new Sheet(model);
  sheet.calculate();
  return sheet.value({ id: 'x' });
}

const number = (value: number) => ({ node: 'number', value });
const name = (id: string) => ({ node: 'name', name: id });

describe('what is read', () => {
  it('keeps the precedence of mathjs: -2^2 is -4 and 2^3^2 is 512, unlike Excel', () => {
    expect(valueOf('-2^2')).toBe(-4);
    expect(valueOf('2^3^2')).toBe(512);
    expect(valueOf('2^-1')).toBe(0.5);
    expect(valueOf('10 - 4 - 3')).toBe(3);
    expect(valueOf('16 / 4 / 2')).toBe(2);
    expect(valueOf('2 + 3 * 4')).toBe(14);
    expect(valueOf('1 < 2 and 3 < 2 or 4 == 4')).toBe(1);
    expect(valueOf('not (1 > 2) ? 7 : 8')).toBe(7);
    expect(valueOf('1 > 2 ? 3 : 2 > 1 ? 4 : 5')).toBe(4);
  });

  it('reads dotted names, calls, texts and conditions', () => {
    expect(parseFormula('colors.cap')).toEqual(name('colors.cap'));
    expect(parseFormula('a.b.c')).toEqual(name('a.b.c'));
    expect(parseFormula('f()')).toEqual({ node: 'call', name: 'f', args: [] });
    expect(parseFormula('mod(7, 3)')).toEqual({
      node: 'call',
      name: 'mod',
      args: [number(7), number(3)],
    });
    expect(parseFormula('"a (\\"b\\") % \' #"')).toEqual({ node: 'text', value: 'a ("b") % \' #' });
    expect(parseFormula('+a')).toEqual(name('a'));
    expect(parseFormula('true')).toEqual({ node: 'boolean', value: true });
    expect(parseFormula('1.5e3')).toEqual(number(1500));
  });

  it('gives the same tree for the same text', () => {
    expect(parseFormula('a + 1')).toBe(parseFormula('a + 1'));
  });
});

describe('what is refused', () => {
  it.each([
    ['assignment', 'a = 2'],
    ['assignment within a call', 'f(a = 2)'],
    ['function definition', 'f(x) = x ^ 2'],
    ['assignment to an index', 'a[1] = 2'],
    ['array', '[1, 2, 3]'],
    ['matrix', '[1, 2; 3, 4]'],
    ['object', '{a: 1}'],
    ['range', '1:3'],
    ['range within a call', 'sum(1:3)'],
    ['block', 'a; b'],
    ['block of lines', 'a\nb'],
    ['comment', 'a # b'],
    ['index access', 'a[1]'],
    ['index access by text', 'a["b"]'],
    ['property of a text', '"a".length'],
    ['property of a bracket', '(a).b'],
    ['property of a call', 'f(1).b'],
    ['optional property', 'a?.b'],
    ['optional call', 'f?.(1)'],
    ['factorial', '5!'],
    ['transpose', "a'"],
    ['text in single quotes', "'a'"],
    ['relational chain', '1 < a < 3'],
    ['unary percent', '5%'],
    ['modulo sign', '5 % 3'],
    ['modulo word', '5 mod 3'],
    ['xor', 'a xor b'],
    ['elementwise product', 'a .* b'],
    ['elementwise quotient', 'a ./ b'],
    ['elementwise power', 'a .^ b'],
    ['bit operator', 'a | b'],
    ['bit not', '~a'],
    ['shift', 'a << 2'],
    ['nullish', 'a ?? b'],
    ['unit', '5 cm'],
    ['unit conversion', '5 cm to inch'],
    ['product without a sign', '2 a'],
    ['product of brackets', '(a)(b)'],
    ['method call', 'a.b(1)'],
    ['call of a text', '"a"(1)'],
    ['null', 'null'],
    ['undefined', 'undefined'],
    ['NaN', 'NaN'],
    ['Infinity', 'Infinity'],
    ['number beyond all numbers', '1e999'],
    ['nothing', ''],
    ['spaces', '  '],
    ['half a formula', 'a +'],
    ['open bracket', '(a'],
    ['open text', '"a'],
    ['condition without an else', 'a ? b'],
  ])('%s: %s', (_, source) => {
    expect(() => parseFormula(source)).toThrow(FormulaError);
  });

  it('leaves to the compiler the names and functions that do not exist', () => {
    for (const source of [
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      'pi',
      'i',
      'a.constructor',
    ]) {
      expect(() => valueOf(source)).toThrow(ModelError);
      expect(() => valueOf(source)).toThrow('nombre desconocido');
    }
    for (const source of [
      'constructor(1)',
      '__proto__(1)',
      'toString()',
      'import(1)',
      'createUnit("x")',
      'evaluate("1")',
      'parse("1")',
      'simplify("1")',
      'sin(1)',
    ]) {
      expect(() => valueOf(source)).toThrow(ModelError);
      expect(() => valueOf(source)).toThrow('función desconocida');
    }
  });

  it('says the same the second time', () => {
    expect(() => parseFormula('a[1]')).toThrow(FormulaError);
    expect(() => parseFormula('a[1]')).toThrow(FormulaError);
  });
});

describe('bounds', () => {
  it(`takes ${MAX_LENGTH} characters and no more`, () => {
    const terms = `sum(${'a, '.repeat(6_000)}a)`;
    expect(parseFormula(terms.padEnd(MAX_LENGTH)).node).toBe('call');
    expect(() => parseFormula(terms.padEnd(MAX_LENGTH + 1))).toThrow(FormulaError);
  });

  it('takes wide formulas', () => {
    const powers = Array.from({ length: 100 }, (_, i) => `a ^ ${i}`);
    expect(parseFormula(`sum(${powers.join(', ')})`).node).toBe('call');
    const choices = Array.from({ length: 100 }, (_, i) => `a == ${i} ? 1 : 0`);
    expect(parseFormula(`sum(${choices.join(', ')})`).node).toBe('call');
  });

  it('takes nesting that a person could write', () => {
    expect(valueOf(`${'('.repeat(40)}7${')'.repeat(40)}`)).toBe(7);
    expect(valueOf(Array.from({ length: 50 }, () => '1').join(' + '))).toBe(50);
    const choices = Array.from({ length: 40 }, (_, i) => `${i} == 39 ? ${i} : `);
    expect(valueOf(`${choices.join('')}0`)).toBe(39);
  });

  const LONG = [100, 1_000, 4_000];
  const chains: Record<string, (n: number) => string> = {
    ...Object.fromEntries(
      '+ - * / ^ == < and or xor mod | ?? ; : ?.'
        .split(' ')
        .map((op) => [
          `chain of ${op}`,
          (n: number) => Array.from({ length: n }, () => 'a').join(` ${op} `),
        ]),
    ),
    'signs -': (n) => `${'-'.repeat(n)}a`,
    'signs - apart': (n) => `${'- '.repeat(n)}a`,
    'signs +': (n) => `${'+'.repeat(n)}a`,
    'signs mixed': (n) => `${'-+~ not '.repeat(n / 4)}a`,
    'signs not': (n) => `${'not '.repeat(n)}a`,
    'signs after powers': (n) => `a${'^-a'.repeat(n)}`,
    factorials: (n) => `a${'!'.repeat(n)}`,
    transposes: (n) => `a${"'".repeat(n)}`,
    brackets: (n) => `${'('.repeat(n)}a${')'.repeat(n)}`,
    'square brackets': (n) => `${'['.repeat(n)}a${']'.repeat(n)}`,
    'curly brackets': (n) => `${'{a:'.repeat(n)}1${'}'.repeat(n)}`,
    calls: (n) => `${'f('.repeat(n)}a${')'.repeat(n)}`,
    indices: (n) => `${'a['.repeat(n)}1${']'.repeat(n)}`,
    'conditions in else': (n) => `${'a ? a : '.repeat(n)}a`,
    'conditions in then': (n) => `${'a ? '.repeat(n)}a${' : a'.repeat(n)}`,
    'conditions in tests': (n) => `${'('.repeat(n)}a${' ? a : a)'.repeat(n)}`,
    'signs and brackets': (n) => `${'-('.repeat(n)}a${')'.repeat(n)}`,
    percents: (n) => `${'a % ('.repeat(n)}a${')'.repeat(n)}`,
    'percents added': (n) => `a${' + 5%'.repeat(n)}`,
    'hidden after a quote': (n) => `a # "\n${'('.repeat(n)}"`,
    'commas without brackets': (n) => ','.repeat(n),
  };

  it.each(Object.entries(chains))('refuses %s, without running out of stack', (_, chain) => {
    for (const n of LONG) {
      expect(() => parseFormula(chain(n))).toThrow(FormulaError);
    }
  });

  it('takes a chain of dots for a name, however long', () => {
    const long = Array.from({ length: 9_000 }, () => 'a').join('.');
    expect(parseFormula(long)).toEqual(name(long));
  });

  it(`never gives a tree deeper than ${MAX_DEPTH}, nor another error than FormulaError`, () => {
    const piece = fc.constantFrom(
      ...'( ) [ ] { } + - * / ^ ? : , . " \' a b f( 1 2.5 1e9 == < not and or ~ ! % ; = # ?. ??'.split(
        ' ',
      ),
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(depth(treeOf(pieces.join('')))).toBeLessThanOrEqual(MAX_DEPTH + 1);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Null for what is refused as it should be. */
function treeOf(source: string): unknown {
  try {
    return parseFormula(source);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

function depth(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const inner = Math.max(0, ...Object.values(node).map(depth));
  return Array.isArray(node) ? inner : inner + 1;
}
