import { Button, Field, TextInput } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import type { ViewProps } from '../viewProps.ts';
import styles from '../AnalysisDock.module.css';
import { StudyBar } from '../kept/StudyBar.tsx';
import { StudyFile } from '../kept/StudyFile.tsx';
import { useStudy } from '../kept/useStudy.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { FigurePicker } from '../parts/Pickers.tsx';
import { subjectOf } from '../subject.ts';
import { useAnswer } from '../useAnswer.ts';
import { readTornado, swing } from './question.ts';
import { TornadoBars } from './TornadoBars.tsx';

/** How much each input alone moves a figure. */
export function TornadoView(props: ViewProps) {
  const { asked: request, onAsk } = props;
  const session = useSession();
  const at = useStudy('tornado', props);
  const { question, change } = at;
  const subject = subjectOf(session);
  const { text, error, fault, only, asked } = readTornado(subject, question);
  const key = asked ? JSON.stringify([asked.figure.address, asked.spread, question.inputs]) : null;
  const name = asked && `Qué mueve ${asked.figure.label}`;
  const answer = useAnswer(session, key, async (watched) => {
    if (!asked) throw new TypeError('nothing is asked');
    return swing(subject, asked, watched);
  });
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <StudyBar at={at} name={name} />
        <FigurePicker
          label="Cifra"
          value={question.figure}
          onChange={(next) => change({ figure: next })}
        />
        <Field
          label="Cada dato se mueve"
          hint="Vacío: cada uno según lo que suele variar. Los demás datos quedan quietos"
          error={error}
        >
          <TextInput
            numeric
            size="sm"
            prefix="±"
            suffix="%"
            placeholder="lo usual"
            value={text}
            onChange={(event) => change({ spread: event.target.value })}
          />
        </Field>
        {question.inputs.length > 0 && (
          <div className={styles.hint}>
            <p>Solo se mueven: {only?.map(({ label }) => label).join(', ')}.</p>
            {fault !== undefined && <p className={styles.failure}>{fault}</p>}
            <Button size="sm" variant="ghost" onClick={() => change({ inputs: [] })}>
              Mover todos los datos
            </Button>
          </div>
        )}
        <StudyFile {...props} {...at.file(name)} />
      </div>
      <div className={styles.answer}>
        <Outcome
          answer={answer}
          what="Moviendo cada dato"
          empty={<p className={styles.hint}>Elige una cifra para ver qué datos la mueven más.</p>}
        >
          {(value) => (
            <TornadoBars
              answer={value}
              onOpen={(input) =>
                onAsk({ ...request, view: 'table', input, figure: value.figure.address })
              }
            />
          )}
        </Outcome>
      </div>
    </div>
  );
}
