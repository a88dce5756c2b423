import { useCallback, useState } from 'react';
import type { Ref } from '../../src/tool/index.ts';
import { toast } from '../../src/ui/index.ts';
import { Results, ToolBody, useRevealer, useSession } from '../../src/workbench/index.ts';
import { Charts } from './page/Charts.tsx';
import { CsvDialog } from './page/CsvDialog.tsx';
import { DeleteProjectDialog, NewProjectDialog } from './page/ProjectDialogs.tsx';
import { RentalsToolbar } from './page/RentalsToolbar.tsx';
import type { Target } from './page/rows.ts';
import { currentRow, SheetBlock, SheetTools } from './page/SheetBlock.tsx';
import { CreateStreamDialog, StreamOptionsDialog } from './page/StreamDialogs.tsx';
import { useSheet } from './page/useSheet.ts';
import { RateDialog, ValueDialog } from './page/ValueDialogs.tsx';
import { type StreamShape, structureOf } from './document/structure.ts';
import type { RentalsDocument } from './document/types.ts';

type Shown =
  | Target
  | { readonly open: 'project' }
  | { readonly open: 'delete'; readonly row: number }
  | { readonly open: 'csv'; readonly file: File };

/** The spreadsheet of many projects: the sheet first, what it comes to above, comparisons below. */
export default function RentalsView() {
  const session = useSession<RentalsDocument>();
  const sheet = useSheet();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = useCallback(() => setShown(null), []);
  const revealer = useRevealer();
  // Once its dialog has given the focus back: what was made has it then, and is in sight.
  const goTo = (ref: Ref) =>
    setTimeout(() => {
      const made = { ...ref, table: 'projects' };
      session.select(made);
      revealer.reveal(made);
    }, 0);
  const askDelete = () => {
    if (session.document.projects.length <= 1) {
      toast.error('No se puede eliminar el último proyecto');
      return;
    }
    setShown({ open: 'delete', row: currentRow(session) });
  };
  return (
    <>
      <ToolBody
        inputs={null}
        toolbar={
          <RentalsToolbar sheet={sheet} onCsv={(file) => setShown({ open: 'csv', file })}>
            <SheetTools
              sheet={sheet}
              onNewProject={() => setShown({ open: 'project' })}
              onDeleteProject={askDelete}
              onMade={goTo}
            />
          </RentalsToolbar>
        }
        lists={<SheetBlock sheet={sheet} onOpen={setShown} />}
        results={<Results />}
        charts={<Charts />}
      />
      {shown && <Shown shown={shown} onClose={close} onMade={goTo} />}
    </>
  );
}

interface ShownProps {
  shown: Shown;
  onClose: () => void;
  /** Told where what was made stands in the sheet. */
  onMade: (ref: Ref) => void;
}

function Shown({ shown, onClose, onMade }: ShownProps) {
  const session = useSession<RentalsDocument>();
  // A stream is looked up anew: undo or another tab may have changed it under its dialog.
  const now = ({ key }: StreamShape): StreamShape | undefined =>
    structureOf(session.document).byKey.get(key);
  switch (shown.open) {
    case 'project':
      return (
        <NewProjectDialog onClose={onClose} onCreated={(row) => onMade({ id: 'name', row })} />
      );
    case 'delete':
      return <DeleteProjectDialog row={shown.row} onClose={onClose} />;
    case 'create':
      return (
        <CreateStreamDialog
          side={shown.side}
          onClose={onClose}
          onCreated={({ key }) => onMade({ id: key, row: currentRow(session) })}
        />
      );
    case 'options': {
      const stream = now(shown.stream);
      return (
        stream && (
          <StreamOptionsDialog
            stream={stream}
            onClose={onClose}
            onDuplicated={({ key }) => onMade({ id: key, row: currentRow(session) })}
          />
        )
      );
    }
    case 'value': {
      const stream = now(shown.stream);
      return stream ? <ValueDialog stream={stream} row={shown.row} onClose={onClose} /> : null;
    }
    case 'fee':
    case 'reserve':
      return <RateDialog of={shown.open} row={shown.row} onClose={onClose} />;
    case 'csv':
      return <CsvDialog file={shown.file} onClose={onClose} />;
  }
}
