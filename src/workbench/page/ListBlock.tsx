import { Download, Plus, Table2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { Ref } from '../../engine/index.ts';
import { type List, MAX_RECORDS } from '../../tool/index.ts';
import { Button, EmptyState, IconButton, Section, toast } from '../../ui/index.ts';
import { blockId } from '../anchors.ts';
import { downloadTable } from '../exchange/onDemand.ts';
import type { CellAddress } from '../grid/index.ts';
import { listGrid, REMOVE } from '../models/listGrid.ts';
import { useSession } from '../useSession.ts';
import { SheetGrid } from './SheetGrid.tsx';
import styles from './ListBlock.module.css';

const RecordForm = lazy(async () => ({ default: (await import('./RecordForm.tsx')).RecordForm }));

/** Records that a person adds by form or by paste, edits in place, and removes. */
export function ListBlock({ id, list }: { id: string; list: List }) {
  const session = useSession();
  const [adding, setAdding] = useState(false);
  const model = useMemo(() => listGrid(session, id, list), [session, id, list]);
  const refAt = useCallback(
    ({ row, columnId }: CellAddress): Ref | null =>
      columnId === REMOVE ? null : { id: columnId, table: id, row },
    [id],
  );
  const rows = session.calculation.sheet.rows(id);
  const remove = (row: number) => {
    if (rows <= (list.minRecords ?? 0)) {
      toast.error(`Debe quedar al menos ${list.minRecords}`);
      return;
    }
    const name = session.calculation.value({ id: list.name, table: id, row }) || 'Sin nombre';
    session.edit(`Eliminar ${list.singular}`, (draft) => {
      ((draft as Record<string, unknown>)[id] as unknown[]).splice(row, 1);
    });
    toast.info(
      `${list.singular} «${String(name)}»: ${list.feminine ? 'eliminada' : 'eliminado'}. Puedes deshacerlo.`,
    );
  };
  const add = (
    <Button
      variant="primary"
      size="sm"
      icon={<Plus />}
      disabled={rows >= (list.maxRecords ?? MAX_RECORDS)}
      onClick={() => setAdding(true)}
    >
      {`Agregar ${list.singular}`}
    </Button>
  );
  return (
    <div id={blockId(id)}>
      <Section
        className={styles.section}
        title={list.label}
        level={2}
        description="Edita cualquier celda azul, o pega filas desde una hoja de cálculo."
        actions={
          <div className={styles.actions}>
            {rows > 0 && (
              <IconButton
                label={`Exportar ${list.label} como CSV`}
                icon={<Download />}
                onClick={() => downloadTable(session, model)}
              />
            )}
            {rows > 0 && add}
          </div>
        }
      >
        {rows === 0 ? (
          <EmptyState icon={<Table2 />} title={list.empty ?? 'La lista está vacía'} action={add} />
        ) : (
          <SheetGrid
            model={model}
            refAt={refAt}
            addressOf={addressOf}
            onOpen={({ row }) => remove(row)}
          />
        )}
      </Section>
      {adding && (
        <Suspense fallback={null}>
          <RecordForm id={id} list={list} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

function addressOf(ref: Ref): CellAddress {
  return { row: ref.row ?? 0, columnId: ref.id };
}
