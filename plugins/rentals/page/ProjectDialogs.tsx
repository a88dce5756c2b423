import { useState } from 'react';
import {
  Button,
  Dialog,
  Field,
  FormDialog,
  SelectField,
  TextInput,
  toast,
} from '../../../src/ui/index.ts';
import {
  type GridModel,
  offerUndo,
  useRecordsShown,
  useSession,
} from '../../../src/workbench/index.ts';
import { addProject, removeProjects } from '../document/edits.ts';
import { labelsOf } from '../document/structure.ts';
import type { RentalsDocument } from '../document/types.ts';
import { nameOf } from './names.ts';

const MAX_NAME = 200;

interface NewProps {
  /** Told the place of the new project. */
  onCreated: (row: number) => void;
  onClose: () => void;
}

/** Asks for the name of a new project; without one nothing happens. */
export function NewProjectDialog({ onCreated, onClose }: NewProps) {
  const session = useSession<RentalsDocument>();
  const [name, setName] = useState('');
  const { projects } = session.document;
  const taken = projects.some((project) => project.name === name.trim());
  const create = () => {
    const given = name.trim();
    if (given === '') return;
    session.edit(`Crear ${given}`, (draft) => addProject(draft, given));
    toast.success(`Proyecto "${given}" creado exitosamente`);
    onClose();
    onCreated(projects.length);
  };
  return (
    <FormDialog
      title="Nuevo proyecto"
      size="sm"
      onSubmit={create}
      action="Crear"
      disabled={name.trim() === ''}
      onClose={onClose}
    >
      <Field
        label="Nombre del proyecto"
        required
        hint={taken ? 'Ya hay un proyecto con este nombre' : undefined}
      >
        <TextInput
          value={name}
          maxLength={MAX_NAME}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

const REALLY = 'ELIMINAR DEFINITIVAMENTE';
const ALL_OF_IT = 'todos sus ingresos, egresos, tarifa y reservas.';
const WHILE_OPEN = 'con Deshacer mientras esta página siga abierta.';

interface DeleteProps {
  /** The project in whose column one is. */
  row: number;
  /** In which they are listed. */
  sheet: GridModel;
  onClose: () => void;
}

/** Two steps before a project is gone: which one, and whether really. */
export function DeleteProjectDialog({ row, sheet, onClose }: DeleteProps) {
  const session = useSession<RentalsDocument>();
  const { projects } = session.document;
  const [id, setId] = useState(projects[row]?.id ?? '');
  const [sure, setSure] = useState(false);
  const names = labelsOf(projects);
  const shown = useRecordsShown(sheet);
  // What the sheet hides can be deleted as well.
  const listed = [...new Set([...shown, ...projects.keys()])];
  const name = names[projects.findIndex((project) => project.id === id)] ?? '';
  const remove = () => {
    session.edit(`Eliminar ${name}`, (draft) => removeProjects(draft, [id]));
    offerUndo(session, `Proyecto "${name}" eliminado exitosamente`);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={sure ? `¿Eliminar definitivamente «${name}»?` : 'Eliminar Proyecto'}
      description={
        sure
          ? `Se eliminan el proyecto y ${ALL_OF_IT} Solo podrás recuperarlo ${WHILE_OPEN}`
          : 'Se eliminará el proyecto con todo lo que tiene configurado.'
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          {sure ? (
            <Button variant="danger" onClick={remove}>
              {REALLY}
            </Button>
          ) : (
            <Button variant="primary" onClick={() => setSure(true)}>
              Continuar
            </Button>
          )}
        </>
      }
    >
      {!sure && (
        <Field label="Proyecto">
          <SelectField
            value={id}
            options={listed.map((at) => ({
              value: projects[at]?.id ?? '',
              label: names[at] ?? '',
            }))}
            onChange={(event) => setId(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}

interface DeleteChosenProps {
  /** The projects that were chosen in the sheet. */
  rows: readonly number[];
  /** In which they are listed. */
  sheet: GridModel;
  onClose: () => void;
}

/** The second step before projects are gone that were chosen in the sheet: whether really. */
export function DeleteProjectsDialog({ rows: chosen, sheet, onClose }: DeleteChosenProps) {
  const session = useSession<RentalsDocument>();
  const { projects } = session.document;
  const shown = useRecordsShown(sheet);
  // As the sheet lists them, which may be sorted.
  const rows = [...chosen].sort((one, other) => shown.indexOf(one) - shown.indexOf(other));
  const [ids] = useState(() => rows.flatMap((row) => projects[row]?.id ?? []));
  const [names] = useState(() => rows.flatMap((row) => labelsOf(projects)[row] ?? []));
  const some = nameOf(projects, rows);
  const remove = () => {
    session.edit(`Eliminar ${some}`, (draft) => removeProjects(draft, ids));
    offerUndo(session, rows.length === 1 ? `${some} eliminado` : `${some} eliminados`);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`¿Eliminar definitivamente ${some}?`}
      description={
        rows.length === 1
          ? `Se elimina con ${ALL_OF_IT} Solo podrás recuperarlo ${WHILE_OPEN}`
          : `Se eliminan con ${ALL_OF_IT} Solo podrás recuperarlos ${WHILE_OPEN}`
      }
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="danger" onClick={remove}>
            {REALLY}
          </Button>
        </>
      }
    >
      {names.length > 1 && <p>{names.join(', ')}</p>}
    </Dialog>
  );
}
