import { useCallback, useState } from 'react';
import type { Ref } from '../../src/tool/index.ts';
import { toast } from '../../src/ui/index.ts';
import {
  loadGrid,
  Results,
  ToolBody,
  useGoTo,
  useNarrow,
  useSession,
} from '../../src/workbench/index.ts';
import { Charts } from './page/Charts.tsx';
import {
  DeleteProjectDialog,
  DeleteProjectsDialog,
  NewProjectDialog,
} from './page/ProjectDialogs.tsx';
import { ProjectForm } from './page/ProjectForm.tsx';
import { LAST_STAYS } from './page/sheet/projectRecords.ts';
import { RentalsToolbar } from './page/RentalsToolbar.tsx';
import type { OpenedProject, Target } from './page/sheet/sheetRow.ts';
import { currentRow, SheetBlock, SheetTools } from './page/sheet/SheetBlock.tsx';
import { CreateStreamDialog, StreamOptionsDialog } from './page/StreamDialogs.tsx';
import { type Sheet, useSheet } from './page/sheet/useSheet.ts';
import { useSheetCommands } from './page/sheet/useSheetCommands.tsx';
import { RateDialog, ValueDialog } from './page/values/ValueDialogs.tsx';
import { type StreamShape, structureOf } from './document/structure.ts';
import type { RentalsDocument } from './document/types.ts';

type Shown =
  | Target
  | { readonly open: 'project' }
  | ({ readonly open: 'form'; readonly isNew?: true } & OpenedProject)
  | { readonly open: 'delete'; readonly rows: readonly number[]; readonly chosen: boolean };

// The sheet is certain to be shown.
loadGrid();

/** The spreadsheet of many projects: the sheet first, what it comes to above, comparisons below. */
export default function RentalsView() {
  const session = useSession<RentalsDocument>();
  const [shown, setShown] = useState<Shown | null>(null);
  const { projects } = session.document;
  // By their ids: a move that is taken back leads them to another place.
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [last, setLast] = useState('');
  const choose = (rows: readonly number[]) => {
    const ids = rows.flatMap((row) => projects[row]?.id ?? []);
    setSelected(ids);
    setLast((before) => ids[0] ?? before);
  };
  const askRemove = useCallback(
    (rows: readonly number[]) => setShown({ open: 'delete', rows, chosen: true }),
    [],
  );
  const sheet = useSheet(askRemove);
  useSheetCommands(sheet, setShown);
  const close = useCallback(() => setShown(null), []);
  const go = useGoTo();
  const goTo = (ref: Ref) => go({ ...ref, table: 'projects' });
  const narrow = useNarrow();
  const placeOf = (id: string) => projects.findIndex((project) => project.id === id);
  const current = () => currentRow(session, Math.max(0, placeOf(last)));
  /** On a phone what is new is filled in where it is edited as well: in its form. */
  const fillIn = (row: number) => {
    if (narrow) setShown({ open: 'form', row, field: 'city', isNew: true });
    else goTo({ id: 'name', row });
  };
  /** So is what a new income or expense comes to in the project at work. */
  const fillInStream = (stream: StreamShape) => {
    if (narrow) setShown({ open: 'value', stream, row: current(), leads: true });
    else goTo({ id: stream.key, row: current() });
  };
  const there = selected
    .map(placeOf)
    .filter((row) => row >= 0)
    .toSorted((a, b) => a - b);
  const chosen = there.length > 0 ? there : [current()];
  const askDelete = () => {
    if (projects.length <= 1) toast.error('No se puede eliminar el último proyecto');
    else if (chosen.length >= projects.length) toast.error(LAST_STAYS);
    else setShown({ open: 'delete', rows: chosen, chosen: chosen.length > 1 });
  };
  return (
    <>
      <ToolBody
        inputs={null}
        toolbar={
          <RentalsToolbar sheet={sheet} onTaken={(row) => goTo({ id: 'name', row })}>
            <SheetTools
              sheet={sheet}
              chosen={chosen}
              onNewProject={() => setShown({ open: 'project' })}
              onDeleteProject={askDelete}
              onMade={goTo}
            />
          </RentalsToolbar>
        }
        lists={
          <SheetBlock
            sheet={sheet}
            onOpen={setShown}
            onEdit={(opened) => setShown({ open: 'form', ...opened })}
            onChosen={choose}
          />
        }
        results={<Results />}
        charts={<Charts />}
      />
      {shown && (
        <Shown
          shown={shown}
          sheet={sheet.grid}
          onShow={setShown}
          onClose={close}
          onGoTo={goTo}
          onCreated={fillIn}
          onStreamCreated={fillInStream}
          onStreamDuplicated={({ key }) => goTo({ id: key, row: current() })}
        />
      )}
    </>
  );
}

