import { Failure } from './failure.ts';

/** What a command line asks of a tool's document. */
export interface WhatIfCommand {
  readonly tool: string;
  readonly in: string | undefined;
  readonly question: Question;
}

/** An input with a text that says which values it takes. */
export interface Ranged {
  readonly input: string;
  readonly range: string;
}

export type Question =
  | {
      readonly ask: 'seek';
      readonly figure: string;
      readonly target: number;
      readonly by: string;
      readonly from: number | undefined;
      readonly to: number | undefined;
    }
  | {
      readonly ask: 'table';
      readonly figures: readonly string[];
      readonly rows: Ranged;
      readonly columns: Ranged | undefined;
    }
  | {
      readonly ask: 'tornado';
      readonly figure: string;
      /** A percent of each value, or the range that each input declares. */
      readonly spread: number | 'range' | undefined;
      readonly inputs: readonly string[] | undefined;
    }
  | {
      readonly ask: 'simulate';
      readonly figures: readonly string[];
      readonly study: string;
      readonly runs: number | undefined;
      readonly seed: number | undefined;
    }
  | {
      /** A file that says all of its question. */
      readonly ask: 'study';
      readonly study: string;
      readonly runs: number | undefined;
      readonly seed: number | undefined;
    }
  | { readonly ask: 'explain'; readonly figure: string; readonly against: string };

type Ask = Question['ask'];

/** The options that go with each question, besides --in. */
const OPTIONS: Readonly<Record<Ask, readonly string[]>> = {
  seek: ['--by', '--from', '--to'],
  table: ['--rows', '--columns'],
  tornado: ['--spread', '--inputs'],
  simulate: ['--study', '--runs', '--seed'],
  study: ['--runs', '--seed'],
  explain: ['--against'],
};
const ASKS = Object.keys(OPTIONS) as readonly Ask[];
const KNOWN = [...new Set([...ASKS.flatMap((ask) => [`--${ask}`, ...OPTIONS[ask]]), '--in'])];

/** @throws {Failure} what is wrong with the command line */
export function readWhatIf(args: readonly string[]): WhatIfCommand {
  const { words, values } = sorted(args);
  const [tool, extra] = words;
  if (tool === undefined)
    throw new Failure('whatif: falta el id de la herramienta (--list las muestra)');
  if (extra !== undefined)
    throw new Failure(`sobra «${extra}»: se pregunta por una herramienta a la vez`);
  // The file of a simulation that is asked on the command line is no question of its own.
  const asked = ASKS.filter(
    (ask) => values.has(`--${ask}`) && !(ask === 'study' && values.has('--simulate')),
  );
  const [ask, other] = asked;
  if (ask === undefined) {
    throw new Failure(`whatif: falta la pregunta: ${ASKS.map((name) => `--${name}`).join(', ')}`);
  }
  if (other !== undefined) throw new Failure(`--${ask} no se combina con --${other}`);
  for (const name of values.keys()) {
    if (name === '--in' || name === `--${ask}` || OPTIONS[ask].includes(name)) continue;
    throw new Failure(`--${ask} no se combina con ${name}`);
  }
  return { tool, in: values.get('--in'), question: questionOf(ask, new Options(values)) };
}

function sorted(args: readonly string[]): { words: string[]; values: Map<string, string> } {
  const words: string[] = [];
  const values = new Map<string, string>();
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const [, name = arg, joined] = /^(--[a-z]+)=(.*)$/s.exec(arg) ?? [];
    if (!KNOWN.includes(name)) {
      throw new Failure(`whatif no conoce la opción «${name}»; existen ${KNOWN.join(', ')}`);
    }
    if (values.has(name)) throw new Failure(`${name} está dos veces`);
    const value = joined ?? rest.shift();
    if (!value || KNOWN.includes(value)) throw new Failure(`a ${name} le falta su valor`);
    values.set(name, value);
  }
  return { words, values };
}

function questionOf(ask: Ask, options: Options): Question {
  switch (ask) {
    case 'seek': {
      const [figure, target] = options.pair('--seek', 'CIFRA=META');
      return {
        ask,
        figure,
        target: numberIn('--seek', target),
        by: options.required('--by', ask),
        from: options.number('--from'),
        to: options.number('--to'),
      };
    }
    case 'table':
      return {
        ask,
        figures: options.list('--table'),
        rows: options.ranged('--rows', ask),
        columns: options.has('--columns') ? options.ranged('--columns', ask) : undefined,
      };
    case 'tornado':
      return {
        ask,
        figure: options.required('--tornado', ask),
        spread: options.spread(),
        inputs: options.has('--inputs') ? options.list('--inputs') : undefined,
      };
    case 'simulate':
      return {
        ask,
        figures: options.list('--simulate'),
        study: options.required('--study', ask),
        runs: options.number('--runs'),
        seed: options.number('--seed'),
      };
    case 'study':
      return {
        ask,
        study: options.required('--study', ask),
        runs: options.number('--runs'),
        seed: options.number('--seed'),
      };
    case 'explain':
      return {
        ask,
        figure: options.required('--explain', ask),
        against: options.required('--against', ask),
      };
  }
}

class Options {
  constructor(private readonly values: ReadonlyMap<string, string>) {}

  has(name: string): boolean {
    return this.values.has(name);
  }

  required(name: string, ask: Ask): string {
    const value = this.values.get(name);
    if (value === undefined) throw new Failure(`a --${ask} le falta ${name}`);
    return value;
  }

  number(name: string): number | undefined {
    const value = this.values.get(name);
    return value === undefined ? undefined : numberIn(name, value);
  }

  /** Names with commas between them, but for those within brackets. */
  list(name: string): string[] {
    const names = (this.values.get(name) ?? '').split(/,(?![^[]*\])/).map((one) => one.trim());
    if (names.includes('')) throw new Failure(`${name}: hay un nombre vacío`);
    return names;
  }

  /** What stands before and after the last equals sign. */
  pair(name: string, shape: string): [string, string] {
    const text = this.values.get(name) ?? '';
    const at = text.lastIndexOf('=');
    if (at < 1 || at === text.length - 1 || text.indexOf(']', at) >= 0) {
      throw new Failure(`${name} se escribe ${shape}`);
    }
    return [text.slice(0, at), text.slice(at + 1)];
  }

  ranged(name: string, ask: Ask): Ranged {
    this.required(name, ask);
    const [input, range] = this.pair(name, 'DATO=desde:hasta:paso o DATO=valor,valor');
    return { input, range };
  }

  /** '10%' or '10': a tenth to both sides; 'range': as far as each input declares. */
  spread(): number | 'range' | undefined {
    const text = this.values.get('--spread');
    if (text === undefined || text === 'range') return text;
    return numberIn('--spread', text.replace(/\s*%$/, ''));
  }
}

/** @throws {Failure} */
export function numberIn(name: string, text: string): number {
  const isNumber = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i.test(text);
  const value = Number(text);
  if (isNumber && Number.isFinite(value)) return value;
  throw new Failure(`${name}: «${text}» no es un número (con punto decimal: 12.5)`);
}
