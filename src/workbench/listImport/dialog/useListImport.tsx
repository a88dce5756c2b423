import { useRef, useState } from 'react';
import { FileInput, lazyPart, PartBoundary } from '../../../ui/index.ts';
import type { Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';

const ListImport = lazyPart(async () => (await import('./ListImport.tsx')).ListImport);
const PastedImport = lazyPart(async () => (await import('./PastedImport.tsx')).PastedImport);

interface Asked {
  readonly target: ImportTarget;
  /** A file, rows that were pasted, or none yet: they are asked for. */
  readonly from: File | Rows | null;
}

export interface ListImporting {
  /** Asks for a file. */
  readonly open: (target: ImportTarget) => void;
  /** Takes what was pasted; asks for it where nothing was. */
  readonly paste: (target: ImportTarget, rows?: Rows) => void;
  /** All that is asked on the way. */
  readonly dialog: React.ReactNode;
}

/** Takes records from elsewhere into a list; `onTaken` is told of the first of them, and of the list. */
export function useListImport(onTaken?: (first: number, list: string) => void): ListImporting {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<ImportTarget | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = (target: ImportTarget): void => {
    wanted.current = target;
    input.current?.click();
  };
  const paste = (target: ImportTarget, rows?: Rows): void =>
    setAsked({ target, from: rows ?? null });
  const rest = {
    onTaken: (first: number) => asked && onTaken?.(first, asked.target.id),
    onClose: () => setAsked(null),
  };
  const dialog = (
    <>
      <FileInput
        ref={input}
        label="Tabla CSV o Excel para importar"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        onFile={(file) => wanted.current && setAsked({ target: wanted.current, from: file })}
      />
      {asked && (
        <PartBoundary what="la importación" waiting={null}>
          {asked.from instanceof File ? (
            <ListImport target={asked.target} file={asked.from} {...rest} />
          ) : (
            <PastedImport target={asked.target} rows={asked.from} {...rest} />
          )}
        </PartBoundary>
      )}
    </>
  );
  return { open, paste, dialog };
}
