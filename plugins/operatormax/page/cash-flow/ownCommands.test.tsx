// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registeredCommands } from '../../../../src/workbench/commands/registry.ts';
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

test('the selected negative expense is turned from the commands of its sheet', async () => {
  const raw = {
    dateConfig: { startMonth: 1, startYear: 2028, projectionPeriod: 1 },
    createdExpenses: [{ id: 'x', name: 'Energía', type: 'fixed', amount: 100 }],
    overrides: { x: { '2028-02': -90 } },
  };
  const session = new Session<ProjectData>(tool, checked(raw));
  session.select({ id: 'e1.flow', table: 'months', row: 1 });
  showFlow(session);
  const command = (id: string) => registeredCommands().find((one) => one.id === id);
  const positive = () => command('flow.positive');
  await waitFor(() => expect(document.querySelector('.ag-root-wrapper')).not.toBeNull());
  expect(positive()).toBeUndefined();
  await act(async () => command('go.months.e1.flow.1')?.run?.());
  await waitFor(() => expect(positive()).toBeDefined());
  await act(async () => positive()?.run?.());
  expect(session.document.overrides).toEqual({ x: { '2028-02': 90 } });
  expect(positive()).toBeUndefined();
});
