import { useEffect, useState } from 'react';
import { Button, Dialog } from '../../../ui/index.ts';
import { readAway } from '../table/readAway.ts';
import { MatchDialog } from './MatchDialog.tsx';
import type { ForeignTable } from '../table/tables.ts';
import type { ImportTarget } from '../target.ts';

interface Props {
  target: ImportTarget;
  file: File;
  onTaken: ((first: number) => void) | undefined;
  onClose: () => void;
}

type Found = { readonly tables: readonly ForeignTable[] } | { readonly fault: string };

/** Reads a file from elsewhere, then asks what its columns are. */
export function ListImport({ file, ...rest }: Props) {
  const { target } = rest;
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const told = (next: Found) => isCurrent && setFound(next);
    read(file, target).then(told, (error: unknown) =>
      told({ fault: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, target]);
  if (!found) return null;
  if ('tables' in found) {
    return <MatchDialog {...rest} name={file.name} tables={found.tables} />;
  }
  const { onClose } = rest;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="No se importó el archivo"
      description={`${file.name}: no se cambió nada.`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Entendido
        </Button>
      }
    >
      <p role="alert">{found.fault}</p>
    </Dialog>
  );
}

async function read(file: File, { refuses }: ImportTarget): Promise<Found> {
  const tables = await readAway(new Uint8Array(await file.arrayBuffer()), 'tables');
  const filled = tables.filter(({ rows }) => rows.length > 1);
  const [first] = filled;
  if (!first) return { fault: 'La tabla no tiene filas de datos: solo un encabezado.' };
  // Of a workbook another sheet may be chosen.
  const refused = filled.length === 1 ? (refuses?.(first.rows) ?? null) : null;
  return refused === null ? { tables: filled } : { fault: refused };
}
