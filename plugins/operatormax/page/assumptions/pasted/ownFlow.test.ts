// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { gridRows, toCsv } from '../../../../../src/workbench/exchange/csv.ts';
import { Session } from '../../../../../src/workbench/index.ts';
import { delimitedRows } from '../../../../../src/workbench/listImport/table/decode.ts';
import type { ProjectData } from '../../../document/document.ts';
import { checked } from '../../../testing/documents.ts';
import operatormax from '../../../tool.ts';
import { flowGrid } from '../../testing/flowGrid.ts';
import { TARGETS } from './streamTarget.ts';

const refusedOf = (text: string) => TARGETS.incomes.refuses?.(delimitedRows(text)) ?? null;

test('the flow of a project, as its file has it, is no list of incomes', () => {
  const raw = { dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 } };
  const session = new Session<ProjectData>(operatormax, checked(raw));
  const grid = flowGrid(session);
  const file = toCsv(gridRows(grid, true), ',');
  expect(refusedOf(file)).toMatch(/^Es el flujo de un proyecto: trae resultados, no supuestos\./);
});

test('somebody’s own sheet of years is taken', () => {
  const sheet = `Concepto;2028;2029;2030
Ingresos Operativos;;;
Habitaciones;900;950;990
Utilidad Bruta Operativa;300;320;340`;
  expect(refusedOf(sheet)).toBeNull();
});
