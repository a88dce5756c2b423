// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { Sheets } from '../../../src/workbench/report/Sheets.tsx';
import { SessionContext } from '../../../src/workbench/session/useSession.ts';
import tool from '../tool.ts';

afterEach(cleanup);

it('projects of many fields stand side by side on paper, in one block', () => {
  render(
    <SessionContext value={new Session(tool)}>
      <Sheets
        title="Rentals"
        by=""
        paper="letter"
        orientation={undefined}
        left={new Set(['charts'])}
        studies={[]}
      />
    </SessionContext>,
  );
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.filter(Boolean)).toEqual(['Casa Club', 'Apartamento']);
  // The cost and what the project earns of it are both on the sheet.
  expect(document.body.textContent).toMatch(/\$\s33\.500\.000\.000/);
  expect(screen.getByText('Utilidad neta operativa', { selector: 'td' })).toBeDefined();
  // What is of a month says so beside totals that are of a year, however long its name.
  expect(screen.getByText('Local comercial, COP al mes', { selector: 'td' })).toBeDefined();
  expect(screen.queryByText(/^Alojamiento, COP/)).toBeNull();
  // Rankings stand in one list, and a heading has no values beside it.
  expect(screen.getAllByText('Clasificaciones')).toHaveLength(1);
  const heading = screen.getByText('Resultados', { selector: 'td' }).closest('tr');
  expect(heading?.textContent).toBe('Resultados');
});
