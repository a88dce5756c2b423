import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useImmer } from 'use-immer';
import { money } from '../../../src/tool/index.ts';
import { Button, Field, FormDialog, IconButton, TextInput } from '../../../src/ui/index.ts';
import { regroup } from '../../../src/workbench/index.ts';
import { amountsOf } from '../document/structure.ts';
import type { Value } from '../document/types.ts';
import { readPart, Result } from './CellsDialog.tsx';
import styles from './rentals.module.css';

interface Props {
  title: string;
  description: string;
  value: Value | null;
  resultLabel: string;
  result: (value: Value) => string;
  onSave: (value: Value) => void;
  onClose: () => void;
  aside?: ReactNode;
}

interface Line {
  /** Lines have no identity but this. */
  readonly key: number;
  readonly name: string;
  readonly text: string;
}

const AMOUNT = money('Valor', { initial: null, blank: 0 });

/** The amounts of a 'Solo Ingresos' income: a list of names and values. */
export function DirectDialog({
  title,
  description,
  value,
  resultLabel,
  result,
  onSave,
  onClose,
  aside,
}: Props) {
  const [lines, edit] = useImmer<readonly Line[]>(() => startLines(value));
  const [tried, setTried] = useState(false);
  const outcomes = lines.map(({ text }) => readPart(AMOUNT, text));
  const incomes = lines.map(({ name }, at) => {
    const outcome = outcomes[at];
    const amount = outcome && 'value' in outcome ? outcome.value : 0;
    return { name: name.trim(), value: typeof amount === 'number' ? amount : 0 };
  });
  const next: Value = { incomes };
  const change = (key: number, part: Partial<Line>) =>
    edit((draft) => {
      const line = draft.find((one) => one.key === key);
      if (line) Object.assign(line, part);
    });
  const save = () => {
    setTried(true);
    if (outcomes.every((outcome) => 'value' in outcome)) onSave(next);
  };
  return (
    <FormDialog
      title={title}
      description={description}
      onSubmit={save}
      action="Guardar"
      aside={aside}
      onClose={onClose}
    >
      <div className={styles.fields}>
        {lines.map((line, at) => {
          const outcome = outcomes[at] ?? { value: null };
          return (
            <div key={line.key} className={styles.pair}>
              <Field label="Nombre">
                <TextInput
                  value={line.name}
                  maxLength={200}
                  onChange={(event) => change(line.key, { name: event.target.value })}
                />
              </Field>
              <Field
                label="Valor"
                hint={'note' in outcome ? outcome.note : undefined}
                error={tried && 'error' in outcome ? outcome.error : undefined}
              >
                <TextInput
                  numeric
                  prefix="$"
                  autoComplete="off"
                  value={line.text}
                  onChange={(event) => change(line.key, { text: event.target.value })}
                  onBlur={() =>
                    change(line.key, { text: regroup({ text: line.text, caret: 0 }).text })
                  }
                />
              </Field>
              <IconButton
                size="md"
                label={`Quitar ${line.name || `el ingreso ${at + 1}`}`}
                icon={<Trash2 />}
                onClick={() => edit((draft) => void draft.splice(at, 1))}
              />
            </div>
          );
        })}
        <div className={styles.row}>
          <Button
            size="sm"
            icon={<Plus />}
            onClick={() => edit((draft) => void draft.push(newLine(draft)))}
          >
            Agregar ingreso
          </Button>
        </div>
        <Result label={resultLabel} text={result(next)} />
      </div>
    </FormDialog>
  );
}

function newLine(before: readonly Line[]): Line {
  return { key: Math.max(0, ...before.map(({ key }) => key)) + 1, name: '', text: '' };
}

function startLines(value: Value | null): readonly Line[] {
  const amounts = amountsOf(value);
  if (amounts.length === 0) return [newLine([])];
  return amounts.map(({ name, value: amount }, at) => ({
    key: at,
    name,
    text: regroup({ text: String(amount).replace('.', ','), caret: 0 }).text,
  }));
}
