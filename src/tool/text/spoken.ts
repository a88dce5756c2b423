import { type NumeralRules, readDigits, type Refused } from './numerals.ts';

/** The words that multiply the number before them. */
const SCALES: ReadonlyMap<string, number> = new Map([
  ['mil', 1e3],
  ['miles', 1e3],
  ['k', 1e3],
  ['millon', 1e6],
  ['millón', 1e6],
  ['millones', 1e6],
  ['billon', 1e12],
  ['billón', 1e12],
  ['billones', 1e12],
]);
/** Small ones may be thousands, or millimetres. */
const MILLIONS: ReadonlySet<string> = new Set(['M', 'MM']);

const TOKEN =
  /\s*(?:([1-9]\d{0,2}(?:[^\S\t\r\n]\d{3})+(?!\d)(?:,\d+)?|[\d.,]+)|(\p{L}+)|([-+*/()%×÷·$]))\s*/uy;
const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['+', '+'],
  ['-', '-'],
  ['*', '*'],
  ['×', '*'],
  ['·', '*'],
  ['/', '/'],
  ['÷', '/'],
]);

const NOT_A_NUMBER: Refused = { error: 'no es un número' };

/**
 * Arithmetic as a person in Colombia types it, in the spelling of the engine: '350 millones*12%'
 * is '(350*1000000)*percent(12)'. Whether a number or an operator may stand at each place is
 * decided here, so that the words for what is wrong are our own.
 */
export function translate(text: string, rules: NumeralRules): { source: string } | Refused {
  const translation = new Translation(rules);
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    if (!token) return NOT_A_NUMBER;
    const refused = translation.take(token[1], token[2], token[3]);
    // Only at the end can more of it still be to come.
    if (refused) return TOKEN.lastIndex === text.length ? refused : { error: refused.error };
  }
  return translation.whole();
}

/** What the token before lets follow: see `Translation.take`. */
type After = 'start' | 'sign' | 'number' | 'bracket' | 'percent';

class Translation {
  private readonly source: string[] = [];
  private readonly opened: number[] = [];
  /** Where the brackets began that were closed last. */
  private closed = 0;
  private after: After = 'start';

  constructor(private readonly rules: NumeralRules) {}

  private get wanting(): boolean {
    return this.after === 'start' || this.after === 'sign';
  }

  take(digits: string | undefined, word: string | undefined, mark = ''): Refused | null {
    if (digits !== undefined) return this.number(digits);
    if (word !== undefined) return this.scale(word);
    const operator = OPERATORS.get(mark);
    if (operator !== undefined) return this.operator(operator);
    if (mark === '(') return this.open();
    if (mark === ')') return this.close();
    if (mark === '%') return this.percent();
    return this.wanting ? null : NOT_A_NUMBER;
  }

  whole(): { source: string } | Refused {
    if (this.wanting || this.opened.length > 0)
      return { error: 'está incompleto', unfinished: true };
    return { source: this.source.join('') };
  }

  private number(digits: string): Refused | null {
    const read = this.wanting ? readDigits(digits, this.rules) : null;
    if (!read) return NOT_A_NUMBER;
    if ('error' in read) return read;
    this.source.push(String(read.value));
    this.after = 'number';
    return null;
  }

  private scale(word: string): Refused | null {
    const name = word.toLocaleLowerCase('es-CO');
    if (this.after !== 'number') return NOT_A_NUMBER;
    if (word === 'm') return { error: 'es ambiguo: escribe mil o millones', unfinished: true };
    const factor = MILLIONS.has(word) ? 1e6 : SCALES.get(name);
    if (factor === undefined) {
      const begun = [...SCALES.keys()].some((known) => known.startsWith(name));
      return begun ? { ...NOT_A_NUMBER, unfinished: true } : NOT_A_NUMBER;
    }
    this.source.push(`(${this.source.pop() ?? ''}*${factor})`);
    return null;
  }

  /** A minus may stand before a number, but not right after another sign: '5--3' is a slip. */
  private operator(operator: string): Refused | null {
    const isSign = operator === '-' && this.after === 'start';
    if (this.wanting && !isSign) return NOT_A_NUMBER;
    this.source.push(operator);
    this.after = operator === '*' || operator === '/' ? 'start' : 'sign';
    return null;
  }

  private open(): Refused | null {
    if (!this.wanting) return NOT_A_NUMBER;
    this.opened.push(this.source.push('(') - 1);
    this.after = 'start';
    return null;
  }

  private close(): Refused | null {
    const start = this.opened.pop();
    if (this.wanting || start === undefined) return NOT_A_NUMBER;
    this.source.push(')');
    this.closed = start;
    this.after = 'bracket';
    return null;
  }

  private percent(): Refused | null {
    if (this.after === 'bracket') this.source[this.closed] = 'percent(';
    else if (this.after === 'number') this.source.push(`percent(${this.source.pop() ?? ''})`);
    else return NOT_A_NUMBER;
    this.after = 'percent';
    return null;
  }
}
