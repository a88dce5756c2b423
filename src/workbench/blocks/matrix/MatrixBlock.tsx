import { Download, Plus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import type { Ref } from '../../../engine/index.ts';
import { axisValues, kinds, type Matrix, plainNumber, read } from '../../../tool/index.ts';
import { Badge, Button, IconButton, ProgressBar, Section, toast } from '../../../ui/index.ts';
import { blockId } from '../../layout/anchors.ts';
import { downloadTable } from '../../onDemand.ts';
import type { CellAddress } from '../../grid/index.ts';
import { HelpIcon } from '../../inputs/InputEditor.tsx';
import { isBase, matrixGrid, triedAt } from './matrixGrid.ts';
import { axisRef, HEAD } from './matrixPlaces.ts';
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
  const [active, setActive] = useState<CellAddress | null>(null);
  const tried = active && triedAt(session, matrix, active);
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
          onActive={setActive}
        />
        {lookup && (tried ? <Tried matrix={matrix} {...tried} /> : <Key matrix={matrix} />)}
      </Section>
    </div>
  );
}

/** What the colours are against; in the place of what a cell tried, so that nothing moves. */
function Key({ matrix }: { matrix: Matrix }) {
  const { calculation } = useSession();
  const { goal, thresholds } = calculation.declaration.formulas[matrix.output] ?? {};
  const today = read(calculation, { id: matrix.output }).text;
  return (
    <p className={styles.tried}>
      {goal && !thresholds && `Verde: mejor que hoy (${today}). Rojo: peor. `}
      Elige una celda para aplicar sus valores.
    </p>
  );
}

/** What the active cell tried, and what takes it to the inputs. */
function Tried({ matrix, down, across }: { matrix: Matrix; down: number; across: number }) {
  const session = useSession();
  const inputs = [
    { id: matrix.rows.input, value: down },
    { id: matrix.columns.input, value: across },
  ];
  const said = inputs
    .map(({ id, value }) => {
      const field = session.calculation.field({ id });
      const text = field ? kinds[field.kind].format(value, field) : plainNumber(value);
      return `${field?.label ?? id}: ${text}`;
    })
    .join(' · ');
  const apply = () => {
    const writes = inputs.map(({ id, value }) => ({ ref: { id }, value }));
    session.write('Aplicar los valores de la matriz', writes);
    toast.success(said);
  };
  const base = isBase(session, matrix, { down, across });
  return (
    <div role="group" aria-label="Valores de la celda" className={styles.tried}>
      <span>{said}</span>
      {base ? (
        <span>son tus datos de hoy</span>
      ) : (
        <Button size="sm" onClick={apply}>
          Aplicar a mis datos
        </Button>
      )}
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
    <Button
      size="sm"
      variant="ghost"
      icon={<Plus />}
      disabled={full || session.isReadOnly}
      onClick={add}
    >
      {label}
    </Button>
  );
}
