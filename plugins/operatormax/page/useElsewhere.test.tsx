// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
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
  useElsewhere(flowOf(section), 'flujo-de-caja');
  return <button onClick={() => revealer.reveal(YEAR)}>{`${pathname}${search}`}</button>;
}

function ledFrom(path: string, section: string): string | null {
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
  act(() => screen.getByRole('button').click());
  const { textContent } = screen.getByRole('button');
  cleanup();
  return textContent;
}

test('a year is shown by the annual flow, from whichever path one comes', () => {
  const annual = '/tools/operatormax/flujo-anual?pestana=flujo-de-caja';
  expect(ledFrom('/tools/operatormax', 'flujo-mensual')).toBe(annual);
  expect(ledFrom('/tools/operatormax/', 'flujo-mensual')).toBe(annual);
  expect(ledFrom('/tools/operatormax/flujo-mensual', 'flujo-mensual')).toBe(annual);
  expect(ledFrom('/tools/operatormax/contrata-pro', 'contrata-pro')).toBe(annual);
});
