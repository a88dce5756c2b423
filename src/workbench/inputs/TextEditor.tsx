import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import {
  doubtOf,
  type Field as FieldSpec,
  isAwaited,
  kinds,
  mayBeEmpty,
  MINUS,
  read,
  type Ref,
  type Scalar,
  twelveDigits,
} from '../../tool/index.ts';
import { Field, TextInput } from '../../ui/index.ts';
import { readTyped } from '../session/readTyped.ts';
import { explainRefused } from '../session/refused.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { affixesAround } from './affixes.ts';
import { enterKeyHint, focusNextEditor } from './focusNextEditor.ts';
import { regroupAs } from '../session/regroup.ts';
import { UnitKeys } from './UnitKeys.tsx';
import { useGroupedTyping } from './useGroupedTyping.ts';

interface Props {
  /** What it edits: an input, or a field of a record. */
  cell: Ref;
  field: FieldSpec;
  disabled?: boolean;
  aside?: ReactNode;
  /** Shows the asterisk. */
  required?: boolean;
  /** What the form around it finds wrong with the value; a text that is refused is told first. */
  fault?: string | undefined;
}

/**
 * An input that is typed. Every keystroke that makes a valid value counts at once; one that
 * doesn't is told beside the field, and the model goes back to the value that the field had
 * when it was entered: of a refused '45', the '4' doesn't count either. The refused text stays
 * until it is mended or dropped with Escape, which undo takes back.
 */
export function TextEditor({
  cell,
  field,
  disabled = false,
  aside,
  required = false,
  fault,
}: Props) {
  const session = useSession();
  const entered = useRef(false);
  // Null while nobody types in it: the value is then shown as the model has it.
  const [draft, setDraft] = useState<string | null>(null);
  const [enterKey, setEnterKey] = useState<'next' | 'done'>('next');
  const value = session.calculation.value(cell);
  const refused = session.refusedAt(cell);
  const kind = kinds[field.kind];
  const numeric = kind.type === 'number';
  // An amount goes up and down only where it is said by how much.
  const hasSteps = numeric && (field.kind !== 'money' || field.step !== undefined);
  const settled = refused?.text ?? settledText(session, cell, field);
  const editable = editableText(session, cell, field);
  const [seen, setSeen] = useState(editable);
  if (seen !== editable) {
    setSeen(editable);
    // Nothing was typed yet over what changed meanwhile, as by what an earlier visit left in a form.
    if (draft === seen) setDraft(editable);
  }
  const shown = draft ?? (numeric ? settled.replace(/^-(?=[\d,])/, MINUS) : settled);
  const typing = `typing:${cell.table ?? ''}.${cell.id}.${cell.row ?? ''}`;

  const { input, grouped } = useGroupedTyping(field, draft);
  useLayoutEffect(() => {
    // A text that differs from the one at rest took the place of what the focus had selected.
    if (entered.current) input.current?.select();
    entered.current = false;
  }, [draft, input]);

  const take = (text: string, finished: boolean) => {
    const outcome = readTyped(field, text);
    const cleared = 'error' in outcome && outcome.unfinished === true && !finished;
    if ('error' in outcome && !cleared) session.discard(typing);
    session.take(null, [{ ref: cell, text, outcome, cleared }], { mergeKey: typing });
  };
  const type = (text: string) => {
    setDraft(text);
    take(text, false);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    entered.current = false;
    type(grouped(event, draft ?? editable));
  };
  const step = (direction: number) => {
    const from = typeof value === 'number' ? value : 0;
    const next = from + direction * (field.step ?? 1);
    const clean = Math.round(next * 1e9) / 1e9;
    const text = kind.edit(clean, field);
    if ('error' in readTyped(field, text)) return;
    type(regroupAs(field, { text, caret: text.length }).text);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.altKey) {
      if (!focusNextEditor(event.currentTarget)) settleAndSend(event.currentTarget.form);
    } else if (event.key === 'Escape') {
      // A dialog around the field closes with the next one.
      if (cancel()) event.stopPropagation();
    } else if (refused && isUndo(event)) takeBack();
    else if (hasSteps && event.key === 'ArrowUp') step(1);
    else if (hasSteps && event.key === 'ArrowDown') step(-1);
    else return;
    event.preventDefault();
  };
  /** What is left unfinished is a mistake like any other. */
  const finish = () => {
    if (draft !== null && draft !== editable) take(draft, true);
    session.seal();
  };
  const leave = () => {
    finish();
    setDraft(null);
  };

  /** What counts is shown and one stays in the field; what is typed next is a step of its own. */
  const settle = () => {
    finish();
    setDraft(editableText(session, cell, field));
  };
  /** In the last editor of a form Enter sends it, with what was typed in it, unless that is to be corrected first. */
  const settleAndSend = (form: HTMLFormElement | null) => {
    flushSync(settle);
    if (!session.refusedAt(cell)) form?.requestSubmit();
  };
  const takeBack = () => {
    if (!session.discard(typing)) session.undo();
    session.seal();
    setDraft(editableText(session, cell, field));
  };
  /** As if nothing had been typed; false where nothing was. */
  const cancel = (): boolean => {
    const typed = session.discard(typing);
    const dropped = session.restore(cell);
    const before = editableText(session, cell, field);
    session.seal();
    setDraft(before);
    return typed || dropped || draft !== before;
  };

  return (
    <Field
      label={field.label}
      hint={hintOf(field, value, session.calculation.expression(cell))}
      error={refused ? explainRefused(session.calculation, refused) : fault}
      required={required || isAwaited(field)}
      aside={aside}
    >
      <UnitKeys field={field} text={shown}>
        <TextInput
          ref={input}
          size="sm"
          numeric={numeric}
          {...affixesAround(field, shown)}
          value={shown}
          disabled={disabled}
          // What starts with a value can't be left without one.
          aria-required={required || isAwaited(field) || !mayBeEmpty(field)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint={enterKey}
          onFocus={(event) => {
            setEnterKey(enterKeyHint(event.target));
            setDraft(editable);
            event.target.select();
            entered.current = true;
          }}
          onChange={onChange}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      </UnitKeys>
    </Field>
  );
}

