// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Session } from '../../../../src/workbench/index.ts';
import { press, showTool } from '../../../../src/workbench/testing/toolPage.tsx';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';

/* A block of cells of a spreadsheet upon those of a project, whose first row is words as heads are. */

afterEach(cleanup);

const GENERAL = `Apartamento	Casa	Local
2026	2026	2027
1	1	1`;

const BY_CITY = `Envigado	Itagüí	Chía
Apartamento	Casa	Apartaestudio
2026	2026	2027
2	1	4`;

const BY_NAME = `Apto 302	Casa Norte	Local 5
${BY_CITY}`;

const HEADED = `Inmueble	Ciudad	Canon
Apto 302	Envigado	2.300.000
Local 5	Chía	3.100.000`;

/** With a word on 'Año', which takes none. */
const MISFIT = BY_CITY.replace('2027', 'este año');

const clipboardOf = (text: string) => ({
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

/** The page, with the cell of a row of the first of two sample projects selected. */
async function openAt(row: string) {
  const session = (await showTool(tool)) as unknown as Session<RentalsDocument>;
  const cell = await waitFor(() => {
    const place = `.ag-row[row-id="${row}"] [col-id="p.casa-club"]`;
    const found = document.querySelector<HTMLElement>(place);
    if (!found) throw new Error('the sheet is yet to come');
    return found;
  });
  await act(async () => fireEvent.pointerDown(cell, { pointerType: 'mouse', button: 0 }));
  const paste = (text: string) =>
    act(async () => void fireEvent.paste(cell, { clipboardData: clipboardOf(text) }));
  const projects = () =>
    session.document.projects.map((project) => [
      project.name,
      project.city,
      project.propertyType,
      project.year,
      project.participations,
    ]);
  return { cell, paste, projects };
}

const dialog = () => screen.findByRole('dialog', { name: 'Pegar proyectos' });

test.each([
  [
    'of types',
    'propertyType',
    GENERAL,
    [
      ['Casa Club', 'Santa Marta', 'Apartamento', 2026, 1],
      ['Apartamento', 'Santa Marta', 'Casa', 2026, 1],
      ['Proyecto 3', '', 'Local', 2027, 1],
    ],
  ],
  [
    'of cities',
    'city',
    BY_CITY,
    [
      ['Casa Club', 'Envigado', 'Apartamento', 2026, 2],
      ['Apartamento', 'Itagüí', 'Casa', 2026, 1],
      ['Proyecto 3', 'Chía', 'Apartaestudio', 2027, 4],
    ],
  ],
  [
    'of names',
    'name',
    BY_NAME,
    [
      ['Apto 302', 'Envigado', 'Apartamento', 2026, 2],
      ['Casa Norte', 'Itagüí', 'Casa', 2026, 1],
      ['Local 5', 'Chía', 'Apartaestudio', 2027, 4],
    ],
  ],
])('a block that the cells take is pasted on them: %s', async (_, row, text, expected) => {
  const { paste, projects } = await openAt(row);
  await paste(text);
  expect(projects()).toEqual(expected);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['with heads', 'name', HEADED],
  ['with a text that its cell refuses', 'city', MISFIT],
])('one %s is asked about', async (_, row, text) => {
  const { paste, projects } = await openAt(row);
  const before = projects();
  await paste(text);
  expect(await dialog()).toBeDefined();
  expect(projects()).toEqual(before);
});

test('what is asked about can be pasted on the cells all the same', async () => {
  const { paste, projects } = await openAt('city');
  await paste(MISFIT);
  const button = within(await dialog()).getByRole('button', { name: 'Pegar en las celdas' });
  await press(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(projects()).toEqual([
    ['Casa Club', 'Envigado', 'Apartamento', 2026, 2],
    ['Apartamento', 'Itagüí', 'Casa', 2026, 1],
    // The year that new projects begin with.
    ['Proyecto 3', 'Chía', 'Apartaestudio', 2029, 4],
  ]);
  expect(document.body.textContent).toContain('1 celda no se pegó');
});

test('who pastes only values pastes them on the cells', async () => {
  const { cell, paste, projects } = await openAt('name');
  fireEvent.keyDown(cell, { key: 'V', ctrlKey: true, shiftKey: true });
  await paste(HEADED);
  expect(projects().map(([name, city, type]) => [name, city, type])).toEqual([
    ['Inmueble', 'Apto 302', 'Local 5'],
    ['Ciudad', 'Envigado', 'Chía'],
    ['Canon', '2.300.000', '3.100.000'],
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  // The next one is asked about again.
  fireEvent.keyDown(cell, { key: 'v', ctrlKey: true });
  await paste(HEADED);
  expect(await dialog()).toBeDefined();
});
