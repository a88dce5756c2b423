import { type Session, transposedGrid } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { flowColumns } from '../cash-flow/flowColumns.ts';
import { allRows, flowLayout } from '../cash-flow/flowLayout.ts';
import { monthlyFlow } from './show.tsx';

/** The monthly flow of a project in pesos, with no year folded. */
export const flowGrid = (session: Session<ProjectData>) =>
  transposedGrid(session, {
    ...flowLayout(monthlyFlow, 'pesos'),
    rows: allRows(session, 'months', 'pesos'),
    records: flowColumns(session, 'months', new Set()),
    toggle: () => undefined,
  });
