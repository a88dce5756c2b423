import { ArrowLeft, ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formulaTree, type Ref } from '../../engine/index.ts';
import { cellRead, fullLabelOf } from '../../tool/index.ts';
import { cx, IconButton, toast } from '../../ui/index.ts';
import { useCommands } from '../commands/useCommands.ts';
import { useKept } from '../documents/useKept.ts';
import { NoteButton } from '../notes/index.ts';
import { Following } from '../session/Following.tsx';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/useSession.ts';
import { Cut } from './Cut.tsx';
import { AskActions } from './AskActions.tsx';
import { Explanation, Shown } from './Explanation.tsx';
import styles from './FormulaBar.module.css';
import { LinkActions } from './LinkActions.tsx';
import { NameBox } from './NameBox.tsx';
import { afterPaint } from '../session/afterPaint.ts';
import { useRevealer } from '../layout/reveal.ts';
import { useBack } from './useBack.ts';
import { useSelectedHere } from './useSelectedHere.ts';

/**
 * The selected cell: its name, its formula, the same with today's numbers, what it reads and
 * what reads it. Every name in it leads to its cell. One line, until somebody wants to see more of it:
 * its height never follows what is selected, so that nothing below it jumps. Where a part of a tool is
 * shown among other things there is nowhere to go to by name (`leadsElsewhere`). A part that isn't alone
 * on its page says what it `shows`: the cell of another one, left selected there, isn't explained here.
 */
export function FormulaBar({ leadsElsewhere = true, shows }: Props) {
  return (
    <Following>
      <Bar leadsElsewhere={leadsElsewhere} shows={shows} />
    </Following>
  );
}

interface Props {
  leadsElsewhere?: boolean;
  shows?: ((ref: Ref) => boolean) | undefined;
}

function Bar({ leadsElsewhere, shows }: Props) {
  const bar = useRef<HTMLElement>(null);
  const session = useSession();
  const revealer = useRevealer();
  const [grown, setGrown] = useKept('formula', [false, true]);
  const ref = useSelectedHere(session, shows);
  const follow = (read: Ref) => {
    const to = ref ? cellRead(session.calculation, ref, read) : read;
    session.follow(to);
    revealer.reveal(to);
  };
  useEffect(
    () =>
      // What is shown nowhere else is followed on from here, by keys as well.
      revealer.attachBar(() =>
        afterPaint(() => {
          if (!bar.current?.contains(document.activeElement)) focusToken(bar.current, session);
        }),
      ),
    [revealer, session],
  );
  // Under a sheet that fills the window, which has a bar of its own.
  const isCovered = () => bar.current?.closest('[inert]') !== null;
  // Of who types fast, the cell that one has just come to is yet to be selected.
  const hasCell = () => ref !== null || session.isBehind;
  useCommands(() => [
    {
      id: 'formula.enter',
      label: 'Seguir la fórmula de la celda',
      group: 'Fórmula',
      keys: ['Alt+Enter'],
      unavailable: !hasCell() || isCovered() ? 'No hay una celda activa' : undefined,
      run: () => session.settled(() => focusToken(bar.current, session)),
    },
    {
      id: 'formula.first',
      label: 'Ir a la primera celda de la fórmula',
      group: 'Fórmula',
      keys: ['Ctrl+['],
      unavailable: !hasCell() || isCovered() ? 'No hay una celda activa' : undefined,
      run: () =>
        session.settled(() => {
          const first = firstName(bar.current, session);
          if (first) first.click();
          else toast.info('La celda no sale de ninguna otra.');
        }),
    },
  ]);
  const back = useBack();
  // On a phone the bar comes up for what can be explained, and not over what is being typed.
  const input = ref !== null && session.calculation.field(ref) !== undefined;
  const quiet = !ref || (input && ref.table === undefined && !session.canGoBack);
  const { shown } = session;
  const label = ref ? fullLabelOf(session.calculation, ref) : (shown?.label() ?? 'Fórmula');
  return (
    <section
      ref={bar}
      aria-label="Fórmula"
      className={cx(styles.bar, grown ? styles.grown : styles.line, quiet && styles.quiet)}
    >
      <div className={styles.name}>
        {back && (
          <IconButton
            label="Volver a la celda anterior (Alt+Retroceso)"
            icon={<ArrowLeft />}
            onClick={back}
            className={styles.small}
          />
        )}
        {leadsElsewhere ? (
          <NameBox label={label} isCell={ref !== null || shown !== null} isCovered={isCovered} />
        ) : (
          <span>{label}</span>
        )}
        <IconButton
          label="Cerrar la fórmula"
          icon={<X />}
          onClick={() => session.select(null)}
          className={styles.close}
        />
      </div>
      <Cut key={label}>
        {ref && <Explanation session={session} target={ref} follow={follow} />}
        {!ref && shown && <Shown cell={shown} />}
        {!ref && !shown && (
          <p className={styles.hint}>Selecciona una cifra o una celda para ver de dónde sale.</p>
        )}
      </Cut>
      <div className={styles.ask}>
        {ref && <AskActions target={ref} />}
        {ref && <LinkActions target={ref} />}
        <NoteButton target={ref} />
      </div>
      <IconButton
        label={grown ? 'Fórmula en una línea' : 'Ver la fórmula completa'}
        icon={grown ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={grown}
        onClick={() => setGrown(!grown)}
        className={cx(styles.small, styles.grow)}
      />
    </section>
  );
}

/** The first name in a formula; of a sum by a condition what is added up, rather than the condition's. */
function firstName(
  bar: HTMLElement | null,
  { calculation, selected }: Session,
): HTMLElement | undefined {
  const tree = selected && formulaTree(calculation.sheet, selected);
  const isSum = tree?.node === 'call' && tree.name === 'sumif';
  const names = namesIn(bar).filter((name) => !name.closest(`.${styles.links}`));
  return (isSum && names.at(-1)) || names[0];
}

/** To that name, or where there is no formula to the first that reads the cell. */
function focusToken(bar: HTMLElement | null, session: Session): void {
  const token = firstName(bar, session) ?? namesIn(bar)[0];
  // The bar is in sight: the page stays where it is.
  token?.focus({ preventScroll: true });
}

const namesIn = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>(`.${styles.token}`) ?? []),
];
