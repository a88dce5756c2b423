import { useEffect, useMemo, useState } from 'react';
import { type Calculation, kinds, overOf, type Scalar, Subset } from '../../../../tool/index.ts';
import { cx } from '../../../../ui/index.ts';
import { copiedNumber, type GridModel } from '../../../grid/index.ts';
import { afterPaint } from '../../../session/afterPaint.ts';
import { useSession } from '../../../session/useSession.ts';
import { CopyFigure } from '../CopyFigure.tsx';
import { equalsOf } from './equals.ts';
import styles from './FilteredTotals.module.css';
import type { SheetView } from './sheetView.ts';

interface Props {
  table: GridModel;
  view: SheetView;
}

const NONE: readonly string[] = [];

/** What the records come to that a filter leaves in sight, as the total row of a filtered table does. */
export function FilteredTotals({ table, view }: Props) {
  const { calculation, revision } = useSession();
  const totals = calculation.declaration.lists[table.id]?.totals ?? NONE;
  const { hidden } = view;
  const isPart = hidden.size > 0 && hidden.size < equalsOf(table).count;
  if (!isPart || totals.length === 0) return null;
  return <Totals table={table} hidden={hidden} ids={totals} revision={revision()} />;
}

interface Shown {
  readonly value: Scalar;
  /** '3 de 8 propiedades', where some have nothing to average. */
  readonly over: string;
}

interface TotalsProps {
  table: GridModel;
  hidden: ReadonlySet<string>;
  ids: readonly string[];
  /** Of the document: another one with each edit. */
  revision: number;
}

function Totals({ table, hidden, ids, revision }: TotalsProps) {
  const { calculation } = useSession();
  const subset = useMemo(() => new Subset(table.id), [table.id]);
  const [values, setValues] = useState<readonly Shown[] | null>(null);
  // The cell that was edited doesn't wait for it.
  useEffect(() => {
    let isWanted = true;
    afterPaint(() => {
      if (!isWanted) return;
      const { idOf } = equalsOf(table);
      const shown = subset.update(calculation, (row) => !hidden.has(idOf(row)));
      setValues(
        ids.map((id) => ({ value: shown.value(id), over: overOf(calculation, { id }, shown) })),
      );
    });
    return () => void (isWanted = false);
  }, [subset, calculation, table, hidden, ids, revision]);
  return (
    <div
      role="group"
      aria-label="Totales de lo filtrado"
      className={cx(styles.totals, 'scrolls-aside')}
    >
      <span className={styles.name}>De lo filtrado</span>
      {ids.map((id, at) => (
        <Total key={id} of={calculation} id={id} shown={values?.[at]} />
      ))}
    </div>
  );
}

/** `shown`: not computed yet where there is none. */
function Total({ of, id, shown }: { of: Calculation; id: string; shown: Shown | undefined }) {
  const formula = of.formula({ id });
  if (!formula) return null;
  const { label, kind, unit } = formula;
  const { value = null, over = '' } = shown ?? {};
  const hasValue = value !== null;
  const text = hasValue ? kinds[kind].format(value, formula) : '—';
  const copy = typeof value === 'number' ? copiedNumber(value, kind === 'percent') : text;
  return (
    <CopyFigure name={label} copy={hasValue ? copy : null} className={styles.figure}>
      {label} <b className={styles.value}>{text}</b>
      {unit !== undefined && unit !== 'COP' && ` ${unit}`}
      {hasValue && over !== '' && ` · ${over}`}
    </CopyFigure>
  );
}
