// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { structureOf } from '../../model/structure.ts';
import { checked } from '../../testing/documents.ts';
import operatormax from '../../tool.ts';
import { flowRows } from './rows.ts';

const service = (id: string) => ({
  id,
  name: `Servicio ${id}`,
  incomeType: 'servicios',
  serviceData: { rate: 100, unitType: 'por unidad', monthlyQuantity: 1 },
});

test('a row of real months is below its stream, and says in a file whose it is', () => {
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdIncomes: [service('a'), service('b')],
    overrides: { b: { '2028-02': 90 } },
  };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const { columns = {} } = session.calculation.declaration.tables['months'] ?? {};
  const rows = flowRows(structureOf(session.document), columns);
  const heads = rows.map(({ head }) => [head.text, head.value]);
  const at = heads.findIndex(([text]) => text === 'Servicio b');
  expect(heads[at + 1]).toEqual(['Real − proyectado', 'Real − proyectado · Servicio b']);
  expect(heads.filter(([text]) => text === 'Real − proyectado')).toHaveLength(1);
  // Under the gross profit it is told apart: what follows a real month isn't in it.
  const gross = heads.findIndex(([text]) => String(text).includes('Utilidad Bruta Operativa'));
  expect(heads[gross + 1]?.[0]).toBe('Datos reales − proyectado');
});
