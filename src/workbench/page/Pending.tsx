import { TriangleAlert } from 'lucide-react';
import { explainRefused, nameRefused, usedInstead } from '../session/refused.ts';
import type { Session } from '../session/session.ts';
import { SessionContext, useSession } from '../session/useSession.ts';
import styles from './Pending.module.css';
import { useRevealer } from '../layout/reveal.ts';
import { stickyPart } from '../layout/sticky.ts';

/** More than these nobody mends from here. */
const SHOWN = 3;

/**
 * What was typed and doesn't count yet. At the end of a page it floats over the page's bottom, where
 * it moves nothing; in a form it is in the line of the form's buttons.
 */
export function Pending({ inForm = false }: { inForm?: boolean }) {
  const session = useSession();
  const revealer = useRevealer();
  const { refused, calculation } = session;
  if (refused.length === 0) return null;
  const rest = refused.length - SHOWN;
  return (
    <div className={inForm ? styles.inForm : styles.floating}>
      <div
        ref={inForm ? undefined : floating}
        data-above={inForm ? undefined : 'rows'}
        className={styles.pending}
        role="group"
        aria-label="Datos por corregir"
      >
        <span>
          <TriangleAlert aria-hidden="true" className={styles.icon} />
          {headOf(refused.length, inForm)}
        </span>
        {refused.slice(0, SHOWN).map((one) => (
          <span key={`${one.ref.table ?? ''}.${one.ref.id}.${one.ref.row ?? ''}`}>
            <button
              type="button"
              className={styles.cell}
              title={explainRefused(calculation, one)}
              onClick={() => {
                session.select(one.ref);
                revealer.reveal(one.ref);
              }}
            >
              {nameRefused(calculation, one)}
            </button>
            {!inForm && `: ${usedInstead(calculation, one)}`}
          </span>
        ))}
        {rest > 0 && <span>y {rest} más</span>}
      </div>
    </div>
  );
}

/** In a form the editors say what is kept. */
function headOf(count: number, inForm: boolean): string {
  const what = count === 1 ? 'Un dato por corregir' : `${count} datos por corregir`;
  if (inForm) return `${what}:`;
  return `${what}. Mientras tanto las cifras ${count === 1 ? 'lo' : 'los'} toman así:`;
}

/** A ref: rows aren't left behind it, and messages come above it, as they often tell of what is to be corrected. */
function floating(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const leave = stickyPart(element);
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() =>
    style.setProperty('--under-toasts', `${element.offsetHeight}px`),
  );
  watch.observe(element);
  return () => {
    leave?.();
    watch.disconnect();
    style.removeProperty('--under-toasts');
  };
}

/** The same of a draft, beside buttons that aren't in its own part of the page. */
export function PendingOf({ draft }: { draft: Session }) {
  return (
    <SessionContext value={draft}>
      <Pending inForm />
    </SessionContext>
  );
}
