import { ArrowLeft, X } from 'lucide-react';
import type { FormulaToken, Ref } from '../../engine/index.ts';
import { trace } from '../../engine/index.ts';
import { axisValues, type Calculation, kinds, labelOf, read, sayBounds } from '../../tool/index.ts';
import { cx, IconButton } from '../../ui/index.ts';
import type { Session } from '../session.ts';
import { useSession } from '../useSession.ts';
import styles from './FormulaBar.module.css';
import { useRevealer } from './reveal.ts';

/**
 * The selected cell: its name, its formula, the same with today's numbers, what it reads and
 * what reads it. Every name in it leads to its cell.
 */
export function FormulaBar() {
  const session = useSession();
  const revealer = useRevealer();
  const ref = session.selected;
  const follow = (to: Ref) => {
    session.follow(to);
    revealer.reveal(to);
  };
  const back = () => {
    const to = session.back();
    if (to) revealer.reveal(to);
  };
  // On a phone the bar comes up for what can be explained, and not over what is being typed.
  const input = ref !== null && session.calculation.field(ref) !== undefined;
  const quiet = !ref || (input && ref.table === undefined && !session.canGoBack);
  return (
    <section aria-label="Fórmula" className={cx(styles.bar, quiet && styles.quiet)}>
      <div className={styles.name}>
        {session.canGoBack && (
          <IconButton label="Volver a la celda anterior" icon={<ArrowLeft />} onClick={back} />
        )}
        <span className={styles.label}>{ref ? labelOf(session.calculation, ref) : 'Fórmula'}</span>
        <IconButton
          label="Cerrar la fórmula"
          icon={<X />}
          onClick={() => session.select(null)}
          className={styles.close}
        />
      </div>
      <div className={styles.body}>
        {ref ? (
          <Explanation session={session} target={ref} follow={follow} />
        ) : (
          <p className={styles.hint}>Selecciona una cifra o una celda para ver de dónde sale.</p>
        )}
      </div>
    </section>
  );
}

interface ExplanationProps {
  session: Session;
  target: Ref;
  follow: (ref: Ref) => void;
}

function Explanation({ session, target, follow }: ExplanationProps) {
  const { calculation } = session;
  // The values of an axis are no cells of the model: the matrix alone uses them.
  const inModel = calculation.sheet.has(target);
  const traced = inModel ? trace(calculation.sheet, target) : null;
  const reading = read(calculation, target);
  return (
    <>
      {traced && traced.formula.length > 0 ? (
        <>
          <p className={styles.formula}>
            <span aria-hidden="true">= </span>
            {traced.formula.map((token, index) => (
              <Token key={keyOf(token, index)} token={token} session={session} follow={follow} />
            ))}
          </p>
          <p className={styles.numbers}>
            = {traced.formula.map((token) => substituted(session, token)).join('')} ={' '}
            <strong>{reading.text}</strong>
            {reading.note && <span className={styles.note}> {reading.note}</span>}
          </p>
        </>
      ) : (
        <p className={styles.formula}>
          <span className={styles.input}>{reading.text || 'vacío'}</span>{' '}
          {reading.text === '' && inModel && emptyNote(calculation, target)}
          {describeInput(session, target)}
        </p>
      )}
      {traced && traced.dependents.length > 0 && (
        <Links title="Alimenta a" refs={traced.dependents} session={session} follow={follow} />
      )}
    </>
  );
}

const SHOWN_LINKS = 8;

function Links({
  title,
  refs,
  session,
  follow,
}: {
  title: string;
  refs: readonly Ref[];
  session: Session;
  follow: (ref: Ref) => void;
}) {
  const { calculation } = session;
  // Conditions of the screen read cells as well, but nobody would look for them here.
  const named = refs.filter((ref) => calculation.field(ref) ?? calculation.formula(ref));
  if (named.length === 0) return null;
  return (
    <p className={styles.links}>
      {title}{' '}
      {named.slice(0, SHOWN_LINKS).map((ref, index) => (
        <Token key={keyOf(ref, index)} token={ref} session={session} follow={follow} />
      ))}
      {named.length > SHOWN_LINKS && ` y ${named.length - SHOWN_LINKS} más`}
    </p>
  );
}

function keyOf(token: FormulaToken, index: number): string {
  return typeof token === 'string'
    ? `${index}`
    : `${token.table ?? ''}.${token.id}.${token.row ?? ''}.${index}`;
}

interface TokenProps {
  token: FormulaToken;
  session: Session;
  follow: (ref: Ref) => void;
}

function Token({ token, session, follow }: TokenProps) {
  if (typeof token === 'string') return token;
  const isInput = session.calculation.field(token) !== undefined;
  return (
    <button
      type="button"
      className={cx(styles.token, isInput && styles.input)}
      onClick={() => follow(token)}
    >
      {labelOf(session.calculation, token)}
    </button>
  );
}

/** A piece of the formula with today's number in the place of its name. */
function substituted(session: Session, token: FormulaToken): string {
  if (typeof token === 'string') return token;
  const { calculation } = session;
  if (token.table !== undefined && token.row === undefined) {
    const rows = calculation.sheet.rows(token.table);
    return `[${rows} ${rows === 1 ? 'valor' : 'valores'}]`;
  }
  return read(calculation, token).text || countsAs(calculation, token) || 'vacío';
}

/** The value that the formulas take from an empty cell; the empty text where they wait for one. */
function countsAs(calculation: Calculation, ref: Ref): string {
  const field = calculation.field(ref);
  return field ? kinds[field.kind].format(calculation.value(ref), field) : '';
}

function emptyNote(calculation: Calculation, ref: Ref): string {
  const value = countsAs(calculation, ref);
  return value === '' ? '' : `(cuenta como ${value}), `;
}

function describeInput(session: Session, ref: Ref): string {
  const field = session.calculation.field(ref);
  if (!field) return '';
  const bounds = sayBounds(field);
  const verb = field.options || field.kind === 'toggle' ? 'eliges' : 'escribes';
  const axis = ref.table === undefined && ref.row !== undefined;
  const count = axis ? ` (${axisValues(session.document[ref.id]).length} valores)` : '';
  return `dato que ${verb}${bounds && `, ${bounds}`}${count}`;
}
