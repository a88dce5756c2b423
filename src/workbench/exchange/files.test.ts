import { describe, expect, it } from 'vitest';
import { sampleTool } from '../testing/sample.ts';
import { readFile } from './readFile.ts';
import { writeFile } from './writeFile.ts';

const tool = sampleTool();
const NOW = new Date('2026-03-01T10:00:00Z');
const exported = () => JSON.parse(writeFile(tool, tool.document.initial(), NOW)) as object;
const read = (file: unknown) => readFile(tool, JSON.stringify(file));

describe('a tool’s file', () => {
  it('comes back as it went out', () => {
    const document = { ...tool.document.initial(), amount: 0.1 + 0.2, rates: [1.5] };
    expect(readFile(tool, writeFile(tool, document, NOW))).toEqual({ document });
  });

  it('has the studies of its case beside the document, and brings them back', () => {
    const studies = { scenarios: [{ id: 's', name: 'Bajo', values: { rate: 8 } }], studies: [] };
    const document = tool.document.initial();
    const text = writeFile(tool, document, NOW, studies);
    expect(readFile(tool, text)).toEqual({ document, studies });
    // The document is the one that it would be without them.
    expect(JSON.parse(text)).toMatchObject({ document });
    expect(exported()).not.toHaveProperty('studies');
  });

  it('says where it comes from', () => {
    expect(exported()).toMatchObject({
      app: 'abaco',
      tool: 'sample',
      version: 2,
      exportedAt: '2026-03-01T10:00:00.000Z',
    });
  });

  it('fills in what an older file didn’t have', () => {
    const { document } = exported() as { document: Record<string, unknown> };
    delete document['fee'];
    expect(read({ ...exported(), document })).toMatchObject({ document: { fee: 5 } });
  });

  it.each([
    [
      'no JSON',
      '{\n"a" 1}',
      /^El archivo no es JSON válido en la posición 7 \(línea 2, columna 5\): no se esperaba «1»\.$/,
    ],
    [
      'a picture',
      '\ufffdPNG\r\n\x1a\n\0\0\0\rIHDR',
      /es una imagen, un PDF u otro que no es de texto/,
    ],
    ['a workbook', 'PK\x03\x04\x14\0[Content_Types].xml\ufffd\ufffd', /es un libro de Excel/],
    ['a PDF', '%PDF-1.7\n1 0 obj', /es una imagen, un PDF u otro que no es de texto/],
    ['a table that is damaged', 'A\ufffdo;Valor\n1;2', /es una tabla \(CSV\)/],
    ['a list', '[]', /no es una exportación de Ábaco/],
    ['another program’s', '{"app":"otro"}', /no es una exportación de Ábaco/],
    ['a damaged one', '{"app":"abaco","tool":"sample"}', /le faltan partes o están dañadas/],
  ])('refuses %s', (_, text, fault) =>
    expect(readFile(tool, text)).toEqual({ faults: [expect.stringMatching(fault)] }),
  );

  it('refuses the file of another tool or of a newer version', () => {
    expect(read({ ...exported(), tool: 'rentals' })).toEqual({
      faults: ['El archivo es de otra herramienta («rentals»); esta es «sample».'],
    });
    expect(read({ ...exported(), version: 3 })).toEqual({
      faults: [expect.stringContaining('versión más nueva (3)')],
    });
    expect(read({ ...exported(), version: 1 })).toEqual({
      faults: [expect.stringContaining('No se puede leer la versión 1')],
    });
  });

  it('names every field that is wrong', () => {
    const document = {
      ...tool.document.initial(),
      years: 99,
      timing: 'nunca',
      homes: [{ name: 'A', price: 'caro' }],
      rates: [5, 101],
      more: true,
    };
    expect(read({ ...exported(), document })).toEqual({
      faults: [
        'years: 99 supera el máximo 30.',
        'timing: "nunca" no es una opción (end, begin).',
        'homes[0].price: "caro" no es un número.',
        'rates[1]: 101 supera el máximo 100.',
        'more: true no es un campo de esta herramienta.',
      ],
    });
  });

  it('refuses a file that would freeze the page', () => {
    expect(readFile(tool, ' '.repeat(20_000_001))).toEqual({
      faults: ['El archivo pasa de 20 MB.'],
    });
  });
});
