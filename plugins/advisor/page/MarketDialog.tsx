import { type KeyboardEvent, useState } from 'react';
import { type Field as FieldSpec, kinds, read } from '../../../src/tool/index.ts';
import { Field, FormDialog, TextInput } from '../../../src/ui/index.ts';
import { isSigned, useSession } from '../../../src/workbench/index.ts';
import { comparables } from '../fields.ts';
import styles from './Dialogs.module.css';
import { readDraft } from './draft.ts';
import { cellRef, cellValue, NO_DATA, optionName } from './option.ts';
import { colorName, Score } from './Score.tsx';
import { usePreview } from './usePreview.ts';

interface Props {
  /** The figure compared. */
  id: string;
  option: number;
  onClose: () => void;
}

/** A figure of an option beside the market's: how far apart, and what score that gives. */
export function MarketDialog({ id, option, onClose }: Props) {
  const session = useSession();
  const { calculation, tool, document } = session;
  const comparable = comparables.find((one) => one.id === id);
  const field = comparable?.field ?? null;
  const shown = (column: string) =>
    field ? kinds[field.kind].edit(cellValue(calculation, column, option), field) : '';
  const marketId = comparable?.marketId ?? id;
  const [project, setProject] = useState(() => shown(id));
  const [market, setMarket] = useState(() => shown(marketId));
  const drafts = [
    { label: 'Valor del proyecto', ref: cellRef(id, option), text: project, set: setProject },
    { label: 'Valor de mercado', ref: cellRef(marketId, option), text: market, set: setMarket },
  ].map((draft) => ({ ...draft, read: readDraft(field, draft.text) }));
  const writes = drafts.map(({ ref, read: { value } }) => ({ ref, value }));
  const preview = usePreview(tool, document, writes);
  if (!field) return null;

  const variation = read(preview, cellRef(`variance.${id}.variation`, option));
  const sign = typeof variation.value === 'number' && variation.value > 0 ? '+' : '';
  const apply = () => {
    if (drafts.some(({ read: { error } }) => error)) return;
    session.write(`Comparar ${field.label} · ${optionName(calculation, option)}`, writes);
    onClose();
  };
  return (
    <FormDialog
      title="Comparación con Mercado"
      description={`${field.label} · ${optionName(calculation, option)}`}
      onSubmit={apply}
      action="Aplicar"
      onClose={onClose}
    >
      <div className={styles.pair}>
        {drafts.map(({ label, text, set, read: { hint, error } }) => (
          <Field key={label} label={label} hint={hint} error={error}>
            <DraftInput field={field} text={text} onText={set} />
          </Field>
        ))}
      </div>
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

interface DraftInputProps {
  field: FieldSpec;
  text: string;
  onText: (text: string) => void;
}

/** The arrow keys move it by the field's step. */
function DraftInput({ field, text, onText }: DraftInputProps) {
  const { value } = readDraft(field, text);
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0) return;
    event.preventDefault();
    const next = (typeof value === 'number' ? value : 0) + direction * (field.step ?? 1);
    onText(kinds[field.kind].edit(Math.round(next * 1e9) / 1e9, field));
  };
  return (
    <TextInput
      numeric
      signed={isSigned(field)}
      {...(field.kind === 'money' ? { prefix: '$' } : {})}
      {...(field.kind === 'percent' ? { suffix: '%' } : {})}
      {...(field.kind === 'number' && field.unit ? { suffix: field.unit } : {})}
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => onText(value === null ? '' : kinds[field.kind].edit(value, field))}
    />
  );
}
