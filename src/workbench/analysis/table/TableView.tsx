import { useState } from 'react';
import { scalarOf, withValues } from '../../../tool/index.ts';
import { Button, Field, TextInput } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import type { ViewProps } from '../viewProps.ts';
import styles from '../AnalysisDock.module.css';
import { useKeepAsCase } from '../keepAsCase.ts';
import { StudyBar } from '../kept/StudyBar.tsx';
import { StudyFile } from '../kept/StudyFile.tsx';
import { useStudy } from '../kept/useStudy.ts';
import { useApply } from '../parts/useApply.ts';
import { Outcome } from '../parts/Outcome.tsx';
import { Passing } from '../parts/Passing.tsx';
import { FigurePicker, InputPicker, OtherFigures } from '../parts/Pickers.tsx';
import { axisText, subjectOf } from '../subject.ts';
import { useAnswer } from '../useAnswer.ts';
import type { Watched } from '../workers.ts';
import { pasteValues } from './pasteValues.ts';
import { type AxisState, fillTable, readTable } from './question.ts';
import { type CellValues, SensitivityTable } from './SensitivityTable.tsx';
import { tableOf } from './tables.ts';

/** Figures for every value of an input, or every pair of values of two. */
export function TableView(props: ViewProps) {
  const session = useSession();
  const at = useStudy('table', props);
  const { question, change } = at;
  const subject = subjectOf(session);
  const { rows, columns, asked } = readTable(subject, question);
  const [chosen, setChosen] = useState<CellValues | null>(null);
  const key = asked
    ? JSON.stringify([
        asked.figures.map(({ address }) => address),
        [question.input, rows.values],
        [question.across, columns.values],
      ])
    : null;
  const isMistyped = [rows, columns].some(({ error }) => error !== undefined);
  const work = async (watched: Watched) => {
    if (!asked) throw new TypeError('nothing is asked');
    return fillTable(subject, asked, watched);
  };
  // While its values are typed the table of those before stays in sight.
  const answer = useAnswer(session, key, work, { stays: asked !== null || isMistyped });
  const type = (address: string) => (text: string) =>
    change({ values: { ...question.values, [address]: text } });
  // Proposed around today's values they'd move away under the cell that was chosen.
  const keepAxes = () => {
    const texts = [rows, columns].flatMap(({ variable, text }) =>
      variable ? [[variable.address, text]] : [],
    );
    change({ values: { ...question.values, ...Object.fromEntries(texts) } });
  };
  const name = asked && tableOf({ ...asked, cells: [] }, [...asked.figures.keys()]).title;
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <StudyBar at={at} name={name} />
        <FigurePicker
          label="Cifra"
          value={question.figure}
          onChange={(next) => change({ figure: next })}
        />
        <OtherFigures
          figures={[question.other, ...question.more].filter((one) => one !== '')}
          onChange={([other = '', ...more]) => change({ other, more })}
        />
        <AxisQuestion
          label="Filas"
          address={question.input}
          onAddress={(next) => change({ input: next })}
          axis={rows}
          onType={type(question.input)}
        />
        <AxisQuestion
          label="Columnas"
          none="Ninguna"
          address={question.across}
          onAddress={(next) => change({ across: next })}
          axis={columns}
          onType={type(question.across)}
        />
        <StudyFile {...props} {...at.file(name)} />
      </div>
      <div className={styles.answer}>
        <Outcome
          answer={answer}
          what="Calculando la tabla"
          empty={
            <p className={styles.hint}>
              Elige una cifra y el dato que cambia en cada fila; con un segundo dato, en columnas,
              verás cada combinación. Los valores se escriben como rango, «4..12 paso 2», o como
              lista, «4; 6; 9».
            </p>
          }
        >
          {(value) => (
            <>
              <SensitivityTable answer={value} chosen={chosen} onChoose={setChosen} />
              {chosen && <Chosen values={chosen} onUse={keepAxes} onDone={() => setChosen(null)} />}
            </>
          )}
        </Outcome>
      </div>
    </div>
  );
}

interface ChosenProps {
  values: CellValues;
  /** Told before they are used. */
  onUse: () => void;
  onDone: () => void;
}

/** What there is to do with a cell's values. */
function Chosen({ values, onUse, onDone }: ChosenProps) {
  const session = useSession();
  const apply = useApply();
  const keep = useKeepAsCase();
  const said = values
    .map(([variable, value]) => `${variable.label}: ${axisText(variable, value)}`)
    .join(' · ');
  const written = values.map(([variable, value]) => ({
    ref: variable.ref,
    value: scalarOf(variable, value),
  }));
  const use = () => {
    onUse();
    apply(null, written, said);
    onDone();
  };
  const asCase = () =>
    keep?.(
      said,
      withValues(
        subjectOf(session),
        written.map(({ ref, value }) => [ref, value]),
      ),
    );
  return (
    <Passing className={styles.chosen}>
      <strong>{said}</strong>
      {!session.isReadOnly && (
        <Button size="sm" variant="primary" onClick={use}>
          Usar estos valores
        </Button>
      )}
      {keep && (
        <Button size="sm" variant="ghost" onClick={asCase}>
          Guardar como caso
        </Button>
      )}
    </Passing>
  );
}

interface AxisProps {
  label: string;
  none?: string;
  address: string | undefined;
  onAddress: (address: string) => void;
  axis: AxisState;
  onType: (text: string) => void;
}

function AxisQuestion({ label, none, address, onAddress, axis, onType }: AxisProps) {
  return (
    <>
      <InputPicker
        label={label}
        value={address}
        onChange={onAddress}
        error={axis.fault}
        {...(none === undefined ? {} : { none })}
      />
      {axis.variable && (
        <Field label={`Valores de ${label.toLowerCase()}`} error={axis.error}>
          <TextInput
            size="sm"
            value={axis.text}
            onChange={(event) => onType(event.target.value)}
            onPaste={pasteValues}
          />
        </Field>
      )}
    </>
  );
}
