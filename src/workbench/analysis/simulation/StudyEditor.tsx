import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, Field, TextInput } from '../../../ui/index.ts';
import { matchesWords } from '../../../ui/fold.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { InputPicker } from '../parts/Pickers.tsx';
import { inputChoices, subjectOf, variableAt } from '../subject.ts';
import { Correlations } from './Correlations.tsx';
import { type InputDraft, proposed, type StudyDraft } from './draft.ts';
import { UncertainInput } from './UncertainInput.tsx';

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
  const [sought, setSought] = useState('');
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
    // Where there are many it is in sight by its name.
    if (draft.inputs.length >= STEP) setSought(variable.label);
    if (draft.inputs.some(({ input }) => input === address)) return;
    onChange({ ...draft, inputs: [...draft.inputs, proposed(variable)] });
  };
  const isFound = ({ input }: InputDraft) => matchesWords(labels.get(input) ?? input, sought);
  const found = sought === '' ? draft.inputs : draft.inputs.filter(isFound);
  return (
    <div className={styles.study}>
      {(draft.inputs.length > STEP || sought !== '') && (
        <div className={styles.adding}>
          <Field label={`Buscar entre los ${draft.inputs.length.toLocaleString('es-CO')}`}>
            <TextInput
              size="sm"
              type="search"
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          </Field>
        </div>
      )}
      <UncertainInputs
        key={sought}
        inputs={found}
        labels={labels}
        onChange={put}
        onRemove={remove}
      />
      {found.length === 0 && sought !== '' && (
        <p className={styles.hint}>Ningún dato incierto se llama «{sought.trim()}».</p>
      )}
      <div className={styles.adding}>
        <InputPicker label="Agregar un dato incierto" value={undefined} onChange={add} />
      </div>
      {draft.inputs.length > 1 && (
        <Correlations draft={draft} onChange={onChange} labels={labels} />
      )}
    </div>
  );
}

/** A study from a file may have a thousand inputs: so many are shown at first, and with each step more. */
const STEP = 12;

interface ListProps {
  inputs: readonly InputDraft[];
  labels: ReadonlyMap<string, string>;
  onChange: (next: InputDraft) => void;
  onRemove: (input: string) => void;
}

function UncertainInputs({ inputs, labels, onChange, onRemove }: ListProps) {
  const [most, setMost] = useState(STEP);
  const left = inputs.length - most;
  return (
    <>
      {inputs.slice(0, most).map((input) => (
        <UncertainInput
          key={input.input}
          input={input}
          label={labels.get(input.input)}
          onChange={onChange}
          onRemove={onRemove}
        />
      ))}
      {left > 0 && (
        <p className={styles.hint}>
          Hay {left.toLocaleString('es-CO')} más: escribe parte de su nombre, o{' '}
          <Button size="sm" variant="ghost" onClick={() => setMost(most + STEP)}>
            Mostrar {Math.min(STEP, left)} más
          </Button>
        </p>
      )}
    </>
  );
}
