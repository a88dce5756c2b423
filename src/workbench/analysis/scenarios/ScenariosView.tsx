import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { figuresOf, newId, overridden, scalarOf, type Variable } from '../../../tool/index.ts';
import { Button, Field, IconButton, SelectField, TextInput, toast } from '../../../ui/index.ts';
import { offerUndo } from '../../session/offerUndo.ts';
import { useSession } from '../../session/useSession.ts';
import type { ViewProps } from '../viewProps.ts';
import styles from '../AnalysisDock.module.css';
import { useKeepAsCase } from '../keepAsCase.ts';
import { useDesk } from '../kept/books.ts';
import { scenariosFile } from '../kept/file.ts';
import { MOST_SCENARIOS, type Scenario } from '../kept/kept.ts';
import { StudyFile } from '../kept/StudyFile.tsx';
import { leaveTo } from '../parts/leave.ts';
import { NumberInput } from '../parts/NumberInput.tsx';
import { FigurePicker, InputPicker } from '../parts/Pickers.tsx';
import { optionLabel, readNumber, subjectOf, variableAt } from '../subject.ts';
import { ScenarioComparison } from './ScenarioComparison.tsx';

/** The document with a few other values, side by side, and why the figures differ. */
export function ScenariosView(props: ViewProps) {
  const { asked, onAsk } = props;
  const session = useSession();
  const { book } = useDesk();
  const { scenarios } = book.studies;
  const [chosen, setChosen] = useState(scenarios[0]?.id ?? '');
  const scenario = scenarios.find(({ id }) => id === chosen) ?? scenarios[0];
  const figure = asked.figure ?? figuresOf(session.calculation)[0]?.address;
  const asCase = useKeepAsCase();
  const put = (next: Scenario) => book.change({ list: 'scenarios', put: next });
  const add = () => {
    const made = { id: newId(), name: freeName(scenarios), values: {} };
    put(made);
    setChosen(made.id);
  };
  const remove = (gone: Scenario) => {
    book.change({ list: 'scenarios', remove: gone.id });
    toast.success(`«${gone.name}» ya no está entre los escenarios`, {
      action: { label: 'Deshacer', onSelect: () => put(gone) },
    });
  };
  const apply = (taken: Scenario) => {
    const { document } = overridden(subjectOf(session), taken.values);
    session.replace(`Usar «${taken.name}»`, document);
    offerUndo(session, `Los datos son los de «${taken.name}»`);
  };
  return (
    <div className={styles.view}>
      <div className={styles.question}>
        {session.isReadOnly && (
          <p className={styles.hint}>Es solo lectura: lo que pruebes aquí no se guarda.</p>
        )}
        <FigurePicker
          label="Cifra que se explica"
          value={figure}
          onChange={(next) => onAsk({ ...asked, figure: next })}
        />
        {scenario && (
          <>
            <Field label="Escenario">
              <SelectField
                size="sm"
                options={scenarios.map(({ id, name }) => ({ value: id, label: name }))}
                value={scenario.id}
                onChange={(event) => setChosen(event.target.value)}
              />
            </Field>
            <Editor key={scenario.id} scenario={scenario} onChange={put} />
          </>
        )}
        <div className={styles.actions}>
          <Button
            size="sm"
            icon={<Plus />}
            disabled={scenarios.length >= MOST_SCENARIOS}
            onClick={add}
          >
            Nuevo escenario
          </Button>
          {scenario && (
            <>
              {!session.isReadOnly && (
                <Button size="sm" variant="ghost" onClick={() => apply(scenario)}>
                  Usar estos datos
                </Button>
              )}
              {asCase && (
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() =>
                    asCase(scenario.name, overridden(subjectOf(session), scenario.values).document)
                  }
                >
                  Guardar como caso
                </Button>
              )}
              <IconButton
                label={`Borrar ${scenario.name}`}
                icon={<Trash2 />}
                onClick={() => remove(scenario)}
              />
            </>
          )}
        </div>
        <StudyFile
          {...props}
          name={scenarios.length > 0 ? 'Escenarios' : null}
          file={() => scenariosFile(subjectOf(session), scenarios, figure)}
        />
      </div>
      <div className={styles.answer}>
        {scenario ? (
          <ScenarioComparison scenarios={scenarios} scenario={scenario} figure={figure} />
        ) : (
          <p className={styles.hint}>
            Un escenario cambia unos pocos datos y deja los demás como están: compáralos lado a lado
            y mira qué dato explica la diferencia. Tus datos no cambian.
          </p>
        )}
      </div>
    </div>
  );
}

