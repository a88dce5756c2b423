import { useMemo, useRef } from 'react';
import type { Ref } from '../../../../src/tool/index.ts';
import {
  type CellAddress,
  FormulaBar,
  Pending,
  SheetGrid,
  stickyPart,
  useSession,
} from '../../../../src/workbench/index.ts';
import type { Expense, Income, ProjectData } from '../../document/document.ts';
import cash from '../cash-flow/cash-flow.module.css';
import { isShownIn } from '../places.ts';
import styles from '../streams/streams.module.css';
import { assumptionsGrid } from './assumptionsGrid.ts';
import { EXPENSES, INCOMES } from './streamLists.ts';
import { pasteMonths } from './pasteMonths.ts';
import { targetOf } from './pasted/streamTarget.ts';

const TAB = { incomes: 'ingresos-operativos', expenses: 'egresos-operativos' } as const;

/** 'Supuestos': all streams of a list by their parameters, to be typed, pasted and filled. */
export function AssumptionsSheet({ of }: { of: 'incomes' | 'expenses' }) {
  const session = useSession<ProjectData>();
  const { model, refAt, addressOf, holds } = useMemo(
    () =>
      of === 'incomes'
        ? assumptionsGrid<Income>(session, INCOMES)
        : assumptionsGrid<Expense>(session, EXPENSES),
    [session, of],
  );
  const { startYear } = session.document.dateConfig;
  const target = useMemo(() => targetOf(of, startYear), [of, startYear]);
  const isShownHere = (ref: Ref) => isShownIn(TAB[of], ref, null);
  const active = useRef<CellAddress | null>(null);
  return (
    <>
      <div ref={stickyPart} className={cash.formula}>
        <FormulaBar shows={isShownHere} />
      </div>
      <SheetGrid
        model={model}
        refAt={refAt}
        addressOf={addressOf}
        holds={holds}
        explains={isShownHere}
        maxHeight={640}
        takes={target}
        onActive={(at) => void (active.current = at)}
        onForeign={(rows) => of === 'incomes' && pasteMonths(session, active.current, rows)}
      />
      <div className={styles.pending}>
        <Pending inForm />
      </div>
    </>
  );
}
