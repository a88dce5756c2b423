import { Failure } from './failure.ts';

export const FORMATS = ['json', 'ndjson', 'csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

/** What a command line asks for. */
export type Command =
  | { readonly do: 'help' }
  | { readonly do: 'list'; readonly out: string | undefined; readonly json: boolean }
  | { readonly do: 'functions'; readonly out: string | undefined }
  | { readonly do: 'describe'; readonly tool: string; readonly out: string | undefined }
  | {
      readonly do: 'calculate';
      readonly tool: string;
      /** A file, '-' for standard input, undefined for the tool's defaults. */
      readonly in: string | undefined;
      readonly out: string | undefined;
      readonly format: Format;
      /** The outputs to write; undefined for all. */
      readonly only: readonly string[] | undefined;
    };

const WITH_VALUE = ['--in', '--out', '--format', '--only'] as const;
const ALONE = ['--list', '--describe', '--functions', '--help'] as const;
const KNOWN: readonly string[] = [...WITH_VALUE, ...ALONE];

interface Given {
  readonly words: string[];
  readonly values: Map<string, string>;
  readonly flags: Set<string>;
}

/** @throws {Failure} what is wrong with the command line */
export function readArguments(args: readonly string[]): Command {
  const given = sort(args);
  if (given.flags.has('--help')) return { do: 'help' };
  if (given.flags.has('--list')) return readList(given);
  if (given.flags.has('--functions')) return readFunctions(given);
  const tool = readTool(given);
  if (given.flags.has('--describe')) return readDescribe(given, tool);
  const out = given.values.get('--out');
  const format = readFormat(given) ?? formatOf(out);
  const only = readOnly(given);
  if (format === 'xlsx' && out === undefined) {
    throw new Failure('un libro de Excel va a un archivo: falta --out ARCHIVO.xlsx');
  }
  if (format === 'xlsx' && only) {
    throw new Failure('--only no se combina con xlsx: un libro lleva todas las fórmulas');
  }
  return { do: 'calculate', tool, in: given.values.get('--in'), out, format, only };
}

/** What the extension of a file says. */
function formatOf(out = ''): Format {
  const [, extension] = /\.(csv|xlsx)$/i.exec(out) ?? [];
  return FORMATS.find((format) => format === extension?.toLowerCase()) ?? 'json';
}

function sort(args: readonly string[]): Given {
  const given: Given = { words: [], values: new Map(), flags: new Set() };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [name, joined] = splitOption(arg === '-h' ? '--help' : arg);
    if (!arg.startsWith('-') || arg === '-') given.words.push(arg);
    else if (isIn(WITH_VALUE, name)) setValue(given, name, joined ?? rest.shift());
    else if (isIn(ALONE, name) && joined === undefined) given.flags.add(name);
    else throw new Failure(`no se conoce la opción «${arg}»; existen ${KNOWN.join(', ')}`);
  }
  return given;
}

function splitOption(arg: string): [name: string, value: string | undefined] {
  const at = arg.indexOf('=');
  return at < 0 ? [arg, undefined] : [arg.slice(0, at), arg.slice(at + 1)];
}

function setValue({ values }: Given, name: string, value: string | undefined): void {
  if (values.has(name)) throw new Failure(`${name} está dos veces`);
  if (!value || (value.startsWith('--') && KNOWN.includes(value))) {
    throw new Failure(`a ${name} le falta su valor`);
  }
  values.set(name, value);
}

function isIn(list: readonly string[], name: string): boolean {
  return list.includes(name);
}

function readTool({ words }: Given): string {
  const [tool, extra] = words;
  if (tool === undefined) throw new Failure('falta el id de la herramienta (--list las muestra)');
  if (extra !== undefined)
    throw new Failure(`sobra «${extra}»: se calcula una herramienta a la vez`);
  return tool;
}

function readList(given: Given): Command {
  const [word] = given.words;
  if (word !== undefined) throw new Failure(`sobra «${word}»: --list no lleva herramienta`);
  refuse(given, '--list', ['--in', '--describe', '--functions', '--only']);
  const format = readFormat(given);
  if (format !== undefined && format !== 'json') throw new Failure('--list admite --format json');
  return { do: 'list', out: given.values.get('--out'), json: format === 'json' };
}

function readFunctions(given: Given): Command {
  const [word] = given.words;
  if (word !== undefined) throw new Failure(`sobra «${word}»: --functions no lleva herramienta`);
  refuse(given, '--functions', ['--in', '--describe', '--format', '--only']);
  return { do: 'functions', out: given.values.get('--out') };
}

function readDescribe(given: Given, tool: string): Command {
  refuse(given, '--describe', ['--in', '--only']);
  const format = readFormat(given) ?? 'json';
  if (format !== 'json') throw new Failure('--describe admite --format json');
  return { do: 'describe', tool, out: given.values.get('--out') };
}

function refuse({ values, flags }: Given, name: string, others: readonly string[]): void {
  const other = others.find((option) => values.has(option) || flags.has(option));
  if (other) throw new Failure(`${name} no se combina con ${other}`);
}

function readFormat({ values }: Given): Format | undefined {
  const text = values.get('--format');
  const format = FORMATS.find((name) => name === text);
  if (text === undefined || format) return format;
  throw new Failure(`no se conoce el formato «${text}»; existen ${FORMATS.join(', ')}`);
}

function readOnly({ values }: Given): string[] | undefined {
  const names = values
    .get('--only')
    ?.split(',')
    .map((name) => name.trim());
  if (names?.includes('')) throw new Failure('--only lleva nombres separados por comas: a,b');
  return names;
}
