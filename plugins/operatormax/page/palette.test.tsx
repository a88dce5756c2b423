// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registeredCommands } from '../../../src/workbench/commands/registry.ts';
import { Session } from '../../../src/workbench/index.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import { emptyProject, type ProjectData } from '../document/document.ts';
import tool from '../tool.ts';
import { showFlow } from './testing/show.tsx';

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
  showFlow(new Session<ProjectData>(tool, emptyProject()), '/?pestana=operador');
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
