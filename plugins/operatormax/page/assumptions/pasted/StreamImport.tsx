import { ClipboardPaste, Table2 } from 'lucide-react';
import { Button } from '../../../../../src/ui/index.ts';
import {
  PasteButton,
  useCommands,
  useListImport,
  useNarrow,
  useRevealer,
  useSession,
  useTableWithoutCells,
} from '../../../../../src/workbench/index.ts';
import type { ProjectData } from '../../../document/document.ts';
import styles from '../../streams/streams.module.css';
import { useHanded } from './handed.ts';
import { NAME } from '../parameter.ts';
import { EXPENSES, INCOMES } from '../streamLists.ts';
import { TARGETS, targetOf } from './streamTarget.ts';

interface Props {
  of: keyof typeof TARGETS;
  /** There is none yet: they may be pasted, as they may into the sheet later. */
  isFirst?: boolean;
  /** They are listed one by one: no cell stands for what is pasted. */
  isList?: boolean;
  /** They are in the sheet, with what couldn't be taken. */
  onTaken: () => void;
}

/** Takes streams from a spreadsheet: what was copied there, or a file. */
export function StreamImport({ of, isFirst = false, isList = false, onTaken }: Props) {
  const session = useSession<ProjectData>();
  const revealer = useRevealer();
  const isNarrow = useNarrow();
  const { id: table, nameAt, of: streams } = of === 'incomes' ? INCOMES : EXPENSES;
  const before = streams(session.document).length;
  /** To what is to be mended, else to the first that is new, in a sheet that may only come into sight now. */
  const goToSheet = () => {
    onTaken();
    const now = streams(session.document);
    const wrong = session.refused.find(({ ref }) =>
      now.some((_, at) => ref.id.startsWith(`${nameAt(at)}.`)),
    );
    const first = nameAt(before < now.length ? before : 0);
    // A name is no value of the model: what was selected elsewhere gives way to the sheet's cell.
    session.select(wrong?.ref ?? null);
    setTimeout(() => revealer.reveal({ id: wrong?.ref.id ?? `${first}.${NAME}`, table }), 0);
  };
  const { open, paste, dialog } = useListImport(goToSheet);
  const target = () => targetOf(of, session.document.dateConfig.startYear);
  useTableWithoutCells(isList && !session.isReadOnly, (rows) => paste(target(), rows));
  useHanded(of, (rows) => paste(target(), rows));
  const pasting = {
    id: `paste.${of}`,
    label: 'Pegar una hoja de supuestos',
    icon: <ClipboardPaste />,
    run: () => paste(target()),
  };
  const importing = {
    id: `import.${of}`,
    label: 'Importar CSV o Excel',
    icon: <Table2 />,
    run: () => open(target()),
  };
  useCommands(
    () =>
      [pasting, importing].map((command) => ({
        ...command,
        group: 'Datos',
        words: `${TARGETS[of].label} traer tabla`,
      })),
    { listen: false },
  );
  return (
    <>
      {isFirst && (
        <PasteButton onPaste={(rows) => paste(target(), rows)}>{pasting.label}</PasteButton>
      )}
      {/* Into a sheet with records one pastes by a key, which a phone hasn't. */}
      {[...(!isFirst && isNarrow ? [pasting] : []), importing].map(({ id, label, icon, run }) => (
        <Button key={id} className={isFirst ? undefined : styles.compact} icon={icon} onClick={run}>
          {label}
        </Button>
      ))}
      {dialog}
    </>
  );
}
