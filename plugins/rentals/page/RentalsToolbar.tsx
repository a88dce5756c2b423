import {
  ClipboardPaste,
  FileJson,
  FileSpreadsheet,
  FileUp,
  Sheet as SheetIcon,
  Table2,
} from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { cx, FileInput, toast, useConfirm } from '../../../src/ui/index.ts';
import {
  byUndoKey,
  downloadJson,
  downloadRows,
  ExportMenu,
  FaultsDialog,
  ImportButtons,
  type ImportChange,
  ImportDialog,
  loadBookReader,
  offerUndo,
  studyChanges,
  takeSame,
  UndoButtons,
  useCaseStudies,
  useListImport,
  useSession,
} from '../../../src/workbench/index.ts';
import { backupName, readBackup, writeBackup } from '../document/backup.ts';
import { merged } from '../document/merge.ts';
import type { RentalsDocument } from '../document/types.ts';
import styles from './rentals.module.css';
import { changesOf } from './sheet/changes.ts';
import { fileRows } from './sheet/csv.ts';
import { projectTarget } from './import/projectTarget.ts';
import type { Sheet } from './sheet/useSheet.ts';

interface Props {
  sheet: Sheet;
  /** Told of the first project that came from elsewhere. */
  onTaken: (row: number) => void;
  /** What is done to the sheet itself. */
  children: ReactNode;
}

interface Refusal {
  readonly title: string;
  readonly faults: readonly string[];
}

interface Asked {
  readonly name: string;
  readonly document: RentalsDocument;
  readonly changes: readonly ImportChange[];
  readonly added: readonly ImportChange[];
  readonly notices: readonly string[];
  readonly studies: unknown;
}

const EXPORTED = 'Datos exportados exitosamente';

/** Undo, redo, and the ways out of the page and into it. */
export function RentalsToolbar({ sheet, onTaken, children }: Props) {
  const session = useSession<RentalsDocument>();
  const backup = useRef<HTMLInputElement>(null);
  const book = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [confirm, confirmDialog] = useConfirm();
  const lists = useListImport(onTaken);
  const studies = useCaseStudies();

  const exportBackup = async () => {
    const now = new Date();
    const backup = writeBackup(session.calculation, now, studies.forFile());
    if (await downloadJson(backupName(now), backup, session)) toast.success(EXPORTED);
  };
  const exportSheet = async () => {
    const rows = fileRows(session, sheet.all());
    if (await downloadRows(session, 'hoja', rows)) toast.success(EXPORTED);
  };
  const ask = (
    name: string,
    document: RentalsDocument,
    notices: readonly string[] = [],
    brought?: unknown,
  ) => {
    const changes = changesOf(session, document);
    const more = studyChanges(studies.news(brought));
    if (changes.length > 0) {
      setAsked({ name, document, changes, added: more, notices, studies: brought });
    } else if (more.length > 0) studies.take(brought);
    else takeSame(session, name, document);
  };
  const openBook = async (file: File) => {
    const { readWorkbook } = await loadBookReader();
    const read = await readWorkbook(session.tool, new Uint8Array(await file.arrayBuffer()));
    if ('faults' in read) setRefusal({ title: 'No se pudo importar el libro', ...read });
    else ask(file.name, read.document as RentalsDocument, read.notices);
  };
  const openBackup = async (file: File) => {
    const read = readBackup(session.tool, await file.text());
    if (!('document' in read)) {
      toast.error(read.title);
      setRefusal(read);
      return;
    }
    ask(file.name, read.document, read.notices, read.studies);
  };
  /** `document`: that of a file, or what is there with its projects. */
  const take = ({ name, document: brought, studies: more }: Asked, document: RentalsDocument) => {
    const label = `Importar ${name}`;
    if (document === brought) session.startFrom(label, document);
    else session.replace(label, document);
    studies.take(more);
    setAsked(null);
    // What is added comes last.
    onTaken(document.projects.length - brought.projects.length);
    offerUndo(session, 'Datos importados exitosamente');
  };
  const importProjects = (from: 'open' | 'paste') => {
    const target = projectTarget(session.calculation.declaration.lists.projects);
    if (target) lists[from](target);
  };
  const reset = async () => {
    const sure = await confirm({
      title: '¿Volver a los proyectos de muestra?',
      description: `Se reemplaza toda la hoja. Puedes deshacerlo${byUndoKey()}.`,
      confirmLabel: 'Restablecer',
    });
    if (sure) session.startFrom('Restablecer', session.tool.document.initial());
  };
  return (
    <div className={cx(styles.toolbar, 'scrolls-aside')}>
      {children}
      <div className={styles.undo}>
        <UndoButtons />
      </div>
      <ExportMenu
        items={[
          {
            label: 'Copia de seguridad (JSON)',
            icon: <FileJson />,
            onSelect: () => void exportBackup(),
          },
          { label: 'Hoja completa (CSV)', icon: <SheetIcon />, onSelect: () => void exportSheet() },
        ]}
      />
      <ImportButtons
        onReset={() => void reset()}
        items={[
          {
            label: 'Copia de seguridad (JSON)…',
            icon: <FileUp />,
            onSelect: () => backup.current?.click(),
          },
          {
            label: 'Libro de Excel de Ábaco (.xlsx)…',
            icon: <FileSpreadsheet />,
            onSelect: () => book.current?.click(),
          },
          {
            label: 'Proyectos desde CSV o Excel…',
            icon: <Table2 />,
            onSelect: () => importProjects('open'),
          },
          {
            label: 'Proyectos de una tabla copiada…',
            icon: <ClipboardPaste />,
            onSelect: () => importProjects('paste'),
          },
        ]}
      />
      <FileInput
        ref={backup}
        label="Copia de seguridad para importar"
        accept="application/json,.json"
        onFile={(file) => void openBackup(file)}
      />
      <FileInput
        ref={book}
        label="Libro de Excel para importar"
        accept=".xlsx"
        onFile={(file) => void openBook(file)}
      />
      {asked && (
        <ImportDialog
          {...asked}
          onReplace={() => take(asked, asked.document)}
          add={{
            label: 'Agregar como proyectos nuevos',
            onAdd: () => take(asked, merged(session.document, asked.document)),
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {lists.dialog}
      {confirmDialog}
      {refusal && <FaultsDialog {...refusal} onClose={() => setRefusal(null)} />}
    </div>
  );
}
