import { useState } from 'react';
import { MatchDialog } from './MatchDialog.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { isRecordAlone } from '../sheetLayout/laidOut.ts';
import { isTable } from '../table/pasted.ts';
import { type Rows, trimmed, withoutNotices } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';

interface Props {
  target: ImportTarget;
  /** Null before anything was pasted. */
  rows: Rows | null;
  onTaken: ((first: number) => void) | undefined;
  /** Pastes it on the selected cells instead, where it was pasted on such. */
  onCells?: (() => void) | undefined;
  onClose: () => void;
}

const NO_TABLE = 'Ahí no hay una tabla: copia en tu hoja los encabezados y al menos una fila.';

/** Why a list takes nothing of what was pasted; null where it is a table, or a record alone. */
function faultOf(pasted: Rows, target: ImportTarget): string | null {
  if (!isTable(pasted) && !isRecordAlone(pasted, target)) return NO_TABLE;
  return target.refuses?.(pasted) ?? null;
}

/** Takes a table that was copied elsewhere; asks for it first where there is none yet. */
export function PastedImport({ rows: given, ...rest }: Props) {
  const { target } = rest;
  const inFile = (pasted: Rows): Rows => target.asFile?.(pasted) ?? pasted;
  const [rows, setRows] = useState(() => given && inFile(given));
  if (rows) {
    return (
      <MatchDialog
        {...rest}
        name={null}
        tables={[{ name: '', rows: trimmed(withoutNotices(rows)) }]}
      />
    );
  }
  return (
    <PasteDialog
      title={`Pegar ${target.label.toLocaleLowerCase('es-CO')}`}
      description="Copia tu tabla en Excel o en Google Sheets, con sus encabezados, o el mensaje en que te la mandaron, y pégala aquí. Después dices qué es cada columna; nada cambia hasta que lo confirmes."
      faultOf={(pasted) => faultOf(pasted, target)}
      onRows={(pasted) => setRows(inFile(pasted))}
      onClose={rest.onClose}
    />
  );
}
