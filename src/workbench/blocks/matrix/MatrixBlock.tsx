import { Download, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Ref } from '../../../engine/index.ts';
import type { Matrix } from '../../../tool/index.ts';
import { Badge, Button, IconButton, Section, toast } from '../../../ui/index.ts';
import { blockId } from '../../layout/anchors.ts';
import { downloadTable } from '../../onDemand.ts';
import type { CellAddress } from '../../grid/index.ts';
import { HelpIcon } from '../../inputs/InputEditor.tsx';
import { isFull, nextValue, type Side } from './axes.ts';
import { computedMatrix } from './computedMatrix.ts';
import { MatrixFoot } from './MatrixFoot.tsx';
import { matrixGrid, triedAt } from './matrixGrid.ts';
import { axisRef, HEAD } from './matrixPlaces.ts';
import { useSession } from '../../session/useSession.ts';
import styles from './MatrixBlock.module.css';
import { SheetGrid } from '../SheetGrid.tsx';
import { useMatrix } from './useMatrix.ts';

/** The cell at work, and the way back to it. */
interface Active {
  readonly at: CellAddress;
  readonly goBack: () => void;
}

/** A sensitivity matrix: it follows the data, its heads are edited like cells. */
export function MatrixBlock({ id, matrix }: { id: string; matrix: Matrix }) {
  const session = useSession();
  const { lookup, outdated, progress, compute, cancel } = useMatrix(session, id, matrix);
  const model = useMemo(
    () => matrixGrid(session, id, matrix, lookup),
    [session, id, matrix, lookup],
  );
  const refAt = useCallback(
    ({ row, columnId }: CellAddress) => axisRef(matrix, row, columnId),
    [matrix],
  );
  const [active, setActive] = useState<Active | null>(null);
  return (
    <div id={blockId(id)}>
      <Section
        className={styles.section}
        title={
          <span className={styles.title}>
            {matrix.label}
            <HelpIcon help={matrix.help} />
            {outdated && <Badge variant="warning">Desactualizada</Badge>}
          </span>
        }
        level={2}
        description="Edita los valores azules, también con un rango: «4..12 paso 2» en una celda cambia todo el eje. Lo que pegues más allá del final lo alarga."
        actions={
          <div className={styles.actions}>
            <AddValue matrix={matrix} side="rows" label="Fila" />
            <AddValue matrix={matrix} side="columns" label="Columna" />
            <IconButton
              label={`Exportar ${matrix.label} como CSV`}
              icon={<Download />}
              onClick={() =>
                downloadTable(session, computedMatrix(session, id, matrix), { heads: false })
              }
            />
            <Button
              size="sm"
              onClick={() => compute(() => toast.success('La matriz está al día con tus datos.'))}
            >
              {matrix.action}
            </Button>
          </div>
        }
      >
        <SheetGrid
          model={model}
          refAt={refAt}
          addressOf={(ref) => addressOf(matrix, ref)}
          onActive={(at, goBack) => setActive(at && { at, goBack })}
        />
        <MatrixFoot
          matrix={matrix}
          tried={active && triedAt(session, matrix, active.at)}
          onApplied={active?.goBack}
          progress={progress}
          onCancel={cancel}
        />
      </Section>
    </div>
  );
}

function addressOf(matrix: Matrix, ref: Ref): CellAddress {
  return ref.id === matrix.columns.axis
    ? { row: 0, columnId: `c${ref.row ?? 0}` }
    : { row: (ref.row ?? 0) + 1, columnId: HEAD };
}

/** Adds a value at the end of an axis. */
function AddValue({ matrix, side, label }: { matrix: Matrix; side: Side; label: string }) {
  const session = useSession();
  const { axis } = matrix[side];
  const add = () => {
    const next = nextValue(session, matrix, side);
    session.edit(`Agregar ${label.toLocaleLowerCase('es-CO')}`, (draft) => {
      ((draft as Record<string, unknown>)[axis] as number[]).push(next);
    });
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      icon={<Plus />}
      disabled={isFull(session, matrix, side) || session.isReadOnly}
      onClick={add}
    >
      {label}
    </Button>
  );
}
