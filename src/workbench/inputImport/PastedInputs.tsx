import { useMemo, useState } from 'react';
import { type Calculation, countedUnit, type Field, read } from '../../tool/index.ts';
import { cx, FormDialog } from '../../ui/index.ts';
import { ColumnMatch, doubtId } from '../listImport/dialog/ColumnMatch.tsx';
import { MarkChoice } from '../listImport/dialog/FileChoices.tsx';
import { linesIn } from '../listImport/plainText/tableInText.ts';
import { delimitedRows } from '../listImport/table/decode.ts';
import { type Doubt, UNSAID } from '../listImport/doubts/doubt.ts';
import { LeadButton } from '../listImport/dialog/LeadButton.tsx';
import match from '../listImport/dialog/MatchDialog.module.css';
import { PasteDialog } from '../listImport/dialog/PasteDialog.tsx';
import type { Rows } from '../listImport/table/rows.ts';
import { isLineOfYears } from '../listImport/sheetLayout/yearsInColumns.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { offerUndo } from '../session/offerUndo.ts';
import { useSession } from '../session/useSession.ts';
import { AWAY, AwayRows } from './AwayRows.tsx';
import { type Away, type Elsewhere, sortedOut } from './elsewhere.ts';
import styles from './PastedInputs.module.css';
import { type Financing, withFinancing } from './financing.ts';
import { type Implied, withImplied } from './implied.ts';
import { type Minimum, minimumsLeft, withMinimum } from './minimumRow.ts';
import { targetAfter } from './inputsTarget.ts';
import { noteValues } from '../listImport/records/remarkNotes.ts';
import { noticesAfter } from './noticesAfter.ts';
import { pairsIn } from './pairs.ts';
import { type Projection, withProjection } from './projection.ts';
import { sheetNotices } from './sheetNotices.ts';
import { type Entry, useInputsMatch } from './useInputsMatch.ts';

interface Props {
  targetOf: (calculation: Calculation) => ImportTarget;
  /** Null before anything was pasted. */
  rows: Rows | null;
  implied: readonly Implied[];
  /** The inputs of how a purchase is paid, where the tool has them. */
  financing: Financing | null;
  minimum: Minimum | null;
  /** The inputs of when a projection begins and ends, where the tool has them. */
  projection: Projection | null;
  /** Where else in the tool rows of a sheet may belong. */
  elsewhere: readonly Elsewhere[];
  onClose: () => void;
}

const NO_INPUTS =
  'Ahí no hay datos: copia en tu hoja una columna con los nombres y, a su lado, la de los valores.';

/** Takes names and values that were copied elsewhere into inputs; asks for them first where there are none yet. */
export function PastedInputs({ rows: given, ...rest }: Props) {
  const [rows, setRows] = useState(given);
  const { calculation } = useSession();
  const { targetOf, elsewhere } = rest;
  const hasInputs = (pasted: Rows): boolean =>
    pairsIn(pasted).pairs.length > 0 ||
    sortedOut(pasted, targetOf(calculation), elsewhere).away.length > 0;
  if (rows) return <InputsDialog {...rest} rows={rows} />;
  return (
    <PasteDialog
      title="Pegar datos de una hoja"
      description="Copia en Excel o en Google Sheets los nombres con sus valores al lado, y pégalos aquí. Después dices qué es cada fila; nada cambia hasta que lo confirmes."
      faultOf={(pasted) => (hasInputs(pasted) ? null : NO_INPUTS)}
      read={readTyped}
      onRows={setRows}
      onClose={rest.onClose}
    />
  );
}

