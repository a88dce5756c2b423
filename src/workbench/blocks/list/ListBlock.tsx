import { Download, Plus } from 'lucide-react';
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
  IconButton,
  lazyPart,
  PartBoundary,
  Section,
  SegmentedControl,
  toast,
} from '../../../ui/index.ts';
import { blockId } from '../../layout/anchors.ts';
import { downloadTable } from '../../onDemand.ts';
import { listTarget } from '../../listImport/fieldsTarget.ts';
import { useListImport } from '../../listImport/dialog/useListImport.tsx';
import { useTableWithoutCells } from '../../listImport/dialog/useTableOnPage.ts';
import type { CellAddress } from '../../grid/index.ts';
import { HelpIcon } from '../../inputs/InputEditor.tsx';
import { ASIDE, HELP, helpOf, listGrid } from './listGrid.ts';
import { copyAction, leadingField, removeRecord, runAction } from './records.ts';
import { offerUndo } from '../../session/offerUndo.ts';
import { useViewChoice } from '../../documents/useDocumentView.ts';
import { useSession } from '../../session/useSession.ts';
import { ColumnsSheet } from './ColumnsSheet.tsx';
import { EmptyList } from './EmptyList.tsx';
import { OpenedRecord } from './OpenedRecord.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordLines } from './RecordLines.tsx';
import { useRevealer } from '../../layout/reveal.ts';
import { useGoTo } from '../../layout/useGoTo.ts';
import { useNarrow } from '../../layout/useNarrow.ts';
import { SheetGrid } from '../SheetGrid.tsx';
import styles from './ListBlock.module.css';

const RecordForm = lazyPart(async () => (await import('./RecordForm.tsx')).RecordForm);

type View = 'cards' | 'lines' | 'sheet';

const VIEWS = {
  cards: { value: 'cards', label: 'Tarjetas' },
  lines: { value: 'lines', label: 'Lista' },
  sheet: { value: 'sheet', label: 'Hoja' },
} as const satisfies Readonly<Record<View, { value: View; label: string }>>;

/** What a person chose; 'other' is what the list and the window begin with. */
const KEPT_VIEWS = ['other', 'cards', 'sheet'] as const;

/** How a list can be seen, the first to begin with. On a phone cards of many records would bury the results. */
function viewsOf({ cards, orientation }: List, narrow: boolean): readonly [View, ...View[]] {
  if (cards) return narrow ? ['lines', 'cards', 'sheet'] : ['cards', 'sheet'];
  // Side by side records are compared: that takes the sheet.
  return narrow && orientation !== 'columns' ? ['lines', 'sheet'] : ['sheet'];
}

const HOW_CARDS = 'Toca un dato azul para cambiarlo, o una cifra para ver su fórmula.';
const HOW_COLUMNS =
  'Edita cualquier celda azul, o pega columnas desde una hoja de cálculo: cada columna es un registro.';
const HOW_ROWS = 'Edita cualquier celda azul, o pega filas desde una hoja de cálculo.';

function howTo({ orientation }: List, view: View): string {
  if (view === 'cards') return HOW_CARDS;
  if (view === 'lines') return '';
  return orientation === 'columns' ? HOW_COLUMNS : HOW_ROWS;
}