/** 'Escenario 3': the first number that none has. */
function freeName(scenarios: readonly Scenario[]): string {
  const taken = new Set(scenarios.map(({ name }) => name));
  let at = 1;
  while (taken.has(`Escenario ${at}`)) at++;
  return `Escenario ${at}`;
}

interface EditorProps {
  scenario: Scenario;
  onChange: (scenario: Scenario) => void;
}

function Editor({ scenario, onChange }: EditorProps) {
  const session = useSession();
  const subject = subjectOf(session);
  const { values } = scenario;
  /** The input chosen last: its value is what is typed next. */
  const [chosen, setChosen] = useState<string | null>(null);
  const add = (address: string) => {
    const variable = variableAt(subject, address);
    if (!variable || typeof variable === 'string' || address in values) return;
    setChosen(address);
    onChange({ ...scenario, values: { ...values, [address]: scalarOf(variable, variable.today) } });
  };
  const remove = (address: string) => {
    const rest = Object.fromEntries(Object.entries(values).filter(([each]) => each !== address));
    onChange({ ...scenario, values: rest });
  };
  return (
    <>
      <Field label="Nombre">
        <TextInput
          size="sm"
          maxLength={60}
          value={scenario.name}
          onChange={(event) => onChange({ ...scenario, name: event.target.value })}
        />
      </Field>
      {Object.keys(values).map((address) => (
        <Override
          key={address}
          address={address}
          scenario={scenario}
          isChosen={address === chosen}
          onChange={onChange}
          onRemove={() => remove(address)}
        />
      ))}
      <InputPicker label="Cambiar un dato" value={undefined} onChange={add} />
    </>
  );
}

interface OverrideProps extends EditorProps {
  address: string;
  /** Just chosen: the focus goes into it. */
  isChosen: boolean;
  onRemove: () => void;
}

function Override({ address, scenario, isChosen, onChange, onRemove }: OverrideProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) row.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isChosen]);
  const variable = variableAt(subjectOf(useSession()), address);
  const label = variable && typeof variable === 'object' ? variable.label : address;
  return (
    <div ref={row} className={styles.override}>
      {variable && typeof variable === 'object' ? (
        <OverrideValue
          variable={variable}
          value={scenario.values[address] ?? null}
          onChange={(value) =>
            onChange({ ...scenario, values: { ...scenario.values, [address]: value } })
          }
        />
      ) : (
        <p className={styles.failure}>{variable ?? address}</p>
      )}
      <IconButton
        label={`Quitar ${label}`}
        icon={<Trash2 />}
        onClick={(event) => {
          leaveTo(event);
          onRemove();
        }}
      />
    </div>
  );
}

interface ValueProps {
  variable: Variable;
  value: Scenario['values'][string];
  onChange: (value: Scenario['values'][string]) => void;
}

function OverrideValue({ variable, value, onChange }: ValueProps) {
  const { field, label, options } = variable;
  const [text, setText] = useState(() => (typeof value === 'number' ? editText(value) : ''));
  if (options) {
    const at = options.findIndex((option) => option === value);
    return (
      <Field label={label}>
        <SelectField
          size="sm"
          model
          options={options.map((option, index) => ({
            value: String(index),
            label: optionLabel(variable, option),
          }))}
          value={String(at)}
          onChange={(event) => onChange(options[Number(event.target.value)] ?? null)}
        />
      </Field>
    );
  }
  const read = readNumber(field, text);
  return (
    <Field label={label} error={typeof read === 'string' ? read : undefined}>
      <NumberInput
        field={field}
        value={text}
        onChange={(typed) => {
          setText(typed);
          const next = readNumber(field, typed);
          if (typeof next === 'number') onChange(next);
        }}
      />
    </Field>
  );
}

const editText = (value: number): string =>
  value.toLocaleString('es-CO', { maximumFractionDigits: 10 });
