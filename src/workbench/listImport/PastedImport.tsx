import { type ClipboardEvent, useState } from 'react';
import { Field, FormDialog, TextArea } from '../../ui/index.ts';
import { delimitedRows } from './decode.ts';
import { MatchDialog } from './MatchDialog.tsx';
import { isTable, pastedTable } from './pasted.ts';
import { type Rows, trimmed } from './rows.ts';
import type { ImportTarget } from './target.ts';

interface Props {
  target: ImportTarget;
  /** Null before anything was pasted. */
  rows: Rows | null;
  onTaken: ((first: number) => void) | undefined;
  onClose: () => void;
}

/** Takes a table that was copied elsewhere; asks for it first where there is none yet. */
export function PastedImport({ rows: given, ...rest }: Props) {
  const [rows, setRows] = useState(given);
  if (!rows) return <PasteDialog {...rest} onRows={setRows} />;
  return <MatchDialog {...rest} name={null} tables={[{ name: '', rows: trimmed(rows) }]} />;
}

interface PasteProps {
  target: ImportTarget;
  onRows: (rows: Rows) => void;
  onClose: () => void;
}

const NO_TABLE = 'Ahí no hay una tabla: copia en tu hoja los encabezados y al menos una fila.';

/** A table goes on at once; what was typed or pasted in pieces goes on by the button. */
function PasteDialog({ target, onRows, onClose }: PasteProps) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const onPaste = (event: ClipboardEvent) => {
    const rows = pastedTable(event.clipboardData);
    if (!rows) return;
    event.preventDefault();
    onRows(rows);
  };
  const goOn = () => {
    const rows = delimitedRows(text);
    if (isTable(rows)) onRows(rows);
    else setFault(NO_TABLE);
  };
  return (
    <FormDialog
      title={`Pegar ${target.label.toLocaleLowerCase('es-CO')}`}
      description="Copia tu tabla en Excel o en Google Sheets, con sus encabezados, y pégala aquí. Después dices qué es cada columna; nada cambia hasta que lo confirmes."
      action="Continuar"
      onSubmit={goOn}
      onClose={onClose}
    >
      <Field label="Tu tabla" hint="Ctrl+V, o mantén el dedo y elige Pegar" error={fault}>
        <TextArea
          rows={6}
          value={text}
          onPaste={onPaste}
          onChange={({ target: { value } }) => {
            setText(value);
            setFault(undefined);
          }}
        />
      </Field>
    </FormDialog>
  );
}
