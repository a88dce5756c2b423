import { AlertTriangle } from 'lucide-react';
import { Button } from '../../../../src/ui/index.ts';
import { downloadText } from '../../../../src/workbench/index.ts';
import styles from '../page.module.css';
import type { ProjectWorkspace } from './project-workspace.ts';

/** Says that the kept list of projects couldn't be read, and hands over what stood there. */
export function WorkspaceNotice({ workspace }: { workspace: ProjectWorkspace }) {
  const text = workspace.store.setAside;
  const open = workspace.open();
  if (text === null || !open) return null;
  const dismiss = () => {
    workspace.store.dismissSetAside();
    workspace.announce();
  };
  return (
    <div role="status" className={styles.notice}>
      <AlertTriangle aria-hidden="true" />
      <p>
        Los proyectos guardados no se pudieron leer. No se borraron: puedes descargarlos tal como
        estaban.
      </p>
      <Button size="sm" onClick={() => downloadText(open.session, 'apartado', text)}>
        Descargarlos
      </Button>
      <Button size="sm" variant="ghost" onClick={dismiss}>
        Entendido
      </Button>
    </div>
  );
}
