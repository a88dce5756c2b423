import { Download, Plus } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { Ref } from '../../../engine/index.ts';
import { axisValues, type Matrix, plainNumber } from '../../../tool/index.ts';
import { Badge, Button, IconButton, ProgressBar, Section, toast } from '../../../ui/index.ts';
import { blockId } from '../../layout/anchors.ts';
import { downloadTable } from '../../onDemand.ts';
import type { CellAddress } from '../../grid/index.ts';
import { HelpIcon } from '../../inputs/InputEditor.tsx';
import { axisRef, columnIndex, HEAD, matrixGrid } from './matrixGrid.ts';
import { useSession } from '../../session/useSession.ts';
import styles from './MatrixBlock.module.css';
import { SheetGrid } from '../SheetGrid.tsx';
import { useMatrix } from './useMatrix.ts';

/** A sensitivity matrix: computed on demand, its heads edited like cells. */
export function MatrixBlock({ id, matrix }: { id: string; matrix: Matrix }) {
  const session = useSession();
  const { lookup, outdated, progress, compute, cancel } = useMatrix(session, id, matrix);
  const columns = axisValues(session.document[matrix.columns.axis]);
  const model = useMemo(
    () => matrixGrid(session, id, matrix, columns, lookup),
    [session, id, matrix, columns, lookup],
  );
  const refAt = useCallback(
    ({ row, columnId }: CellAddress) => axisRef(matrix, row, columnId),
    [matrix],
  );
  const use = ({ row, columnId }: CellAddress) => {
    const down = axisValues(session.document[matrix.rows.axis])[row - 1];
    const across = axisValues(session.document[matrix.columns.axis])[columnIndex(columnId)];
    if (down === undefined || across === undefined) return;
    session.write('Usar los valores de la matriz', [
      { ref: { id: matrix.rows.input }, value: down },
      { ref: { id: matrix.columns.input }, value: across },
    ]);
    const [rowLabel, columnLabel] = [matrix.rows.input, matrix.columns.input].map(
      (input) => session.calculation.declaration.inputs[input]?.label ?? input,
    );
    toast.success(`${rowLabel}: ${plainNumber(down)} · ${columnLabel}: ${plainNumber(across)}`);
  };
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
        description="Edita los valores azules de la primera fila y la primera columna. Un clic en una celda calculada lleva sus dos valores a los datos."
        actions={
          <div className={styles.actions}>
            <AddValue matrix={matrix} axis="rows" label="Fila" />
            <AddValue matrix={matrix} axis="columns" label="Columna" />
            {lookup && (
              <IconButton
                label={`Exportar ${matrix.label} como CSV`}
                icon={<Download />}
                onClick={() => downloadTable(session, model, { heads: false })}
              />
            )}
            {progress === null ? (
              <Button variant="primary" size="sm" onClick={compute}>
                {matrix.action}
              </Button>
            ) : (
              <Button size="sm" onClick={cancel}>
                Cancelar
              </Button>
            )}
          </div>
        }
      >
        {progress !== null && <ProgressBar label={matrix.action} value={progress} />}
        <SheetGrid
          model={model}
          refAt={refAt}
          addressOf={(ref) => addressOf(matrix, ref)}
          onOpen={use}
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

/** Adds a value at the end of an axis, one step on from the last two. */
function AddValue({
  matrix,
  axis,
  label,
}: {
  matrix: Matrix;
  axis: 'rows' | 'columns';
  label: string;
}) {
  const session = useSession();
  const id = matrix[axis].axis;
  const declared = session.calculation.declaration.axes[id];
  const values = axisValues(session.document[id]);
  const full = declared?.maxLength !== undefined && values.length >= declared.maxLength;
  const add = () => {
    const last = values.at(-1) ?? declared?.field.min ?? 0;
    const step = values.length > 1 ? last - (values.at(-2) ?? 0) : (declared?.field.step ?? 1);
    const next = Math.min(
      Math.max(last + step, declared?.field.min ?? 0),
      declared?.field.max ?? last,
    );
    session.edit(`Agregar ${label.toLocaleLowerCase('es-CO')}`, (draft) => {
      ((draft as Record<string, unknown>)[id] as number[]).push(next);
    });
  };
  return (
    <Button size="sm" variant="ghost" icon={<Plus />} disabled={full} onClick={add}>
      {label}
    </Button>
  );
}
