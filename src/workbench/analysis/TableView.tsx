import { useState } from 'react';
import { type Figure, scalarOf, setupOf, type Variable } from '../../tool/index.ts';
import { Field, TextInput } from '../../ui/index.ts';
import { useSession } from '../session/useSession.ts';
import type { ViewProps } from './AnalysisDock.tsx';
import styles from './AnalysisDock.module.css';
import { Outcome } from './Outcome.tsx';
import { FigurePicker, InputPicker } from './Pickers.tsx';
import { proposedAxis, readAxis } from './ranges.ts';
import { SensitivityTable, type TableAnswer } from './SensitivityTable.tsx';
import { figureAt, subjectOf, variableAt } from './subject.ts';
import { offerUndo } from '../session/offerUndo.ts';
import { useAnswer } from './useAnswer.ts';
import { ask } from './workers.ts';

/** Figures for every value of an input, or every pair of values of two. */
export function TableView({ figure: figureName, input, onChoose }: ViewProps) {
  const session = useSession();
  const subject = subjectOf(session);
  const [second, setSecond] = useState('');
  const [across, setAcross] = useState('');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const figure = figureAt(session.calculation, figureName);
  const other = second === '' ? null : figureAt(session.calculation, second);
  const rows = axisOf(variableAt(subject, input), typed);
  const columns = axisOf(variableAt(subject, across), typed);
  const isSame = rows.variable !== null && rows.variable.address === columns.variable?.address;
  const isReady = figure && rows.values && (across === '' || columns.values) && !isSame;
  const key = isReady
    ? JSON.stringify([figure.address, other?.address, input, rows.values, across, columns.values])
    : null;
  const answer = useAnswer(session, key, async (watched): Promise<TableAnswer> => {
    const { variable, values } = rows;
    if (!figure || !variable || !values) throw new TypeError('nothing is asked');
    const figures: Figure[] = other ? [figure, other] : [figure];
    const down = { variable, values };
    const over =
      columns.variable && columns.values
        ? { variable: columns.variable, values: columns.values }
        : null;
    const table = {
      rows: { input: variable.input, values },
      ...(over ? { columns: { input: over.variable.input, values: over.values } } : {}),
      figures: figures.map(({ ref }) => ref),
    };
    const cells = await ask('table', { setup: setupOf(subject), table }, watched);
    return { figures, rows: down, columns: over, cells };
  });
  const use = (values: readonly (readonly [Variable, number])[]) => {
    session.write(
      'Usar los valores de la tabla',
      values.map(([variable, value]) => ({ ref: variable.ref, value: scalarOf(variable, value) })),
    );
    offerUndo(session, 'Los valores de la celda están en los datos');
  };
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        <FigurePicker
          label="Cifra"
          value={figureName}
          onChange={(next) => onChoose({ figure: next })}
        />
        <FigurePicker label="Otra cifra" value={second} onChange={setSecond} none="Ninguna" />
        <AxisQuestion
          label="Filas"
          address={input}
          onAddress={(next) => onChoose({ input: next })}
          axis={rows}
          onType={(text) => setTyped({ ...typed, [input ?? '']: text })}
        />
        <AxisQuestion
          label="Columnas"
          none="Ninguna"
          address={across}
          onAddress={setAcross}
          axis={isSame ? { ...columns, fault: 'ya está en las filas' } : columns}
          onType={(text) => setTyped({ ...typed, [across]: text })}
        />
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
          {(value) => <SensitivityTable answer={value} onUse={use} />}
        </Outcome>
      </div>
    </div>
  );
}

interface AxisState {
  readonly variable: Variable | null;
  /** What is wrong with the input itself. */
  readonly fault: string | undefined;
  readonly text: string;
  readonly values: readonly number[] | null;
  readonly error: string | undefined;
}

function axisOf(
  found: Variable | string | null,
  typed: Readonly<Record<string, string>>,
): AxisState {
  if (found === null || typeof found === 'string') {
    return { variable: null, fault: found ?? undefined, text: '', values: null, error: undefined };
  }
  const text = typed[found.address] ?? proposedAxis(found);
  const read = readAxis(found, text);
  const outcome =
    'values' in read
      ? { values: read.values, error: undefined }
      : { values: null, error: read.error };
  return { variable: found, fault: undefined, text, ...outcome };
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
          <TextInput size="sm" value={axis.text} onChange={(event) => onType(event.target.value)} />
        </Field>
      )}
    </>
  );
}
