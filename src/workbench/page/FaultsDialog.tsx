import { Button, Dialog } from '../../ui/index.ts';
import { counted } from '../../tool/index.ts';
import styles from './FaultsDialog.module.css';

/** More than these nobody reads at once. */
const SHOWN_FAULTS = 30;

interface Props {
  /** Closed while there are none. */
  faults: readonly string[];
  title?: string;
  onClose: () => void;
}

/** All that is wrong with a file that was to be imported, so that it can be mended in one go. */
export function FaultsDialog({ faults, title = 'No se pudo importar el archivo', onClose }: Props) {
  return (
    <Dialog
      open={faults.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="No se cambió nada. Esto es lo que hay que corregir:"
      footer={
        <Button variant="primary" onClick={onClose}>
          Entendido
        </Button>
      }
    >
      <FaultList faults={faults} />
    </Dialog>
  );
}

/** One a line; many are counted rather than shown. */
export function FaultList({ faults }: Pick<Props, 'faults'>) {
  return (
    <ul className={styles.faults}>
      {faults.slice(0, SHOWN_FAULTS).map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
      {faults.length > SHOWN_FAULTS && (
        <li>… y {counted(faults.length - SHOWN_FAULTS, 'problema', 'problemas')} más.</li>
      )}
    </ul>
  );
}
