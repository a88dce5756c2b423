import { FileUp, Save } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  checkStudy,
  type Figure,
  movableRefs,
  type Problem,
  setupOf,
  type Subject,
  swungBy,
  variableOf,
} from '../../../tool/index.ts';
import { Button, Field, FileInput, SelectField, TextInput, toast } from '../../../ui/index.ts';
import { bySwing } from '../../../whatif/index.ts';
import { affixes } from '../../inputs/affixes.ts';
import { downloadJson } from '../../onDemand.ts';
import { useSession } from '../../session/useSession.ts';
import type { ViewProps } from '../AnalysisDock.tsx';
import styles from '../AnalysisDock.module.css';
import { Outcome } from '../Outcome.tsx';
import { FigurePicker } from '../Pickers.tsx';
import { figureAt, readNumber, subjectOf } from '../subject.ts';
import { useAnswer } from '../useAnswer.ts';
import { ask, simulate } from '../workers.ts';
import { draftOf, proposed, type StudyDraft, studyOf } from './draft.ts';
import { SimulationOutcome, type SimulationAnswer } from './SimulationOutcome.tsx';
import { StudyEditor } from './StudyEditor.tsx';

const RUNS = [1_000, 10_000, 100_000].map((runs) => ({
  value: String(runs),
  label: runs.toLocaleString('es-CO'),
}));
const NOTHING: StudyDraft = { inputs: [], correlations: [] };

/** What a figure may turn out to be when some inputs aren't known for sure. */
export function SimulationView({ figure: figureName, onChoose }: ViewProps) {
  const session = useSession();
  const subject = subjectOf(session);
  const figure = figureAt(session.calculation, figureName);
  const [draft, setDraft] = useState<StudyDraft>(NOTHING);
  const [asked, setAsked] = useState({ runs: '10000', seed: '7', target: '' });
  const target = figure ? readNumber(figure.formula, asked.target) : null;
  const study = studyOf(subject, draft);
  const checked =
    figure && draft.inputs.length > 0
      ? checkStudy(
          subject,
          typeof target === 'number' ? { ...study, target: { [figure.address]: target } } : study,
          {
            figures: [figure.address],
            runs: Number(asked.runs),
            seed: Number(asked.seed || Number.NaN),
          },
        )
      : null;
  const ready = checked && 'simulation' in checked ? checked : null;
  const key = ready ? JSON.stringify([ready.simulation, ready.targets]) : null;
  const answer = useAnswer(session, key, async (watched): Promise<SimulationAnswer> => {
    if (!ready || !figure) throw new TypeError('nothing is asked');
    const result = await simulate(setupOf(subject), ready.simulation, ready.targets, watched);
    return { study: ready, figure, result };
  });
  const change = (name: keyof typeof asked) => (event: { target: { value: string } }) =>
    setAsked({ ...asked, [name]: event.target.value });
  const asFigure = figure ? affixes({ ...figure.formula, initial: null, min: -1 }) : {};
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <FigurePicker
          label="Cifra"
          value={figureName}
          onChange={(next) => onChoose({ figure: next })}
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
            value={asked.target}
            onChange={change('target')}
          />
        </Field>
        <div className={styles.pair}>
          <Field label="Corridas">
            <SelectField size="sm" options={RUNS} value={asked.runs} onChange={change('runs')} />
          </Field>
          <Field label="Semilla">
            <TextInput numeric size="sm" value={asked.seed} onChange={change('seed')} />
          </Field>
        </div>
        <StudyFile draft={draft} study={study} onOpen={setDraft} />
      </div>
      <div className={styles.answer}>
        {figure && draft.inputs.length === 0 && (
          <Start subject={subject} figure={figure} onStart={setDraft} />
        )}
        <StudyEditor draft={draft} onChange={setDraft} />
        {checked && 'problems' in checked && <Problems problems={checked.problems} />}
        <Outcome answer={answer} what="Simulando" empty={null}>
          {(value) => <SimulationOutcome answer={value} />}
        </Outcome>
      </div>
    </div>
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

const PROPOSED = 4;
const SPREAD = 0.1;

/** The first study: the inputs that move the figure most. */
function Start({
  subject,
  figure,
  onStart,
}: {
  subject: Subject;
  figure: Figure;
  onStart: (draft: StudyDraft) => void;
}) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      onStart(await strongest(subject, figure));
    } catch {
      toast.error('No se pudo calcular qué datos la mueven más. Intenta de nuevo.');
    } finally {
      setBusy(false);
    }
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

async function strongest(subject: Subject, figure: Figure): Promise<StudyDraft> {
  const found = movableRefs(subject.calculation).flatMap((ref) => {
    const variable = variableOf(subject, ref);
    const swung = 'refused' in variable || variable.options ? null : swungBy(variable, SPREAD);
    return swung && 'input' in variable ? [{ variable, swung }] : [];
  });
  const tornado = { inputs: found.map(({ swung }) => swung), figure: figure.ref };
  const watched = { signal: new AbortController().signal, onProgress: () => undefined };
  const bars = bySwing(await ask('tornado', { setup: setupOf(subject), tornado }, watched));
  const moving = bars.filter(({ low, high }) => low !== high).slice(0, PROPOSED);
  const inputs = moving.flatMap(({ input }) => {
    const one = found[input];
    return one ? [proposed(one.variable)] : [];
  });
  return { inputs, correlations: [] };
}

/** A study is a file: the same that the command line takes. */
function StudyFile({
  draft,
  study,
  onOpen,
}: {
  draft: StudyDraft;
  study: object;
  onOpen: (draft: StudyDraft) => void;
}) {
  const { tool } = useSession();
  const file = useRef<HTMLInputElement>(null);
  const open = async (chosen: File) => {
    const read = draftOf(JSON.parse(await chosen.text()));
    if (read) onOpen(read);
    else toast.error(`${chosen.name} no es un estudio: le falta «inputs»`);
  };
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="ghost"
        icon={<Save />}
        disabled={draft.inputs.length === 0}
        onClick={() => downloadJson(`${tool.id}-estudio.json`, study)}
      >
        Guardar estudio
      </Button>
      <Button size="sm" variant="ghost" icon={<FileUp />} onClick={() => file.current?.click()}>
        Abrir estudio…
      </Button>
      <FileInput
        ref={file}
        label="Archivo de un estudio"
        accept="application/json,.json"
        onFile={(chosen) =>
          void open(chosen).catch(() => toast.error(`${chosen.name} no se puede leer como JSON`))
        }
      />
    </div>
  );
}
