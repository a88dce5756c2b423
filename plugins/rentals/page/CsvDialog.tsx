import { useEffect, useState } from 'react';
import { FormDialog, SegmentedControl, SelectField, Switch, toast } from '../../../src/ui/index.ts';
import { FaultList, type Typed, useSession } from '../../../src/workbench/index.ts';
import { addProjects } from '../document/edits.ts';
import type { RentalsDocument } from '../document/types.ts';
import {
  guessMapping,
  looksTurned,
  type ProjectFields,
  readProjects,
  readRows,
  type ReadProject,
  transposed,
} from './csv.ts';
import styles from './rentals.module.css';

type Rows = readonly (readonly string[])[];

interface Props {
  file: File;
  onClose: () => void;
}

/** Reads the file, then asks what its columns are. */
export function CsvDialog({ file, onClose }: Props) {
  const [rows, setRows] = useState<Rows | null>(null);
  useEffect(() => {
    let current = true;
    const take = (read: Rows) => {
      if (!current) return;
      if (read.length > 1) setRows(read);
      else {
        toast.error('Error al importar datos: la tabla no tiene filas con proyectos');
        onClose();
      }
    };
    readRows(file).then(take, () => {
      toast.error('Error al importar datos');
      onClose();
    });
    return () => {
      current = false;
    };
  }, [file, onClose]);
  return rows && <MappingDialog name={file.name} rows={rows} onClose={onClose} />;
}

function MappingDialog({ name, rows, onClose }: { name: string; rows: Rows; onClose: () => void }) {
  const session = useSession<RentalsDocument>();
  const fields: ProjectFields = session.calculation.declaration.lists['projects']?.fields ?? {};
  const [turned, setTurned] = useState(() => looksTurned(rows, fields));
  const table = turned ? transposed(rows) : rows;
  const [mapping, setMapping] = useState(() => guessMapping(table[0] ?? [], fields));
  const [update, setUpdate] = useState(true);
  const read = readProjects(table, mapping, fields);
  const options = [
    { value: '', label: 'No importar' },
    ...Object.entries(fields).map(([value, { label }]) => ({ value, label })),
  ];
  const turn = (value: string) => {
    const next = value === 'columnas';
    setTurned(next);
    setMapping(guessMapping((next ? transposed(rows) : rows)[0] ?? [], fields));
  };
  const save = () => {
    if (read.faults.length > 0 || read.projects.length === 0) return;
    const { typed, added } = placed(session.document, read.projects, update);
    session.take(`Importar ${name}`, typed, {
      prepare: (draft) => addProjects(draft, added),
    });
    toast.success('Datos importados exitosamente');
    onClose();
  };
  const count = read.projects.length;
  return (
    <FormDialog
      size="lg"
      title="Importar proyectos"
      description={`${name}: elige qué es cada columna.`}
      onSubmit={save}
      action={count === 1 ? 'Importar 1 proyecto' : `Importar ${count} proyectos`}
      disabled={count === 0 || read.faults.length > 0}
      onClose={onClose}
    >
      <SegmentedControl
        label="Cada proyecto está en"
        options={[
          { value: 'filas', label: 'Una fila' },
          { value: 'columnas', label: 'Una columna' },
        ]}
        value={turned ? 'columnas' : 'filas'}
        onValueChange={turn}
      />
      <Switch
        label="Actualizar los proyectos del mismo nombre"
        hint="Si no, todos se agregan como nuevos"
        checked={update}
        onChange={(event) => setUpdate(event.target.checked)}
      />
      <table className={styles.mapping}>
        <thead>
          <tr>
            <th scope="col">{turned ? 'Fila del archivo' : 'Columna del archivo'}</th>
            <th scope="col">Primer valor</th>
            <th scope="col">Es</th>
          </tr>
        </thead>
        <tbody>
          {(table[0] ?? []).map((head, at) => (
            // Columns of a file have no identity but their place.
            <tr key={`${at}`}>
              <th scope="row">{head || `Columna ${at + 1}`}</th>
              <td className={styles.sample}>{table[1]?.[at]}</td>
              <td>
                <SelectField
                  size="sm"
                  aria-label={`Qué es ${head || `la columna ${at + 1}`}`}
                  options={options}
                  value={mapping[at] ?? ''}
                  onChange={(event) =>
                    setMapping(mapping.map((id, other) => (other === at ? event.target.value : id)))
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {read.faults.length > 0 && (
        <div role="alert">
          <p>No se cambió nada. Esto es lo que hay que corregir:</p>
          <FaultList faults={read.faults} />
        </div>
      )}
    </FormDialog>
  );
}

/** The cells of the projects of their names, or of new ones at the end, of which it says how many. */
function placed(
  { projects: today }: RentalsDocument,
  projects: readonly ReadProject[],
  update: boolean,
): { readonly typed: readonly Typed[]; readonly added: number } {
  const places = new Map(today.map(({ name }, row) => [name, row]));
  let added = 0;
  const typed = projects.flatMap(({ name, cells }) => {
    const known = update ? places.get(name) : undefined;
    const row = known ?? today.length + added++;
    return Object.entries(cells).map(([id, { text, outcome }]) => ({
      ref: { id, table: 'projects', row },
      text,
      outcome,
    }));
  });
  return { typed, added };
}
