import { useRef, useState } from 'react';
import { FileInput, lazyPart, PartBoundary } from '../../../ui/index.ts';
import type { ImportTarget } from './target.ts';

const ListImport = lazyPart(async () => (await import('./ListImport.tsx')).ListImport);

interface Asked {
  readonly target: ImportTarget;
  readonly file: File;
}

/** Takes records from a file of elsewhere into a list: `open` asks for the file, `dialog` for the rest. */
export function useListImport() {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<ImportTarget | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const open = (target: ImportTarget): void => {
    wanted.current = target;
    input.current?.click();
  };
  const dialog = (
    <>
      <FileInput
        ref={input}
        label="Tabla CSV o Excel para importar"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        onFile={(file) => wanted.current && setAsked({ target: wanted.current, file })}
      />
      {asked && (
        <PartBoundary what="la importación" waiting={null}>
          <ListImport {...asked} onClose={() => setAsked(null)} />
        </PartBoundary>
      )}
    </>
  );
  return { open, dialog };
}
