// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UiProvider } from '../../../src/ui/index.ts';
import { Session, SessionScope, useRevealer } from '../../../src/workbench/index.ts';
import { stubLayout } from '../../../src/workbench/testing/layout.ts';
import { checked } from '../testing/documents.ts';
import tool from '../tool.ts';
import { flowOf } from './sections.ts';
import { useElsewhere } from './useElsewhere.ts';

beforeEach(stubLayout);
afterEach(cleanup);

const YEAR = { id: 'ingresos', table: 'years', row: 6 };

function Section({ section }: { section: string }) {
  const { pathname, search } = useLocation();
  const revealer = useRevealer();
  const navigate = useNavigate();
  useElsewhere(flowOf(section), 'flujo-de-caja');
  return (
    <>
      <button onClick={() => revealer.reveal(YEAR)}>Año</button>
      <button onClick={() => revealer.reveal({ id: 'interestRate' })}>Tasa</button>
      <button onClick={() => void navigate(-1)}>Atrás</button>
      <output>{`${pathname}${search}`}</output>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const address = () => screen.getByRole('status').textContent;

function open(path: string, section: string): void {
  const session = new Session(tool, checked({}));
  render(
    <MemoryRouter initialEntries={[path]}>
      <UiProvider>
        <SessionScope session={session}>
          <Routes>
            <Route path="/tools/operatormax/*" element={<Section section={section} />} />
          </Routes>
        </SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
}

function ledFrom(path: string, section: string): string | null {
  open(path, section);
  press('Año');
  const led = address();
  cleanup();
  return led;
}

test('a year is shown by the annual flow, from whichever path one comes', () => {
  const annual = '/tools/operatormax/flujo-anual?pestana=flujo-de-caja';
  expect(ledFrom('/tools/operatormax', 'flujo-mensual')).toBe(annual);
  expect(ledFrom('/tools/operatormax/', 'flujo-mensual')).toBe(annual);
  expect(ledFrom('/tools/operatormax/flujo-mensual', 'flujo-mensual')).toBe(annual);
  expect(ledFrom('/tools/operatormax/contrata-pro', 'contrata-pro')).toBe(annual);
});

test.each(['Año', 'Tasa'])('from where «%s» led to one goes back to where one was', (name) => {
  const path = '/tools/operatormax/flujo-mensual';
  open(path, 'flujo-mensual');
  press(name);
  expect(address()).not.toBe(path);
  press('Atrás');
  expect(address()).toBe(path);
});
