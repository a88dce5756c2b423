import {
  axisValues,
  kinds,
  type Matrix,
  plainNumber,
  read,
  unitBeside,
} from '../../../tool/index.ts';
import { Button, ProgressBar } from '../../../ui/index.ts';
import { offerUndo } from '../../session/offerUndo.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { missingToday, withValue } from './axes.ts';
import styles from './MatrixBlock.module.css';
import { isBase } from './matrixGrid.ts';

interface Props {
  matrix: Matrix;
  /** The values of the active cell. */
  tried: { readonly down: number; readonly across: number } | null;
  /** One goes on in the table: the button is gone with what it applied. */
  onApplied: (() => void) | undefined;
  /** Percent of a computation that takes long. */
  progress: number | null;
  onCancel: () => void;
}

/** The line below a matrix: it has its height whatever it says, so that nothing moves. */
export function MatrixFoot({ matrix, tried, onApplied, progress, onCancel }: Props) {
  return (
    <div className={styles.foot}>
      {tried ? <Tried matrix={matrix} {...tried} onApplied={onApplied} /> : <Key matrix={matrix} />}
      {progress !== null && (
        <span className={styles.working}>
          <ProgressBar className={styles.bar} label={matrix.action} value={progress} />
          <Button size="sm" onClick={onCancel}>
            Cancelar
          </Button>
        </span>
      )}
    </div>
  );
}

/** What the colours are against, and where today's data are. */
function Key({ matrix }: { matrix: Matrix }) {
  const session = useSession();
  const { calculation, document } = session;
  const isEmpty = [matrix.rows, matrix.columns].some(
    ({ axis }) => axisValues(document[axis]).length === 0,
  );
  if (isEmpty) return <p>Agrega al menos una fila y una columna para calcular la matriz.</p>;
  const { goal, thresholds, label } = calculation.declaration.formulas[matrix.output] ?? {};
  const today = read(calculation, { id: matrix.output });
  if (today.value === null) {
    return (
      <p>
        {`Con tus datos de hoy, ${label ?? matrix.output} no tiene valor${today.note ? `: ${today.note}` : ''}.`}
      </p>
    );
  }
  return (
    <>
      <p>
        {goal && !thresholds && `Verde: mejor que hoy (${today.text}). Rojo: peor. `}
        Elige una celda para aplicar sus valores.
      </p>
      <Today matrix={matrix} />
    </>
  );
}

/** Puts today's data among the heads, where they aren't yet, so that their cell can be marked. */
function Today({ matrix }: { matrix: Matrix }) {
  const session = useSession();
  const missing = missingToday(session, matrix);
  if (session.isReadOnly || !missing || missing.length === 0) return null;
  const said = missing.map(([side, value]) => valueText(session, matrix[side].input, value));
  const add = () =>
    session.edit('Agregar los datos de hoy a la matriz', (draft) => {
      for (const [side, value] of missing) {
        const { axis } = matrix[side];
        (draft as Record<string, unknown>)[axis] = withValue(axisValues(draft[axis]), value);
      }
    });
  return (
    <Button size="sm" variant="ghost" onClick={add}>
      {`Agregar tus datos de hoy (${said.join(' · ')})`}
    </Button>
  );
}

/** What the active cell tried, and what takes it to the inputs. */
function Tried({
  matrix,
  down,
  across,
  onApplied,
}: Pick<Props, 'matrix' | 'onApplied'> & { down: number; across: number }) {
  const session = useSession();
  const inputs = [
    { id: matrix.rows.input, value: down },
    { id: matrix.columns.input, value: across },
  ];
  const said = inputs
    .map(({ id, value }) => {
      const label = session.calculation.field({ id })?.label ?? id;
      return `${label}: ${valueText(session, id, value)}`;
    })
    .join(' · ');
  const apply = () => {
    const writes = inputs.map(({ id, value }) => ({ ref: { id }, value }));
    const { state: before } = session;
    session.write(null, writes);
    offerUndo(session, said, { before });
    onApplied?.();
  };
  return (
    <div role="group" aria-label="Valores de la celda" className={styles.tried}>
      <span>{said}</span>
      {isBase(session, matrix, { down, across }) ? (
        <span>son tus datos de hoy</span>
      ) : (
        <Button size="sm" onClick={apply}>
          Aplicar a mis datos
        </Button>
      )}
    </div>
  );
}

function valueText(session: Session, id: string, value: number): string {
  const field = session.calculation.field({ id });
  if (!field) return plainNumber(value);
  const text = kinds[field.kind].format(value, field);
  const unit = unitBeside({ value, text, tone: 'input' }, field.unit);
  return unit ? `${text} ${unit}` : text;
}