/** What is likely meant instead of the value comes before what is known of the field. */
function hintOf(field: FieldSpec, value: Scalar, typed?: string): string | undefined {
  const informative = field.notComputed ? 'Informativo: no entra en ninguna fórmula' : undefined;
  return doubtOf(field, value, typed) ?? field.hint ?? informative;
}

/** A refused text left nothing in the history: undoing it is to drop it. */
function isUndo({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z';
}

/** What one goes on with: a text that was refused, or the expression behind the value. */
function editableText(session: Session, cell: Ref, field: FieldSpec): string {
  return (
    session.refusedAt(cell)?.text ??
    session.calculation.expression(cell) ??
    shownText(session, cell, field)
  );
}

/**
 * While nobody types in it: a calendar month has a name then, and what came of a calculation no more
 * decimals than a cell shows, as 11,3 of '11,9 E.A.'.
 */
function settledText(session: Session, cell: Ref, field: FieldSpec): string {
  const { value } = read(session.calculation, cell);
  if (field.january !== undefined && value !== null) return kinds[field.kind].format(value, field);
  const isWorked = session.calculation.expression(cell) !== undefined;
  const isLong = typeof value === 'number' && hasMoreThanTyped(value, isWorked);
  return textOf(isLong ? asShown(value, field) : value, field);
}

/** With more digits than anybody types: come of an expression, taken from a case, found by goal seek. */
function hasMoreThanTyped(value: number, isWorked: boolean): boolean {
  return value !== Number(value.toFixed(2)) && (isWorked || value !== twelveDigits(value));
}

/** The value that its painted text says; itself where that says nothing of it. */
function asShown(value: number, field: FieldSpec): Scalar {
  const { format, parse } = kinds[field.kind];
  const shown = parse(format(value, field), field);
  return 'error' in shown || !shown.value ? value : shown.value;
}

/** As typed, without the signs that stand beside the editor. */
function shownText(session: Session, cell: Ref, field: FieldSpec): string {
  return textOf(read(session.calculation, cell).value, field);
}

function textOf(value: Scalar, field: FieldSpec): string {
  return regroupAs(field, { text: kinds[field.kind].edit(value, field), caret: 0 }).text;
}
