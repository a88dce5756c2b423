import { Download } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Ref } from '../../../engine/index.ts';
import { formatShort, type Table } from '../../../tool/index.ts';
import { Disclosure, EmptyState, IconButton } from '../../../ui/index.ts';
import { blockId } from '../../layout/anchors.ts';
import { downloadTable } from '../../onDemand.ts';
import type { CellAddress } from '../../grid/index.ts';
import { ROW_HEAD } from '../cells/readings.ts';
import { tableGrid } from './tableGrid.ts';
import { useSession } from '../../session/useSession.ts';
import { useRevealer } from '../../layout/reveal.ts';
import { SheetGrid } from '../SheetGrid.tsx';
import styles from './TableBlock.module.css';

/** A computed table, which may be folded. */
export function TableBlock({ id, table }: { id: string; table: Table }) {
  const session = useSession();
  const { calculation } = session;
  const [open, setOpen] = useState(!table.collapsed);
  const model = useMemo(() => tableGrid(session, id, table), [session, id, table]);
  const refAt = useCallback(
    ({ row, columnId }: CellAddress): Ref | null =>
      columnId === ROW_HEAD ? null : { id: columnId, table: id, row },
    [id],
  );
  const revealer = useRevealer();
  useEffect(
    () => (open ? undefined : revealer.attachFolded(id, () => setOpen(true))),
    [revealer, id, open],
  );
  const rows = calculation.sheet.rows(id);
  return (
    <div id={blockId(id)}>
      <Disclosure
        level={2}
        title={`${table.label} (${formatShort(rows)} ${rows === 1 ? 'fila' : 'filas'})`}
        open={open}
        onOpenChange={setOpen}
        aside={
          rows > 0 && (
            <IconButton
              label={`Exportar ${table.label} como CSV`}
              icon={<Download />}
              onClick={() => downloadTable(session, model)}
            />
          )
        }
      >
        {rows === 0 ? (
          <EmptyState title="Sin filas todavía" text="Completa los datos para ver esta tabla." />
        ) : (
          open && <SheetGrid model={model} refAt={refAt} addressOf={addressOf} />
        )}
        {table.note && <p className={styles.note}>{table.note}</p>}
      </Disclosure>
    </div>
  );
}

function addressOf(ref: Ref): CellAddress {
  return { row: ref.row ?? 0, columnId: ref.id };
}
