import type { FormulaToken } from '../explain/tokens.ts';
import { power as powerOf } from '../formula/operators.ts';
import type { Ref } from '../model.ts';

/**
 * Reads what a trace prints, by the grammar that a person knows from a spreadsheet, and
 * computes it: the check that its brackets are where they must be. Numbers only.
 */
export function valueOfPrinted(
  tokens: readonly FormulaToken[],
  valueOf: (ref: Ref) => number,
): number {
  const parts = tokens.flatMap((token): (string | number)[] => {
    if (typeof token === 'string') {
      return token.match(/si no → |si |no |[\d,e]+(?:\+\d+)?|[yo] |\S/g) ?? [];
    }
    if ('id' in token) return [valueOf(token)];
    if ('call' in token) return [token.call];
    throw new SyntaxError('neither texts nor rows are read');
  });
  let at = 0;
  const peek = (): string => String(parts[at]).trim();
  const take = (...wanted: string[]): boolean => {
    const found = typeof parts[at] === 'string' && wanted.includes(peek());
    if (found) at++;
    return found;
  };
  const expect = (wanted: string): void => {
    if (!take(wanted)) throw new SyntaxError(`${wanted} expected at ${at} of ${parts.join('|')}`);
  };
  const bool = (value: boolean): number => (value ? 1 : 0);

  const choice = (): number => {
    if (!take('si')) return either();
    const test = either();
    expect('→');
    const then = either();
    expect(';');
    // Or the next case follows.
    if (peek() !== 'si') expect('si no →');
    const otherwise = choice();
    return test === 0 ? otherwise : then;
  };
  const either = (): number => {
    let value = both();
    while (take('o')) {
      const right = both();
      value = bool(value !== 0 || right !== 0);
    }
    return value;
  };
  const both = (): number => {
    let value = comparison();
    while (take('y')) {
      const right = comparison();
      value = bool(value !== 0 && right !== 0);
    }
    return value;
  };
  const comparison = (): number => {
    const left = sum();
    if (take('=')) return bool(left === sum());
    if (take('≠')) return bool(left !== sum());
    if (take('<')) return bool(left < sum());
    if (take('≤')) return bool(left <= sum());
    if (take('>')) return bool(left > sum());
    if (take('≥')) return bool(left >= sum());
    return left;
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (take('+')) value += product();
      else if (take('−')) value -= product();
      else return value;
    }
  };
  const product = (): number => {
    let value = signed();
    for (;;) {
      if (take('×')) value *= signed();
      else if (take('÷')) value /= signed();
      else return value;
    }
  };
  const signed = (): number => {
    if (take('−')) return -signed();
    if (take('no')) return bool(signed() === 0);
    return power();
  };
  const power = (): number => {
    const base = atom();
    // The engine's own, to the last digit: only its precedence is checked here.
    return take('^') ? powerOf(base, signed()) : base;
  };
  const atom = (): number => {
    if (take('(')) {
      const value = choice();
      expect(')');
      return value;
    }
    if (take('max')) {
      expect('(');
      const values = [choice()];
      while (take(';')) values.push(choice());
      expect(')');
      return Math.max(...values);
    }
    const part = parts[at++];
    const value = typeof part === 'number' ? part : Number(part?.replace(',', '.'));
    if (part === undefined || (typeof part === 'string' && Number.isNaN(value))) {
      throw new SyntaxError(`a value expected instead of ${part ?? 'the end'}`);
    }
    return value;
  };
  const value = choice();
  if (at < parts.length) throw new SyntaxError(`${parts.slice(at).join('|')} is left over`);
  return value;
}
