import { useEffect, useRef, useState } from 'react';
import type { Figure, Problem, Subject } from '../../../tool/index.ts';
import { Button, Disclosure, Field, SelectField, TextInput, toast } from '../../../ui/index.ts';
import { affixes } from '../../inputs/affixes.ts';
import { useSession } from '../../session/useSession.ts';
import type { ViewProps } from '../AnalysisDock.tsx';
import styles from '../AnalysisDock.module.css';
import { StudyBar } from '../kept/StudyBar.tsx';
import { useStudy } from '../kept/useStudy.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { FigurePicker } from '../parts/Pickers.tsx';
import { subjectOf } from '../subject.ts';
import { useAnswer } from '../useAnswer.ts';
import { type StudyDraft, studyOf } from './draft.ts';
import { readSimulation, RUNS, runSimulation, SEED, strongest } from './question.ts';
import { SimulationOutcome } from './SimulationOutcome.tsx';
import { StudyEditor } from './StudyEditor.tsx';
import { StudyFile } from './StudyFile.tsx';

const CHOICES = [1_000, 10_000, 100_000].map((runs) => ({
  value: String(runs),
  label: runs.toLocaleString('es-CO'),
}));

/** What a figure may turn out to be when some inputs aren't known for sure. */
export function SimulationView(props: ViewProps) {
  const session = useSession();
  const at = useStudy('simulation', props);
  const { question, change } = at;
  const subject = subjectOf(session);
  const { figure, target, problems, asked } = readSimulation(subject, question);
  const key = asked ? JSON.stringify([asked.study.simulation, asked.study.targets]) : null;
  const answer = useAnswer(session, key, async (watched) => {
    if (!asked) throw new TypeError('nothing is asked');
    return runSimulation(subject, asked, watched);
  });
  const asFigure = figure ? affixes({ ...figure.formula, initial: null, min: -1 }) : {};
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <StudyBar
          at={at}
          name={figure && question.inputs.length > 0 ? `Riesgo de ${figure.label}` : null}
        />
        <FigurePicker
          label="Cifra"
          value={question.figure}
          onChange={(next) => change({ figure: next })}
        />
        <Field
          label="Meta"
          hint="Si la escribes, verás la probabilidad de no llegar"
          error={typeof target === 'string' ? target : undefined}
        >
          <TextInput
            numeric
            size="sm"
            {...asFigure}
            value={question.target}
            onChange={(event) => change({ target: event.target.value })}
          />
        </Field>
        <div className={styles.pair}>
          <Field label="Corridas">
            <SelectField
              size="sm"
              options={CHOICES}
              value={question.runs || RUNS}
              onChange={(event) => change({ runs: event.target.value })}
            />
          </Field>
          <Field label="Semilla">
            <TextInput
              numeric
              size="sm"
              placeholder={SEED}
              value={question.seed}
              onChange={(event) => change({ seed: event.target.value })}
            />
          </Field>
        </div>
        <StudyFile
          study={question.inputs.length === 0 ? null : studyOf(subject, question)}
          onOpen={change}
        />
      </div>
      <div className={styles.answer}>
        {figure && question.inputs.length === 0 && (
          <Start subject={subject} figure={figure} onStart={change} />
        )}
        <Assumptions key={at.study?.id} draft={question} onChange={change} />
        {problems.length > 0 && <Problems problems={problems} />}
        <Outcome answer={answer} what="Simulando" empty={null}>
          {(value) => <SimulationOutcome answer={value} />}
        </Outcome>
      </div>
    </div>
  );
}

/** Open while they are made; folded where there is a study already, so that its answer is in sight. */
function Assumptions({
  draft,
  onChange,
}: {
  draft: StudyDraft;
  onChange: (d: StudyDraft) => void;
}) {
  const [startsOpen] = useState(draft.inputs.length === 0);
  const count = draft.inputs.length;
  return (
    <Disclosure
      defaultOpen={startsOpen}
      title={
        count === 0
          ? 'Supuestos'
          : `Supuestos: ${count} ${count === 1 ? 'dato incierto' : 'datos inciertos'}`
      }
    >
      <StudyEditor draft={draft} onChange={onChange} />
    </Disclosure>
  );
}

function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <ul role="alert" className={styles.failure}>
      {problems.map(({ field, value, message }) => (
        <li key={`${field} ${message}`}>
          {field} = {value}: {message}
        </li>
      ))}
    </ul>
  );
}

interface StartProps {
  subject: Subject;
  figure: Figure;
  onStart: (draft: StudyDraft) => void;
}

/** The first study: the inputs that move the figure most. */
function Start({ subject, figure, onStart }: StartProps) {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    setBusy(true);
    running.current = new AbortController();
    const { signal } = running.current;
    try {
      onStart(await strongest(subject, figure, { signal, onProgress: () => undefined }));
    } catch {
      if (signal.aborted) return;
      toast.error('No se pudo calcular qué datos la mueven más. Intenta de nuevo.');
    }
    setBusy(false);
  };
  return (
    <div className={styles.outcome}>
      <p className={styles.hint}>
        Di qué datos no sabes con certeza y entre qué valores pueden quedar: la simulación calcula
        la cifra miles de veces y muestra qué tan probable es cada resultado, según tus supuestos.
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant="primary" loading={busy} onClick={() => void start()}>
          Empezar con los datos que más la mueven
        </Button>
      </div>
    </div>
  );
}
