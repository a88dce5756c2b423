import { describe, expect, it } from 'vitest';
import { Session } from '../session/session.ts';
import { sampleTool } from '../testing/sample.ts';
import { announcement, heardOf } from './announcement.ts';

function after(act: (session: Session) => void, figures = true): string {
  const session = new Session(sampleTool());
  const shown = figures ? session : null;
  const before = heardOf(session, shown);
  act(session);
  return announcement(before, heardOf(session, shown));
}

describe('what is said after an edit', () => {
  it('are the figures that it moved', () => {
    expect(after((session) => session.type({ id: 'years' }, '4'))).toBe('Total $\u00a0405');
  });

  it('is nothing where nothing moved, or no figures are shown', () => {
    expect(after((session) => session.type({ id: 'years' }, '3'))).toBe('');
    expect(after((session) => session.type({ id: 'years' }, '4'), false)).toBe('');
  });

  it('is what could not be taken, and where', () => {
    expect(after((session) => session.type({ id: 'years' }, '45'))).toBe(
      'Plazo: 45 supera el máximo 30. Se conserva 3.',
    );
  });
});

describe('records without data', () => {
  const emptied = (rows: readonly number[]) =>
    after((session) => {
      for (const row of rows) {
        session.write('Vaciar', [
          { ref: { id: 'name', table: 'homes', row }, value: '' },
          { ref: { id: 'price', table: 'homes', row }, value: null },
        ]);
      }
    });

  it('are said to count, however few', () => {
    expect(emptied([0])).toBe(
      'Una casa sin datos cuenta en los resultados: complétala o elimínala.',
    );
    expect(emptied([0, 1])).toBe(
      '2 casas sin datos cuentan en los resultados: complétalas o elimínalas.',
    );
  });
});