function InputsDialog({
  targetOf,
  rows,
  implied,
  financing,
  minimum,
  projection,
  elsewhere,
  onClose,
}: Props & { rows: Rows }) {
  const session = useSession();
  const { sheet, away, target, said } = useMemo(() => {
    const { calculation } = session;
    const now = targetOf(calculation);
    const sorted = sortedOut(rows, now, elsewhere);
    const found = pairsIn(
      projection ? sorted.own.filter((row) => !isLineOfYears(row)) : sorted.own,
    );
    const paid = financing ? withFinancing(found.pairs, now, financing) : found.pairs;
    const dated = projection ? withProjection(paid, rows, now, calculation, projection) : paid;
    const least = minimum ? withMinimum(dated, now, minimum) : dated;
    const pairs = withImplied(least, now, calculation, implied);
    const sheet = { ...found, pairs, tables: [...found.tables, ...sorted.beside] };
    return {
      sheet,
      away: sorted.away,
      target: targetAfter(session, pairs, targetOf),
      said: [...sheetNotices(rows), ...minimumsLeft(pairs)],
    };
  }, [rows, targetOf, implied, financing, minimum, projection, elsewhere, session]);
  const chosen = useInputsMatch(target, sheet);
  const { entries, remarks, supposed, undecided, mark, choose } = chosen;
  const taken = entries.filter((entry) => entry !== null && 'shown' in entry);
  const wrong = entries.flatMap((entry, at) => (entry && 'error' in entry ? [at] : []));
  const left = entries.flatMap((entry, at) => (entry || chosen.used.has(at) ? [] : [at]));
  const isAway = away.some(({ rows }) => rows.length > 0);
  const isUntaken = sheet.tables.length > 0;
  const isHeld = taken.length === 0 || undecided !== undefined;
  const counted = taken.length === 1 ? '1 dato' : `${taken.length} datos`;
  const action = taken.length === 0 ? 'Pegar' : `Pegar ${counted}`;
  const edits = taken.map(({ columnId, text }) => ({ row: 0, columnId, text }));
  const after = isHeld ? [] : noticesAfter(session, target, edits);
  const noted = entries.flatMap((entry, at) => {
    const note = chosen.notes[at];
    return entry && 'shown' in entry && note ? [{ ref: { id: entry.columnId }, note }] : [];
  });
  const ofNotes =
    noted.length > 0 ? ['Lo que tu hoja anota al lado entra como nota de cada dato.'] : [];
  const notices = [...said, ...supposed, ...ofNotes, ...after];
  const save = () => {
    if (isHeld) return;
    const label = taken.length === 1 ? 'Pegar un dato' : `Pegar ${taken.length} datos`;
    const { state: before } = session;
    target.take(session, { label, edits, count: 1, replace: false });
    const noRoom = noteValues(session, noted, before);
    const isSame = session.state === before;
    const done = taken.length === 1 ? 'Se pegó un dato.' : `Se pegaron ${taken.length} datos.`;
    const told = isSame ? 'Lo pegado ya estaba así.' : done;
    offerUndo(session, [told, ...noRoom, ...stillAway(away)].join(' '), { before });
    onClose();
  };
  return (
    <FormDialog
      size="lg"
      title="Pegar datos"
      description={
        entries.length > 0
          ? 'Di qué es cada fila y revisa lo que entra.'
          : 'Lo que trae tu hoja son filas de listas: se pegan en las suyas.'
      }
      action={action}
      // Where nothing else is in the dialog it needs no way there.
      aside={entries.length > 0 && <Lead {...{ undecided, wrong, left, isAway, isUntaken }} />}
      onSubmit={save}
      disabled={isHeld}
      onClose={onClose}
    >
      {entries.length > 0 && (
        <ColumnMatch
          match={{ ...chosen, chosen: chosen.mapping }}
          target={target}
          used={chosen.used}
          // Rows have no identity but their place.
          entering={entries.map((entry, at) => (
            <Entering
              key={`${at}`}
              id={enteringId(at)}
              entry={entry}
              field={target.columns.find(({ id }) => id === entry?.columnId)?.field}
              remark={remarks[at]}
            />
          ))}
        />
      )}
      {notices.length > 0 && (
        <ul className={styles.notices} aria-label="Con estos datos">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {entries.length > 0 && <MarkChoice mark={mark} onChoose={choose.mark} />}
      <AwayRows
        away={away}
        tables={sheet.tables}
        first={taken.length > 0 ? action : null}
        disabled={undecided !== undefined}
        onGo={(to) => {
          // What was looked through here isn't lost on the way.
          if (taken.length > 0) save();
          else onClose();
          to.go(rows);
        }}
      />
    </FormDialog>
  );
}

/** A comma is a decimal mark here: without anything else between them, a line is one cell. */
const readTyped = (text: string): Rows =>
  /[\t;|]/.test(text) ? delimitedRows(text) : linesIn(text);

const enteringId = (row: number): string => `entra-${row}`;

interface LeadProps {
  undecided: Doubt | undefined;
  /** Rows that their inputs refuse. */
  wrong: readonly number[];
  /** Rows that are no input, and serve none. */
  left: readonly number[];
  /** Some belong in another place. */
  isAway: boolean;
  /** Some have several figures, which no place takes. */
  isUntaken: boolean;
}

/** To what may be below the dialog's edge, the most urgent first. */
function Lead({ undecided, wrong, left, isAway, isUntaken }: LeadProps) {
  if (undecided) {
    return (
      <LeadButton id={doubtId(undecided.column)} isWrong>
        {undecided.unanswered}
      </LeadButton>
    );
  }
  const [refused] = wrong;
  if (refused !== undefined) {
    return (
      <LeadButton id={enteringId(refused)} isWrong>
        {wrong.length === 1
          ? 'Una fila no entra: ver cuál'
          : `${wrong.length} filas no entran: ver la primera`}
      </LeadButton>
    );
  }
  const [unknown] = left;
  // What enters nowhere before what has its ways elsewhere.
  if (unknown !== undefined) {
    const rest = isAway
      ? 'Otra parte va en otro lugar: ver dónde'
      : 'Otra parte tampoco entra: ver cuál';
    return (
      <LeadButton
        id={enteringId(unknown)}
        isWrong={false}
        next={isAway || isUntaken ? { id: AWAY, text: rest } : undefined}
      >
        {left.length === 1
          ? 'Una fila no se toma: ver cuál'
          : `${left.length} filas no se toman: ver la primera`}
      </LeadButton>
    );
  }
  if (isUntaken) {
    return (
      <LeadButton id={AWAY} isWrong={false}>
        Una parte no entra: ver cuál
      </LeadButton>
    );
  }
  return (
    isAway && (
      <LeadButton id={AWAY} isWrong={false}>
        Una parte va en otro lugar: ver dónde
      </LeadButton>
    )
  );
}

/** What is still to be pasted, in which places. */
function stillAway(away: readonly Away[]): string[] {
  const open = away.filter(({ rows }) => rows.length > 0);
  if (open.length === 0) return [];
  const places = new Intl.ListFormat('es-CO').format(open.map(({ to }) => to.place));
  return [`Lo demás de la hoja se pega en ${places}.`];
}

interface EnteringProps {
  id: string;
  entry: Entry | null;
  field: Field | undefined;
  /** Why it is none. */
  remark: string | null | undefined;
}

/** What comes of a row, and what is there today. */
function Entering({ id, entry, field, remark }: EnteringProps) {
  const { calculation } = useSession();
  if (!entry) {
    return (
      <span id={id} className={cx(styles.entering, match.sample)}>
        {remark}
      </span>
    );
  }
  if ('error' in entry) {
    return (
      <span id={id} className={styles.wrong}>
        No entra: {entry.error}
      </span>
    );
  }
  const { columnId, shown } = entry;
  const today = read(calculation, { id: columnId }).text;
  // A rate may have been another in the sheet: '12,37 % nominal anual, mes vencido'.
  const counted = (text: string): string =>
    field?.unit && text !== UNSAID ? `${text} ${countedUnit(text, field.unit)}` : text;
  return (
    <span className={styles.entering}>
      <strong>{counted(shown)}</strong>
      <span className={match.sample}>
        {today === shown ? 'igual que hoy' : `hoy ${today || 'vacío'}`}
      </span>
    </span>
  );
}
