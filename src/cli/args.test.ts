import { describe, expect, test } from 'vitest';
import { parseLines, runWith } from './testing/run.ts';

describe('orders', () => {
  test('--list, as lines and as JSON', async () => {
    expect((await runWith(['--list'])).out).toBe('sample\tMuestra\n');
    const json = await runWith(['--list', '--format', 'json']);
    expect(JSON.parse(json.out)).toEqual([{ id: 'sample', title: 'Muestra' }]);
  });

  test('--functions gives a line for each function, with its names, help and example', async () => {
    const { status, out, errors } = await runWith(['--functions']);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    const lines = parseLines(out);
    expect(lines.length).toBeGreaterThan(35);
    expect(lines.find(({ name }) => name === 'pmt')).toEqual({
      name: 'pmt',
      group: 'Créditos',
      spanish: 'PAGO',
      excel: { name: 'PMT' },
      args: ['tasa', 'nper', 'va', '[vf]', '[tipo]'],
      help: expect.stringContaining('cuota'),
      example: { formula: 'pmt(0.08 / 12, 10, 10000)', gives: -1037.03 },
    });
  });

  test('--describe gives inputs, formulas and lists', async () => {
    const { out } = await runWith(['sample', '--describe']);
    expect(JSON.parse(out)).toMatchObject({
      id: 'sample',
      inputs: {
        rate: { kind: 'percent', label: 'Tasa', unit: 'nominal', min: 0, max: 30, default: 10 },
        kind: { options: [{ value: 'a' }, { value: 'b' }], default: 'a' },
      },
      lists: { homes: { fields: { price: { kind: 'money', unit: 'COP', default: 5 } } } },
      axes: { tries: { kind: 'percent', default: [1, 2] } },
      formulas: { interest: { expression: 'amount * rate / 100', unit: 'COP', label: 'Interés' } },
    });
  });

  test('--help, in Spanish', async () => {
    const { status, out } = await runWith(['--help']);
    expect(status).toBe(0);
    expect(out).toContain('--describe');
    expect(out).toContain('Entrada');
  });

  test.each([
    [[], /falta el id/],
    [['smaple'], /no existe la herramienta «smaple». ¿Quizás sample\?/],
    [['sample', 'other'], /sobra «other»/],
    [['sample', '--inn', 'x'], /no se conoce la opción «--inn»/],
    [['sample', '--in'], /a --in le falta su valor/],
    [['sample', '--in', '--out', 'x'], /a --in le falta su valor/],
    [['sample', '--in=a', '--in=b'], /--in está dos veces/],
    [['sample', '--format', 'xml'], /no se conoce el formato «xml»/],
    [['sample', '--list'], /sobra «sample»/],
    [['--list', '--format', 'csv'], /--list admite/],
    [['sample', '--describe', '--in', '-'], /no se combina/],
    [['sample', '--functions'], /sobra «sample»/],
    [['--functions', '--list'], /no se combina/],
    [['--functions', '--format', 'csv'], /no se combina/],
  ])('%j is refused', async (args, message) => {
    const { status, out, errors } = await runWith(args);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(errors).toMatch(message);
    expect(errors.split('\n')).toHaveLength(2);
  });
});
