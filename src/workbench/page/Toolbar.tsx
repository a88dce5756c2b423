import { Download, FileJson, FileUp, RotateCcw, Redo2, Sheet, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, FileInput, IconButton, Menu, toast, useConfirm } from '../../ui/index.ts';
import { downloadAll, downloadDocument } from '../exchange/onDemand.ts';
import { useSession } from '../useSession.ts';
import { FaultsDialog } from './FaultsDialog.tsx';
import styles from './Toolbar.module.css';

/** Undo, redo, export, import, reset. */
export function Toolbar() {
  const session = useSession();
  const file = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [confirm, confirmDialog] = useConfirm();

  const reset = async () => {
    const sure = await confirm({
      title: '¿Volver a los valores iniciales?',
      description:
        'Se reemplazan todos los datos de esta herramienta. Puedes deshacerlo con Ctrl+Z.',
      confirmLabel: 'Restablecer',
    });
    if (sure) session.replace('Restablecer', session.tool.document.initial());
  };
  const importFile = async (chosen: File) => {
    // The reader brings the schemas along: they load when somebody imports.
    const { readFile } = await import('../exchange/readFile.ts');
    const read = readFile(session.tool, await chosen.text());
    if ('faults' in read) {
      setFaults(read.faults);
      return;
    }
    session.replace(`Importar ${chosen.name}`, read.document);
    session.markSaved();
    toast.success(`Datos importados de ${chosen.name}`);
  };

  return (
    <div className={styles.toolbar}>
      <UndoButtons />
      <Menu
        align="end"
        trigger={
          <Button size="sm" icon={<Download />} className={styles.export}>
            Exportar
          </Button>
        }
        items={[
          {
            label: 'Todas las tablas (CSV)',
            icon: <Sheet />,
            onSelect: () => downloadAll(session),
          },
          {
            label: 'Datos de la herramienta (JSON)',
            icon: <FileJson />,
            onSelect: () => void downloadDocument(session),
          },
          'separator',
          {
            label: 'Importar datos (JSON)…',
            icon: <FileUp />,
            onSelect: () => file.current?.click(),
          },
          { label: 'Restablecer…', icon: <RotateCcw />, onSelect: () => void reset() },
        ]}
      />
      <FileInput
        ref={file}
        label="Archivo JSON para importar"
        accept="application/json,.json"
        onFile={(chosen) => void importFile(chosen)}
      />
      {confirmDialog}
      <FaultsDialog faults={faults} onClose={() => setFaults([])} />
    </div>
  );
}

/** Undo and redo, each saying what it takes back. */
export function UndoButtons() {
  const session = useSession();
  return (
    <>
      <IconButton
        label={session.undoLabel ? `Deshacer: ${session.undoLabel}` : 'Deshacer'}
        icon={<Undo2 />}
        disabled={!session.undoLabel}
        onClick={() => session.undo()}
      />
      <IconButton
        label={session.redoLabel ? `Rehacer: ${session.redoLabel}` : 'Rehacer'}
        icon={<Redo2 />}
        disabled={!session.redoLabel}
        onClick={() => session.redo()}
      />
    </>
  );
}
