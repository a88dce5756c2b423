import { ChevronsDownUp, ChevronsUpDown, Download } from 'lucide-react';
import { useState } from 'react';
import { Button, SegmentedControl } from '../../../../src/ui/index.ts';
import {
  Announcer,
  ChartBlock,
  downloadTable,
  FormulaBar,
  Notices,
  Pending,
  SheetGrid,
  stickyPart,
  useSession,
  WhenSeen,
} from '../../../../src/workbench/index.ts';
import { DatesRequired, useDates } from '../DatesRequired.tsx';
import type { Flow } from '../sections.ts';
import styles from './cash-flow.module.css';
import { FirstSteps } from './FirstSteps.tsx';
import { Indicators } from './Indicators.tsx';
import { PeriodBanner } from './PeriodBanner.tsx';
import { type Unit, UNITS } from './units.ts';
import { useFlowGrid } from './useFlowGrid.ts';
import type { ProjectData } from '../../document/document.ts';

const UNIT_OPTIONS = (Object.keys(UNITS) as Unit[]).map((value) => ({
  value,
  label: UNITS[value].label,
}));

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

/** Indicators, the cash flow itself, and its charts. */
function CashFlow({ flow, busy, name }: Props) {
  const session = useSession<ProjectData>();
  const [unit, setUnit] = useState<Unit>('pesos');
  const sheet = useFlowGrid(flow, unit);
  const { charts } = session.calculation.declaration;
  const { createdIncomes, createdExpenses } = session.document;
  const empty = createdIncomes.length + createdExpenses.length === 0;
  return (
    <div className={styles.tab}>
      <PeriodBanner />
      <Announcer />
      <Notices />
      <Pending />
      {empty && <FirstSteps />}
      <Indicators />
      <div ref={stickyPart} className={styles.formula}>
        <FormulaBar />
      </div>
      <section aria-label={`Flujo de caja ${flow.label.toLowerCase()}`}>
        <div className={styles.toolbar}>
          <SegmentedControl
            label="Mostrar valores en"
            options={UNIT_OPTIONS}
            value={unit}
            onValueChange={setUnit}
            className={styles.units}
          />
          <div className={styles.buttons}>
            <Button
              size="sm"
              variant="ghost"
              icon={sheet.unfolded ? <ChevronsDownUp /> : <ChevronsUpDown />}
              onClick={() => sheet.unfold(!sheet.unfolded)}
            >
              {sheet.unfolded ? 'Plegar todo' : 'Desplegar todo'}
            </Button>
            <Button
              size="sm"
              icon={<Download />}
              onClick={() => downloadTable(session, sheet.whole, { document: name })}
            >
              Exportar CSV
            </Button>
          </div>
        </div>
        <div aria-busy={busy} className={busy ? styles.busy : undefined}>
          <SheetGrid
            key={flow.table}
            model={sheet.grid}
            refAt={sheet.grid.refAt}
            addressOf={sheet.addressOf}
            unfold={sheet.unfoldTo}
            tall
          />
        </div>
      </section>
      {!empty && (
        <div className={styles.charts}>
          {charts.map((chart) => (
            <WhenSeen key={chart.id}>
              <ChartBlock chart={chart} />
            </WhenSeen>
          ))}
        </div>
      )}
    </div>
  );
}
