import { useMemo } from 'react';
import type { Chart, Ref, Table } from '../../../src/tool/index.ts';
import { Section } from '../../../src/ui/index.ts';
import {
  type CellAddress,
  ChartBlock,
  ROW_HEAD,
  SheetGrid,
  tableGrid,
  useSession,
} from '../../../src/workbench/index.ts';
import { DatesRequired, useDates } from './DatesRequired.tsx';
import { IndicatorList } from './cash-flow/Indicators.tsx';
import cash from './cash-flow/cash-flow.module.css';
import { TabFormula } from './TabFormula.tsx';

const TABLE = 'years';
/** By their ids. A head has two lines: in a longer one the word that tells it from the one beside it is cut. */
const COLUMNS: Readonly<Record<string, { readonly label?: string }>> = {
  cashOnCash: {},
  utilidadNetaAjustada: {},
  servicioDeuda: {},
  coberturaDeuda: { label: 'Cobertura (DSCR)' },
  flujoInversionista: {},
  flujoAcumulado: { label: 'Flujo acumulado' },
};

const PAID = ['equityPayment', 'debtPayment', 'assetPurchaseValue', 'coberturaMinima'];
const RETURNS = ['vpn', 'tirAnual', 'cashOnCashPromedio', 'roi', 'multiplier', 'pri'];

const isShown = ({ id, table }: Ref): boolean =>
  table === TABLE ? Object.hasOwn(COLUMNS, id) : !table && [...PAID, ...RETURNS].includes(id);

const CHART: Chart = {
  id: 'inversionista.cashOnCash',
  label: 'Cash on cash por año',
  type: 'bar',
  source: TABLE,
  xLabel: 'Año',
  series: [{ column: 'cashOnCash' }],
};

const refAt = ({ row, columnId }: CellAddress): Ref | null =>
  columnId === ROW_HEAD ? null : { id: columnId, table: TABLE, row };
const addressOf = ({ id, row }: Ref): CellAddress => ({ row: row ?? 0, columnId: id });

/** What the investor puts in, gets out each year, and when it is back. */
export function InvestorTab() {
  const session = useSession();
  const dates = useDates();
  const table = session.calculation.declaration.tables[TABLE];
  const model = useMemo(
    () => (table ? tableGrid(session, TABLE, only(table, COLUMNS)) : null),
    [session, table],
  );
  return (
    <div className={cash.tab}>
      <TabFormula shows={isShown} />
      <Section title="Aportes y deuda" minor>
        <IndicatorList ids={PAID} />
      </Section>
      <Section title="Retorno" minor>
        <IndicatorList ids={RETURNS} />
      </Section>
      {!dates && <DatesRequired />}
      {model && dates && (
        <Section title="Cash on cash por año del proyecto">
          <SheetGrid model={model} keptAs="investor" refAt={refAt} addressOf={addressOf} />
        </Section>
      )}
      {dates && <ChartBlock chart={CHART} />}
    </div>
  );
}

function only(table: Table, shown: typeof COLUMNS): Table {
  const columns = Object.entries(shown).flatMap(([id, own]) => {
    const formula = table.columns[id];
    return formula ? [[id, { ...formula, ...own }] as const] : [];
  });
  return {
    ...table,
    label: 'Datos del inversionista por año',
    columns: Object.fromEntries(columns),
  };
}
