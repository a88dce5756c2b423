import { useState } from 'react';
import { listNames } from '../../../tool/index.ts';
import { Button, FormDialog, SegmentedControl } from '../../../ui/index.ts';
import { useOwner } from '../../documents/owner.ts';
import { offerUndo } from '../../session/offerUndo.ts';
import type { Session } from '../../session/session.ts';
import { useSession } from '../../session/useSession.ts';
import { ColumnMatch, doubtId } from './ColumnMatch.tsx';
import { FileChoices } from './FileChoices.tsx';
import styles from './MatchDialog.module.css';
import { LeadButton } from './LeadButton.tsx';
import { chosenIn, rememberMapping } from './memory.ts';
import { Preview } from './Preview.tsx';
import { countOf, REFUSALS, Refusals } from './Refusals.tsx';
import { noteRecords } from '../records/remarkNotes.ts';
import { type Layout, lineName } from '../table/layout.ts';
import type { ForeignTable } from '../table/tables.ts';
import type { ImportTarget } from '../target.ts';
import { useMatch } from './useMatch.ts';

interface Props {
  target: ImportTarget;
  /** Of the file; null where it was pasted. */
  name: string | null;
  tables: readonly ForeignTable[];
  /** Told of the first record that was written, by its place in the list. */
  onTaken: ((first: number) => void) | undefined;
  /** Pastes the table on the selected cells instead, where it was pasted on such. */
  onCells?: (() => void) | undefined;
  onClose: () => void;
}

