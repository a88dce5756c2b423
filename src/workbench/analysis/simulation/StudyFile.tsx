import { Download, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button, FileInput, toast } from '../../../ui/index.ts';
import { downloadJson } from '../../onDemand.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { draftOf, type StudyDraft } from './draft.ts';

interface Props {
  /** Null where there is none yet. */
  study: object | null;
  onOpen: (draft: StudyDraft) => void;
}

/** A study is a file too: the same that the command line takes. */
export function StudyFile({ study, onOpen }: Props) {
  const { tool } = useSession();
  const file = useRef<HTMLInputElement>(null);
  const open = async (chosen: File) => {
    const read = draftOf(JSON.parse(await chosen.text()));
    if (read) onOpen(read);
    else toast.error(`${chosen.name} no es un estudio: le falta «inputs»`);
  };
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="ghost"
        icon={<Download />}
        disabled={study === null}
        onClick={() => study && downloadJson(`${tool.id}-estudio.json`, study)}
      >
        Descargar
      </Button>
      <Button size="sm" variant="ghost" icon={<FileUp />} onClick={() => file.current?.click()}>
        Abrir archivo…
      </Button>
      <FileInput
        ref={file}
        label="Archivo de un estudio"
        accept="application/json,.json"
        onFile={(chosen) =>
          void open(chosen).catch(() => toast.error(`${chosen.name} no se puede leer como JSON`))
        }
      />
    </div>
  );
}
