// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionContext } from '../session/useSession.ts';
import { Session } from '../session/session.ts';
import { sampleTool } from '../testing/sample.ts';
import { plain } from '../testing/toolPage.tsx';
import { Sheets } from './Sheets.tsx';

afterEach(cleanup);

function print(session: Session): void {
  render(
    <SessionContext value={session}>
      <Sheets
        title="Muestra"
        by=""
        paper="letter"
        orientation={undefined}
        left={new Set(['advice', 'charts', 'definitions'])}
        studies={[]}
      />
    </SessionContext>,
  );
}

it('a text that isn’t taken is marked in its cell, and what counts instead is told first of all', () => {
  const session = new Session(sampleTool());
  session.type({ id: 'years' }, '45');
  session.type({ table: 'homes', row: 1, id: 'price' }, 'doscientos');
  print(session);
  const rowOf = (name: string) =>
    [...(screen.getByText(name, { selector: 'th, td' }).closest('tr')?.cells ?? [])].map((cell) =>
      plain(cell.textContent),
    );
  expect(rowOf('Plazo')[1]).toBe('45 †');
  expect(rowOf('Sur')).toContain('doscientos †');
  expect(rowOf('Norte')).toContain('$ 100');
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.textContent).toBe('Datos por corregir');
  // A house of $ 250,5, and a term of three years, as the tool begins with.
  expect(screen.getAllByText(/^† /).map(({ textContent }) => plain(textContent))).toEqual([
    '† «45» en Plazo no se acepta: cuenta 3.',
    '† «doscientos» en Precio · Sur no se acepta: cuenta $ 251.',
  ]);
});

it('nothing is marked, and nothing told, where all was taken', () => {
  print(new Session(sampleTool()));
  expect(document.body.textContent).not.toContain('†');
  expect(screen.queryByText('Datos por corregir')).toBeNull();
});
