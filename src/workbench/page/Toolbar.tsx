import {
  ClipboardPaste,
  Download,
  FileJson,
  FileSpreadsheet,
  FileUp,
  FolderArchive,
  Redo2,
  RotateCcw,
  Sheet,
  Table2,
  Undo2,
  Upload,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { blocksOf, type Document, isFixed, type Tool } from '../../tool/index.ts';
import { FileInput, IconButton, Menu, type MenuAction, toast, useConfirm } from '../../ui/index.ts';
import { leadingField } from '../blocks/list/records.ts';
import type { Command } from '../commands/registry.ts';
import { useCommands } from '../commands/useCommands.ts';
import { useDocumentName } from '../documents/cases/context.ts';
import { byUndoKey } from '../session/undoKey.ts';
import { type ImportChange, importChanges } from '../exchange/importChanges.ts';
import { usePasteInputs } from '../inputImport/usePasteInputs.tsx';
import { listTarget } from '../listImport/fieldsTarget.ts';
import { useListImport } from '../listImport/dialog/useListImport.tsx';
import { takeSame } from '../exchange/sameImport.ts';
import { studyChanges, useCaseStudies } from '../exchange/useCaseStudies.ts';
import { useWorkbook } from '../exchange/useWorkbook.tsx';
import {
  downloadAll,
  downloadDocument,
  downloadZip,
  loadBookReader,
  loadReader,
} from '../onDemand.ts';
import { useGoTo } from '../layout/useGoTo.ts';
import { useReport } from '../report/useReport.tsx';
import { Following } from '../session/Following.tsx';
import { offerUndo } from '../session/offerUndo.ts';
import { redoThere, undoThere } from '../session/stepPlaces.ts';
import type { Session } from '../session/session.ts';
import { SessionContext, useSession } from '../session/useSession.ts';
import { CompactButton } from './CompactButton.tsx';
import { useOpenDraft } from './openDraft.ts';
import { UndoSteps } from './UndoSteps.tsx';
import { FaultsDialog } from './FaultsDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import styles from './Toolbar.module.css';

interface Import {
  readonly name: string;
  readonly document: Document;
  readonly changes: readonly ImportChange[];
  readonly added: readonly ImportChange[];
  readonly notices: readonly string[];
  readonly studies: unknown;
}

/** The file can't be read, or what reads it didn't arrive. */
function notOpened(): void {
  toast.error('No se pudo abrir el archivo. Intenta de nuevo.');
}

/** The readers bring schemas and workbooks along: they load when somebody imports. */
async function readAny(tool: Tool, file: File) {
  if (!/\.xls\w?$/i.test(file.name)) {
    const { readFile } = await loadReader();
    return readFile(tool, await file.text());
  }
  const { readWorkbook } = await loadBookReader();
  return readWorkbook(tool, new Uint8Array(await file.arrayBuffer()));
}

/** Undo, redo, export, import, reset. */
export function Toolbar() {
  const session = useSession();
  const file = useRef<HTMLInputElement>(null);
  const book = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<Import | null>(null);
  const [confirm, confirmDialog] = useConfirm();
  const studies = useCaseStudies();

  const goTo = useGoTo();
  /** What came in is gone on with in its sheet, as what is pasted. */
  const goToRecord = (row: number, id: string) => {
    const list = session.calculation.declaration.lists[id];
    const field = list && leadingField(list);
    if (field !== undefined) goTo({ id: field, table: id, row }, true);
  };

  const reset = async () => {
    const sure = await confirm({
      title: '¿Volver a los valores iniciales?',
      description: `Se reemplazan todos los datos de esta herramienta. Puedes deshacerlo${byUndoKey()}.`,
      confirmLabel: 'Restablecer',
    });
    if (sure) session.startFrom('Restablecer', session.tool.document.initial());
  };
  const openFile = async (chosen: File) => {
    const read = await readAny(session.tool, chosen);
    if ('faults' in read) {
      setFaults(read.faults);
      return;
    }
    const { document, notices = [] } = read;
    const brought = 'studies' in read ? read.studies : undefined;
    const changes = importChanges(session.tool, session.document, document);
    const more = studyChanges(studies.news(brought));
    if (changes.length > 0) {
      const { name } = chosen;
      setAsked({ name, document, changes, added: more, notices, studies: brought });
    } else if (more.length > 0) studies.take(brought);
    else takeSame(session, chosen.name, document);
  };
  const replace = ({ name, document, studies: brought }: Import) => {
    setAsked(null);
    session.startFrom(`Importar ${name}`, document);
    studies.take(brought);
    session.markSaved();
    offerUndo(session, `Datos importados de ${name}`);
    const [first] = blocksOf(session.calculation, 'list').filter(({ empty }) => !empty);
    if (first) goToRecord(0, first.id);
  };
  const lists = useListImport(goToRecord);
  const { declaration } = session.calculation;
  const pasting = usePasteInputs({
    ids: () => blocksOf(session.calculation, 'inputs').flatMap(({ items }) => items),
  });
  const browse = () => file.current?.click();
  const browseBooks = () => book.current?.click();

  return (
    <div className={styles.toolbar}>
      <UndoButtons />
      <ExportMenu
        items={[
          {
            label: 'Todas las tablas (CSV)',
            icon: <Sheet />,
            onSelect: () => downloadAll(session),
          },
          {
            label: 'Datos de la herramienta (JSON)',
            icon: <FileJson />,
            onSelect: () => void downloadDocument(session, studies.forFile()),
          },
        ]}
      />
      <ImportButtons
        onReset={() => void reset()}
        items={[
          {
            label: 'Libro de Excel de Ábaco (.xlsx)…',
            icon: <FileSpreadsheet />,
            onSelect: browseBooks,
          },
          { label: 'Datos de la herramienta (JSON)…', icon: <FileUp />, onSelect: browse },
          ...(Object.keys(declaration.inputs).length > 0
            ? [
                {
                  label: 'Datos copiados de una hoja…',
                  icon: <ClipboardPaste />,
                  onSelect: pasting.paste,
                },
              ]
            : []),
          ...Object.entries(declaration.lists)
            .filter(([, list]) => !isFixed(list))
            .flatMap(([id, list]) => [
              {
                label: `${list.label} desde CSV o Excel…`,
                icon: <Table2 />,
                onSelect: () => lists.open(listTarget(id, list)),
              },
              {
                label: `${list.label} de una tabla copiada…`,
                icon: <ClipboardPaste />,
                onSelect: () => lists.paste(listTarget(id, list)),
              },
            ]),
        ]}
      />
      <FileInput
        ref={file}
        label="Archivo JSON para importar"
        accept="application/json,.json"
        onFile={(chosen) => void openFile(chosen).catch(notOpened)}
      />
      <FileInput
        ref={book}
        label="Libro de Excel para importar"
        accept=".xlsx"
        onFile={(chosen) => void openFile(chosen).catch(notOpened)}
      />
      {asked && (
        <ImportDialog {...asked} onReplace={() => replace(asked)} onClose={() => setAsked(null)} />
      )}
      {lists.dialog}
      {pasting.dialog}
      {confirmDialog}
      <FaultsDialog faults={faults} onClose={() => setFaults([])} />
    </div>
  );
}

interface ExportMenuProps {
  /** What it offers besides the workbook. */
  items: readonly MenuAction[];
}

/** What takes data out; the palette has it too. */
export function ExportMenu({ items: others }: ExportMenuProps) {
  const document = useDocumentName();
  const { entries, dialog } = useWorkbook(document);
  const { entry, report } = useReport(document);
  const session = useSession();
  const tables: MenuAction = {
    label: 'Cada tabla por separado (ZIP)',
    icon: <FolderArchive />,
    onSelect: () => downloadZip(session, document),
  };
  const items = [...entries, entry, ...others, tables];
  useCommands(() => commandsOf('Exportar', items), { listen: false });
  const trigger = <CompactButton icon={<Download />}>Exportar</CompactButton>;
  return (
    <>
      <Menu align="end" trigger={trigger} items={items} />
      {dialog}
      {report}
    </>
  );
}

/** The same as commands; `verb` is what the button of the menu says. */
function commandsOf(verb: string, items: readonly MenuAction[]): readonly Command[] {
  return items.map(({ label, icon, unavailable, onSelect }) => ({
    id: `${verb}.${label}`,
    label: verb === '' ? label : `${verb}: ${label}`,
    group: 'Archivo',
    icon,
    unavailable,
    run: onSelect,
  }));
}

interface ImportButtonsProps {
  items: readonly MenuAction[];
  onReset: () => void;
}

/** What brings data in; on a phone, where there is no room for two buttons, the reset is in the menu. */
export function ImportButtons({ items, onReset }: ImportButtonsProps) {
  const reset: MenuAction = { label: 'Restablecer…', icon: <RotateCcw />, onSelect: onReset };
  useCommands(() => [...commandsOf('Importar', items), ...commandsOf('', [reset])], {
    listen: false,
  });
  const trigger = <CompactButton icon={<Upload />}>Importar</CompactButton>;
  return (
    <>
      <span className={styles.wide}>
        <Menu align="end" trigger={trigger} items={items} />
        <IconButton label="Restablecer…" icon={<RotateCcw />} onClick={onReset} />
      </span>
      <span className={styles.narrow}>
        <Menu align="end" trigger={trigger} items={[...items, 'separator', reset]} />
      </span>
    </>
  );
}

/** Undo and redo, each saying what it takes back: in a form with steps of its own those, as its keys do. */
export function UndoButtons() {
  const session = useSession();
  const draft = useOpenDraft();
  if (!draft) return <StepsOf session={session} />;
  return (
    <SessionContext value={draft}>
      <Following>
        <DraftSteps page={session} />
      </Following>
    </SessionContext>
  );
}

function DraftSteps({ page }: { page: Session }) {
  const { undoLabel, redoLabel } = useSession();
  const hasSteps = undoLabel !== undefined || redoLabel !== undefined;
  return hasSteps ? <Steps /> : <StepsOf session={page} />;
}

function StepsOf({ session }: { session: Session }) {
  return (
    <SessionContext value={session}>
      <Following>
        <Steps />
      </Following>
    </SessionContext>
  );
}

function Steps() {
  const session = useSession();
  return (
    <>
      <IconButton
        label={session.undoLabel ? `Deshacer: ${session.undoLabel}` : 'Deshacer'}
        icon={<Undo2 />}
        disabled={!session.undoLabel}
        onClick={() => undoThere(session, false)}
      />
      <UndoSteps />
      <IconButton
        label={session.redoLabel ? `Rehacer: ${session.redoLabel}` : 'Rehacer'}
        icon={<Redo2 />}
        disabled={!session.redoLabel}
        onClick={() => redoThere(session, false)}
      />
    </>
  );
}
