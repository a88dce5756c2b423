import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { Session, SessionScope } from '../../../../src/workbench/index.ts';
import { UiProvider } from '../../../../src/ui/index.ts';
import { structureOf } from '../../document/structure.ts';
import tool from '../../tool.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { ValueDialog } from '../values/ValueDialogs.tsx';

/** Told that a dialog was left. */
export const closed = vi.fn<() => void>();

/** Shows a dialog of a new session, by itself. */
export async function show(make: (session: Session) => ReactNode) {
  const session = new Session(tool);
  closed.mockReset();
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={session}>{make(session)}</SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  // The dialog gives the focus to its first field, once, or to its first button.
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/INPUT|SELECT|BUTTON/));
  const value = (id: string) => session.calculation.value({ id, table: 'projects', row: 0 });
  const typed = (id: string) => session.calculation.expression({ id, table: 'projects', row: 0 });
  return { session, value, typed, user: userEvent.setup() };
}

/** The dialog of one income of the first sample project. */
export const open = (key: string) =>
  show((session) => {
    const stream = structureOf(session.document as RentalsDocument).byKey.get(key);
    return stream && <ValueDialog stream={stream} row={0} onGo={closed} onClose={closed} />;
  });

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const save = () => screen.getByRole('button', { name: 'Guardar' });