/** The record whose form is open, and the field that it opens at. */
interface Opened {
  readonly row: number;
  readonly field: string | undefined;
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
  const takes = useMemo(() => (isFixed(list) ? null : listTarget(id, list)), [id, list]);
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
    if (action.copy && rows >= (list.maxRecords ?? MAX_RECORDS)) {
      toast.error(`La lista admite ${list.maxRecords ?? MAX_RECORDS} registros`);
      return;
    }
    session.edit(`${action.label} ${list.singular}`, (draft) =>
      runAction(draft, id, list, action, row),
    );
    toast.success(`${action.label}: ${recordName(session.calculation, list, id, row)}`);
  };
  const { cards } = list;
  const narrow = useNarrow();
  const [first, ...more] = viewsOf(list, narrow);
  const [chosen, setChosen] = useViewChoice(`list.${id}`, KEPT_VIEWS);
  const view = more.find((each) => each === chosen) ?? first;
  const asSheet = view === 'sheet';
  const [edited, setEdited] = useState<Opened | null>(null);
  const revealer = useRevealer();
  const goTo = useGoTo();
  // Only the sheet can show a single cell that a formula leads to; a text to be mended has its form.
  useEffect(() => {
    if (asSheet) return undefined;
    return revealer.attachFolded(id, (ref) => {
      if (view !== 'lines' || !session.refusedAt(ref)) return setChosen('sheet');
      setEdited({ row: ref.row ?? 0, field: ref.id });
      return 'shown';
    });
  }, [asSheet, view, session, revealer, id, setChosen]);
  const edit = session.isReadOnly
    ? undefined
    : (row: number, field?: string) => setEdited({ row, field });
  /** In the sheet a new record is in sight and has the focus, once its dialog has given it back. */
  const goToNew = (row: number) => {
    const field = leadingField(list);
    if (!asSheet || field === undefined) return;
    goTo({ id: field, table: id, row });
  };
  const lists = useListImport(() => goToNew(0));
  const hasNoCells = !asSheet && rows > 0 && !session.isReadOnly;
  useTableWithoutCells(
    takes !== null && hasNoCells,
    (pasted) => takes && lists.paste(takes, pasted),
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
        description={rows > 0 && !session.isReadOnly && howTo(list, view)}
        actions={
          <div className={styles.actions}>
            {rows > 0 && more.length > 0 && (
              <SegmentedControl
                label={`Ver ${list.label} como`}
                hideLabel
                options={[first, ...more].map((each) => VIEWS[each])}
                value={view}
                onValueChange={(next) => {
                  setChosen(next === first || next === 'lines' ? 'other' : next);
                }}
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
          <EmptyList
            list={list}
            onPaste={takes && ((pasted) => lists.paste(takes, pasted))}
            add={add}
            onFilled={() => goToNew(0)}
          />
        ) : view === 'cards' && cards ? (
          <RecordCards
            id={id}
            list={list}
            cards={cards}
            onAction={act}
            onRemove={remove}
            onEdit={edit}
          />
        ) : view === 'lines' ? (
          <RecordLines id={id} list={list} onOpen={(row, field) => setEdited({ row, field })} />
        ) : list.orientation === 'columns' ? (
          <ColumnsSheet id={id} list={list} takes={takes} />
        ) : (
          <SheetGrid
            model={model}
            refAt={refAt}
            addressOf={addressOf}
            takes={takes}
            onOpen={({ row, columnId }) => {
              if (columnId === HELP) setExplained(helpOf(session, id, list, row) ?? null);
              else remove(row);
            }}
          />
        )}
      </Section>
      {lists.dialog}
      {explained && <HelpIcon help={explained} onClose={() => setExplained(null)} />}
      {edited && (
        <OpenedRecord
          id={id}
          list={list}
          {...edited}
          onRemove={isFixed(list) ? undefined : remove}
          onClose={(row) => {
            setEdited(null);
            // On a phone the formula panel would come up for what was typed last.
            if (narrow) session.select(null);
            // Once the dialog has given the focus back to where the walk began.
            if (row !== edited.row) setTimeout(() => focusRecord(id, row), 0);
          }}
        />
      )}
      {adding && (
        <PartBoundary what="el formulario" waiting={null}>
          <RecordForm id={id} list={list} onAdded={goToNew} onClose={() => setAdding(false)} />
        </PartBoundary>
      )}
    </div>
  );
}

/** Of what is only looked at no record comes or goes; of anything else each can be duplicated. */
function shownList(list: List, isReadOnly: boolean): List {
  if (isReadOnly) return { ...list, minRecords: MAX_RECORDS, maxRecords: MAX_RECORDS };
  const { actions = [] } = list;
  if (isFixed(list) || actions.some(({ copy }) => copy)) return list;
  return { ...list, actions: [...actions, copyAction(list)] };
}

/** To the button that opens the form of a record. */
function focusRecord(list: string, row: number): void {
  const record = document.getElementById(blockId(list))?.querySelector(`[data-record="${row}"]`);
  const button = record?.querySelector('footer button') ?? record?.querySelector('button');
  if (button instanceof HTMLElement) button.focus();
}

function addressOf(ref: Ref): CellAddress {
  return { row: ref.row ?? 0, columnId: ref.id };
}
