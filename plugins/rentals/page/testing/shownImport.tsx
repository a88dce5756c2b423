import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { UiProvider } from '../../../../src/ui/index.ts';
import type { Session } from '../../../../src/workbench/index.ts';
import { MatchDialog } from '../../../../src/workbench/listImport/dialog/MatchDialog.tsx';
import { SessionContext } from '../../../../src/workbench/session/useSession.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { projectTarget } from '../import/projectTarget.ts';

/** The dialog that asks what the columns of a table of projects are; `name`: of the file, null where it was pasted. */
export function shownImport(
  session: Session<RentalsDocument>,
  rows: readonly (readonly string[])[],
  name: string | null = null,
): HTMLElement {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const target = projectTarget(session.calculation.declaration.lists['projects']);
  if (!target) throw new Error('the tool declares its projects');
  render(
    <UiProvider>
      <SessionContext value={session}>
        <MatchDialog
          target={target}
          name={name}
          tables={[{ name: '', rows: rows.map((row) => [...row]) }]}
          onTaken={undefined}
          onClose={() => {}}
        />
      </SessionContext>
    </UiProvider>,
  );
  return screen.getByRole('dialog', { name: /^(Pegar|Importar) proyectos$/ });
}
