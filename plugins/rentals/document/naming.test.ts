import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Calculation, type Ref } from '../../../src/tool/index.ts';
import { documents } from '../testing/documents.ts';
import tool from '../tool.ts';

const refOf = (document: Parameters<typeof tool.document.refOf>[0], text: string) =>
  tool.document.refOf(document, text);

describe('addresses of the spreadsheet', () => {
  const initial = tool.document.initial();

  test('name projects and streams by their ids', () => {
    const [project] = initial['projects'] as { id: string }[];
    const [income] = initial['incomes'] as { id: string }[];
    const own = `projects[id=${project?.id}]`;
    expect(refOf(initial, `${own}.assetCost`)).toEqual({
      kind: 'cell',
      ref: { id: 'assetCost', table: 'projects', row: 0 },
    });
    const found = refOf(initial, `${own}.incomes[id=${income?.id}]`);
    expect(found.kind).toBe('cell');
    expect(refOf(initial, `${own}.incomes[id=nadie].tarifa`)).toEqual({
      kind: 'gone',
      message: 'Ingreso «nadie» ya no está',
    });
    expect(refOf(initial, 'projects[id=nadie].assetCost')).toEqual({
      kind: 'gone',
      message: 'Proyecto «nadie» ya no está',
    });
    expect(refOf(initial, 'projects[1].assetCost').kind).toBe('unknown');
  });

  test('lead back to every cell there is', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const { lists, formulas } = new Calculation(tool, document).declaration;
        const refs: Ref[] = Object.keys(formulas).map((id) => ({ id }));
        const { fields = {}, formulas: columns = {} } = lists['projects'] ?? {};
        for (const id of [...Object.keys(fields), ...Object.keys(columns)]) {
          refs.push({ id, table: 'projects' });
          document.projects.forEach((_, row) => refs.push({ id, table: 'projects', row }));
        }
        const addresses = refs.map((ref) => tool.document.addressOf(document, ref) ?? '');
        expect(new Set(addresses).size).toBe(refs.length);
        expect(addresses.map((one) => refOf(document, one))).toEqual(
          refs.map((ref) => ({ kind: 'cell', ref })),
        );
      }),
      { numRuns: 20 },
    );
  });
});
