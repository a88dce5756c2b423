import { Plus, Trash2 } from 'lucide-react';
import { memo, useCallback, useEffect, useRef } from 'react';
import { type Subject, unitOf } from '../../../tool/index.ts';
import { Button, Field, IconButton, SelectField, TextInput } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { InputPicker } from '../parts/Pickers.tsx';
import { inputChoices, subjectOf, variableAt } from '../subject.ts';
import { type InputDraft, KINDS, PARAMETERS, proposed, type StudyDraft } from './draft.ts';

interface Props {
  draft: StudyDraft;
  onChange: (draft: StudyDraft) => void;
}

/** The inputs that aren't known for sure, how each may turn out, and which go together. */
export function StudyEditor({ draft, onChange }: Props) {
  const session = useSession();
  const subject = subjectOf(session);
  const labels = new Map(
    inputChoices(session.calculation).map(({ value, label }) => [value, label]),
  );
  // The same functions at each drawing: what is typed into one input draws that one anew.
  const latest = useRef({ draft, onChange });
  useEffect(() => {
    latest.current = { draft, onChange };
  });
  const put = useCallback((next: InputDraft) => {
    const { draft: now, onChange: change } = latest.current;
    change({ ...now, inputs: now.inputs.map((one) => (one.input === next.input ? next : one)) });
  }, []);
  const remove = useCallback((input: string) => {
    const { draft: now, onChange: change } = latest.current;
    change({
      inputs: now.inputs.filter((one) => one.input !== input),
      correlations: now.correlations.filter(({ a, b }) => a !== input && b !== input),
    });
  }, []);
  const add = (address: string) => {
    const variable = variableAt(subject, address);
    if (!variable || typeof variable === 'string') return;
    if (draft.inputs.some(({ input }) => input === address)) return;
    onChange({ ...draft, inputs: [...draft.inputs, proposed(variable)] });
  };
  return (
    <div className={styles.study}>
      {draft.inputs.map((input) => (
        <UncertainInput
          key={input.input}
          input={input}
          label={labels.get(input.input)}
          onChange={put}
          onRemove={remove}
        />
      ))}
      <div className={styles.adding}>
        <InputPicker label="Agregar un dato incierto" value={undefined} onChange={add} />
      </div>
      {draft.inputs.length > 1 && (
        <Correlations draft={draft} onChange={onChange} labels={labels} />
      )}
    </div>
  );
}

interface UncertainProps {
  input: InputDraft;
  /** Undefined where there is no such input any more. */
  label: string | undefined;
  onChange: (next: InputDraft) => void;
  onRemove: (input: string) => void;
}

/** A study from a file may have a thousand of them: each is drawn when it changes. */
const UncertainInput = memo(UncertainFields, isSame);

/** The whole question is read anew with each change, so its inputs are other objects then. */
function isSame(before: UncertainProps, now: UncertainProps): boolean {
  return before.label === now.label && JSON.stringify(before.input) === JSON.stringify(now.input);
}

function UncertainFields({ input, label, onChange, onRemove }: UncertainProps) {
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
        onClick={() => onRemove(input.input)}
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

function Correlations({
  draft,
  onChange,
  labels,
}: Props & { labels: ReadonlyMap<string, string> }) {
  const { inputs, correlations } = draft;
  const options = inputs.map(({ input }) => ({ value: input, label: labels.get(input) ?? input }));
  const change = (at: number, part: Partial<StudyDraft['correlations'][number]>) =>
    onChange({
      ...draft,
      correlations: correlations.map((one, i) => (i === at ? { ...one, ...part } : one)),
    });
  const [first, second] = options;
  return (
    <>
      {correlations.map(({ a, b, rho }, at) => (
        // A pair may be written twice while it is changed.
        <fieldset key={`${at}`} className={styles.uncertain}>
          <legend>Van juntos</legend>
          <SelectField
            size="sm"
            aria-label="Un dato"
            options={options}
            value={a}
            onChange={(event) => change(at, { a: event.target.value })}
          />
          <SelectField
            size="sm"
            aria-label="Otro dato"
            options={options}
            value={b}
            onChange={(event) => change(at, { b: event.target.value })}
          />
          <Field label="Correlación (−1 a 1)" className={styles.parameter ?? ''}>
            <TextInput
              size="sm"
              numeric
              signed
              value={rho}
              onChange={(event) => change(at, { rho: event.target.value })}
            />
          </Field>
          <IconButton
            label="Quitar la correlación"
            icon={<Trash2 />}
            onClick={() =>
              onChange({ ...draft, correlations: correlations.filter((_, i) => i !== at) })
            }
          />
        </fieldset>
      ))}
      {first && second && (
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus />}
          onClick={() =>
            onChange({
              ...draft,
              correlations: [...correlations, { a: first.value, b: second.value, rho: '0,5' }],
            })
          }
        >
          Dos datos que van juntos
        </Button>
      )}
    </>
  );
}
