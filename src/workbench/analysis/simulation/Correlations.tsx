import { Plus, Trash2 } from 'lucide-react';
import { Button, Field, IconButton, TextInput } from '../../../ui/index.ts';
import styles from '../AnalysisDock.module.css';
import { Picker } from '../parts/Pickers.tsx';
import type { StudyDraft } from './draft.ts';

interface Props {
  draft: StudyDraft;
  onChange: (draft: StudyDraft) => void;
  /** Of the inputs, by address. */
  labels: ReadonlyMap<string, string>;
}

/** The inputs that go together. */
export function Correlations({ draft, onChange, labels }: Props) {
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
          <div className={styles.correlated}>
            <Picker
              label="Un dato"
              choices={options}
              value={a}
              onChange={(next) => change(at, { a: next })}
            />
          </div>
          <div className={styles.correlated}>
            <Picker
              label="Otro dato"
              choices={options}
              value={b}
              onChange={(next) => change(at, { b: next })}
            />
          </div>
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
