import { Copy, Download } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Badge, Button, IconButton, ProgressBar, toast } from '../../../ui/index.ts';
import type { StudyCell } from '../../../tool/index.ts';
import { copyValues, type ShownValue } from '../../grid/clipboard/copy.ts';
import { putByEvent } from '../../grid/clipboard/put.ts';
import type { CsvValue } from '../../exchange/csv.ts';
import { downloadRows } from '../../onDemand.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { Passing } from './Passing.tsx';
import type { Answer, Progress } from '../useAnswer.ts';

interface Props<T> {
  answer: Answer<T>;
  /** What is being worked on: 'Buscando la meta'. */
  what: string;
  /** What is shown before there is an answer. */
  empty: ReactNode;
  /** What is asked above the answer itself: that it is outdated is said before it, and stays in sight. */
  asked?: ReactNode;
  children: (value: T) => ReactNode;
}

/** The answer with all that it may be on its way: progress, outdated, failed. */
export function Outcome<T>({ answer, what, empty, asked, children }: Props<T>) {
  const { value, outdated, isAsked, isWorking, isCancelled, progress, failure, compute, cancel } =
    answer;
  const isStopped = isCancelled && !isWorking && value === null;
  return (
    // Who was on a button that goes by keyboard is here then.
    <div className={styles.outcome} aria-busy={isWorking} tabIndex={-1}>
      {isWorking && (
        <Passing className={styles.working}>
          <Bar label={what} progress={progress} />
          <Button size="sm" variant="ghost" onClick={cancel}>
            Cancelar
          </Button>
        </Passing>
      )}
      {outdated && !isWorking && (
        <Passing className={styles.outdated}>
          <Badge variant="warning">Desactualizado</Badge>
          {isAsked && (
            <Button size="sm" variant="ghost" onClick={compute}>
              Recalcular
            </Button>
          )}
        </Passing>
      )}
      {isStopped && (
        <Passing className={styles.outdated}>
          <Badge variant="warning">Cancelado</Badge>
          <Button size="sm" variant="ghost" onClick={compute}>
            Calcular
          </Button>
        </Passing>
      )}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          No se pudo calcular: {failure}
        </p>
      )}
      {asked}
      {value === null ? !isWorking && !isStopped && failure === null && empty : children(value)}
    </div>
  );
}

function Bar({ label, progress }: { label: string; progress: Progress }) {
  const part = useSyncExternalStore(progress.subscribe, progress.snapshot);
  return <ProgressBar label={label} value={part * 100} className={styles.bar} />;
}

/** A word or a number of a table, or a cell of a study, which knows how it reads. */
type Cell = CsvValue | StudyCell;
type Rows = readonly (readonly Cell[])[];

const isStudyCell = (cell: Cell): cell is StudyCell => typeof cell === 'object' && cell !== null;
const isYes = (value: boolean): string => (value ? 'Sí' : 'No');

const csvValue = (cell: Cell): CsvValue => {
  if (!isStudyCell(cell)) return cell;
  return typeof cell.value === 'boolean' ? isYes(cell.value) : cell.value;
};

const shownValue = (cell: Cell): ShownValue =>
  isStudyCell(cell) ? cell : { text: String(cell ?? ''), value: cell ?? null };

/** Takes an answer's table along: to a spreadsheet by the clipboard, or as a file. */
export function TakeAlong({ name, rows }: { name: string; rows: () => Rows }) {
  const session = useSession();
  const copy = () => {
    if (putByEvent(copyValues(rows().map((row) => row.map(shownValue))))) {
      toast.success(`${name}, en el portapapeles`);
    } else toast.error('El navegador no dejó copiar. Guárdala como CSV.');
  };
  const save = () =>
    void downloadRows(
      session,
      name,
      rows().map((row) => row.map(csvValue)),
    );
  return (
    <span className={styles.take}>
      <IconButton label={`Copiar ${name}`} icon={<Copy />} onClick={copy} />
      <IconButton label={`Exportar ${name} como CSV`} icon={<Download />} onClick={save} />
    </span>
  );
}
