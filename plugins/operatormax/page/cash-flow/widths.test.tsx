// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { figureWidth, widened } from '../../../../src/workbench/grid/view/widths.ts';
import { Session } from '../../../../src/workbench/index.ts';
import { SessionContext } from '../../../../src/workbench/session/useSession.ts';
import type { ProjectData } from '../../document/document.ts';
import { sampleProjects } from '../../document/samples.ts';
import operatormax from '../../tool.ts';
import { flowOf } from '../sections.ts';
import { type Unit, UNITS } from './units.ts';
import { useFlowGrid } from './useFlowGrid.ts';

const FLOWS = ['flujo-mensual', 'flujo-anual'].flatMap((section) => flowOf(section) ?? []);

test('every figure has its room before it is scrolled to: no column moves then', () => {
  const cut: string[] = [];
  for (const { data } of sampleProjects()) {
    const session = new Session<ProjectData>(operatormax, data);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SessionContext value={session}>{children}</SessionContext>
    );
    for (const flow of FLOWS) {
      for (const unit of Object.keys(UNITS) as Unit[]) {
        const { grid } = renderHook(() => useFlowGrid(flow, unit), { wrapper }).result.current;
        for (const { id, figure = 0 } of widened(grid)) {
          for (let row = 0; row < grid.rowCount; row++) {
            const { text, value } = grid.cell(row, id);
            if (typeof value === 'number' && figureWidth(text) > figure) cut.push(`${id} ${text}`);
          }
        }
      }
    }
  }
  expect(cut).toEqual([]);
});
