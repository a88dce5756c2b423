import { type GridModel, type Session, transposedGrid } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { flowOf } from '../sections.ts';
import { flowColumns } from './flowColumns.ts';
import { allRows, flowLayout, inDisplayUnit } from './flowLayout.ts';
import type { FlowRow } from './rows.ts';
import { type Unit, UNITS } from './units.ts';

const FLOWS = [flowOf('flujo-anual'), flowOf('flujo-mensual')];

/** The cash flow on paper, as the page has it: in pesos, and in larger units where these take fewer sheets. */
export function printedFlow(session: Session, table: string): readonly GridModel[] | null {
  const flow = FLOWS.find((one) => one?.table === table);
  if (!flow) return null;
  const columns = flowColumns(session, flow.table, new Set())();
  // Beside months only the sums of their years: the whole projection is the sum of these.
  const own = columns.filter(({ of }) => flow.table === 'years' || of?.table !== 'total');
  return (Object.keys(UNITS) as Unit[]).map((unit) => {
    const all = allRows(session as Session<ProjectData>, flow.table, unit)();
    const rows = withProjected(all, unit);
    return transposedGrid(session, {
      ...flowLayout(flow, unit),
      rows: () => rows,
      records: () => own,
      toggle: () => {},
    });
  });
}

/** Beneath real months what would have been computed: paper has no tooltip that says it. */
function withProjected(rows: readonly FlowRow[], unit: Unit): readonly FlowRow[] {
  return rows.flatMap((row) => {
    const { stream, shows } = row;
    if (!stream?.actual || shows !== `${stream.id}.flow`) return [row];
    const name = `${stream.name}: proyectado`;
    const projected: FlowRow = {
      id: `${row.id}.projected`,
      kind: 'data',
      depth: row.depth + 1,
      head: { ...row.head, text: name, value: name },
      shows: `${stream.id}.projected`,
      under: row.under,
      remark: true,
      dress: (cell) => inDisplayUnit(cell, unit),
    };
    return [row, projected];
  });
}
