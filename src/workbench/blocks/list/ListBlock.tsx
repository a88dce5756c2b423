import { Download, Plus, Table2 } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Ref } from '../../../engine/index.ts';
import {
  type Help,
  isFixed,
  type List,
  MAX_RECORDS,
  type RecordAction,
  recordName,
} from '../../../tool/index.ts';
import {
  Button,
  EmptyState,
  IconButton,
  lazyPart,
  PartBoundary,
  Section,
  SegmentedControl,
  toast,
} from '../../../ui/index.ts';
import { blockId } from '../../layout/anchors.ts';
import { downloadTable } from '../../onDemand.ts';
import type { CellAddress } from '../../grid/index.ts';
import { HelpIcon } from '../../inputs/InputEditor.tsx';
import { ASIDE, HELP, helpOf, listGrid } from './listGrid.ts';
import { removeRecord, runAction } from './records.ts';
import { offerUndo } from '../../session/offerUndo.ts';
import { useSession } from '../../session/useSession.ts';
import { ColumnsSheet } from './ColumnsSheet.tsx';
import { RecordCards } from './RecordCards.tsx';
import { useRevealer } from '../../layout/reveal.ts';
import { SheetGrid } from '../SheetGrid.tsx';
import styles from './ListBlock.module.css';

const RecordForm = lazyPart(async () => (await import('./RecordForm.tsx')).RecordForm);

const VIEWS = [
  { value: 'cards', label: 'Tarjetas' },
  { value: 'sheet', label: 'Hoja' },
] as const;

const HOW_CARDS = 'Toca una cifra para ver su fórmula. En la hoja se editan los datos.';
const HOW_COLUMNS =
  'Edita cualquier celda azul, o pega columnas desde una hoja de cálculo: cada columna es un registro.';
const HOW_ROWS = 'Edita cualquier celda azul, o pega filas desde una hoja de cálculo.';

function howTo({ orientation }: List, asCards: boolean): string {
  if (asCards) return HOW_CARDS;
  return orientation === 'columns' ? HOW_COLUMNS : HOW_ROWS;
}

/** Records that a person adds by form or by paste, edits in place, and removes. */
export function ListBlock({ id, list: declared }: { id: string; list: List }) {
  const session = useSession();
  const list = useMemo(() => shownList(declared, session.isReadOnly), [declared, session]);
  const [adding, setAdding] = useState(false);
  const [explained, setExplained] = useState<Help | null>(null);
  const model = useMemo(() => listGrid(session, id, list), [session, id, list]);
  const refAt = useCallback(
    ({ row, columnId }: CellAddress): Ref | null =>
      ASIDE.has(columnId) ? null : { id: columnId, table: id, row },
    [id],
  );
  const rows = session.calculation.sheet.rows(id);
  const remove = (row: number) => {
    if (rows <= (list.minRecords ?? 0)) {
      toast.error(`Debe quedar al menos ${list.minRecords}`);
      return;
    }
    const name = recordName(session.calculation, list, id, row) || 'Sin nombre';
    session.edit(`Eliminar ${list.singular}`, (draft) => removeRecord(draft, id, row));
    offerUndo(session, `${list.singular} «${name}»: ${list.feminine ? 'eliminada' : 'eliminado'}.`);
  };
  const act = (action: RecordAction, row: number) => {
    session.edit(`${action.label} ${list.singular}`, (draft) =>
      runAction(draft, id, list, action, row),
    );
    toast.success(`${action.label}: ${recordName(session.calculation, list, id, row)}`);
  };
  const { cards } = list;
  const [asCards, setAsCards] = useState(cards !== undefined);
  const revealer = useRevealer();
  // Only the sheet can show a single cell that a formula leads to.
  useEffect(
    () => (asCards ? revealer.attachFolded(id, () => setAsCards(false)) : undefined),
    [asCards, revealer, id],
  );
  const add = (
    <Button
      variant="primary"
      size="sm"
      icon={<Plus />}
      disabled={rows >= (list.maxRecords ?? MAX_RECORDS)}
      onClick={() => setAdding(true)}
    >
      {list.add ?? `Agregar ${list.singular}`}
    </Button>
  );
  return (
    <div id={blockId(id)}>
      <Section
        className={styles.section}
        title={list.label}
        level={2}
        description={rows > 0 && !session.isReadOnly && howTo(list, asCards)}
        actions={
          <div className={styles.actions}>
            {rows > 0 && cards && (
              <SegmentedControl
                label={`Ver ${list.label} como`}
                hideLabel
                options={VIEWS}
                value={asCards ? 'cards' : 'sheet'}
                onValueChange={(view) => setAsCards(view === 'cards')}
              />
            )}
            {rows > 0 && (
              <IconButton
                label={`Exportar ${list.label} como CSV`}
                icon={<Download />}
                onClick={() => downloadTable(session, model)}
              />
            )}
            {rows > 0 && !isFixed(list) && add}
          </div>
        }
      >
        {rows === 0 ? (
          <EmptyState
            icon={<Table2 />}
            title={list.empty ?? 'La lista está vacía'}
            action={isFixed(list) ? undefined : add}
          />
        ) : asCards && cards ? (
          <RecordCards id={id} list={list} cards={cards} onAction={act} onRemove={remove} />
        ) : list.orientation === 'columns' ? (
          <ColumnsSheet id={id} list={list} />
        ) : (
          <SheetGrid
            model={model}
            refAt={refAt}
            addressOf={addressOf}
            onOpen={({ row, columnId }) => {
              if (columnId === HELP) setExplained(helpOf(session, id, list, row) ?? null);
              else remove(row);
            }}
          />
        )}
      </Section>
      {explained && <HelpIcon help={explained} onClose={() => setExplained(null)} />}
      {adding && (
        <PartBoundary what="el formulario" waiting={null}>
          <RecordForm id={id} list={list} onClose={() => setAdding(false)} />
        </PartBoundary>
      )}
    </div>
  );
}

/** Of what is only looked at no record comes or goes. */
const shownList = (list: List, isReadOnly: boolean): List =>
  isReadOnly ? { ...list, minRecords: MAX_RECORDS, maxRecords: MAX_RECORDS } : list;

function addressOf(ref: Ref): CellAddress {
  return { row: ref.row ?? 0, columnId: ref.id };
}
