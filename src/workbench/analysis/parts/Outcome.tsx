import { Copy, Download } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Badge, Button, IconButton, ProgressBar } from '../../../ui/index.ts';
import { escapeFormula, plainNumber, withoutNoise } from '../../../tool/index.ts';
import { copyText } from '../../blocks/sheet/copyText.ts';
import type { CsvValue } from '../../exchange/csv.ts';
import { downloadRows } from '../../onDemand.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import type { Answer, Progress } from '../useAnswer.ts';

interface Props<T> {
  answer: Answer<T>;
  /** What is being worked on: 'Buscando la meta'. */
  what: string;
  /** What is shown before there is an answer. */
  empty: ReactNode;
  children: (value: T) => ReactNode;
}

/** The answer with all that it may be on its way: progress, outdated, failed. */
export function Outcome<T>({ answer, what, empty, children }: Props<T>) {
  const { value, outdated, isWorking, progress, failure, compute, cancel } = answer;
  return (
    <div className={styles.outcome} aria-busy={isWorking}>
      {isWorking && (
        <div className={styles.working}>
          <Bar label={what} progress={progress} />
          <Button size="sm" variant="ghost" onClick={cancel}>
            Cancelar
          </Button>
        </div>
      )}
      {outdated && !isWorking && (
        <p className={styles.outdated}>
          <Badge variant="warning">Desactualizado</Badge>
          <Button size="sm" variant="ghost" onClick={compute}>
            Recalcular
          </Button>
        </p>
      )}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          No se pudo calcular: {failure}
        </p>
      )}
      {value === null ? !isWorking && failure === null && empty : children(value)}
    </div>
  );
}

function Bar({ label, progress }: { label: string; progress: Progress }) {
  const part = useSyncExternalStore(progress.subscribe, progress.snapshot);
  return <ProgressBar label={label} value={part * 100} className={styles.bar} />;
}

type Rows = readonly (readonly CsvValue[])[];

/** Takes an answer's table along: to a spreadsheet by the clipboard, or as a file. */
export function TakeAlong({ name, rows }: { name: string; rows: () => Rows }) {
  const session = useSession();
  return (
    <span className={styles.take}>
      <IconButton
        label={`Copiar ${name}`}
        icon={<Copy />}
        onClick={() => copyTable(name, rows())}
      />
      <IconButton
        label={`Exportar ${name} como CSV`}
        icon={<Download />}
        onClick={() => downloadRows(session, name, rows())}
      />
    </span>
  );
}

function copyTable(name: string, rows: Rows): void {
  const text = rows
    .map((row) =>
      row
        .map((cell) =>
          typeof cell === 'number' ? plainNumber(withoutNoise(cell)) : escapeFormula(cell ?? ''),
        )
        .join('\t'),
    )
    .join('\n');
  copyText(text, name, `${name}, en el portapapeles`);
}
