import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { type Subject, unitOf } from '../../../tool/index.ts';
import { Field, IconButton, SelectField, TextInput } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { leaveTo } from '../parts/leave.ts';
import { subjectOf, variableAt } from '../subject.ts';
import { type InputDraft, KINDS, PARAMETERS, proposed } from './draft.ts';

interface Props {
  input: InputDraft;
  /** Undefined where there is no such input any more. */
  label: string | undefined;
  onChange: (next: InputDraft) => void;
  onRemove: (input: string) => void;
}

/** Drawn when it changes: what is typed into one leaves the others alone. */
export const UncertainInput = memo(UncertainFields);

function UncertainFields({ input, label, onChange, onRemove }: Props) {
  const subject = subjectOf(useSession());
  return (
    <fieldset className={styles.uncertain}>
      <legend>
        {label ?? `${input.input}: ya no está`}
        {unitAt(subject, input.input)}
      </legend>
      <SelectField
        size="sm"
        aria-label="Distribución"
        options={KINDS}
        value={input.kind}
        onChange={(event) =>
          onChange({
            ...input,
            kind: KINDS.find(({ value }) => value === event.target.value)?.value ?? input.kind,
          })
        }
      />
      {PARAMETERS[input.kind].map(([name, title]) => (
        <Field key={name} label={title} className={styles.parameter ?? ''}>
          <TextInput
            size="sm"
            numeric={input.kind !== 'discrete'}
            value={input.texts[name] ?? ''}
            onChange={(event) =>
              onChange({ ...input, texts: { ...input.texts, [name]: event.target.value } })
            }
          />
        </Field>
      ))}
      <Why input={input} />
      <IconButton
        label={`Quitar ${label ?? input.input}`}
        icon={<Trash2 />}
        onClick={(event) => {
          leaveTo(event);
          onRemove(input.input);
        }}
      />
    </fieldset>
  );
}

/** Why an input is proposed as it is, as long as nobody has changed that. */
function Why({ input }: { input: InputDraft }) {
  const variable = variableAt(subjectOf(useSession()), input.input);
  if (!variable || typeof variable === 'string' || !variable.field.range) return null;
  const isProposed = JSON.stringify(proposed(variable)) === JSON.stringify(input);
  return isProposed && <p className={styles.why}>{variable.field.range.why}</p>;
}

/** ' (meses)': what its numbers count. */
function unitAt(subject: Subject, address: string): string {
  const variable = variableAt(subject, address);
  const unit = variable && typeof variable === 'object' ? unitOf(variable.field) : '';
  return unit === '' ? '' : ` (${unit})`;
}