/** Which column of a table is which of the list, what becomes of today's records, and what comes of it. */
export function MatchDialog({ target: list, name, tables, onTaken, onCells, onClose }: Props) {
  const session = useSession();
  const [target] = useState(() => targetFor(session, list, tables));
  const owner = useOwner();
  const match = useMatch(target, tables);
  const { plan, refused, mode, isExample, records, mapping, choose } = match;
  const { added, updated } = plan;
  const line = lineName(match.layout);
  const plural = target.label.toLocaleLowerCase('es-CO');
  const nothing = plan.edits.length === refused.length;
  const isHeld = nothing || plan.fault !== null || match.undecided !== undefined;
  const today = target.names(session).length;
  /** How many go. */
  const replaced = mode === 'replace' ? today : 0;
  const placeholder = target.placeholder?.(session) ?? null;
  const isNamed = target.name !== undefined && mapping.includes(target.name);
  const save = () => {
    if (isHeld) return;
    const { edits, count } = plan;
    const label = name === null ? `Pegar ${plural}` : `Importar ${name}`;
    const { state: before } = session;
    target.take(session, { label, edits, count, replace: mode === 'replace' });
    const noRoom = noteRecords(session, match.target, plan.notes, before);
    const chosen = chosenIn(match.chosen, match.guessed);
    // Without their names records can't be found again: that is nothing to go by the next time.
    const isNamed = target.name === undefined || mapping.includes(target.name);
    if (isNamed) rememberMapping(session.tool.id, target.id, owner, records.heads, chosen);
    const what = name ?? 'Lo pegado';
    const done = `${what}: ${outcome(match, replaced, target)}`;
    const isSame = session.state === before;
    const after = [...noRoom, ...stillWaiting(match.waiting(), name)];
    if (refused.length === 0) {
      const told = isSame ? `${what} ya estaba así.` : `${done}.`;
      offerUndo(session, [told, ...after].join(' '), { before });
    } else {
      const cells =
        refused.length === 1
          ? 'una celda no entró: está marcada'
          : `${refused.length} celdas no entraron: están marcadas`;
      const told = `${done}; ${cells} en la hoja.`;
      offerUndo(session, [told, ...after].join(' '), { level: 'warning' });
    }
    onTaken?.(edits[0]?.row ?? 0);
    onClose();
  };
  return (
    <FormDialog
      size="lg"
      title={name === null ? `Pegar ${plural}` : `Importar ${plural}`}
      description={
        name === null
          ? `Di qué es cada ${line} y revisa lo que entra.`
          : `${name}: di qué es cada ${line} y revisa lo que entra.`
      }
      onSubmit={save}
      action={`${replaced > 0 && placeholder === null ? 'Reemplazar por' : 'Importar'} ${counted(added + updated, target)}`}
      aside={
        <>
          <Lead match={match} />
          {onCells && (
            <Button
              variant="ghost"
              onClick={() => {
                onClose();
                onCells();
              }}
            >
              Pegar en las celdas
            </Button>
          )}
        </>
      }
      disabled={isHeld}
      onClose={onClose}
    >
      <FileChoices match={match} target={target} />
      <ColumnMatch match={match} target={target} />
      {today > 0 && (
        <SegmentedControl
          label={`Qué pasa con lo que ya hay (${today})`}
          options={[
            { value: 'add', label: 'Agregar al final' },
            ...(isNamed ? [{ value: 'update' as const, label: 'Actualizar por nombre' }] : []),
            { value: 'replace', label: 'Reemplazar todo' },
          ]}
          value={mode}
          onValueChange={choose.mode}
        />
      )}
      {replaced > 0 && (
        <p className={styles.replaced}>
          {placeholder === null
            ? `Se quita ${isExample ? 'el ejemplo' : 'lo que hay hoy'}: ${counted(replaced, target)}. Lo que vuelve con su nombre conserva sus notas.`
            : `Se quita «${placeholder}», que está sin llenar.`}
        </p>
      )}
      <Preview match={match} />
      {plan.notices.length > 0 && (
        <ul id={NOTICES} className={styles.notices}>
          {plan.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {plan.fault !== null && (
        <p role="alert" className={styles.fault}>
          {plan.fault}
        </p>
      )}
      <Refusals
        refused={refused}
        places={plan.places}
        labelOf={(id) => match.target.columns.find((one) => one.id === id)?.label ?? ''}
      />
    </FormDialog>
  );
}

/** The list as the file asks for it, where that is one of its own tool. */
const targetFor = (
  session: Session,
  list: ImportTarget,
  tables: readonly ForeignTable[],
): ImportTarget =>
  tables.map(({ rows }) => list.forFile?.(session, rows)).find((one) => !!one) ?? list;

const NOTICES = 'lo-que-no-se-importa';

/** To what may be below the dialog's edge, the most urgent first. */
function Lead({
  match: { undecided, refused, lacks, plan, layout, records },
}: {
  match: ReturnType<typeof useMatch>;
}) {
  const lead = (id: string, text: string, isWrong: boolean) => (
    <LeadButton id={id} isWrong={isWrong}>
      {text}
    </LeadButton>
  );
  if (undecided) return lead(doubtId(undecided.column), undecided.unanswered, true);
  if (refused.length > 0) {
    return lead(
      REFUSALS,
      `${countOf(refused)}: ver ${refused.length === 1 ? 'cuál' : 'cuáles'}`,
      true,
    );
  }
  if (plan.isOfOther) return lead(NOTICES, 'Parecen de otra lista: ver por qué', true);
  if (records.parts?.length || records.blocks?.length)
    return lead(NOTICES, 'Una parte no entra: ver cuál', false);
  if (plan.left.length > 0) return lead(NOTICES, leftOut(plan.left, layout), false);
  if (plan.assumed !== null) {
    return lead(NOTICES, `Entran como ${plan.assumed.is}: ver por qué`, false);
  }
  return lacks.length > 0 ? lead(NOTICES, 'Tu tabla no lo dice todo: ver qué falta', false) : null;
}

function leftOut({ length }: readonly string[], layout: Layout): string {
  const noun = lineName(layout);
  return length === 1
    ? `Una ${noun} no se importa: ver cuál`
    : `${length} ${noun}s no se importan: ver cuáles`;
}

/** What of the same sheet comes next, and how. */
function stillWaiting(tables: readonly string[], file: string | null): string[] {
  if (tables.length === 0) return [];
  const lacks = tables.length === 1 ? 'falta' : 'faltan';
  const again = file === null ? 'pégala' : 'impórtala';
  return [`De la misma hoja ${lacks} ${listNames(tables, 3)}: ${again} otra vez para seguir.`];
}

/** '40 proyectos más, 2 con cambios y 3 sin cambios', '2 proyectos en lugar de 40'. */
function outcome(
  { plan: { added, updated }, changed }: Pick<ReturnType<typeof useMatch>, 'plan' | 'changed'>,
  replaced: number,
  target: ImportTarget,
): string {
  if (replaced > 0)
    return `${counted(added, target)} en lugar de ${replaced.toLocaleString('es-CO')}`;
  const different = new Set([...changed.values()].map(({ row }) => row)).size;
  const parts = [
    { count: added, said: 'más' },
    { count: different, said: 'con cambios' },
    { count: updated - different, said: 'sin cambios' },
  ].filter(({ count }) => count > 0);
  return new Intl.ListFormat('es-CO').format(
    parts.map(
      ({ count, said }, at) =>
        `${at === 0 ? counted(count, target) : count.toLocaleString('es-CO')} ${said}`,
    ),
  );
}

function counted(count: number, { label, singular }: ImportTarget): string {
  const noun = (count === 1 ? singular : label).toLocaleLowerCase('es-CO');
  return `${count.toLocaleString('es-CO')} ${noun}`;
}
