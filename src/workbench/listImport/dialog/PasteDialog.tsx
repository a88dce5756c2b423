import { type ClipboardEvent, useState } from 'react';
import { Field, FormDialog, TextArea } from '../../../ui/index.ts';
import { delimitedRows } from '../table/decode.ts';
import styles from './MatchDialog.module.css';
import { linesIn, tableInText } from '../plainText/tableInText.ts';
import { pastedRecords } from '../table/pasted.ts';
import type { Rows } from '../table/rows.ts';

interface Props {
  title: string;
  description: string;
  /** Why what was pasted isn't taken; null where it is. */
  faultOf: (rows: Rows) => string | null;
  /** How a text is read that was typed, or pasted in pieces, and is no table; as a delimited file unless said otherwise. */
  read?: (text: string) => Rows;
  onRows: (rows: Rows) => void;
  onClose: () => void;
}

/** Asks for a table: one that is pasted goes on at once, what was typed or pasted in pieces by the button. */
export function PasteDialog(props: Props) {
  const { title, description, faultOf, read = delimitedRows, onRows, onClose } = props;
  const [text, setText] = useState('');
  const [told, setTold] = useState<string>();
  const onPaste = (event: ClipboardEvent) => {
    const rows = pastedRecords(event.clipboardData);
    if (faultOf(rows) !== null) return;
    event.preventDefault();
    onRows(rows);
  };
  const goOn = () => {
    const rows = tableInText(linesIn(text)) ?? read(text);
    const fault = faultOf(rows);
    if (fault === null) onRows(rows);
    else setTold(fault);
  };
  return (
    <FormDialog
      title={title}
      description={description}
      action="Continuar"
      onSubmit={goOn}
      onClose={onClose}
    >
      <div className={styles.asking}>
        <Field label="Tu tabla" hint="Ctrl+V, o mantén el dedo y elige Pegar" error={told}>
          <TextArea
            rows={6}
            value={text}
            onPaste={onPaste}
            onChange={({ target: { value } }) => {
              setText(value);
              setTold(undefined);
            }}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
