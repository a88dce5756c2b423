// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { stubLayout } from '../../../../src/workbench/testing/layout.ts';
import type { ProjectData } from '../../document/document.ts';
import { checked } from '../../testing/documents.ts';
import tool from '../../tool.ts';
import { showFlow } from '../testing/show.tsx';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(cleanup);

function open(): Session<ProjectData> {
  const dateConfig = { startMonth: 1, startYear: 2028, projectionPeriod: 10 };
  return new Session<ProjectData>(tool, checked({ dateConfig }));
}

async function goTo(year: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Ir a un año' }));
  await user.click(await screen.findByRole('menuitem', { name: year }));
}

// Apart: the table comes late, and selects then what was gone to.
test('a year is gone to in the row that one is at', async () => {
  const session = open();
  session.select({ id: 'utilidadNetaAjustada', table: 'months', row: 75 });
  showFlow(session);
  await goTo('2030');
  expect(session.selected).toEqual({ id: 'utilidadNetaAjustada', table: 'months', row: 24 });
});

test('a year is gone to in the first row where one is at none', async () => {
  const session = open();
  showFlow(session);
  await goTo('2034');
  expect(session.selected).toEqual({ id: 'ingresos', table: 'months', row: 72 });
});
