import { Printer } from 'lucide-react';
import { useState } from 'react';
import { lazyPart, type MenuAction, PartBoundary } from '../../ui/index.ts';
import { useCommands } from '../commands/useCommands.ts';

const Report = lazyPart(async () => (await import('./Report.tsx')).Report);

/**
 * The entry of a menu that opens the report of today's document, and the report. The browser's own
 * keys to print open it as well: a grid shows its visible rows only, a report all of them.
 * `document`: what the person calls it.
 */
export function useReport(document: string) {
  const [open, setOpen] = useState(false);
  const entry: MenuAction = {
    label: 'Informe para imprimir o PDF…',
    icon: <Printer />,
    shortcut: ['Ctrl', 'P'],
    onSelect: () => setOpen(true),
  };
  useCommands(() => [
    {
      id: 'report',
      label: 'Informe para imprimir o PDF',
      group: 'Archivo',
      keys: ['Ctrl+P'],
      words: 'imprimir pdf reporte',
      icon: <Printer />,
      run: () => setOpen(true),
    },
  ]);
  const report = open && (
    <PartBoundary what="el informe" waiting={null}>
      <Report document={document} onClose={() => setOpen(false)} />
    </PartBoundary>
  );
  return { entry, report };
}
