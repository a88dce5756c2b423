import { use } from 'react';
import type { Ref } from '../../../../src/tool/index.ts';
import { cx } from '../../../../src/ui/index.ts';
import {
  Announcer,
  ChartWhenSeen,
  FormulaBar,
  Notices,
  Pending,
  PrintedTablesContext,
  SheetGrid,
  stickyPart,
  useSession,
  useViewChoice,
} from '../../../../src/workbench/index.ts';
import { DatesRequired, useDates } from '../DatesRequired.tsx';
import { PasteSheet } from '../pasteSheet.ts';
import { isShownIn } from '../places.ts';
import type { Flow } from '../sections.ts';
import styles from './cash-flow.module.css';
import { FirstSteps } from './FirstSteps.tsx';
import { FlowTools } from './FlowTools.tsx';
import { Indicators } from './Indicators.tsx';
import { positiveCommands } from './negativeExpenses.ts';
import { PeriodBanner } from './PeriodBanner.tsx';
import { printedFlow } from './printedFlow.ts';
import { unitsOf } from './units.ts';
import { useFlowGrid } from './useFlowGrid.ts';
import type { ProjectData } from '../../document/document.ts';

interface Props {
  flow: Flow;
  busy: boolean;
  /** The project's. */
  name: string;
}

/** The cash flow of a project that has dates. */
export function CashFlowTab(props: Props) {
  return useDates() ? <CashFlow {...props} /> : <DatesRequired />;
}

/** What the flow comes to, the cash flow itself, and its charts. */
function CashFlow({ flow, busy, name }: Props) {
  const session = useSession<ProjectData>();
  const [unit, setUnit] = useViewChoice(`unit.${flow.table}`, unitsOf(flow));
  const sheet = useFlowGrid(flow, unit);
  const pasteSheet = use(PasteSheet);
  const { charts } = session.calculation.declaration;
  const { createdIncomes, createdExpenses } = session.document;
  const isShownHere = (ref: Ref) => isShownIn('flujo-de-caja', ref, flow);
  const empty = createdIncomes.length + createdExpenses.length === 0;
  return (
    <>
      <div className={styles.tab}>
        <PrintedTablesContext value={printedFlow}>
          <FlowTools flow={flow} name={name} sheet={sheet} unit={unit} onUnit={setUnit} />
        </PrintedTablesContext>
        <div className={styles.notices}>
          <PeriodBanner />
          <Notices />
        </div>
        <Announcer />
        {empty && <FirstSteps />}
        <Indicators />
        <div ref={stickyPart} className={styles.formula}>
          <FormulaBar key={flow.table} shows={isShownHere} />
        </div>
        <section
          aria-label={`Flujo de caja ${flow.label.toLowerCase()}`}
          aria-busy={busy}
          className={cx(styles.flow, busy && styles.busy)}
        >
          <SheetGrid
            key={flow.table}
            model={sheet.grid}
            refAt={sheet.grid.refAt}
            addressOf={sheet.addressOf}
            explains={isShownHere}
            unfold={sheet.unfoldTo}
            onForeign={pasteSheet.take}
            ownCommands={(cells) => positiveCommands(session, cells)}
            tall
          />
        </section>
        {!empty && (
          <div className={styles.charts}>
            {charts.map((chart) => (
              <ChartWhenSeen key={chart.id} chart={chart} />
            ))}
          </div>
        )}
      </div>
      <Pending />
    </>
  );
}
