import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from '../../../../src/ui/index.ts';
import { type Session, SessionScope } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { FlowSection } from '../FlowSection.tsx';
import { LeavingScope } from '../guard.tsx';
import { type Flow, flowOf } from '../sections.ts';

const MONTHLY = flowOf('flujo-mensual');
if (!MONTHLY) throw new Error('there is no monthly flow');
export const monthlyFlow: Flow = MONTHLY;

/** Shows a tab of the monthly flow by itself. */
export function showTab(session: Session<ProjectData>, Tab: ComponentType<{ flow: Flow }>): void {
  show(session, '/', <Tab flow={monthlyFlow} />);
}

/** Shows the monthly flow of a project with all its tabs, open at an address. */
export function showFlow(session: Session<ProjectData>, address = '/'): void {
  show(
    session,
    address,
    <LeavingScope>
      <FlowSection flow={monthlyFlow} busy={false} name="Hotel" bar={null} />
    </LeavingScope>,
  );
}

function show(session: Session<ProjectData>, address: string, page: ReactNode): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <UiProvider>
        <SessionScope session={session}>{page}</SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
}
