import { useRef } from 'react';
import { read } from '../../../src/tool/index.ts';
import { FormDialog } from '../../../src/ui/index.ts';
import {
  DraftScope,
  focusRefused,
  takeCells,
  TextEditor,
  useDraftSession,
  useKeptCells,
  useSession,
} from '../../../src/workbench/index.ts';
import { comparables } from '../fields.ts';
import styles from './Dialogs.module.css';
import { cellRef, NO_DATA, optionName } from './option.ts';
import { colorName, Score } from './Score.tsx';

interface Props {
  /** The figure compared. */
  id: string;
  option: number;
  onClose: () => void;
}

/** A figure of an option beside the market's: how far apart, and what score that gives. */
export function MarketDialog({ id, option, onClose }: Props) {
  const session = useSession();
  const draft = useDraftSession();
  const form = useRef<HTMLDivElement>(null);
  const comparable = comparables.find((one) => one.id === id);
  const cells = comparable ? [id, comparable.marketId].map((of) => cellRef(of, option)) : [];
  const recalled = useKeptCells(draft, cellRef(id, option), cells);
  if (!comparable) return null;

  const { field, marketId } = comparable;
  const preview = draft.calculation;
  const compared = [
    { label: 'Valor del proyecto', cell: cellRef(id, option) },
    { label: 'Valor de mercado', cell: cellRef(marketId, option) },
  ];
  const variation = read(preview, cellRef(`variance.${id}.variation`, option));
  const sign = typeof variation.value === 'number' && variation.value > 0 ? '+' : '';
  const title = `${field.label} · ${optionName(session.calculation, option)}`;
  const apply = () => {
    if (draft.refused.length > 0) {
      focusRefused(form.current);
      return;
    }
    takeCells(session, `Comparar ${title}`, draft, cells);
    onClose();
  };
  return (
    <FormDialog
      title="Comparación con Mercado"
      description={title}
      onSubmit={apply}
      action="Aplicar"
      unsaved={draft.edited || draft.refused.length > 0}
      onClose={onClose}
    >
      {recalled}
      <DraftScope draft={draft}>
        <div ref={form} className={styles.pair}>
          {compared.map(({ label, cell }) => (
            <TextEditor key={label} cell={cell} field={{ ...field, label }} />
          ))}
        </div>
      </DraftScope>
      <dl className={styles.outcome} aria-live="polite">
        <div>
          <dt>Variación</dt>
          <dd>{variation.value === null ? NO_DATA : `${sign}${variation.text}`}</dd>
        </div>
        <div>
          <dt>Puntaje</dt>
          <dd>
            <Score calculation={preview} of={`variance.${id}`} option={option} />
          </dd>
        </div>
        <div>
          <dt>Color</dt>
          <dd>{colorName(preview, `variance.${id}`, option)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        El puntaje mide qué tan cerca está el proyecto del mercado: hasta 5 % vale 5; hasta 10 %, 4;
        hasta 20 %, 3; hasta 30 %, 2; más lejos, 1. Cuenta la distancia, hacia arriba o hacia abajo.
      </p>
    </FormDialog>
  );
}
