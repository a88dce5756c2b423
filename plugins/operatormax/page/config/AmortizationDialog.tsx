import { useMemo } from 'react';
import { monthIndex } from '../../../../src/finance/index.ts';
import { shortMonth, type Chart, type Ref, type Table } from '../../../../src/tool/index.ts';
import { Dialog } from '../../../../src/ui/index.ts';
import {
  type CellAddress,
  ChartBlock,
  type GridModel,
  ROW_HEAD,
  type Session,
  SheetGrid,
  tableGrid,
  useSession,
} from '../../../../src/workbench/index.ts';
import { IndicatorList } from '../cash-flow/Indicators.tsx';
import styles from './config.module.css';

const TABLE = 'credit';

const CHARTS: readonly Chart[] = [
  {
    id: 'amortizacion.cuota',
    label: 'Capital e intereses de cada cuota',
    type: 'bar',
    stacked: true,
    source: TABLE,
    x: 'monthIndex',
    series: [{ column: 'capital' }, { column: 'intereses' }],
  },
  {
    id: 'amortizacion.saldo',
    label: 'Saldo pendiente del crédito',
    type: 'area',
    source: TABLE,
    x: 'monthIndex',
    series: [{ column: 'saldoPendiente' }],
  },
];

const refAt = ({ row, columnId }: CellAddress): Ref | null =>
  columnId === ROW_HEAD ? null : { id: columnId, table: TABLE, row };
const addressOf = ({ id, row }: Ref): CellAddress => ({ row: row ?? 0, columnId: id });

/** The table of the model, its months by name. */
function schedule(session: Session, table: Table): GridModel {
  const { position: _, month, year: __, ...amounts } = table.columns;
  const columns = { ...(month ? { month: { ...month, label: 'Fecha' } } : {}), ...amounts };
  const model = tableGrid(session, TABLE, { ...table, columns });
  const at = (id: string, row: number) =>
    Number(session.calculation.value({ id, table: TABLE, row }));
  return {
    ...model,
    get rowCount() {
      return model.rowCount;
    },
    cell: (row, columnId) => {
      const cell = model.cell(row, columnId);
      if (columnId !== 'month') return cell;
      const text = shortMonth(monthIndex(at('year', row), at('month', row)));
      return { ...cell, text, value: text };
    },
  };
}

/** The schedule of the credit as it stands in the form. */
export function AmortizationDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const table = session.calculation.declaration.tables[TABLE];
  const model = useMemo(() => (table ? schedule(session, table) : null), [session, table]);
  return (
    <Dialog
      open
      size="lg"
      title="Tabla de amortización"
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.schedule}>
        <IndicatorList
          ids={['numeroCuotas', 'cuotaFija', 'totalCapital', 'totalIntereses', 'totalPagado']}
        />
        {model && <SheetGrid model={model} refAt={refAt} addressOf={addressOf} maxHeight={360} />}
        {CHARTS.map((chart) => (
          <ChartBlock key={chart.id} chart={chart} />
        ))}
      </div>
    </Dialog>
  );
}
