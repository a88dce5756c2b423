import { Check, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { kinds, type Ref } from '../../../src/tool/index.ts';
import { IconButton, TextInput } from '../../../src/ui/index.ts';
import { isSigned, useSession } from '../../../src/workbench/index.ts';
import styles from './InlineEditor.module.css';
import { MESSAGES } from './option.ts';

interface Props {
  cell: Ref;
  /** The name of the editor. */
  label: string;
  /** What was typed in the cell to start it; it replaces the old value. */
  typed?: string | undefined;
  /** After saving or cancelling; whether the cell should have the focus again. */
  onClose: (refocus: boolean) => void;
}

/** A cell being edited: the check or Enter saves, the cross or Escape cancels. */
export function InlineEditor({ cell, label, typed, onClose }: Props) {
  const session = useSession();
  const errorId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const field = session.calculation.field(cell);
  const numeric = field !== undefined && kinds[field.kind].type === 'number';
  const [text, setText] = useState(
    () => typed ?? (field ? kinds[field.kind].edit(session.calculation.value(cell), field) : ''),
  );
  const [error, setError] = useState('');

  useEffect(() => {
    input.current?.focus();
    // What was typed goes on; an old value is replaced by the next key.
    if (typed === undefined) input.current?.select();
  }, [typed]);

  const save = (refocus: boolean) => {
    const wrong = !numeric && text.trim() === '' ? '' : session.type(cell, text);
    if (wrong === null) onClose(refocus);
    else setError(messageOf(numeric, wrong));
  };
  const cancel = () => {
    session.restore(cell);
    onClose(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter' && event.target === input.current) save(true);
    else return;
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) save(false);
  };
  return (
    <div ref={box} data-editor className={styles.editor} onBlur={onBlur}>
      <div className={styles.line}>
        <TextInput
          ref={input}
          size="sm"
          numeric={numeric}
          signed={field !== undefined && isSigned(field)}
          aria-label={label}
          aria-invalid={error !== '' || undefined}
          aria-describedby={error === '' ? undefined : errorId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError('');
          }}
          onKeyDown={onKeyDown}
        />
        {/* Pressing a button must not count as leaving the text: the cross would save it. */}
        <span className={styles.buttons} onPointerDown={(event) => event.preventDefault()}>
          <IconButton
            label="Guardar"
            icon={<Check />}
            onClick={() => save(true)}
            onKeyDown={onKeyDown}
          />
          <IconButton label="Cancelar" icon={<X />} onClick={cancel} onKeyDown={onKeyDown} />
        </span>
      </div>
      {error !== '' && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function messageOf(numeric: boolean, wrong: string): string {
  return numeric ? `${MESSAGES.number}: ${wrong}.` : MESSAGES.name;
}
