import { Plus, Trash2 } from 'lucide-react';
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
  const put = (at: number, next: InputDraft) =>
    onChange({ ...draft, inputs: draft.inputs.map((one, i) => (i === at ? next : one)) });
  const remove = ({ input }: InputDraft) =>
    onChange({
      inputs: draft.inputs.filter((one) => one.input !== input),
      correlations: draft.correlations.filter(({ a, b }) => a !== input && b !== input),
    });
  const add = (address: string) => {
    const variable = variableAt(subject, address);
    if (!variable || typeof variable === 'string') return;
    if (draft.inputs.some(({ input }) => input === address)) return;
    onChange({ ...draft, inputs: [...draft.inputs, proposed(variable)] });
  };
  return (
    <div className={styles.study}>
      {draft.inputs.map((input, at) => (
        <fieldset key={input.input} className={styles.uncertain}>
          <legend>
            {labels.get(input.input) ?? `${input.input}: ya no está`}
            {unitAt(subject, input.input)}
          </legend>
          <SelectField
            size="sm"
            aria-label="Distribución"
            options={KINDS}
            value={input.kind}
            onChange={(event) =>
              put(at, {
                ...input,
                kind: KINDS.find(({ value }) => value === event.target.value)?.value ?? input.kind,
              })
            }
          />
          {PARAMETERS[input.kind].map(([name, label]) => (
            <Field key={name} label={label} className={styles.parameter ?? ''}>
              <TextInput
                size="sm"
                numeric={input.kind !== 'discrete'}
                value={input.texts[name] ?? ''}
                onChange={(event) =>
                  put(at, { ...input, texts: { ...input.texts, [name]: event.target.value } })
                }
              />
            </Field>
          ))}
          <Why input={input} />
          <IconButton
            label={`Quitar ${labels.get(input.input) ?? input.input}`}
            icon={<Trash2 />}
            onClick={() => remove(input)}
          />
        </fieldset>
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
