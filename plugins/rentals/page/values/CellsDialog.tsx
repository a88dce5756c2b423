import type { ReactNode } from 'react';
import {
  type Document,
  type Field as FieldSpec,
  kinds,
  read,
  type Ref,
} from '../../../../src/tool/index.ts';
import { Field, FormDialog, SelectField } from '../../../../src/ui/index.ts';
import {
  DraftScope,
  focusRefused,
  goesOnByEnter,
  orderIn,
  RecordWalk,
  type Session,
  takeCells,
  TextEditor,
  TypedInto,
  useDraftSession,
  useKeptCells,
  useSameField,
  useSession,
  useStateOf,
} from '../../../../src/workbench/index.ts';
import styles from '../rentals.module.css';
import { useTimes, WholeValue } from './WholeValue.tsx';

interface Props {
  title: string;
  description?: string;
  /** The cells of the project that are edited, in their order. */
  ids: readonly string[];
  row: number;
  /** Of those, the ones that count with what is typed so far. */
  visible?: (id: string, draft: Session) => boolean;
  /** What the form starts from, where that isn't the document as it is. */
  start?: (document: Document) => Document;
  /** The figure that comes out of it. */
  resultLabel: (draft: Session) => string;
  resultId: string;
  /** Whether the figure can be typed as well, where it is a multiple of an amount of money. */
  typesResult?: boolean;
  /** What was typed to open it: the figure that can be typed begins with it, or else the amount. */
  typed?: string | undefined;
  /** The cell that it begins at, where that isn't the first. */
  part?: string | undefined;
  /** What saving is called in the history. */
  label: string;
  /** Whether the project has no value yet. */
  isEmpty?: boolean;
  /** The projects as the sheet shows them. */
  order?: readonly number[] | undefined;
  onSaved: () => void;
  /** To the same cells of another project. */
  onGo: (row: number) => void;
  onClose: () => void;
  /** What else can be done with the value. */
  aside?: ReactNode;
}

/** The parts of one value as a form: the same cells that the sheet shows unfolded. */
export function CellsDialog({
  title,
  description,
  ids,
  row,
  visible,
  start,
  resultLabel,
  resultId,
  typesResult = false,
  label,
  typed,
  part,
  isEmpty,
  order,
  onSaved,
  onGo,
  onClose,
  aside,
}: Props) {
  const session = useSession();
  const draft = useDraftSession(start, row);
  const fields = useSameField(row, isEmpty);
  const shown = ids.filter((id) => visible?.(id, draft) ?? true);
  const amount = amountAmong(draft, shown.map(cellIn(row)));
  const isMoney = amount !== undefined && kindIn(draft, cellIn(row)(amount)) === 'money';
  const times = useTimes(draft, row, {
    amount: typesResult && isMoney ? amount : undefined,
    result: resultId,
    others: shown.filter((id) => id !== amount),
  });
  const [isWholeRefused, setWholeRefused] = useStateOf(row, () => false);
  // With its field what was refused in it is gone as well.
  if (times === null && isWholeRefused) setWholeRefused(false);
  /** False where something is to be mended first. */
  const save = (): boolean => {
    // What is refused in a field that is hidden by now doesn't count and needs no mending.
    if (isWholeRefused || draft.refused.some(({ ref }) => shown.includes(ref.id))) {
      focusRefused(fields.ref.current);
      return false;
    }
    takeCells(session, label, draft, ids.map(cellIn(row)));
    return true;
  };
  /** On the way to another project nothing is said: it would lie upon the name of that one. */
  const isChanged = draft.edited || draft.refused.length > 0 || isWholeRefused;
  const recalled = useKeptCells(
    draft,
    { id: resultId, table: 'projects', row },
    ids.map(cellIn(row)),
  );
  /** What was only looked at, at the end of a walk, stays as it is: with no value, where it has none. */
  const finish = (): boolean => {
    if (!isChanged) return true;
    const isSaved = save();
    if (isSaved) onSaved();
    return isSaved;
  };
  return (
    <FormDialog
      title={title}
      description={description}
      onSubmit={() => finish() && onClose()}
      action="Guardar"
      unsaved={isChanged}
      initialFocus={() => editorOf(fields.ref.current, part)}
      aside={
        <RecordWalk
          row={row}
          order={orderIn(session.calculation.sheet.rows('projects'), order)}
          onGo={(next) => (!isChanged || save()) && onGo(next)}
        >
          {aside}
        </RecordWalk>
      }
      onClose={onClose}
    >
      <DraftScope draft={draft} save={finish}>
        {recalled}
        <div key={row} className={styles.fields} {...fields}>
          {shown.map((id) => (
            <div key={id} data-part={id}>
              <TypedInto text={id === amount && times === null ? typed : undefined}>
                <PartEditor id={id} row={row} />
              </TypedInto>
            </div>
          ))}
          {times !== null && amount !== undefined ? (
            <WholeValue
              label={resultLabel(draft)}
              hint={`Si lo escribes, cambia «${partLabel(draft, cellIn(row)(amount))}»`}
              result={cellIn(row)(resultId)}
              amount={cellIn(row)(amount)}
              times={times}
              // It comes back with the parts that it is a multiple by: what was typed is in them by then.
              typed={isChanged ? undefined : typed}
              onRefused={setWholeRefused}
            />
          ) : (
            <Result
              label={resultLabel(draft)}
              text={read(draft.calculation, cellIn(row)(resultId)).text}
            />
          )}
        </div>
      </DraftScope>
    </FormDialog>
  );
}

/** The part that a number is typed for: an amount of money, else the first number. */
function amountAmong(draft: Session, cells: readonly Ref[]): string | undefined {
  const numbers = cells.filter((cell) => kinds[kindIn(draft, cell)].type === 'number');
  return (numbers.find((cell) => kindIn(draft, cell) === 'money') ?? numbers[0])?.id;
}

const kindIn = ({ calculation }: Session, cell: Ref) => calculation.field(cell)?.kind ?? 'text';

/** The dialog's title has the name of the stream already. */
const partLabel = ({ calculation }: Session, cell: Ref): string =>
  calculation.field(cell)?.label.split(' · ').at(-1) ?? '';

const cellIn = (row: number) => (id: string) => ({ id, table: 'projects', row });

/** The editor of a part of the value, marked by `data-part`; null where there is none. */
export function editorOf(form: HTMLElement | null, part: string | undefined): HTMLElement | null {
  const marked = [...(form?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
  const shown = marked.find(({ dataset }) => dataset['part'] === part);
  // Of an amount with a name the last one.
  return [...(shown?.querySelectorAll<HTMLElement>('input, select') ?? [])].at(-1) ?? null;
}

/** The figure that a form comes to, while it is typed. */
export function Result({ label, text }: { label: string; text: string }) {
  return (
    <p className={styles.result}>
      <span>{label}</span>
      <output>{text}</output>
    </p>
  );
}

function PartEditor({ id, row }: { id: string; row: number }) {
  const draft = useSession();
  const cell = cellIn(row)(id);
  const declared = draft.calculation.field(cell);
  if (!declared) return null;
  const label = partLabel(draft, cell);
  const field: FieldSpec = { ...declared, label };
  if (!field.options) return <TextEditor cell={cell} field={field} />;
  return (
    <Field label={label} hint={field.hint}>
      <SelectField
        model
        options={field.options}
        value={String(draft.calculation.value(cell) ?? '')}
        onChange={(event) =>
          draft.write(`Cambiar ${label}`, [{ ref: cell, value: event.target.value }])
        }
        {...goesOnByEnter}
      />
    </Field>
  );
}
