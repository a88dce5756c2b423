import { Download, FileJson, FileUp, RotateCcw, Sheet as SheetIcon, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, FileInput, Menu, toast, useConfirm } from '../../../src/ui/index.ts';
import {
  downloadJson,
  downloadRows,
  FaultsDialog,
  UndoButtons,
  useSession,
} from '../../../src/workbench/index.ts';
import { backupName, readBackup, writeBackup } from '../backup.ts';
import styles from './rentals.module.css';
import { fileRows } from './csv.tsx';
import type { Sheet } from './useSheet.tsx';

interface Props {
  sheet: Sheet;
  onCsv: (file: File) => void;
}

interface Refusal {
  readonly title: string;
  readonly faults: readonly string[];
}

/** Undo, redo, and the ways out of the page and into it. */
export function RentalsToolbar({ sheet, onCsv }: Props) {
  const session = useSession();
  const backup = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [confirm, confirmDialog] = useConfirm();

  const exportBackup = () => {
    const now = new Date();
    downloadJson(backupName(now), writeBackup(session.calculation, now));
    toast.success('Datos exportados exitosamente');
  };
  const exportSheet = () => {
    downloadRows(session, 'hoja', fileRows(session, sheet.all()));
    toast.success('Datos exportados exitosamente');
  };
  const importBackup = async (file: File) => {
    const read = readBackup(await file.text());
    if ('document' in read) {
      session.replace(`Importar ${file.name}`, read.document);
      toast.success('Datos importados exitosamente');
      return;
    }
    toast.error(read.title);
    setRefusal(read);
  };
  const reset = async () => {
    const sure = await confirm({
      title: '¿Volver a los proyectos de muestra?',
      description: 'Se reemplaza toda la hoja. Puedes deshacerlo con Ctrl+Z.',
      confirmLabel: 'Restablecer',
    });
    if (sure) session.replace('Restablecer', session.tool.document.initial());
  };
  return (
    <div className={styles.toolbar}>
      <UndoButtons />
      <Menu
        align="end"
        trigger={
          <Button size="sm" icon={<Download />}>
            Exportar
          </Button>
        }
        items={[
          { label: 'Copia de seguridad (JSON)', icon: <FileJson />, onSelect: exportBackup },
          { label: 'Hoja completa (CSV)', icon: <SheetIcon />, onSelect: exportSheet },
        ]}
      />
      <Menu
        align="end"
        trigger={
          <Button size="sm" icon={<Upload />}>
            Importar
          </Button>
        }
        items={[
          {
            label: 'Copia de seguridad (JSON)…',
            icon: <FileUp />,
            onSelect: () => backup.current?.click(),
          },
          {
            label: 'Proyectos desde una tabla (CSV)…',
            icon: <SheetIcon />,
            onSelect: () => table.current?.click(),
          },
          'separator',
          { label: 'Restablecer…', icon: <RotateCcw />, onSelect: () => void reset() },
        ]}
      />
      <FileInput
        ref={backup}
        label="Copia de seguridad para importar"
        accept="application/json,.json"
        onFile={(file) => void importBackup(file)}
      />
      <FileInput
        ref={table}
        label="Tabla CSV para importar"
        accept="text/csv,.csv,.tsv,.txt"
        onFile={onCsv}
      />
      {confirmDialog}
      {refusal && <FaultsDialog {...refusal} onClose={() => setRefusal(null)} />}
    </div>
  );
}
