// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

const rooms = (name: string) => ({ id: name, name, incomeType: 'revpar' });
const ALL = 'Todas las habitaciones (RevPAR)';

/** What a new share of incomes follows as it begins, in a project of these rooms. */
async function begun(tab: string, create: string, type: string, label: string, names: string[]) {
  const dateConfig = { startMonth: 1, startYear: 2028, projectionPeriod: 1 };
  const project = checked({ dateConfig, createdIncomes: names.map(rooms) });
  showFlow(new Session<ProjectData>(tool, project), `/?pestana=${tab}`);
  act(() =>
    registeredCommands()
      .find((command) => command.label === create)
      ?.run?.(),
  );
  await userEvent.click(screen.getByRole('radio', { name: type }));
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  return select.selectedOptions[0]?.textContent;
}

test.each([
  ['egresos-operativos', 'Crear Nuevo Egreso', 'Variable', 'Ingreso del que depende', ' (RevPAR)'],
  ['ingresos-operativos', 'Crear Nuevo Ingreso', 'Dependientes', 'Ingreso base', ''],
])(
  'in %s a new share is of all rooms where there are several',
  async (tab, create, type, label, kind) => {
    expect(await begun(tab, create, type, label, ['Doble', 'Suite'])).toBe(ALL);
    cleanup();
    expect(await begun(tab, create, type, label, ['Doble'])).toBe(`Doble${kind}`);
  },
);
