import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from './run.ts';
import { DEFAULTS, Kept, parseLines, runWith } from './testing/run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'abaco-calc-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const calc = (...args: string[]) => runWith(['sample', '--in', '-'], args);

describe('one case', () => {
  test('the defaults, without --in', async () => {
    const { status, out, errors } = await runWith(['sample']);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(parseLines(out)).toEqual([
      {
        tool: 'sample',
        inputs: DEFAULTS,
        // 1000 * 10 % and 1000 / 10.
        outputs: {
          interest: 100,
          color: 'green',
          ratio: 100,
          prices: 0,
          label: 'a',
          counts: true,
          homes: [],
        },
      },
    ]);
  });

  test('missing inputs take their defaults, inside records too', async () => {
    const { out } = await calc('{"amount": 500, "homes": [{"name": "Uno"}, {"price": 7}]}');
    expect(parseLines(out)[0]).toMatchObject({
      inputs: {
        rate: 10,
        homes: [
          { name: 'Uno', price: 5 },
          { name: '', price: 7 },
        ],
      },
      outputs: { interest: 50, color: 'orange', prices: 12 },
    });
  });

  describe('as a page exported it', () => {
    const file = {
      app: 'abaco',
      tool: 'sample',
      version: 1,
      exportedAt: '2026-11-22T18:53:30.342Z',
      document: { amount: 500 },
      studies: { scenarios: [] },
    };
    test('is read like its bare document', async () => {
      const bare = await calc('{"amount": 500}');
      const { status, out, errors } = await calc(JSON.stringify(file, null, 2));
      expect({ status, errors }).toEqual({ status: 0, errors: '' });
      expect(out).toBe(bare.out);
    });
    test('many, a line each', async () => {
      const { out } = await calc(`${JSON.stringify(file)}\n{"amount": 200}\n`);
      expect(parseLines(out)).toMatchObject([
        { inputs: { amount: 500 } },
        { inputs: { amount: 200 } },
      ]);
    });
    test('another tool is named, and a file with parts missing', async () => {
      const other = await calc(JSON.stringify({ ...file, tool: 'credit' }));
      expect(other.status).toBe(2);
      expect(other.errors).toBe(
        'caso 1: El archivo es de otra herramienta («credit»); esta es «sample».\n',
      );
      const { document: _, ...broken } = file;
      const { status, errors } = await calc(JSON.stringify(broken));
      expect({ status, errors }).toEqual({
        status: 2,
        errors:
          'caso 1: El archivo es de Ábaco, pero le faltan partes o están dañadas (tool, version, exportedAt, document).\n',
      });
    });
  });

  test('over several lines, with a byte order mark and CRLF', async () => {
    const { status, out } = await calc(
      '\uFEFF{\r\n  "amount": 200,\r\n  "homes": [\r\n{}]\r\n}\r\n',
    );
    expect(status).toBe(0);
    expect(parseLines(out)).toHaveLength(1);
    expect(parseLines(out)[0]).toMatchObject({ outputs: { interest: 20, prices: 5 } });
  });

  test('what cannot be computed is null; nothing is rounded', async () => {
    const { out } = await calc('{"amount": 1, "rate": 0}');
    expect(parseLines(out)[0]).toMatchObject({ outputs: { ratio: null, interest: 0 } });
    const thirds = await calc('{"amount": 1, "rate": 3}');
    expect(thirds.out).toContain(`"ratio":${1 / 3}`);
  });

  test('a bad one says so, one line a problem, and gives no output', async () => {
    const { status, out, errors } = await calc('{"rate": 45, "homes": [{"price": -1}], "rat": 1}');
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(errors.split('\n')).toEqual([
      'caso 1: rate = 45: supera el máximo 30',
      'caso 1: homes[0].price = -1: está por debajo del mínimo 0',
      'caso 1: rat = 1: no es un campo de esta herramienta',
      '',
    ]);
  });

  test('control characters of a bad name reach no terminal', async () => {
    const { errors } = await calc(String.raw`{"\u001b[31m\nx": 1}`);
    expect(errors).toBe('caso 1: \\u001b[31m\\u000ax = 1: no es un campo de esta herramienta\n');
  });

  test.each([
    ['{"amount": 1,}', 'posición 14: no se esperaba «}»'],
    ['{"amount": 1', 'posición 13: se acaba antes de tiempo'],
    ['{\n  "amount": x\n}', 'posición 15 (línea 2, columna 13): no se esperaba «x»'],
  ])('unreadable JSON names the position: %j', async (text, message) => {
    const { status, out, errors } = await calc(text);
    expect({ status, out, errors }).toEqual({
      status: 2,
      out: '',
      errors: `caso 1: JSON ilegible en la ${message}\n`,
    });
  });

  test('a document that is nested too deeply is bad input', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const { status, errors } = await calc(`{"amount": ${deep}}`);
    expect({ status, errors }).toEqual({
      status: 2,
      errors: 'caso 1: amount = …: tiene más de 32 niveles\n',
    });
  });
});

