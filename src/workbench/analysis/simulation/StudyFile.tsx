import { Download, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { checkStudy } from '../../../tool/index.ts';
import { Button, FileInput, toast } from '../../../ui/index.ts';
import { downloadJson } from '../../onDemand.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { subjectOf } from '../subject.ts';
import { draftOf, type StudyDraft } from './draft.ts';

interface Props {
  /** Null where there is none yet. */
  study: object | null;
  onOpen: (draft: StudyDraft) => void;
}

/** A study is a file too: the same that the command line takes. */
export function StudyFile({ study, onOpen }: Props) {
  const session = useSession();
  const { tool } = session;
  const file = useRef<HTMLInputElement>(null);
  const open = async (chosen: File) => {
    const raw: unknown = JSON.parse(await chosen.text());
    const read = draftOf(raw);
    if (!read) {
      toast.error(`${chosen.name} no es un estudio: le falta «inputs»`);
      return;
    }
    onOpen(read);
    const checked = checkStudy(subjectOf(session), raw, { figures: [], runs: 1, seed: 0 });
    const problems = 'problems' in checked ? checked.problems : [];
    const said = problems.map(({ field, value, message }) => `${field} = ${value}: ${message}`);
    if (said.length > 0) toast.error(`${chosen.name}: ${said.join('; ')}`, { duration: 0 });
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
