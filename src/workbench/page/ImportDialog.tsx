import { Button, FormDialog } from '../../ui/index.ts';
import type { ImportChange } from '../exchange/importChanges.ts';
import { FaultList } from './FaultsDialog.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import styles from './ImportDialog.module.css';

interface Props {
  /** Of the file. */
  name: string;
  changes: readonly ImportChange[];
  /** What isn't taken over as it is in the file. */
  notices: readonly string[];
  onReplace: () => void;
  /** Present where what the file brings can also stand beside what is there. */
  add?: { readonly label: string; readonly onAdd: () => void };
  onClose: () => void;
}

/** Asks before a file takes the place of what is there: what goes, and what comes in. */
export function ImportDialog({ name, changes, notices, onReplace, add, onClose }: Props) {
  return (
    <FormDialog
      size="lg"
      title="¿Reemplazar los datos de hoy?"
      description={`${name} trae otros datos. Puedes deshacerlo con Ctrl+Z.`}
      action="Reemplazar"
      aside={add && <Button onClick={add.onAdd}>{add.label}</Button>}
      onSubmit={onReplace}
      onClose={onClose}
    >
      {notices.length > 0 && (
        <div role="note" className={styles.notices}>
          <p>No todo entra como está en el archivo:</p>
          <FaultList faults={notices} />
        </div>
      )}
      <ChangeTable changes={changes} leaves="Sale" enters="Entra" />
    </FormDialog>
  );
}
