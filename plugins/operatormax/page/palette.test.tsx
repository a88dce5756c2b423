// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../../../src/ui/index.ts';
import { registeredCommands } from '../../../src/workbench/commands/registry.ts';
import { Session, SessionScope } from '../../../src/workbench/index.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import { emptyProject, type ProjectData } from '../document/document.ts';
import tool from '../tool.ts';
import { FlowSection } from './FlowSection.tsx';
import { LeavingScope } from './guard.tsx';
import { flowOf } from './sections.ts';

beforeEach(() => {
  localStorage.clear();
  stubLayout();
});
afterEach(cleanup);

const commandOf = (group: string, label: string) =>
  registeredCommands().find((command) => command.group === group && command.label === label);
const run = (group: string, label: string) => act(() => commandOf(group, label)?.run?.());
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('the palette leads to a tab, and creates what it lists', () => {
  const flow = flowOf('flujo-mensual');
  if (!flow) throw new Error('there is no monthly flow');
  render(
    <MemoryRouter initialEntries={['/?pestana=operador']}>
      <UiProvider>
        <LeavingScope>
          <SessionScope session={new Session<ProjectData>(tool, emptyProject())}>
            <FlowSection flow={flow} busy={false} name="Hotel" bar={null} />
          </SessionScope>
        </LeavingScope>
      </UiProvider>
    </MemoryRouter>,
  );
  expect(title()).toBe('Gestión del Operador - Mensual');
  expect(commandOf('Pestañas', 'Ingresos Operativos')?.words).toContain('crear nuevo ingreso');
  run('Pestañas', 'Ingresos Operativos');
  expect(commandOf('Datos', 'Pegar una hoja de supuestos')?.words).toContain('Ingresos');
  expect(commandOf('Datos', 'Importar CSV o Excel')).toBeDefined();
  run('Datos', 'Crear Nuevo Ingreso');
  expect(screen.getByRole('button', { name: 'Crear y Continuar' })).toBeDefined();
  // The form stands in the place of the list.
  expect(commandOf('Datos', 'Crear Nuevo Ingreso')).toBeUndefined();
  run('Pestañas', 'Egresos');
  expect(title()).toBe('Egresos - Mensual');
  run('Datos', 'Crear Nuevo Egreso');
  expect(screen.getByRole('radio', { name: 'Personal' })).toBeDefined();
});
