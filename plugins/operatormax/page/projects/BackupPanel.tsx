import { Archive, ArchiveRestore } from 'lucide-react';
import { Button, toast, useConfirm } from '../../../../src/ui/index.ts';
import { useLeave } from '../guard.tsx';
import styles from '../page.module.css';
import type { ProjectWorkspace } from './project-workspace.ts';

const WHEN = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeStyle: 'short' });

/** The copy of the project's data, to go back to. */
export function BackupPanel({
  workspace,
  onRestore,
}: {
  workspace: ProjectWorkspace;
  onRestore: () => void;
}) {
  const [confirm, confirmDialog] = useConfirm();
  const leave = useLeave();
  const { current } = workspace;
  const saved = current?.backup?.lastSaved;
  const create = () => {
    if (workspace.backUp() === 'saved') toast.success('Backup creado');
    else toast.error('No se pudo guardar el backup en este navegador');
  };
  const restore = async () => {
    const agreed = await confirm({
      title: '¿Restaurar el backup?',
      description: 'Los datos actuales se reemplazan por los del backup. Puedes deshacerlo.',
      confirmLabel: 'Restaurar',
    });
    if (!agreed) return;
    if (workspace.restore()) {
      onRestore();
      toast.success('Backup restaurado');
    } else toast.error('El backup no se puede leer');
  };
  return (
    <section aria-label="Backup del Proyecto" className={styles.panel}>
      <h2 className={styles.heading}>Backup del Proyecto</h2>
      <Button size="sm" block icon={<Archive />} disabled={!current} onClick={create}>
        Crear Backup
      </Button>
      <Button
        size="sm"
        block
        icon={<ArchiveRestore />}
        disabled={saved === undefined}
        onClick={() => leave(() => void restore())}
      >
        Restaurar Backup
      </Button>
      <p role="status" className={styles.status}>
        {saved === undefined ? 'Sin backup' : 'Backup disponible'}
        {saved !== undefined && <span> · {WHEN.format(new Date(saved))}</span>}
      </p>
      {confirmDialog}
    </section>
  );
}
