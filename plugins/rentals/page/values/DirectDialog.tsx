import { Plus, Trash2 } from 'lucide-react';
import type { Draft } from 'immer';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useImmer } from 'use-immer';
import { type Parsed, read } from '../../../../src/tool/index.ts';
import {
  Button,
  Field,
  FormDialog,
  IconButton,
  TextInput,
  toast,
} from '../../../../src/ui/index.ts';
import {
  focusRefused,
  goesOnByTouch,
  readTyped,
  orderIn,
  pastedCells,
  RecordWalk,
  regroupAs,
  TypedInto,
  useKeptForm,
  useSameField,
  useSession,
  useStateOf,
  UnitKeys,
} from '../../../../src/workbench/index.ts';
import { alone } from '../../document/edits.ts';
import type { StreamShape } from '../../document/structure.ts';
import type { RentalsDocument, Value } from '../../document/types.ts';
import { withAmounts } from './amounts.ts';
import { editorOf, Result } from './CellsDialog.tsx';
import {
  AMOUNT,
  areLines,
  fitting,
  type Line,
  MAX_NAME,
  newLine,
  startLines,
} from './directLines.ts';
import { type Part, withCells } from './pasteLines.ts';
import styles from '../rentals.module.css';

interface Props {
  title: string;
  description: string;
  stream: StreamShape;
  row: number;
  value: Value | null;
  resultLabel: string;
  /** What was typed to open it: the first amount begins with it. */
  typed?: string | undefined;
  /** The amount that it begins at, where that isn't the first. */
  part?: string | undefined;
  /** What saving is called in the history. */
  label: string;
  /** The projects as the sheet shows them. */
  order?: readonly number[] | undefined;
  onSaved: () => void;
  /** To the amounts of another project. */
  onGo: (row: number) => void;
  onClose: () => void;
  aside?: ReactNode;
}

/** In the place of a sum of which some part can't be read. */
const UNKNOWN = '—';

/** The amounts of a 'Solo Ingresos' income: a list of names and values. */
export function DirectDialog({
  title,
  description,
  stream,
  row,
  value,
  resultLabel,
  label,
  typed,
  part,
  order,
  onSaved,
  onGo,
  onClose,
  aside,
}: Props) {
  const session = useSession<RentalsDocument>();
  const fields = useSameField(row, value === null);
  const begin = () => ({ of: row, lines: startLines(session, stream, row, value) });
  const [first, setFirst] = useState(begin);
  const [kept, update] = useImmer(first);
  const [tried, setTried] = useStateOf(row, () => false);
  // Another project: its own lines take their place before anything is drawn.
  if (kept.of !== row) {
    const fresh = begin();
    setFirst(fresh);
    update(fresh);
  }
  const { lines } = kept;
  const place = session.calculation.addressOf({ id: stream.key, table: 'projects', row });
  const recalled = useKeptForm(`amounts.${place}`, {
    unsaved: kept !== first,
    state: lines,
    is: areLines,
    recall: (typedLines) => update({ of: row, lines: typedLines.map(fitting) }),
    reset: () => update(first),
  });
  const edit = (recipe: (lines: Draft<Line[]>) => void) => update((draft) => recipe(draft.lines));
  const outcomes = lines.map(({ text }) => readTyped(AMOUNT, text));
  const isReadable = outcomes.every((outcome) => 'value' in outcome);
  const amounts = lines.map(({ name, text }, at) => ({
    name: name.trim(),
    text,
    outcome: outcomes[at] ?? { value: null },
  }));
  const document = session.document;
  const change = (key: number, part: Partial<Line>) =>
    edit((draft) => {
      const line = draft.find((one) => one.key === key);
      if (line) Object.assign(line, part);
    });
  const addLine = () => {
    flushSync(() => edit((draft) => void draft.push(newLine(draft))));
    const editors = fields.ref.current?.querySelectorAll('input') ?? [];
    // Its name and its amount are the last two.
    Array.from(editors).at(-2)?.focus();
  };
  const paste = (event: ClipboardEvent, at: number, part: Part) => {
    const cells = pastedCells(event);
    if (!cells) return;
    const pasted = withCells(lines, cells, { at, part });
    if (pasted.left) toast.warning(pasted.left);
    edit((draft) => void draft.splice(0, draft.length, ...pasted.lines));
  };
  /** False where something is to be mended first. */
  const save = (): boolean => {
    if (!isReadable) {
      flushSync(() => setTried(true));
      focusRefused(fields.ref.current);
      return false;
    }
    session.replace(label, withAmounts(session.tool, document, { stream, row }, amounts).document);
    return true;
  };
  const result = () => {
    const { calculation } = withAmounts(
      session.tool,
      alone(document, row),
      { stream, row: 0 },
      amounts,
    );
    return read(calculation, { id: stream.key, table: 'projects', row: 0 }).text;
  };
  return (
    <FormDialog
      title={title}
      description={description}
      onSubmit={() => {
        if (kept !== first) {
          if (!save()) return;
          onSaved();
        }
        onClose();
      }}
      action="Guardar"
      unsaved={kept !== first}
      initialFocus={() => editorOf(fields.ref.current, part)}
      aside={
        <RecordWalk
          row={row}
          order={orderIn(document.projects.length, order)}
          onGo={(next) => (kept === first || save()) && onGo(next)}
        >
          {aside}
        </RecordWalk>
      }
      onClose={onClose}
    >
      {recalled}
      <div key={row} className={styles.fields} {...fields}>
        {lines.map((line, at) => {
          const outcome = outcomes[at] ?? { value: null };
          return (
            <div key={line.key} data-part={line.part} className={styles.pair}>
              <Field label="Nombre">
                <TextInput
                  value={line.name}
                  maxLength={MAX_NAME}
                  {...goesOnByTouch}
                  onChange={(event) => change(line.key, { name: event.target.value })}
                  onPaste={(event) => paste(event, at, 'name')}
                />
              </Field>
              <Field label="Valor" error={faultOf(outcome, tried || line.left)}>
                <TypedInto text={at === 0 ? typed : undefined}>
                  <UnitKeys field={AMOUNT} text={line.text}>
                    <TextInput
                      numeric
                      prefix="$"
                      autoComplete="off"
                      {...goesOnByTouch}
                      value={line.text}
                      onChange={(event) => change(line.key, { text: event.target.value })}
                      onPaste={(event) => paste(event, at, 'text')}
                      onBlur={() =>
                        change(line.key, {
                          text: regroupAs(AMOUNT, { text: line.text, caret: 0 }).text,
                          left: true,
                        })
                      }
                    />
                  </UnitKeys>
                </TypedInto>
              </Field>
              <IconButton
                size="md"
                label={`Quitar ${line.name || `el ingreso ${at + 1}`}`}
                icon={<Trash2 />}
                onClick={() => edit((draft) => void draft.splice(at, 1))}
              />
            </div>
          );
        })}
        <div className={styles.row}>
          <Button size="sm" icon={<Plus />} onClick={addLine}>
            Agregar ingreso
          </Button>
        </div>
        <Result label={resultLabel} text={isReadable ? result() : UNKNOWN} />
      </div>
    </FormDialog>
  );
}

function faultOf(outcome: Parsed, finished: boolean): string | undefined {
  return 'error' in outcome && (finished || !outcome.unfinished) ? outcome.error : undefined;
}