describe('arithmetic', () => {
  test('a number may be told as arithmetic, and the text goes along', async () => {
    const { status, out } = await calc('{"amount": "=2.500*12"}');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      inputs: { amount: 30_000, expressions: { amount: '=2.500*12' } },
    });
  });

  test('an expression beside another value is left out and said; the value counts', async () => {
    const { status, out, errors } = await calc('{"amount": 7, "expressions": {"amount": "=2*3"}}');
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ inputs: { amount: 7 } });
    expect(JSON.parse(out)).not.toHaveProperty('inputs.expressions');
    expect(errors).toMatch(/^caso 1: amount: lo que se escribió no da el valor que trae/);
  });
});

describe('many cases', () => {
  const lines = '{"amount":100}\r\n\n{"rate":45}\n{"amount":\n{"amount":300}';

  test.each([1, 2, 3, 7, 1000])('as lines, in pieces of %i characters', async (size) => {
    const pieces = lines.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const { status, out, errors } = await runWith(['sample', '--in', '-'], pieces);
    expect(status).toBe(2);
    expect(parseLines(out)).toMatchObject([
      { tool: 'sample', outputs: { interest: 10 } },
      { tool: 'sample', case: 2, error: 'rate = 45: supera el máximo 30' },
      { tool: 'sample', case: 3, error: expect.stringMatching(/^JSON ilegible en la posición 11/) },
      { tool: 'sample', outputs: { interest: 30 } },
    ]);
    expect(errors.split('\n')[0]).toBe('caso 2: rate = 45: supera el máximo 30');
  });

  test.each([1, 2, 5, 1000])('as a list, in pieces of %i characters', async (size) => {
    const list = ' [ {"note":"],}\\"["}, {"amount":1 2}, {\n"homes":[{},{}]}, 7 ]\n';
    const pieces = list.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const { status, out } = await runWith(['sample', '--in', '-'], pieces);
    expect(status).toBe(2);
    expect(parseLines(out)).toMatchObject([
      { inputs: { note: '],}"[' } },
      {
        case: 2,
        error: `JSON ilegible en la posición ${list.indexOf('2}') + 1}: no se esperaba «2»`,
      },
      { outputs: { prices: 10 } },
      { case: 4, error: '(entrada) = 7: debe ser un objeto con los campos' },
    ]);
  });

  test('an empty list has no cases; a broken one is reported after what was read', async () => {
    expect(await calc('[ ]')).toEqual({ status: 0, out: '', errors: '' });
    expect(await calc('[{}', ', {}')).toMatchObject({
      status: 2,
      errors: 'JSON ilegible en la posición 8: la lista se acaba antes de tiempo\n',
    });
    const surplus = await calc('[{}] x');
    expect(parseLines(surplus.out)).toHaveLength(1);
    expect(surplus).toMatchObject({
      status: 2,
      errors: 'JSON ilegible en la posición 6: sobra texto\n',
    });
    const { status, out } = await calc('[{},]');
    expect({ status, lines: parseLines(out).length }).toEqual({ status: 2, lines: 2 });
  });

  test('a first line that is broken does not make one case of many', async () => {
    const { out } = await calc('{"amount":1\n{"amount":300}\n');
    expect(parseLines(out)).toMatchObject([{ case: 1 }, { outputs: { interest: 30 } }]);
  });

  test('a line of more than ten million characters is a bad case', async () => {
    const long = `{"note":"${'x'.repeat(999_990)}`;
    const pieces = [
      '{"amount":1}\n',
      long,
      ...Array.from({ length: 10 }, () => 'x'.repeat(1_000_000)),
    ];
    const { status, out } = await runWith(
      ['sample', '--in', '-'],
      [...pieces, '"}\n{"amount":2}\n'],
    );
    expect(status).toBe(2);
    expect(parseLines(out)).toMatchObject([
      { inputs: { amount: 1 } },
      { case: 2, error: 'la línea pasa de 10 millones de caracteres' },
      { inputs: { amount: 2 } },
    ]);
  });

  test('one case after another gives what each gives alone', async () => {
    const cases = [
      { amount: 10, homes: [{ price: 1 }, { price: 2 }] },
      { rate: 20 },
      { homes: [{ price: 9 }] },
      {},
    ].map((inputs) => JSON.stringify(inputs));
    const together = await calc(cases.join('\n'));
    const alone = await Promise.all(cases.map((text) => calc(text)));
    expect(together.out).toBe(alone.map(({ out }) => out).join(''));
  });
});

