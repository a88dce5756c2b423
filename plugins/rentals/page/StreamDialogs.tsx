import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, Field, FormDialog, TextInput, toast, useConfirm } from '../../../src/ui/index.ts';
import { offerUndo, useSession } from '../../../src/workbench/index.ts';
import { addStream, duplicateStream, move, removeStream, renameStream } from '../document/edits.ts';
import { EXPENSES, INCOMES, specOf } from '../document/parts.ts';
import { type StreamShape, structureOf } from '../document/structure.ts';
import type { RentalsDocument, RentalsDraft, Side, StreamType } from '../document/types.ts';
import styles from './rentals.module.css';

const WORD = { incomes: 'Ingreso', expenses: 'Egreso' } as const;
const MAX_NAME = 200;

interface CreateProps {
  side: Side;
  onCreated: (stream: StreamShape) => void;
  onClose: () => void;
}

/** A new income or expense: its type and its name. */
export function CreateStreamDialog({ side, onCreated, onClose }: CreateProps) {
  const session = useSession<RentalsDocument>();
  const types = side === 'incomes' ? INCOMES : EXPENSES;
  const [type, setType] = useState<StreamType | null>(null);
  const [name, setName] = useState('');
  const group = useId();
  const create = () => {
    const given = name.trim();
    if (!type || given === '') return;
    session.edit(`Crear ${WORD[side].toLowerCase()} ${given}`, (draft) => {
      addStream(draft, side, type, given);
    });
    toast.success(`${WORD[side]} "${given}" (${specOf(type).label}) creado exitosamente`);
    onClose();
    const made = structureOf(session.document)[side].at(-1);
    if (made) onCreated(made);
  };
  return (
    <FormDialog
      title={`Crear ${WORD[side]}`}
      description="Se agrega a todos los proyectos; sus valores se escriben en cada uno."
      onSubmit={create}
      action="Crear"
      disabled={!type || name.trim() === ''}
      unsaved={name.trim() !== ''}
      onClose={onClose}
    >
      <NameField name={name} onName={setName} />
      <fieldset className={styles.types}>
        <legend>Tipo</legend>
        {Object.entries(types).map(([id, spec]) => (
          <label key={id} className={styles.type}>
            <input
              type="radio"
              name={group}
              value={id}
              checked={id === type}
              onChange={() => setType(id as StreamType)}
            />
            {spec.label}
            <span>{spec.hint}</span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <Field label="Nombre" required>
      <TextInput
        value={name}
        maxLength={MAX_NAME}
        onChange={(event) => onName(event.target.value)}
      />
    </Field>
  );
}

interface OptionsProps {
  stream: StreamShape;
  onClose: () => void;
  /** Told which stream was made. */
  onDuplicated: (made: StreamShape) => void;
}

/** Name, place, copy and end of an income or expense. */
export function StreamOptionsDialog({ stream, onClose, onDuplicated }: OptionsProps) {
  const session = useSession<RentalsDocument>();
  const { side, id, type } = stream;
  const streams = session.document[side];
  const at = streams.findIndex((entry) => entry.id === id);
  const [name, setName] = useState(stream.name);
  const isRenamed = name.trim() !== stream.name;
  const [confirm, confirmDialog] = useConfirm();
  const edit = (label: string, recipe: (draft: RentalsDraft) => void) =>
    session.edit(label, (draft) => recipe(draft));
  const rename = () => {
    const given = name.trim();
    if (given === '') return;
    edit(`Renombrar ${stream.name}`, (draft) => renameStream(draft, side, id, given));
    toast.success(`${WORD[side]} actualizado exitosamente`);
    onClose();
  };
  const moveTo = (to: number) => edit(`Mover ${stream.name}`, (draft) => move(draft[side], at, to));
  const duplicate = () => {
    edit(`Duplicar ${stream.name}`, (draft) => duplicateStream(draft, side, id));
    const made = structureOf(session.document)[side][at + 1];
    offerUndo(session, `${WORD[side]} «${stream.name}» duplicado`);
    onClose();
    if (made) onDuplicated(made);
  };
  const remove = async () => {
    // An expense goes at once; an income, on which others may depend, after a question.
    const sure =
      side === 'expenses' ||
      (await confirm({
        title: `¿Eliminar el ingreso «${stream.name}»?`,
        description: `Se elimina de todos los proyectos.${dependents(session.document, stream)}`,
        confirmLabel: 'Eliminar',
        danger: true,
      }));
    if (!sure) return;
    edit(`Eliminar ${stream.name}`, (draft) => removeStream(draft, side, id));
    offerUndo(
      session,
      side === 'incomes'
        ? 'Ingreso eliminado exitosamente'
        : `Egreso "${stream.name}" eliminado exitosamente`,
    );
    onClose();
  };
  return (
    <>
      <FormDialog
        title={`${WORD[side]}: ${stream.name}`}
        description={`${specOf(type).label}: ${specOf(type).hint}`}
        onSubmit={rename}
        action="Guardar nombre"
        disabled={name.trim() === ''}
        unsaved={isRenamed}
        cancel={isRenamed ? 'Cancelar' : 'Cerrar'}
        aside={
          <Button
            variant="danger"
            icon={<Trash2 />}
            className={styles.start}
            onClick={() => void remove()}
          >
            Eliminar
          </Button>
        }
        onClose={onClose}
      >
        <NameField name={name} onName={setName} />
        <div className={styles.row}>
          <Button size="sm" icon={<ArrowUp />} disabled={at <= 0} onClick={() => moveTo(at - 1)}>
            Subir
          </Button>
          <Button
            size="sm"
            icon={<ArrowDown />}
            disabled={at >= streams.length - 1}
            onClick={() => moveTo(at + 1)}
          >
            Bajar
          </Button>
          <Button size="sm" icon={<Copy />} onClick={duplicate}>
            Duplicar
          </Button>
          <span className={styles.note}>
            Posición {at + 1} de {streams.length}
          </span>
        </div>
      </FormDialog>
      {confirmDialog}
    </>
  );
}

/** Who would be left without a base, in a sentence. */
function dependents({ incomes, expenses }: RentalsDocument, { id }: StreamShape): string {
  const names = [...incomes, ...expenses]
    .filter(({ values }) =>
      Object.values(values).some(
        (value) => value?.['baseIncomeId'] === id || value?.['relationVariable'] === id,
      ),
    )
    .map(({ name }) => `«${name}»`);
  return names.length > 0 ? ` Quedan sin base y valen 0: ${names.join(', ')}.` : '';
}
