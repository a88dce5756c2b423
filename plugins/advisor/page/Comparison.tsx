import { Plus, Scale } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { recordsIn } from '../../../src/tool/index.ts';
import {
  Button,
  EmptyState,
  Section,
  SegmentedControl,
  useConfirm,
} from '../../../src/ui/index.ts';
import {
  ColumnsSheet,
  offerUndo,
  useKept,
  useRevealer,
  useSession,
} from '../../../src/workbench/index.ts';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { CreateDialog } from './CreateDialog.tsx';
import { MarketDialog } from './MarketDialog.tsx';
import { cellRef, LIST, optionName } from './option.ts';
import { RatingDialog } from './RatingDialog.tsx';
import type { Row } from '../rows.ts';
import { Verdict } from './Verdict.tsx';

const VIEWS = [
  { value: 'comparison', label: 'Comparación' },
  { value: 'sheet', label: 'Hoja' },
] as const;

/** A dialog over a cell. */
interface Opened {
  readonly row: Row;
  readonly option: number;
}

/** The options side by side, and what is opened from them. */
export function Comparison() {
  const session = useSession();
  const { calculation } = session;
  const revealer = useRevealer();
  const [creating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [confirm, confirmDialog] = useConfirm();
  const list = calculation.declaration.lists[LIST];
  const { maxRecords = Number.POSITIVE_INFINITY } = list ?? {};
  const [view, setView] = useKept('advisor.options', ['comparison', 'sheet']);
  const count = calculation.rows(LIST);
  const addButton = useRef<HTMLButtonElement>(null);
  const emptied = useRef(false);

  // With the last option went what had the focus.
  useEffect(() => {
    if (emptied.current && count === 0) addButton.current?.focus();
    emptied.current = false;
  }, [count]);

  const remove = async (option: number): Promise<boolean> => {
    const name = optionName(calculation, option);
    const sure = await confirm({
      title: 'Confirmar Eliminación',
      description: `¿Estás seguro de que deseas eliminar «${name}»? Se borran sus cifras y sus calificaciones.`,
      confirmLabel: 'Eliminar',
      danger: true,
    });
    if (!sure) return false;
    emptied.current = count === 1;
    session.edit(`Eliminar ${name}`, (draft) => {
      recordsIn(draft, LIST).splice(option, 1);
    });
    offerUndo(session, `${name}: eliminada.`);
    return true;
  };
  /** In the sheet a new option is in sight and has the focus, once its dialog has given it back. */
  const goTo = (option: number) => {
    if (view !== 'sheet') return;
    setTimeout(() => {
      session.select(cellRef('name', option));
      revealer.reveal(cellRef('name', option));
    }, 0);
  };
  const add = (
    <Button
      ref={addButton}
      variant="primary"
      size="sm"
      icon={<Plus />}
      disabled={count >= maxRecords}
      onClick={() => setCreating(true)}
    >
      Agregar Opción
    </Button>
  );
  return (
    <Section
      title="Comparador de Opciones de Inversión"
      actions={
        count > 0 && (
          <div className={styles.actions}>
            <SegmentedControl
              label="Ver las opciones como"
              hideLabel
              options={VIEWS}
              value={view}
              onValueChange={setView}
            />
            {add}
          </div>
        )
      }
    >
      {count === 0 ? (
        <EmptyState
          icon={<Scale />}
          title="Todavía no hay opciones"
          text="Agrega la primera para empezar a comparar."
          action={add}
        />
      ) : (
        <>
          <Verdict />
          {view === 'sheet' && list ? (
            <ColumnsSheet id={LIST} list={list} />
          ) : (
            <ComparisonTable
              onOpen={(row, option) => setOpened({ row, option })}
              onRemove={remove}
            />
          )}
        </>
      )}
      {creating && <CreateDialog onCreated={goTo} onClose={() => setCreating(false)} />}
      {opened?.row.kind === 'market' && (
        <MarketDialog id={opened.row.id} option={opened.option} onClose={() => setOpened(null)} />
      )}
      {opened?.row.kind === 'score' && (
        <RatingDialog row={opened.row} option={opened.option} onClose={() => setOpened(null)} />
      )}
      {confirmDialog}
    </Section>
  );
}
