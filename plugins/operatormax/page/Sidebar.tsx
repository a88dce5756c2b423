import { ChevronDown, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { Button, cx } from '../../../src/ui/index.ts';
import { BackupPanel } from './projects/BackupPanel.tsx';
import { ProjectPanel } from './projects/ProjectPanel.tsx';
import type { ProjectLibrary } from './projects/library.ts';
import { SECTIONS } from './sections.ts';
import styles from './page.module.css';

interface Props {
  library: ProjectLibrary;
  section: string;
  busy: boolean;
  onBusy: () => void;
}

/** Sections, projects and backup; on a phone it folds under the project's name. */
export function Sidebar({ library, section, busy, onBusy }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const reload = () => {
    library.open()?.keeper.flush();
    onBusy();
  };
  return (
    <aside aria-label="Proyecto" className={styles.sidebar}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{library.current?.name ?? 'Proyectos'}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} className={cx(styles.rail, open && styles.open)}>
        <nav aria-label="OperatorMax" className={styles.sections}>
          {SECTIONS.map(({ id: path, label }) => (
            <NavLink
              key={path}
              to={`${library.tool.path}/${path}`}
              className={cx(styles.section, path === section && styles.current)}
              aria-current={path === section ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <Button size="sm" block icon={<RefreshCw />} loading={busy} onClick={reload}>
          {busy ? 'Recalculando…' : 'Recargar flujo de caja'}
        </Button>
        <ProjectPanel library={library} onChange={onBusy} />
        <BackupPanel library={library} onRestore={onBusy} />
      </div>
    </aside>
  );
}
