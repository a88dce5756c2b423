import { expect, test } from 'vitest';
import { Session } from '../../session/session.ts';
import { sampleTool } from '../../testing/sample.ts';
import { laidTable } from './laidTable.ts';
import { listTarget } from '../fieldsTarget.ts';

test('a file that says how it is laid out stays as it is', () => {
  const { homes } = new Session(sampleTool()).calculation.declaration.lists;
  if (!homes) throw new Error('the sample declares it');
  const target = { ...listTarget('homes', homes), inTime: 'Cada mes va aparte.', amount: 'Precio' };
  const rows = [
    ['Concepto', '2027', '2028', '2029'],
    ['Casa', '100.000.000', '110.000.000', '120.000.000'],
  ];
  const table = { name: '', rows };
  expect(laidTable(table, target).rows[0]).not.toContain('2028');
  expect(laidTable(table, { ...target, layout: { head: 0, turned: true } })).toMatchObject({
    rows,
    left: [],
    blocks: [],
  });
});
