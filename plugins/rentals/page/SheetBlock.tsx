import {
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ChevronDown,
  ChevronsDownUp,
  ChevronsUpDown,
  Copy,
  Plus,
  Trash2,
} from 'lucide-react';
import type { Ref } from '../../../src/tool/index.ts';
import { Button, Menu, Switch, toast } from '../../../src/ui/index.ts';
import {
  type CellAddress,
  type Session,
  SheetGrid,
  useSession,
} from '../../../src/workbench/index.ts';
import { duplicateProject, move } from '../document/edits.ts';
import { labelsOf } from '../document/structure.ts';
import type { RentalsDocument } from '../document/types.ts';
import type { Target } from './rows.ts';
import styles from './rentals.module.css';
import type { Sheet } from './useSheet.ts';

interface Props {
  sheet: Sheet;
  onOpen: (target: Target) => void;
}

/** The sheet, and what is to be known of the names in it. */
export function SheetBlock({ sheet, onOpen }: Props) {
  const { rows, grid } = sheet;
  const open = ({ row, columnId }: CellAddress) => {
    const line = rows()[row];
    const ref = grid.refAt({ row, columnId });
    const target = columnId === 'concepto' ? line?.headOpens : ref && line?.opens?.(ref.row ?? 0);
    if (target) onOpen(target);
  };
  return (
    <section aria-label="Hoja de proyectos">
      <SameNames />
      <SheetGrid
        model={grid}
        refAt={grid.refAt}
        addressOf={sheet.addressOf}
        unfold={sheet.unfoldTo}
        onOpen={open}
        tall
      />
    </section>
  );
}

interface ToolsProps {
  sheet: Sheet;
  onNewProject: () => void;
  onDeleteProject: () => void;
  /** Told where what was made stands in the sheet. */
  onMade: (ref: Ref) => void;
}

/** What is done to the sheet as a whole. */
export function SheetTools({ sheet, onNewProject, onDeleteProject, onMade }: ToolsProps) {
  const session = useSession<RentalsDocument>();
  const { anualizar } = session.document;
  return (
    <>
      <Switch
        label="Anualizar"
        title="Los valores mensuales cuentan doce veces en los totales"
        checked={anualizar}
        onChange={(event) =>
          session.write(event.target.checked ? 'Anualizar' : 'Dejar de anualizar', [
            { ref: { id: 'anualizar' }, value: event.target.checked },
          ])
        }
      />
      <Button
        size="sm"
        variant="ghost"
        icon={sheet.unfolded ? <ChevronsDownUp /> : <ChevronsUpDown />}
        onClick={() => sheet.unfold(!sheet.unfolded)}
      >
        {sheet.unfolded ? 'Plegar las partes' : 'Desplegar las partes'}
      </Button>
      <ProjectMenu onMade={onMade} />
      <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={onDeleteProject}>
        Eliminar proyecto
      </Button>
      <Button variant="primary" size="sm" icon={<Plus />} onClick={onNewProject}>
        Nuevo proyecto
      </Button>
    </>
  );
}

/** The place of the project in whose column one is; the first until one is in any. */
export function currentRow(session: Session<RentalsDocument>): number {
  const { projects } = session.document;
  const row = session.selected?.table === 'projects' ? (session.selected.row ?? 0) : 0;
  return Math.min(row, projects.length - 1);
}

/** Which projects share a name: in the sheet they are told apart by a number. */
function SameNames() {
  const { projects } = useSession<RentalsDocument>().document;
  const names = projects.map(({ name }) => name);
  const twice = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
  return (
    <p role="status" className={styles.note}>
      {twice.length > 0 &&
        `Hay proyectos con el mismo nombre: ${twice.map((name) => `«${name}»`).join(', ')}. La hoja los numera; cámbialo en la fila «Nombre».`}
    </p>
  );
}

/** The project in whose column one is: another like it, and its place among the others. */
function ProjectMenu({ onMade }: Pick<ToolsProps, 'onMade'>) {
  const session = useSession<RentalsDocument>();
  const { projects } = session.document;
  const row = currentRow(session);
  const last = projects.length - 1;
  const name = labelsOf(projects)[row] ?? '';
  const moveTo = (to: number) => {
    session.edit(`Mover ${name}`, (draft) => {
      move(draft.projects, row, to);
    });
  };
  const duplicate = () => {
    let made = row;
    session.edit(`Duplicar ${name}`, (draft) => {
      made = duplicateProject(draft, row);
    });
    toast.success(`Proyecto «${name}» duplicado`);
    onMade({ id: 'name', row: made });
  };
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" variant="ghost" icon={<ChevronDown />}>
          Proyecto
        </Button>
      }
      items={[
        { label: `Duplicar «${name}»`, icon: <Copy />, onSelect: duplicate },
        'separator',
        {
          label: `Mover «${name}» a la izquierda`,
          icon: <ArrowLeft />,
          disabled: row === 0,
          onSelect: () => moveTo(row - 1),
        },
        {
          label: `Mover «${name}» a la derecha`,
          icon: <ArrowRight />,
          disabled: row >= last,
          onSelect: () => moveTo(row + 1),
        },
        'separator',
        {
          label: `Mover «${name}» al principio`,
          icon: <ArrowLeftToLine />,
          disabled: row === 0,
          onSelect: () => moveTo(0),
        },
        {
          label: `Mover «${name}» al final`,
          icon: <ArrowRightToLine />,
          disabled: row >= last,
          onSelect: () => moveTo(last),
        },
      ]}
    />
  );
}
