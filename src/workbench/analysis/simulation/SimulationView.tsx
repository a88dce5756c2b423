import { useEffect, useRef, useState } from 'react';
import { type Figure, type Problem, RUNS, SEED, type Subject } from '../../../tool/index.ts';
import { Button, Disclosure, Field, SelectField, TextInput, toast } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import type { ViewProps } from '../viewProps.ts';
import styles from '../AnalysisDock.module.css';
import { StudyBar } from '../kept/StudyBar.tsx';
import { StudyFile } from '../kept/StudyFile.tsx';
import { useStudy } from '../kept/useStudy.ts';
import { NumberInput } from '../parts/NumberInput.tsx';
import { Outcome } from '../parts/Outcome.tsx';
import { Passing } from '../parts/Passing.tsx';
import { FigurePicker, OtherFigures } from '../parts/Pickers.tsx';
import { lookAt, useRead } from '../knowing.ts';
import { figureAt, subjectOf } from '../subject.ts';
import { useAnswer } from '../useAnswer.ts';
import type { StudyDraft } from './draft.ts';
import { NOTHING_READ, readSimulation, runSimulation, strongest } from './question.ts';
import { SimulationOutcome } from './SimulationOutcome.tsx';
import { sayPlace } from './words.ts';
import { StudyEditor } from './StudyEditor.tsx';

const CHOICES = [1_000, 10_000, 100_000];

/** The usual numbers of runs, and the one that is asked for. */
function choicesOf(runs: string): { value: string; label: string }[] {
  const asked = Number(runs || RUNS);
  const all = CHOICES.includes(asked) ? CHOICES : [...CHOICES, asked].toSorted((a, b) => a - b);
  return all.map((each) => ({ value: String(each), label: each.toLocaleString('es-CO') }));
}

/** What a figure may turn out to be when some inputs aren't known for sure. */
export function SimulationView(props: ViewProps) {
  const session = useSession();
  const at = useStudy('simulation', props);
  const { question, change } = at;
  const subject = subjectOf(session);
  const addresses = question.inputs.map(({ input }) => input);
  const read = useRead(session, at.study?.id ?? null, addresses, () =>
    readSimulation(subject, question),
  );
  const { figure, targets, problems, key } = read ?? NOTHING_READ;
  const name = figure && question.inputs.length > 0 ? `Riesgo de ${figure.label}` : null;
  const answer = useAnswer(session, key, async (watched) => {
    await lookAt(subject, addresses, watched.signal);
    const { asked } = readSimulation(subject, question);
    if (!asked) throw new TypeError('nothing is asked');
    return runSimulation(subject, asked, watched);
  });
  // What was proposed is folded: its answer is what one waits for.
  const [started, setStarted] = useState(false);
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <StudyBar at={at} name={name} />
        <FigurePicker
          label="Cifra"
          value={question.figure}
          onChange={(next) => change({ figure: next })}
        />
        <TargetField
          label="Meta"
          hint="Si la escribes, verás la probabilidad de no llegar"
          figure={figure}
          read={targets[0] ?? null}
          value={question.target}
          onChange={(target) => change({ target })}
        />
        <OtherFigures
          figures={question.others.map((one) => one.figure)}
          onChange={(figures) =>
            change({
              others: figures.map(
                (one) =>
                  question.others.find((other) => other.figure === one) ?? {
                    figure: one,
                    target: '',
                  },
              ),
            })
          }
        />
        {question.others.map((other, at) => (
          <TargetField
            key={other.figure}
            label={`Meta de ${figureAt(session.calculation, other.figure)?.label ?? other.figure}`}
            figure={figureAt(session.calculation, other.figure)}
            read={targets[at + 1] ?? null}
            value={other.target}
            onChange={(target) =>
              change({ others: question.others.with(at, { ...other, target }) })
            }
          />
        ))}
        <div className={styles.pair}>
          <Field label="Corridas">
            <SelectField
              size="sm"
              options={choicesOf(question.runs)}
              value={question.runs || String(RUNS)}
              onChange={(event) => change({ runs: event.target.value })}
            />
          </Field>
          <Field label="Semilla">
            <TextInput
              numeric
              size="sm"
              placeholder={String(SEED)}
              value={question.seed}
              onChange={(event) => change({ seed: event.target.value })}
            />
          </Field>
        </div>
        <StudyFile {...props} {...at.file(key === null ? null : name)} />
      </div>
      <div className={styles.answer}>
        {figure && question.inputs.length === 0 && (
          <Start
            subject={subject}
            figure={figure}
            onStart={(draft) => {
              setStarted(true);
              change(draft);
            }}
          />
        )}
        <Outcome
          answer={answer}
          what="Simulando"
          empty={null}
          asked={
            <div>
              <Assumptions key={`${at.study?.id} ${started}`} draft={question} onChange={change} />
              {problems.length > 0 && (
                <Problems
                  problems={problems}
                  placeOf={(field) => sayPlace(subject, question, field)}
                />
              )}
            </div>
          }
        >
          {(answers) =>
            answers.map((one) => (
              <SimulationOutcome key={one.figure.address} session={session} answer={one} />
            ))
          }
        </Outcome>
      </div>
    </div>
  );
}

interface TargetProps {
  label: string;
  hint?: string;
  figure: Figure | null;
  /** As it was read: a text is what is wrong. */
  read: number | string | null;
  value: string;
  onChange: (text: string) => void;
}

function TargetField({ label, hint, figure, read, value, onChange }: TargetProps) {
  const asFigure = figure ? { ...figure.formula, initial: null, min: -1 } : undefined;
  return (
    <Field label={label} hint={hint} error={typeof read === 'string' ? read : undefined}>
      <NumberInput field={asFigure} value={value} onChange={onChange} />
    </Field>
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
  // Hundreds of inputs take longer to draw than to simulate: not before somebody looks at them.
  const [wasOpen, setWasOpen] = useState(startsOpen);
  const count = draft.inputs.length;
  return (
    <Disclosure
      defaultOpen={startsOpen}
      onOpenChange={(open) => open && setWasOpen(true)}
      title={
        count === 0
          ? 'Supuestos'
          : `Supuestos: ${count} ${count === 1 ? 'dato incierto' : 'datos inciertos'}`
      }
    >
      {wasOpen && <StudyEditor draft={draft} onChange={onChange} />}
    </Disclosure>
  );
}

interface ProblemsProps {
  problems: readonly Problem[];
  placeOf: (field: string) => string;
}

function Problems({ problems, placeOf }: ProblemsProps) {
  return (
    <ul role="alert" className={styles.failure}>
      {problems.map(({ field, value, message }) => (
        <li key={`${field} ${message}`}>
          {placeOf(field)}
          {saysSomething(value) && ` = ${value}`}: {message}
        </li>
      ))}
    </ul>
  );
}

const SHORT = 24;

/** What is long, empty or a list says nothing beside its place, and NaN was never typed. */
const saysSomething = (value: string): boolean =>
  value.length <= SHORT && value !== '""' && value !== 'NaN' && !/^[[{]/.test(value);

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
    <Passing className={styles.outcome}>
      <p className={styles.hint}>
        Di qué datos no sabes con certeza y entre qué valores pueden quedar: la simulación calcula
        la cifra miles de veces y muestra qué tan probable es cada resultado, según tus supuestos.
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant="primary" loading={busy} onClick={() => void start()}>
          Empezar con los datos que más la mueven
        </Button>
      </div>
    </Passing>
  );
}
