import { useRef, useState } from 'react';
import { newRecord, recordsIn } from '../../../src/tool/index.ts';
import { Field, FormDialog, SelectField, TextInput, toast } from '../../../src/ui/index.ts';
import { useSession } from '../../../src/workbench/index.ts';
import { assetTypes, categories } from '../assetTypes.ts';
import { LIST, NAMELESS } from './option.ts';
import styles from './Dialogs.module.css';

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface Props {
  /** Told the place of the new option. */
  onCreated: (option: number) => void;
  onClose: () => void;
}

/** Adds an option: its name, and what kind of asset it is. It starts anew whenever it is opened. */
export function CreateDialog({ onCreated, onClose }: Props) {
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [category, setCategory] = useState('');
  const [assetType, setAssetType] = useState('');
  const [error, setError] = useState('');

  const create = () => {
    if (name.trim() === '') {
      setError(NAMELESS);
      input.current?.focus();
      return;
    }
    const list = session.calculation.declaration.lists[LIST];
    if (!list) throw new RangeError(`no list ${LIST}`);
    session.edit(`Agregar ${name.trim()}`, (draft) => {
      recordsIn(draft, LIST).push({
        ...newRecord(list),
        name: name.trim(),
        selectedCategory: category,
        assetType,
      });
    });
    toast.success(`${name.trim()}: opción agregada`);
    onClose();
    onCreated(session.calculation.rows(LIST) - 1);
  };
  return (
    <FormDialog title="Agregar Opción" onSubmit={create} action="Crear" onClose={onClose}>
      <div className={styles.fields}>
        <Field label="Nombre" required error={error}>
          <TextInput
            ref={input}
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setError('');
            }}
          />
        </Field>
        <Field label="Categoría">
          <SelectField
            placeholder="Elige una categoría"
            options={choices(categories)}
            value={category}
            onChange={(event) => {
              setCategory(event.target.value);
              setAssetType('');
            }}
          />
        </Field>
        <Field label="Tipo de activo" hint={category ? undefined : 'Elige primero una categoría'}>
          <SelectField
            placeholder="Elige un tipo"
            options={choices(assetTypes[category] ?? [])}
            value={assetType}
            disabled={category === ''}
            onChange={(event) => setAssetType(event.target.value)}
          />
        </Field>
      </div>
      <p role="alert" className={styles.alert}>
        {error}
      </p>
    </FormDialog>
  );
}