describe('files', () => {
  test('are read by their extension and written whole', async () => {
    writeFileSync(path.join(folder, 'cases.csv'), 'amount\n200\n');
    const args = ['sample', '--in', 'cases.csv', '--out', 'result.csv'];
    expect(await runWith(args, '', folder)).toEqual({ status: 0, out: '', errors: '' });
    const written = readFileSync(path.join(folder, 'result.csv'), 'utf8').split('\n');
    expect(written).toHaveLength(3);
    expect(written[1]?.startsWith('200;10;')).toBe(true);
  });

  test('a lone bad line of an .ndjson file is a bad case of a batch', async () => {
    writeFileSync(path.join(folder, 'one.ndjson'), '{"rate":45}');
    const { status, out } = await runWith(['sample', '--in', 'one.ndjson'], '', folder);
    expect(status).toBe(2);
    expect(parseLines(out)).toMatchObject([{ case: 1 }]);
  });

  test('an output is not touched by a bad single case', async () => {
    writeFileSync(path.join(folder, 'kept.json'), 'kept');
    const { status } = await runWith(
      ['sample', '--in', '-', '--out', 'kept.json'],
      '{"rate":45}',
      folder,
    );
    expect(status).toBe(2);
    expect(readFileSync(path.join(folder, 'kept.json'), 'utf8')).toBe('kept');
  });

  test.each([
    [['--in', 'none.json'], /^no se pudo leer «.*none\.json»: no existe\n$/],
    [['--in', '.'], /^no se pudo leer «.*»: es una carpeta\n$/],
    [['--out', 'none/x.json'], /^no se pudo escribir «.*x\.json»: no existe\n$/],
    [['--out', '.'], /^no se pudo escribir «.*»: es una carpeta\n$/],
    [['--in', 'one.ndjson', '--out', './one.ndjson'], /son el mismo archivo/],
  ])('%j is refused', async (args, message) => {
    const { status, out, errors } = await runWith(['sample', ...args], '', folder);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(errors).toMatch(message);
  });
});

describe('what cannot be read', () => {
  test('nothing at all', async () => {
    const empty = 'la entrada está vacía: no hay ningún caso\n';
    expect(await calc(' \n')).toEqual({ status: 2, out: '', errors: empty });
  });

  test('text that is not UTF-8', async () => {
    const latin = Buffer.from('note\nDiseño\n', 'latin1');
    const { status, errors } = await runWith(['sample', '--in', '-'], [latin]);
    expect(status).toBe(2);
    expect(errors).toMatch(/UTF-8/);
  });
});

test('a tool that is declared wrongly is an error of ours, a line for each fault', async () => {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const load = () => Promise.reject(new Error('Herramientas mal declaradas:\nuna\u0007\notra'));
  const tools = { ids: () => Promise.resolve(['una']), load, all: load };
  const stdin = Readable.from([]);
  const status = await run(['una'], { stdin, stdout, stderr, folder, tools });
  expect({ status, out: stdout.text }).toEqual({ status: 1, out: '' });
  expect(stderr.text).toBe('error interno:\nHerramientas mal declaradas:\nuna\\u0007\notra\n');
});
