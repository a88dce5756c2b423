import { ChevronDown, PanelLeftClose, PanelLeftOpen, Plus, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { Button, cx, IconButton } from '../../../src/ui/index.ts';
import { useCommands, useKept } from '../../../src/workbench/index.ts';
import { useLeave } from './guard.tsx';
import { BackupPanel } from './projects/BackupPanel.tsx';
import type { ProjectWorkspace } from './projects/project-workspace.ts';
import { SECTIONS } from './sections.ts';
import styles from './page.module.css';

interface Props {
  workspace: ProjectWorkspace;
  section: string;
  busy: boolean;
  onBusy: () => void;
  onNew: () => void;
}

/**
 * Sections, a new project and the backup. On a desktop it folds to a rail of icons, which leaves the
 * room to the sheet; on a phone it folds under one line.
 */
export function Sidebar({ workspace, section, busy, onBusy, onNew }: Props) {
  // Another project is what one goes on with: on a phone it would stand below all this.
  const project = workspace.open()?.id ?? null;
  const [openFor, setOpenFor] = useState<{ readonly project: string | null }>();
  const open = openFor?.project === project;
  const [wide, setWide] = useKept('operatormax.menu', [false, true]);
  const id = useId();
  const navigate = useNavigate();
  const leave = useLeave();
  const { pathname, search } = useLocation();
  const goTo = (path: string) => {
    const to = `${workspace.tool.path}/${path}`;
    // As a link does: where one is already, there is nothing to come back to.
    void navigate(to, { replace: to === pathname + search });
  };
  useCommands(
    () =>
      SECTIONS.map(({ id: path, label, icon: Icon }) => ({
        id: `section.${path}`,
        label,
        group: 'OperatorMax',
        icon: <Icon />,
        run: () => leave(() => goTo(path)),
      })),
    { listen: false },
  );
  const reload = () => {
    workspace.open()?.sync.flush();
    onBusy();
  };
  return (
    <aside aria-label="Proyecto" className={cx(styles.sidebar, !wide && styles.slim)}>
      <IconButton
        label={wide ? 'Plegar el menú del proyecto' : 'Abrir el menú del proyecto'}
        icon={wide ? <PanelLeftClose /> : <PanelLeftOpen />}
        aria-expanded={wide}
        aria-controls={id}
        onClick={() => setWide(!wide)}
        className={styles.widen}
      />
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenFor(open ? undefined : { project })}
      >
        <span>
          {SECTIONS.find(({ id: path }) => path === section)?.label ?? 'Secciones y proyecto'}
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <div id={id} className={cx(styles.rail, open && styles.open)}>
        <nav aria-label="OperatorMax" className={styles.sections}>
          {SECTIONS.map(({ id: path, label, icon: Icon }) => (
            <NavLink
              key={path}
              to={`${workspace.tool.path}/${path}`}
              className={cx(styles.section, path === section && styles.current)}
              aria-current={path === section ? 'page' : undefined}
              title={wide ? undefined : label}
              onClick={() => setOpenFor(undefined)}
            >
              <Icon aria-hidden="true" />
              <span>{label}</span>
            </NavLink>
          ))}
        </nav>
        <div className={styles.more}>
          <Button size="sm" block icon={<RefreshCw />} loading={busy} onClick={reload}>
            {busy ? 'Recalculando…' : 'Recargar flujo de caja'}
          </Button>
          <Button size="sm" block icon={<Plus />} onClick={onNew}>
            Nuevo Proyecto
          </Button>
          <BackupPanel workspace={workspace} onRestore={onBusy} />
        </div>
      </div>
    </aside>
  );
}
