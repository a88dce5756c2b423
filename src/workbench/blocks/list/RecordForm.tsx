import type { ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import {
  type Field as FieldSpec,
  type Group,
  isObject,
  kinds,
  type List,
  mayBeEmpty,
  newRecord,
  recordsIn,
} from '../../../tool/index.ts';
import { Field, FormDialog, SelectField, TextInput, toast } from '../../../ui/index.ts';
import { useKeptForm } from '../../documents/useKeptForm.tsx';
import { affixes } from '../../inputs/affixes.ts';
import { goesOnByTouch } from '../../inputs/focusNextEditor.ts';
import { UnitKeys } from '../../inputs/UnitKeys.tsx';
import { initialsBeside } from '../../listImport/records/initials.ts';
import { regroupAs, typingOf } from '../../session/regroup.ts';
import { readTyped } from '../../session/readTyped.ts';
import { useSession } from '../../session/useSession.ts';
import styles from './RecordForm.module.css';

type Texts = Record<string, string>;

interface Props {
  id: string;
  list: List;
  /** Told the place of the new record. */
  onAdded: (row: number) => void;
  onClose: () => void;
}

/** The dialog that adds one record. Each field is checked when it is left, and all on sending. */
export function RecordForm({ id, list, onAdded, onClose }: Props) {
  const session = useSession();
  const fields = list.form ?? Object.keys(list.fields).filter((name) => !list.fields[name]?.hidden);
  const initial = Object.fromEntries(
    fields.map((field) => [field, initialText(list.fields[field])] as const),
  );
  const { register, handleSubmit, formState, getValues, reset, watch } = useForm<Texts>({
    defaultValues: initial,
    mode: 'onTouched',
  });
  const recalled = useKeptForm(`add.${id}`, {
    unsaved: formState.isDirty,
    state: watch(),
    is: areTexts,
    recall: (texts) =>
      reset({ ...initial, ...fittingOf(list, fields, texts) }, { keepDefaultValues: true }),
    reset: () => reset(initial),
  });
  const besides = initialsBeside(
    list,
    new Set(fields),
    (field) => list.fields[field]?.initial ?? null,
  );
  const add = (texts: Texts) => {
    const row = session.calculation.rows(id);
    const typed = fields.flatMap((name) => {
      const spec = list.fields[name];
      const text = texts[name] ?? '';
      return spec
        ? [{ ref: { id: name, table: id, row }, text, outcome: readTyped(spec, text) }]
        : [];
    });
    session.take(`Agregar ${list.singular}`, typed, {
      prepare: (draft) => {
        recordsIn(draft, id).push(newRecord(list));
      },
    });
    toast.success(`${list.singular} ${list.feminine ? 'agregada' : 'agregado'}`);
    onClose();
    onAdded(row);
  };
  const editor = (name: string) => {
    const spec = list.fields[name];
    if (!spec) return null;
    const registered = register(name, {
      validate: (text) => {
        const outcome = readTyped(spec, text);
        return 'error' in outcome ? outcome.error : true;
      },
    });
    return (
      <Field
        key={name}
        label={spec.label}
        hint={spec.hint}
        required={!spec.options && !mayBeEmpty(spec)}
        error={formState.errors[name]?.message}
      >
        {spec.options ? (
          <SelectField model options={spec.options} {...registered} />
        ) : (
          <UnitKeys field={spec} text={getValues(name) ?? ''}>
            <TextInput
              numeric={kinds[spec.kind].type === 'number'}
              {...affixes(spec)}
              autoComplete="off"
              {...registered}
              {...goesOnByTouch}
              onChange={(event) => {
                regroupIn(spec, event, getValues(name) ?? '');
                void registered.onChange(event);
              }}
            />
          </UnitKeys>
        )}
      </Field>
    );
  };
  return (
    <FormDialog
      title={list.add ?? `Agregar ${list.singular}`}
      onSubmit={() => void handleSubmit(add)()}
      action="Agregar"
      unsaved={formState.isDirty}
      onClose={onClose}
    >
      {recalled}
      <div className={styles.groups}>
        {groupsOf(list, fields).map(({ title, items }) => (
          <fieldset key={title} className={styles.group}>
            {title !== '' && <legend>{title}</legend>}
            <div className={styles.fields}>{items.map(editor)}</div>
          </fieldset>
        ))}
      </div>
      {besides !== null && (
        <p className={styles.besides}>
          Entra también con {besides}. Cámbialo después donde sea otro.
        </p>
      )}
    </FormDialog>
  );
}

/** The fields of the form by the list's groups; those of no group come first, without a heading. */
export function groupsOf({ groups = [] }: List, fields: readonly string[]): Group[] {
  const grouped = groups.map(({ title, items }) => ({
    title,
    items: fields.filter((field) => items.includes(field)),
  }));
  const rest = fields.filter((field) => !groups.some(({ items }) => items.includes(field)));
  return [{ title: '', items: rest }, ...grouped].filter(({ items }) => items.length > 0);
}

function areTexts(kept: unknown): kept is Texts {
  return isObject(kept) && Object.values(kept).every((text) => typeof text === 'string');
}

/** Of the fields that there are; where one chooses, what there is to choose. */
function fittingOf({ fields }: List, names: readonly string[], texts: Texts): Texts {
  const fitting = Object.entries(texts).filter(([name, text]) => {
    const options = fields[name]?.options;
    const isOffered = options?.some(({ value }) => value === text) ?? true;
    return names.includes(name) && isOffered;
  });
  return Object.fromEntries(fitting);
}

function initialText(field: FieldSpec | undefined): string {
  if (!field) return '';
  // A select works with values, everything else with what a person would type.
  if (field.options) return String(field.initial ?? '');
  const text = kinds[field.kind].edit(field.initial, field);
  return regroupAs(field, { text, caret: 0 }).text;
}

/** The thousands of an amount while it is typed, as in the panel of inputs. */
function regroupIn(
  field: FieldSpec,
  { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
): void {
  if (field.kind !== 'money') return;
  const { text, caret } = regroupAs(field, typingOf(target, nativeEvent), before);
  target.value = text;
  target.setSelectionRange(caret, caret);
}
