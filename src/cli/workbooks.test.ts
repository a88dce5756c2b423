import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWith } from './testing/run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'abaco-books-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => path.join(folder, name);

/** What stands beside a label in the results of a workbook. */
async function result(name: string, label: string): Promise<unknown> {
  const { sheets } = await readXlsx(readFileSync(at(name)));
  const results = sheets.find((sheet) => sheet.name === 'Resultados');
  return results?.rows.find((row) => row[0] === label)?.[1];
}

describe('workbooks', () => {
  test('of one case go to the file of --out', async () => {
    const ran = await runWith(
      ['sample', '--in', '-', '--out', at('uno.xlsx')],
      ['{"amount": 500}'],
    );
    expect(ran).toMatchObject({ status: 0, out: '', errors: '' });
    // 500 * 10 %.
    expect(await result('uno.xlsx', 'Interés')).toBe(50);
  });

  test('of several cases have the number of their case; a bad one is told', async () => {
    const cases = '[{"amount": 100}, {"rate": 99}, {"amount": 300}]';
    const { status, errors } = await runWith(
      ['sample', '--in', '-', '--format', 'xlsx', '--out', at('varios.v1.xlsx')],
      [cases],
    );
    expect(status).toBe(2);
    expect(errors).toBe('caso 2: rate = 99: supera el máximo 30\n');
    const written = readdirSync(folder).filter((name) => name.startsWith('varios'));
    expect(written.sort()).toEqual(['varios.v1-1.xlsx', 'varios.v1-3.xlsx']);
    expect(await result('varios.v1-3.xlsx', 'Interés')).toBe(30);
  });

  test('need a file, and one that can be written', async () => {
    const without = await runWith(['sample', '--format', 'xlsx']);
    expect(without).toMatchObject({
      status: 2,
      errors: 'un libro de Excel va a un archivo: falta --out ARCHIVO.xlsx\n',
    });
    const nowhere = await runWith(['sample', '--out', at('no/hay.xlsx')]);
    expect(nowhere.status).toBe(2);
    expect(nowhere.errors).toContain('no existe');
    expect(existsSync(at('no'))).toBe(false);
  });
});
