import { type Ref, repeated, trace } from '../../engine/index.ts';
import {
  axisValues,
  type Calculation,
  countedUnit,
  countsAs,
  numbersOf,
  read,
  boundsText,
  labelsBeside,
  shownDependents,
} from '../../tool/index.ts';
import { isTouch } from '../../ui/index.ts';
import type { Session } from '../session/session.ts';
import type { ShownCell } from '../session/trail.ts';
import styles from './FormulaBar.module.css';
import { FormulaText, Token } from './FormulaText.tsx';

interface Props {
  session: Session;
  target: Ref;
  follow: (ref: Ref) => void;
}

/** Where a cell's value comes from and where it goes. */
export function Explanation(props: Props) {
  const { session, target } = props;
  const { calculation } = session;
  const { sheet } = calculation;
  const projected = projectedOf(session, target);
  if (projected && read(calculation, target).tone === 'actual') {
    return (
      <>
        <Actual {...props} projected={projected} />
        <Dependents {...props} />
      </>
    );
  }
  // The values of an axis are no cells of the model: the matrix alone uses them.
  const inModel = sheet.has(target);
  const source = inModel && !projected ? repeated(sheet, target) : null;
  const explained = source ?? projected ?? target;
  return (
    <>
      {source && (
        <p className={styles.hint}>
          Es la misma cifra que <Token token={source} {...props} />:
        </p>
      )}
      {inModel && trace(sheet, explained).formula.length > 0 ? (
        <Computation {...props} of={explained} />
      ) : (
        <Typed session={session} target={explained} inModel={inModel} />
      )}
      {inModel && <Dependents {...props} />}
    </>
  );
}

/** What would be computed in a cell that may be typed over; null for any other. */
function projectedOf({ calculation }: Session, target: Ref): Ref | null {
  const id = calculation.formula(target)?.projected;
  return id === undefined || target.row === undefined ? null : { ...target, id };
}

/** A value that somebody typed over a computed one. */
function Actual({ projected, ...props }: Props & { projected: Ref }) {
  const { calculation, isReadOnly } = props.session;
  return (
    <p>
      <span className={styles.input}>
        {workedOut(calculation, props.target)}
        {read(calculation, props.target).text}
      </span>{' '}
      dato real, en lugar de <Token token={projected} {...props} /> (
      {read(calculation, projected).text})
      {!isReadOnly && `; ${isTouch() ? '«Borrar el contenido»' : 'Supr'} lo quita`}
    </p>
  );
}

/**
 * What a cell comes to, first, as a formula may be longer than the bar; the formula in names, and in today's
 * numbers. `of` is the cell that has it.
 */
function Computation({ of, ...props }: Props & { of: Ref }) {
  const { calculation } = props.session;
  const { formula } = trace(calculation.sheet, of);
  const { target } = props;
  // The sum of no rows is '0': there is nothing to say in numbers again.
  const hasNames = formula.some((token) => typeof token !== 'string');
  // A whole column has no value of its own; one that repeats a figure has that of the figure.
  const isColumn = target.table !== undefined && target.row === undefined;
  const reading = isColumn ? of !== target && read(calculation, of) : read(calculation, target);
  return (
    <>
      <p>
        {reading && (
          <>
            <strong className={styles.result}>{reading.text}</strong>{' '}
            {reading.note && <span className={styles.note}>{reading.note} </span>}
          </>
        )}
        <span aria-hidden="true">= </span>
        <FormulaText {...props} tokens={formula} target={of} />
      </p>
      {hasNames && <p className={styles.numbers}>= {numbersOf(calculation, formula, of)}</p>}
    </>
  );
}

/** A cell that the model has no value for: its text. */
export function Shown({ cell }: { cell: ShownCell }) {
  const typed = cell.typed();
  const kept = cell.kept();
  return (
    <p>
      <span className={typed ? styles.input : undefined}>{cell.text() || 'vacío'}</span>
      {cell.refused()
        ? ` no entró: ${kept ? `cuenta ${kept}` : 'no cuenta'}`
        : typed && ` dato que ${typed}`}
    </p>
  );
}

function Typed({ session, target, inModel }: Omit<Props, 'follow'> & { inModel: boolean }) {
  const { calculation } = session;
  const { text } = read(calculation, target);
  // Whoever is shown a case has no business with the names of others.
  const link = session.isReadOnly ? undefined : calculation.link(target);
  const counted = text === '' && inModel ? countsAs(calculation, target) : '';
  return (
    <p>
      <span className={styles.input}>
        {workedOut(calculation, target)}
        {text || 'vacío'}
      </span>{' '}
      {counted && `(cuenta como ${counted}), `}
      {link ? `viene de ${link.name}` : describeInput(session, target)}
    </p>
  );
}

/** '= 2.500.000*12 = ' */
function workedOut(calculation: Calculation, target: Ref): string {
  const expression = calculation.expression(target);
  return expression === undefined ? '' : `= ${expression.replace(/^=\s*/, '')} = `;
}

function describeInput(session: Session, ref: Ref): string {
  const field = session.calculation.field(ref);
  if (!field) return '';
  const bounds = boundsText(field);
  const verb = field.options || field.kind === 'toggle' ? 'eliges' : 'escribes';
  const axis = ref.table === undefined && ref.row !== undefined;
  const values = String(axisValues(session.document[ref.id]).length);
  const count = axis ? ` (${values} ${countedUnit(values, 'valores')})` : '';
  return `dato que ${verb}${bounds && `, ${bounds}`}${count}`;
}

const SHOWN_LINKS = 8;

function Dependents(props: Props) {
  const refs = shownDependents(props.session.calculation, props.target);
  if (refs.length === 0) return null;
  const labels = labelsBeside(props.session.calculation, refs, props.target);
  return (
    <p className={styles.links}>
      {refs.slice(0, SHOWN_LINKS).map((ref, place) => (
        <span key={`${ref.table ?? ''}.${ref.id}.${ref.row ?? ''}`} className={styles.whole}>
          {place === 0 && 'Alimenta a '}
          <Token token={ref} label={labels[place]} {...props} />
        </span>
      ))}
      {refs.length > SHOWN_LINKS && ` y ${refs.length - SHOWN_LINKS} más`}
    </p>
  );
}
