import { AlertTriangle } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Chart } from '../../../../src/tool/index.ts';
import { Dialog, SegmentedControl } from '../../../../src/ui/index.ts';
import { ChartBlock, FormulaBar, SheetGrid, useSession } from '../../../../src/workbench/index.ts';
import { BASE_FAULTS } from '../../document/references.ts';
import { expenseFields } from '../../model/expenses.ts';
import { incomeFields } from '../../model/incomes.ts';
import { type ExpenseStream, type IncomeStream, structureOf } from '../../model/structure.ts';
import { IndicatorList } from '../cash-flow/Indicators.tsx';
import { DatesRequired, useDates } from '../DatesRequired.tsx';
import type { Flow } from '../sections.ts';
import { flowTable } from './flowTable.ts';
import styles from './streams.module.css';
import type { ProjectData } from '../../document/document.ts';

const TABLES = [
  { value: 'months', label: 'Mensual' },
  { value: 'years', label: 'Anual' },
] as const;

interface Props {
  /** `i3`, `e1`. */
  stream: string;
  flow: Flow;
  onClose: () => void;
}

/** A stream month by month or year by year: a table, its formulas, and a chart. */
export function FlowDialog({ stream: id, flow, onClose }: Props) {
  const session = useSession<ProjectData>();
  const [table, setTable] = useState(flow.table);
  const dates = useDates();
  // What was explained on the page before is none of this table's.
  useEffect(() => session.select(null), [session]);
  const structure = structureOf(session.document);
  const stream = [...structure.incomes, ...structure.expenses].find((one) => one.id === id);
  return (
    <Dialog
      open
      size="lg"
      title={`Proyección - ${stream?.name ?? ''}`}
      onOpenChange={(open) => !open && onClose()}
    >
      {!stream && (
        <p role="alert" className={styles.warning}>
          <AlertTriangle aria-hidden="true" />
          No se pudo mostrar la proyección
        </p>
      )}
      {stream && !dates && <DatesRequired />}
      {stream && dates && (
        <>
          <SegmentedControl
            label="Períodos"
            hideLabel
            options={TABLES}
            value={table}
            onValueChange={setTable}
            className={styles.periods}
          />
          <Projection key={table} stream={stream} table={table} />
        </>
      )}
    </Dialog>
  );
}

interface ProjectionProps {
  stream: IncomeStream | ExpenseStream;
  table: Flow['table'];
}

function Projection({ stream, table }: ProjectionProps) {
  const session = useSession<ProjectData>();
  const { id, name } = stream;
  const key = JSON.stringify(stream);
  const { model, refAt, addressOf } = useMemo(
    () => flowTable(session, JSON.parse(key) as ProjectionProps['stream'], table),
    [session, key, table],
  );
  const chart = useMemo(() => chartOf(id, name, table), [id, name, table]);
  return (
    <>
      <Warning stream={stream} />
      <IndicatorList ids={Object.keys(fieldsOf(stream)).map((field) => `${id}.${field}`)} />
      <FormulaBar />
      <SheetGrid model={model} refAt={refAt} addressOf={addressOf} maxHeight={320} />
      <ChartBlock chart={chart} />
    </>
  );
}

function fieldsOf(stream: ProjectionProps['stream']): object {
  return isExpense(stream) ? expenseFields(stream) : incomeFields(stream);
}

function isExpense(stream: ProjectionProps['stream']): stream is ExpenseStream {
  return stream.id.startsWith('e');
}

function chartOf(id: string, name: string, table: Flow['table']): Chart {
  return {
    id: `flujo.${id}.${table}`,
    label: name,
    type: table === 'months' ? 'area' : 'bar',
    source: table,
    xLabel: table === 'months' ? 'Mes' : 'Año',
    series: [{ column: `${id}.flow` }],
  };
}

/** Why every period of it is 0. */
function Warning({ stream }: { stream: ProjectionProps['stream'] }) {
  const text = warningOf(stream);
  if (text === null) return null;
  return (
    <p role="status" className={styles.warning}>
      <AlertTriangle aria-hidden="true" />
      {text}
    </p>
  );
}

function warningOf(stream: ProjectionProps['stream']): string | null {
  if (stream.fault) return BASE_FAULTS[stream.fault];
  return stream.variant === 'ninguno' ? 'El egreso está inactivo y no entra en el flujo.' : null;
}
