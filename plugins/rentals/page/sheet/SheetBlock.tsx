import {
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  ChevronDown,
  Copy,
  Plus,
  Trash2,
} from 'lucide-react';
import { useMemo } from 'react';
import type { Ref } from '../../../../src/tool/index.ts';
import { Button, IconButton, Menu, Switch } from '../../../../src/ui/index.ts';
import {
  type CellAddress,
  movedTo,
  offerUndo,
  type Session,
  SheetGrid,
  useFixedBySort,
  useNarrow,
  useSession,
  withForms,
} from '../../../../src/workbench/index.ts';
import { nameOf, repeatedNames } from '../names.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { projectTarget } from '../import/projectTarget.ts';
import type { OpenedProject, Target } from './sheetRow.ts';
import styles from '../rentals.module.css';
import type { Sheet } from './useSheet.ts';
import { foldOf } from './useSheetCommands.tsx';

const AMOUNT_BEGINS = /^[\d.,=($+-]$/;

interface Props {
  sheet: Sheet;
  onOpen: (target: Target) => void;
  /** On a phone a project's own figures are typed in its form. */
  onEdit: (opened: OpenedProject) => void;
  /** Told of the projects of which a cell is selected. */
  onChosen: (projects: readonly number[]) => void;
}

/** The sheet, and what is to be known of the names in it. */
export function SheetBlock({ sheet, onOpen, onEdit, onChosen }: Props) {
  const { rows, grid } = sheet;
  const narrow = useNarrow();
  const session = useSession<RentalsDocument>();
  const { calculation } = session;
  // Anew where an income or expense comes or goes: its parts are columns as well.
  const { projects } = calculation.declaration.lists;
  const takes = useMemo(() => projectTarget(projects), [projects]);
  const model = useMemo(() => (narrow ? withForms(grid) : grid), [narrow, grid]);
  const open = (
    { row, columnId }: CellAddress,
    typed: string | undefined,
    order: readonly number[],
  ) => {
    const line = rows()[row];
    const ref = grid.refAt({ row, columnId });
    if (narrow && ref?.row !== undefined && calculation.field(ref)) {
      // A part of a value is typed in the form of the value, under which it stands.
      const value = rows().find(({ id }) => id === line?.under.at(-1));
      const whole = value?.opens?.(ref.row);
      if (whole && 'row' in whole) return onOpen({ ...whole, order, part: ref.id });
      return onEdit({ row: ref.row, field: ref.id, order });
    }
    const target = columnId === 'concepto' ? line?.headOpens : ref && line?.opens?.(ref.row ?? 0);
    if (!target) return;
    if (!('row' in target)) return onOpen(target);
    const takesText = typed !== undefined && AMOUNT_BEGINS.test(typed);
    return onOpen({ ...target, order, ...(takesText ? { typed } : {}) });
  };
  return (
    <section aria-label="Hoja de proyectos">
      <SameNames />
      <SheetGrid
        model={model}
        refAt={grid.refAt}
        addressOf={sheet.addressOf}
        unfold={sheet.unfoldTo}
        onOpen={open}
        onRecords={onChosen}
        // Elsewhere a project is a row: such a table is no block of this sheet's cells.
        takes={takes}
        tall
      />
    </section>
  );
}

interface ToolsProps {
  sheet: Sheet;
  /** The projects that are worked on: those selected, one at least. */
  chosen: readonly number[];
  onNewProject: () => void;
  onDeleteProject: () => void;
  /** Told where what was made stands in the sheet. */
  onMade: (ref: Ref) => void;
}

/** What is done to the sheet as a whole. */
export function SheetTools({ sheet, chosen, onNewProject, onDeleteProject, onMade }: ToolsProps) {
  const session = useSession<RentalsDocument>();
  const { anualizar } = session.document;
  const fold = foldOf(sheet);
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
      <IconButton label={fold.label} icon={fold.icon} onClick={fold.run} />
      <ProjectMenu sheet={sheet} chosen={chosen} onMade={onMade} />
      <IconButton
        label={chosen.length > 1 ? `Eliminar ${chosen.length} proyectos` : 'Eliminar proyecto'}
        icon={<Trash2 />}
        onClick={onDeleteProject}
      />
      <Button
        className={styles.first}
        variant="primary"
        size="sm"
        icon={<Plus />}
        onClick={onNewProject}
      >
        Nuevo proyecto
      </Button>
    </>
  );
}

/** The place of the project in whose column one is, or was last: the names of the rows are in none. */
export function currentRow({ document, selected }: Session<RentalsDocument>, last: number): number {
  const row = selected?.table === 'projects' ? (selected.row ?? last) : last;
  return Math.min(row, document.projects.length - 1);
}

/** Which projects share a name: in the sheet they are told apart by a number. */
function SameNames() {
  const { projects } = useSession<RentalsDocument>().document;
  const twice = [...repeatedNames(projects)];
  return (
    <p role="status" className={styles.note}>
      {twice.length > 0 &&
        `Hay proyectos con el mismo nombre: ${twice.map((name) => `«${name}»`).join(', ')}. La hoja los numera; cámbialo en la fila «Nombre».`}
    </p>
  );
}

/** The selected projects: others like them, and their place among the rest. */
function ProjectMenu({ sheet, chosen, onMade }: Pick<ToolsProps, 'sheet' | 'chosen' | 'onMade'>) {
  const session = useSession<RentalsDocument>();
  const { projects } = session.document;
  const { records } = sheet.grid;
  const [first = 0] = chosen;
  const count = chosen.length;
  const some = nameOf(projects, chosen);
  const end = projects.length - count;
  const are = count === 1 ? 'está' : 'están';
  const sorted = useFixedBySort(sheet.grid.id);
  const begins = sorted ?? (first === 0 ? `Ya ${are} al principio` : undefined);
  const ends = sorted ?? (first >= end ? `Ya ${are} al final` : undefined);
  const moveTo = (to: number) => {
    records.arrange?.(movedTo(projects.length, chosen, to), `Mover ${some}`);
    onMade({ id: 'name', row: to });
  };
  const duplicate = () => {
    records.duplicate(chosen);
    offerUndo(session, count === 1 ? `Proyecto ${some} duplicado` : `${some} duplicados`);
    onMade({ id: 'name', row: first + 1 });
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
        { label: `Duplicar ${some}`, icon: <Copy />, onSelect: duplicate },
        'separator',
        {
          label: `Mover ${some} a la izquierda`,
          icon: <ArrowLeft />,
          unavailable: begins,
          onSelect: () => moveTo(first - 1),
        },
        {
          label: `Mover ${some} a la derecha`,
          icon: <ArrowRight />,
          unavailable: ends,
          onSelect: () => moveTo(Math.min(end, first + 1)),
        },
        'separator',
        {
          label: `Mover ${some} al principio`,
          icon: <ArrowLeftToLine />,
          unavailable: begins,
          onSelect: () => moveTo(0),
        },
        {
          label: `Mover ${some} al final`,
          icon: <ArrowRightToLine />,
          unavailable: ends,
          onSelect: () => moveTo(end),
        },
      ]}
    />
  );
}
