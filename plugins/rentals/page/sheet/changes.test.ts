// @vitest-environment jsdom
import { produce } from 'immer';
import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { readBackup, writeBackup } from '../../document/backup.ts';
import tool from '../../tool.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { changesOf } from './changes.ts';

const session = new Session<RentalsDocument>(tool);

function ownBackup(): RentalsDocument {
  const read = readBackup(tool, JSON.stringify(writeBackup(session.calculation, new Date())));
  if (!('document' in read)) throw new Error(read.title);
  return read.document;
}

test('the backup of the very sheet changes nothing', () => {
  // The sample has a project without a value of its second income.
  expect(session.document.incomes[1]?.values).not.toHaveProperty('apartamento');
  expect(ownBackup().incomes[1]?.values).toHaveProperty('apartamento', null);
  expect(changesOf(session, ownBackup())).toEqual([]);
});

test('a stream without its value for a project is a change', () => {
  const next = produce(ownBackup(), ({ incomes }) => {
    const first = incomes[0];
    if (first) first.values['apartamento'] = null;
  });
  // Named once, by its project.
  expect(changesOf(session, next).map(({ label }) => label)).toEqual([
    'Apartamento · Alojamiento · Tarifa mensual',
    'Apartamento · Alojamiento · Ocupación',
    'Apartamento · Alojamiento · Número de unidades',
  ]);
});
