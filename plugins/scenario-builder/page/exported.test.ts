import { expect, test } from 'vitest';
import { allRows } from '../../../src/workbench/exchange/blockRows.ts';
import { Session } from '../../../src/workbench/session/session.ts';
import tool from '../tool.ts';

test('the file of all tables says the risk as the page does', () => {
  const rows = allRows(new Session(tool));
  const heads = rows.find((row) => row.includes('Puntaje de riesgo (/50)')) ?? [];
  const first = rows.indexOf(heads) + 1;
  const risks = rows.slice(first, first + 3).map((row) => [row[0], row[heads.indexOf('Riesgo')]]);
  // Their scores are 4,05, 8,15 and 16,05; up to 15 the risk is low.
  expect(risks).toEqual([
    ['Conservador', 'Bajo'],
    ['Moderado', 'Bajo'],
    ['Agresivo', 'Medio'],
  ]);
});
