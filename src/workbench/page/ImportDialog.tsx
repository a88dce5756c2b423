import { Button, FormDialog } from '../../ui/index.ts';
import type { ImportChange } from '../exchange/importChanges.ts';
import { byUndoKey } from '../session/undoKey.ts';
import { FaultList } from './FaultsDialog.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import styles from './ImportDialog.module.css';

interface Props {
  /** Of the file. */
  name: string;
  changes: readonly ImportChange[];
  /** Studies: they are no part of the document, which alone is taken back. */
  added: readonly ImportChange[];
  /** What isn't taken over as it is in the file. */
  notices: readonly string[];
  onReplace: () => void;
  /** Present where what the file brings can also stand beside what is there. */
  add?: { readonly label: string; readonly onAdd: () => void };
  onClose: () => void;
}

/** Asks before a file takes the place of what is there: what goes, and what comes in. */
export function ImportDialog(props: Props) {
  const { name, changes, added, notices, onReplace, add, onClose } = props;
  const stays = added.length > 0 ? '; los análisis que trae se agregan y se quedan' : '';
  return (
    <FormDialog
      size="lg"
      title="¿Reemplazar los datos de hoy?"
      description={`${name} trae otros datos. Puedes deshacerlo${byUndoKey()}${stays}.`}
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
      <ChangeTable changes={[...changes, ...added]} leaves="Sale" enters="Entra" />
    </FormDialog>
  );
}
