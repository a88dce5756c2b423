import { useState } from 'react';
import { Field, FormDialog, TextInput } from '../../../ui/index.ts';
import { counted } from '../../../tool/index.ts';
import { addressName, type CellAddress, type GridModel } from '../../grid/index.ts';
import { offerUndo } from '../../session/offerUndo.ts';
import { useSession } from '../../session/useSession.ts';
import styles from './AdjustDialog.module.css';
import { adjusted, type Adjustment, outcomeOf, readAdjustment } from './adjust.ts';

interface Props {
  model: GridModel;
  /** In which figures were typed. */
  cells: readonly CellAddress[];
  onClose: () => void;
}

/** So many figures are shown with what becomes of them. */
const SHOWN = 3;

/** Asks what is to be done to each of some figures, and shows what comes of the first. */
export function AdjustDialog({ model, cells, onClose }: Props) {
  const session = useSession();
  const [text, setText] = useState('');
  const read = text.trim() === '' ? null : readAdjustment(text);
  const adjustment = read && 'by' in read ? read : null;
  const adjust = () => {
    if (!adjustment) return;
    const before = session.state;
    const { refused } = model.edit(adjusted(model, cells, adjustment), 'adjust');
    const done = `«${text.trim()}» en ${countOf(cells.length - refused.length)}`;
    if (refused.length === 0) offerUndo(session, `${done}.`, { before });
    else {
      const left = `${countOf(refused.length)} no ${refused.length === 1 ? 'entró' : 'entraron'}`;
      offerUndo(session, `${done}; ${left}.`, { level: 'warning', before });
    }
    onClose();
  };
  return (
    <FormDialog
      title="Ajustar cifras"
      description={
        cells.length === 1
          ? 'En la cifra seleccionada.'
          : `La misma operación en las ${countOf(cells.length)} seleccionadas.`
      }
      size="sm"
      action="Ajustar"
      disabled={!adjustment}
      onSubmit={adjust}
      onClose={onClose}
    >
      <Field
        label="Operación"
        hint="+5 %, −3 %, ×1,05, ÷1000 o +100.000"
        error={read && 'error' in read ? read.error : undefined}
      >
        <TextInput value={text} onChange={(event) => setText(event.target.value)} maxLength={40} />
      </Field>
      {adjustment && <Outcome {...{ model, cells, adjustment }} />}
    </FormDialog>
  );
}

interface OutcomeProps extends Pick<Props, 'model' | 'cells'> {
  adjustment: Adjustment;
}

function Outcome({ model, cells, adjustment }: OutcomeProps) {
  const rest = cells.length - SHOWN;
  return (
    <ul className={styles.outcome}>
      {cells.slice(0, SHOWN).map((cell) => {
        const figure = Number(model.cell(cell.row, cell.columnId).value);
        return (
          <li key={`${cell.row} ${cell.columnId}`}>
            <span>{addressName(model, cell)}</span>
            {`${shown(figure)} → ${shown(outcomeOf(figure, adjustment))}`}
          </li>
        );
      })}
      {rest > 0 && <li>{`… y ${rest.toLocaleString('es-CO')} más`}</li>}
    </ul>
  );
}

const countOf = (count: number): string => counted(count, 'cifra', 'cifras');

const shown = (figure: number): string =>
  figure.toLocaleString('es-CO', { maximumFractionDigits: 4 }).replace('-', '−');
