import { shortMonth, kinds, read, type Reading, type Ref } from '../../../../src/tool/index.ts';
import {
  type CellAddress,
  computedCell,
  type GridModel,
  type Session,
} from '../../../../src/workbench/index.ts';
import { WHOLE_LABELS } from '../../document/references.ts';
import { baseColumn } from '../../model/flows.ts';
import type { ExpenseStream, IncomeStream } from '../../model/structure.ts';
import type { Flow } from '../sections.ts';

type Stream = IncomeStream | ExpenseStream;

interface Column {
  readonly id: string;
  readonly header: string;
  readonly refAt: (row: number) => Ref;
}

export interface FlowTable {
  readonly model: GridModel;
  readonly refAt: (address: CellAddress) => Ref | null;
  readonly addressOf: (ref: Ref) => CellAddress;
}

const PERIOD = 'periodo';
const isExpense = (stream: Stream): boolean => stream.id.startsWith('e');

/** A stream's months, or years: what each brings, and then what that comes from. */
export function flowTable(session: Session, stream: Stream, table: Flow['table']): FlowTable {
  const { calculation } = session;
  const columns = columnsOf(session, stream, table);
  const monthAt = (row: number) =>
    Number(calculation.value({ id: 'monthIndex', table: 'months', row }));
  const period = (row: number): string =>
    table === 'months'
      ? shortMonth(monthAt(row))
      : `Año ${row + 1} · ${shortMonth(monthAt(row * 12))} a ${shortMonth(monthAt(row * 12 + 11))}`;
  const refAt = ({ row, columnId }: CellAddress): Ref | null =>
    columns.find(({ id }) => id === columnId)?.refAt(row) ?? null;
  return {
    refAt,
    addressOf: ({ id, row = 0 }) => ({
      row,
      columnId: columns.find((column) => column.refAt(row).id === id)?.id ?? PERIOD,
    }),
    model: {
      id: `flujo.${stream.id}.${table}`,
      label: `Proyección - ${stream.name}`,
      columns: [
        {
          id: PERIOD,
          header: 'Período',
          align: 'left',
          width: table === 'months' ? 104 : 232,
          pinned: true,
        },
        ...columns.map(({ id, header }) => ({ id, header, align: 'right' as const, width: 148 })),
      ],
      get rowCount() {
        return calculation.rows(table);
      },
      row: (row) => ({ id: String(row), kind: 'data', depth: 0 }),
      cell: (row, columnId) => {
        const ref = refAt({ row, columnId });
        if (ref) return computedCell(short(session, ref, read(calculation, ref)));
        const text = period(row);
        return { text, value: text, editable: false, tone: 'heading' };
      },
      editor: () => ({ type: 'text', text: '', numeric: false }),
      edit: (edits) => ({
        applied: 0,
        refused: edits.map((edit) => ({ ...edit, reason: 'Es un valor calculado' })),
      }),
    },
  };
}

/** Percentages of a projection have one decimal. */
function short({ calculation }: Session, ref: Ref, reading: Reading): Reading {
  const shape = calculation.formula(ref) ?? calculation.field(ref);
  if (shape?.kind !== 'percent') return reading;
  return { ...reading, text: kinds.percent.format(reading.value, { ...shape, decimals: 1 }) };
}

function columnsOf({ calculation }: Session, stream: Stream, table: Flow['table']): Column[] {
  const { id, variant } = stream;
  const base = baseColumn(stream);
  const cell = (name: string, header: string): Column => ({
    id: name,
    header,
    refAt: (row) => ({ id: name, table, row }),
  });
  const flow = cell(`${id}.flow`, isExpense(stream) ? 'Egreso' : 'Ingreso');
  if (base !== undefined) {
    const share = `${id}.${isExpense(stream) ? 'relationPercentage' : 'percentage'}`;
    return [
      cell(base, stream.whole ? WHOLE_LABELS[stream.whole] : 'Ingreso Base'),
      { id: share, header: 'Porcentaje', refAt: () => ({ id: share }) },
      { ...flow, header: isExpense(stream) ? 'Egreso Variable' : 'Ingreso Dependiente' },
    ];
  }
  if (table === 'years') return [flow];
  const prices = cell('priceFactor', 'Factor de precios');
  if (variant === 'revpar') return [flow, cell(`${id}.ocupacionDelMes`, 'Ocupación'), prices];
  if (calculation.formula({ id: `${id}.growth`, table: 'calendar' })) {
    return [flow, growth(calculation, `${id}.growth`)];
  }
  const grows = ['parkingMonthly', 'parkingHourly', 'servicios'].includes(variant);
  return grows ? [flow, prices] : [flow];
}

/** Prices of a stream with points of its own on top of inflation; those stand by calendar year. */
function growth(calculation: Session['calculation'], id: string): Column {
  const yearAt = (row: number) =>
    Number(calculation.value({ id: 'calendarYear', table: 'months', row }));
  return {
    id,
    header: 'Factor de precios',
    refAt: (row) => ({ id, table: 'calendar', row: yearAt(row) - 1 }),
  };
}
