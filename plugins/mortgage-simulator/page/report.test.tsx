// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { Sheets } from '../../../src/workbench/report/Sheets.tsx';
import { SessionContext } from '../../../src/workbench/session/useSession.ts';
import mortgage from '../tool.ts';

afterEach(cleanup);

/** 240 millions at 12 % nominal, paid monthly over 20 years. */
function loan(): Session {
  const session = new Session(mortgage);
  session.write('Datos', [{ ref: { id: 'propertyValue' }, value: 300_000_000 }]);
  return session;
}

function show(session: Session, left: readonly string[] = []) {
  render(
    <SessionContext value={session}>
      <Sheets
        title="Apto 301"
        by="Ana Peña"
        paper="letter"
        orientation={undefined}
        left={new Set(['charts', ...left])}
        studies={[]}
      />
    </SessionContext>,
  );
}

describe('a report', () => {
  it('has every row of a table under its heads, and says whose it is', () => {
    show(loan());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Apto 301');
    expect(screen.getByText(/Preparado por Ana Peña/)).toBeDefined();
    const table = screen
      .getAllByRole('table')
      .find((each) => within(each).queryAllByRole('columnheader').length > 0);
    if (!table) throw new Error('no table with heads');
    // 20 % down leaves 240 millions; 240 instalments, and the row of heads.
    expect(within(table).getAllByRole('row')).toHaveLength(241);
    const instalment = (240e6 * 0.01) / (1 - 1.01 ** -240);
    const text = `$ ${Math.round(instalment).toLocaleString('es-CO')}`;
    expect(within(table).getAllByText(text, { normalizer: plain }).length).toBeGreaterThan(200);
  });

  it('leaves out what the person leaves out', () => {
    show(loan(), ['tables', 'definitions']);
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(screen.queryByText('Cómo se calculan las cifras')).toBeNull();
    expect(screen.getByText('Cifras que deciden')).toBeDefined();
  });

  it('marks a typed text that was refused, and says the value that counts', () => {
    const session = loan();
    session.type({ id: 'loanTerm' }, '40 años y medio');
    show(session);
    const row = screen.getByRole('rowheader', { name: 'Plazo' }).closest('tr');
    expect(row?.textContent).toContain('40 años y medio †');
    const told = screen.getByRole('heading', { name: 'Datos por corregir' }).parentElement;
    expect(told?.textContent).toMatch(/Plazo.*cuenta.*20/);
  });
});

/** Spaces that don't break are spaces. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ');
}