interface ShownProps {
  shown: Shown;
  sheet: Sheet['grid'];
  /** Shows another in its place. */
  onShow: (shown: Shown) => void;
  onClose: () => void;
  /** Told where in the sheet one goes on: at what was made, or where a walk ended. */
  onGoTo: (ref: Ref) => void;
  /** Told the place of a new project. */
  onCreated: (row: number) => void;
  onStreamCreated: (stream: StreamShape) => void;
  onStreamDuplicated: (made: StreamShape) => void;
}

function Shown(props: ShownProps) {
  const { shown, onShow, onClose, onGoTo } = props;
  const session = useSession<RentalsDocument>();
  // A stream is looked up anew: undo or another tab may have changed it under its dialog.
  const now = ({ key }: StreamShape): StreamShape | undefined =>
    structureOf(session.document).byKey.get(key);
  const closeAt =
    (id: string, { row, leads }: { row: number; leads?: true }) =>
    () => {
      onClose();
      if (leads) onGoTo({ id, row });
    };
  switch (shown.open) {
    case 'project':
      return <NewProjectDialog onClose={onClose} onCreated={props.onCreated} />;
    case 'form':
      return (
        <ProjectForm
          row={shown.row}
          field={shown.field}
          order={shown.order}
          onClose={(row, field = shown.field) => {
            onClose();
            if (shown.isNew || row !== shown.row) onGoTo({ id: field, row });
          }}
        />
      );
    case 'delete':
      return shown.chosen ? (
        <DeleteProjectsDialog rows={shown.rows} sheet={props.sheet} onClose={onClose} />
      ) : (
        <DeleteProjectDialog row={shown.rows[0] ?? 0} sheet={props.sheet} onClose={onClose} />
      );
    case 'create':
      return (
        <CreateStreamDialog side={shown.side} onClose={onClose} onCreated={props.onStreamCreated} />
      );
    case 'options': {
      const stream = now(shown.stream);
      return (
        stream && (
          <StreamOptionsDialog
            stream={stream}
            onClose={onClose}
            onDuplicated={props.onStreamDuplicated}
          />
        )
      );
    }
    case 'value': {
      const stream = now(shown.stream);
      return stream ? (
        <ValueDialog
          stream={stream}
          row={shown.row}
          typed={shown.typed}
          part={shown.part}
          order={shown.order}
          onGo={(row) => onShow({ open: 'value', stream, row, order: shown.order, leads: true })}
          onClose={closeAt(shown.part ?? stream.key, shown)}
        />
      ) : null;
    }
    case 'fee':
    case 'reserve':
      return (
        <RateDialog
          of={shown.open}
          row={shown.row}
          typed={shown.typed}
          part={shown.part}
          order={shown.order}
          onGo={(row) => onShow({ open: shown.open, row, order: shown.order, leads: true })}
          onClose={closeAt(
            shown.part ?? (shown.open === 'fee' ? 'operadorTarifa' : 'reservas'),
            shown,
          )}
        />
      );
  }
}
