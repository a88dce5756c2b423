import { type ReactNode, useState } from 'react';
import { type Field as FieldSpec, kinds, type Scalar } from '../../../src/tool/index.ts';
import { Field, FormDialog, SelectField, TextInput } from '../../../src/ui/index.ts';
import { affixes, readTyped, regroup, useSession } from '../../../src/workbench/index.ts';
import styles from './rentals.module.css';

export type Texts = Readonly<Record<string, string>>;

interface Props {
  title: string;
  description?: string;
  /** The cells of the project that are edited, in their order. */
  ids: readonly string[];
  row: number;
  /** Of those, the ones that count with what is typed so far. */
  visible?: (id: string, texts: Texts) => boolean;
  resultLabel: string;
  /** What comes out of it, as it reads. */
  result: (values: Values) => string;
  onSave: (values: Values) => void;
  onClose: () => void;
  /** At the start of the footer. */
  aside?: ReactNode;
}

export type Values = Readonly<Record<string, Scalar>>;

/** The parts of one value as a form: the same cells that the sheet shows unfolded. */
export function CellsDialog({
  title,
  description,
  ids,
  row,
  visible,
  resultLabel,
  result,
  onSave,
  onClose,
  aside,
}: Props) {
  const { calculation } = useSession();
  const fields = ids.flatMap((id): [string, FieldSpec][] => {
    const field = calculation.field({ id, table: 'projects' });
    return field ? [[id, field]] : [];
  });
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(
      fields.map(([id, field]) => [
        id,
        startText(field, calculation.value({ id, table: 'projects', row })),
      ]),
    ),
  );
  const [tried, setTried] = useState(false);
  const outcomes = new Map(fields.map(([id, field]) => [id, readPart(field, texts[id] ?? '')]));
  const values = Object.fromEntries(
    [...outcomes].map(([id, outcome]) => [id, 'value' in outcome ? outcome.value : null]),
  );
  const save = () => {
    setTried(true);
    if ([...outcomes.values()].every((outcome) => 'value' in outcome)) onSave(values);
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
        {fields
          .filter(([id]) => visible?.(id, texts) ?? true)
          .map(([id, field]) => {
            const outcome = outcomes.get(id) ?? { value: null };
            return (
              <PartEditor
                key={id}
                field={field}
                text={texts[id] ?? ''}
                error={tried && 'error' in outcome ? outcome.error : undefined}
                note={'note' in outcome ? outcome.note : undefined}
                onText={(text) => setTexts((before) => ({ ...before, [id]: text }))}
              />
            );
          })}
        <Result label={resultLabel} text={result(values)} />
      </div>
    </FormDialog>
  );
}

/** The figure that a form comes to, while it is typed. */
export function Result({ label, text }: { label: string; text: string }) {
  return (
    <p className={styles.result}>
      <span>{label}</span>
      <output>{text}</output>
    </p>
  );
}

interface PartEditorProps {
  field: FieldSpec;
  text: string;
  error: string | undefined;
  note: string | undefined;
  onText: (text: string) => void;
}

function PartEditor({ field, text, error, note, onText }: PartEditorProps) {
  const label = field.label.split(' · ').at(-1) ?? field.label;
  return (
    <Field label={label} hint={note ?? field.hint} error={error}>
      {field.options ? (
        <SelectField
          model
          options={field.options}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      ) : (
        <TextInput
          numeric={kinds[field.kind].type === 'number'}
          {...affixes(field)}
          autoComplete="off"
          value={text}
          onChange={(event) => onText(event.target.value)}
          onBlur={() => onText(grouped(field, text))}
        />
      )}
    </Field>
  );
}

/** A select works with values, everything else with what a person would type. */
function startText(field: FieldSpec, value: Scalar): string {
  if (field.options) return String(value ?? field.initial ?? '');
  const shown = value ?? (typeof field.initial === 'number' ? field.initial : null);
  return grouped(field, kinds[field.kind].edit(shown, field));
}

function grouped(field: FieldSpec, text: string): string {
  return field.kind === 'money' ? regroup({ text, caret: 0 }).text : text;
}

type Outcome = { readonly value: Scalar; readonly note?: string } | { readonly error: string };

/** A number that isn't one counts as 0, as the specification has it; bounds hold all the same. */
export function readPart(field: FieldSpec, text: string): Outcome {
  const kind = kinds[field.kind];
  if (kind.type !== 'number') return readTyped(field, text);
  const parsed = kind.parse(text, field);
  if ('error' in parsed)
    return { value: 0, note: `«${text.trim()}» no es un número: cuenta como 0` };
  // What has a default of its own, or enters no formula, may stay empty.
  if (parsed.value === null) return { value: field.blank === 0 ? 0 : null };
  return readTyped(field, text);
}
