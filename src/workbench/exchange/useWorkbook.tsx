import { FileSpreadsheet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, Dialog, type MenuAction, ProgressBar, toast } from '../../ui/index.ts';
import { hasFormulas } from '../../xlsx/hasFormulas.ts';
import { useCases } from '../documents/cases/context.ts';
import { downloadWorkbook } from '../onDemand.ts';
import { useSession } from '../session/useSession.ts';

/** What takes less time shows no dialog, which would only flash. */
const PATIENCE_MS = 300;

/**
 * The entry of a menu that saves today's document as a workbook, and the dialog with its progress;
 * no entry where the tool computes nothing. `document`: what the person calls it.
 */
export function useWorkbook(document: string) {
  const session = useSession();
  const workspace = useCases();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  };
  const start = async () => {
    cancel();
    const run = new AbortController();
    running.current = run;
    const from = performance.now();
    const onProgress = (done: number) => {
      if (performance.now() - from > PATIENCE_MS) setProgress(done * 100);
    };
    try {
      await downloadWorkbook(session, workspace, document, run.signal, onProgress);
    } catch (error) {
      if (run.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      toast.error(`No se pudo exportar el libro: ${reason}. Intenta de nuevo.`);
    }
    if (running.current === run) cancel();
  };

  const entry: MenuAction = {
    label: 'Excel con fórmulas (.xlsx)',
    icon: <FileSpreadsheet />,
    onSelect: () => void start(),
  };
  const dialog = (
    <Dialog
      title="Excel con fórmulas"
      size="sm"
      open={progress !== null}
      onOpenChange={(open) => !open && cancel()}
      footer={<Button onClick={cancel}>Cancelar</Button>}
    >
      <ProgressBar label="Preparando el libro" value={progress ?? 0} showLabel />
    </Dialog>
  );
  return { entries: hasFormulas(session.calculation) ? [entry] : [], dialog };
}
