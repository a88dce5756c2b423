import { useState } from 'react';
import { countedUnit, read } from '../../tool/index.ts';
import { Button, FormDialog } from '../../ui/index.ts';
import { ColumnMatch, doubtId } from '../listImport/ColumnMatch.tsx';
import { MarkChoice } from '../listImport/FileChoices.tsx';
import match from '../listImport/MatchDialog.module.css';
import { PasteDialog } from '../listImport/PasteDialog.tsx';
import type { Rows } from '../listImport/rows.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { offerUndo } from '../session/offerUndo.ts';
import { useSession } from '../session/useSession.ts';
import styles from './PastedInputs.module.css';
import { pairsIn, type Pairs } from './pairs.ts';
import { type Entry, useInputsMatch } from './useInputsMatch.ts';

interface Props {
  target: ImportTarget;
  /** Null before anything was pasted. */
  rows: Rows | null;
  onClose: () => void;
}

/** Takes names and values that were copied elsewhere into inputs; asks for them first where there are none yet. */
export default function PastedInputs({ rows: given, ...rest }: Props) {
  const [rows, setRows] = useState(given);
  if (rows) return <InputsDialog {...rest} sheet={pairsIn(rows)} />;
  return (
    <PasteDialog
      title="Pegar datos de una hoja"
      description="Copia en Excel o en Google Sheets los nombres con sus valores al lado, y pégalos aquí. Después dices qué es cada fila; nada cambia hasta que lo confirmes."
      fault="Ahí no hay datos: copia en tu hoja una columna con los nombres y, a su lado, la de los valores."
      isEnough={(pasted) => pairsIn(pasted).pairs.length > 0}
      onRows={setRows}
      onClose={rest.onClose}
    />
  );
}

function InputsDialog({ target, sheet, onClose }: Omit<Props, 'rows'> & { sheet: Pairs }) {
  const session = useSession();
  const [kept] = useState(sheet);
  const chosen = useInputsMatch(target, kept);
  const { entries, undecided, mark, choose } = chosen;
  const taken = entries.filter((entry) => entry !== null && entry.shown !== null) as Entry[];
  const isHeld = taken.length === 0 || undecided !== undefined;
  const save = () => {
    if (isHeld) return;
    const label = taken.length === 1 ? 'Pegar un dato' : `Pegar ${taken.length} datos`;
    const { state: before } = session;
    const edits = taken.map(({ columnId, text }) => ({ row: 0, columnId, text }));
    target.take(session, { label, edits, count: 1, replace: false });
    const isSame = session.state === before;
    const done = taken.length === 1 ? 'Se pegó un dato.' : `Se pegaron ${taken.length} datos.`;
    offerUndo(session, isSame ? 'Lo pegado ya estaba así.' : done, { before });
    onClose();
  };
  return (
    <FormDialog
      size="lg"
      title="Pegar datos"
      description="Di qué es cada fila y revisa lo que entra."
      action={taken.length === 1 ? 'Pegar 1 dato' : `Pegar ${taken.length} datos`}
      aside={undecided && <Lead id={doubtId(undecided.column)} text={undecided.unanswered} />}
      onSubmit={save}
      disabled={isHeld}
      onClose={onClose}
    >
      <ColumnMatch
        match={chosen}
        target={target}
        // Rows have no identity but their place.
        entering={entries.map((entry, at) => <Entering key={`${at}`} entry={entry} />)}
      />
      <MarkChoice mark={mark} onChoose={choose.mark} />
      {kept.tables.length > 0 && (
        <p className={styles.left}>
          No se toma, porque trae varias cifras: {new Intl.ListFormat('es-CO').format(quoted(kept))}
          . Las tablas se pegan en su propia lista.
        </p>
      )}
    </FormDialog>
  );
}

const MOST = 6;

/** The first of them. */
function quoted({ tables }: Pairs): string[] {
  const names = tables.slice(0, MOST).map((text) => `«${text}»`);
  const more = tables.length - names.length;
  return more > 0 ? [...names, `${more} ${more === 1 ? 'fila' : 'filas'} más`] : names;
}

/** What comes of a row, and what is there today. */
function Entering({ entry }: { entry: Entry | null }) {
  const { calculation } = useSession();
  if (!entry) return <span className={match.sample}>—</span>;
  const { columnId, shown, error } = entry;
  if (shown === null) return <span className={styles.wrong}>No entra: {error}</span>;
  const today = read(calculation, { id: columnId }).text;
  const field = calculation.field({ id: columnId });
  const unit = field?.kind === 'number' && field.unit ? countedUnit(shown, field.unit) : '';
  return (
    <span className={styles.entering}>
      <strong>{`${shown} ${unit}`.trim()}</strong>
      <span className={match.sample}>
        {today === shown ? 'igual que hoy' : `hoy ${today || 'vacío'}`}
      </span>
    </span>
  );
}

/** Leads to the row that is still to be answered. */
function Lead({ id, text }: { id: string; text: string }) {
  const go = () => document.getElementById(id)?.querySelector('input')?.focus();
  return (
    <Button variant="ghost" className={match.aside} onClick={go}>
      {text}
    </Button>
  );
}
