import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { Calculation } from '../../../src/tool/index.ts';
import { backupName, readBackup, writeBackup } from './backup.ts';
import { addProjects, addStream, move, removeProjects, removeStream } from './edits.ts';
import { documents } from '../testing/documents.ts';
import tool from '../tool.ts';
import type { RentalsDocument, RentalsDraft } from './types.ts';

const NOW = new Date('2026-03-05T15:00:00Z');
const initial = () => tool.document.initial() as RentalsDocument;
const backup = (document: RentalsDocument) =>
  JSON.parse(JSON.stringify(writeBackup(new Calculation(tool, document), NOW))) as Record<
    string,
    unknown
  >;
const read = (content: unknown) => readBackup(tool, JSON.stringify(content));

describe('a backup', () => {
  test('comes back as the document that it was written from', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(read(backup(document))).toEqual({ document, notices: [] });
      }),
      { numRuns: 30 },
    );
  });

  test('carries the computed members that the specification lists', () => {
    expect(backupName(NOW)).toBe('rentals-backup-2026-03-05.json');
    const { projects, incomes, expenses, version, exportDate } = backup(initial());
    expect([version, exportDate]).toEqual(['2.0', '2026-03-05T15:00:00.000Z']);
    expect(projects).toMatchObject([{ cashOnCash: 0.08 }, { operadorTarifa: 3_182_400 }]);
    expect(incomes).toMatchObject([
      { values: { apartamento: { calculatedValue: 31_824_000 } } },
      { values: { 'casa-club': { baseIncomeName: 'Alojamiento' }, apartamento: null } },
      {},
      {},
      {},
    ]);
    expect(expenses).toHaveLength(5);
  });

  test('of version 1.0 has no expenses', () => {
    const { projects, incomes } = backup(initial());
    const old = read({ projects, incomes, version: '1.0', exportDate: '2025-01-01T00:00:00Z' });
    // Values that nobody configured are null in a file, absent in the sample.
    expect(old).toMatchObject({ document: { ...initial(), expenses: [] } });
  });

  test('the general export of the tool is taken as well', () => {
    const file = { app: 'abaco', tool: 'rentals', version: 1, document: initial() };
    expect(read(file)).toEqual({ document: initial(), notices: [] });
  });

  test('says what it leaves out: an operation that does not come to its value', () => {
    const expressions = { 'projects[id=casa-club].assetCost': '=2*3' };
    const read = readBackup(tool, JSON.stringify({ ...backup(initial()), expressions }));
    expect(read).toMatchObject({
      document: { projects: initial().projects },
      notices: [
        'projects[id=casa-club].assetCost: lo que se escribió no da el valor que trae; se conserva el valor',
      ],
    });
  });

  test('that is corrupt is refused, each kind in the words of the catalogue', () => {
    expect(readBackup(tool, '{')).toMatchObject({ title: 'Error al importar datos' });
    expect(read([])).toMatchObject({ title: 'Archivo de datos inválido' });
    expect(read({ projects: [] })).toEqual({
      title: 'Archivo de datos inválido',
      faults: ['No trae los ingresos («incomes»).'],
    });
    expect(read({ app: 'abaco', tool: 'operatormax', version: 1, document: {} })).toEqual({
      title: 'Archivo de datos inválido',
      faults: ['El archivo es de otra herramienta («operatormax»); esta es «rentals».'],
    });
    expect(read({ ...backup(initial()), version: '3.0' })).toMatchObject({
      title: 'Archivo de datos inválido',
    });
    expect(read({ projects: [{ id: 'a', year: 'x' }], incomes: [] })).toEqual({
      title: 'Error al importar datos',
      faults: ['projects[0].year: "x" no es un número.'],
    });
  });
});

describe('the studies of a case', () => {
  test('are beside the data in a backup and in the general export, and come back from both', () => {
    const studies = { scenarios: [{ id: 's', name: 'Bajo', values: {} }], studies: [] };
    const text = JSON.stringify(writeBackup(new Calculation(tool, initial()), NOW, studies));
    expect(readBackup(tool, text)).toMatchObject({ document: initial(), notices: [], studies });
    const wrapped = { app: 'abaco', tool: 'rentals', document: initial(), studies };
    expect(read(wrapped)).toMatchObject({ document: initial(), studies });
  });
});

describe('edits of the structure', () => {
  const edited = (recipe: (draft: RentalsDraft) => void): RentalsDocument =>
    produce(initial(), (draft) => recipe(draft as unknown as RentalsDraft));

  test('a project takes its values from every stream along; the last one stays', () => {
    const document = edited((draft) => removeProjects(draft, ['casa-club']));
    expect(JSON.stringify(document)).not.toContain('casa-club');
    const last = produce(document, (draft) =>
      removeProjects(draft as unknown as RentalsDraft, ['apartamento']),
    );
    expect(last).toBe(document);
  });

  test('new projects get names that none has', () => {
    const document = edited((draft) => {
      const [first] = draft.projects;
      if (first) first.name = 'Proyecto 4';
      addProjects(draft, 3);
    });
    const names = document.projects.map(({ name }) => name);
    expect(names).toEqual(['Proyecto 4', 'Apartamento', 'Proyecto 3', 'Proyecto 5', 'Proyecto 6']);
    expect(new Set(document.projects.map(({ id }) => id)).size).toBe(5);
  });

  test('what followed a deleted income is not tied to the next one', () => {
    const document = edited((draft) => {
      removeStream(draft, 'incomes', 'alojamiento');
      addStream(draft, 'incomes', 'revpar', 'Alojamiento');
    });
    const values = new Calculation(tool, document);
    expect(values.value({ id: 'i_alimentos', table: 'projects', row: 0 })).toBe(0);
  });

  test('moving stays within the list', () => {
    const list = ['a', 'b', 'c'];
    move(list, 0, 1);
    expect(list).toEqual(['b', 'a', 'c']);
    move(list, 2, -1);
    expect(list).toEqual(['c', 'b', 'a']);
    move(list, 0, 9);
    expect(list).toEqual(['b', 'a', 'c']);
  });
});
