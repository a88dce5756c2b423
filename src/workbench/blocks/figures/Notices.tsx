import { AlertTriangle, CheckCircle2, Info, OctagonAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Given, Lead } from '../../../tool/index.ts';
import { cx, Section } from '../../../ui/index.ts';
import { useRevealer } from '../../layout/reveal.ts';
import { useSteadyGrid } from '../../layout/useSteadyGrid.ts';
import { useBlocks } from '../../session/useBlocks.ts';
import { useSession } from '../../session/useSession.ts';
import styles from './Notices.module.css';
import { noticesOf } from '../../session/noticesOf.ts';

const ICONS: Readonly<Record<Given['level'], ReactNode>> = {
  info: <Info />,
  success: <CheckCircle2 />,
  warning: <AlertTriangle />,
  danger: <OctagonAlert />,
};

const WORDS: Readonly<Record<Given['level'], string>> = {
  info: 'Nota',
  success: 'Bien',
  warning: 'Atención',
  danger: 'Alerta',
};

/** What has to be known beside the figures, as they stand now. */
export function Notices() {
  const { calculation } = useSession();
  const notices = noticesOf(calculation);
  const box = useRef<HTMLDivElement>(null);
  useSteadyGrid(box);
  // What comes and goes is said by the announcer of the tool. Who was on what goes is here then.
  return (
    <div ref={box} className={styles.notices} tabIndex={-1}>
      {notices.map((entry) => (
        <Entry key={entry.id} {...entry} />
      ))}
    </div>
  );
}

/** What the figures suggest; nothing where they suggest nothing. */
export function Recommendations() {
  const [advice] = useBlocks('advice');
  if (!advice) return null;
  return (
    <Section title={advice.title} level={2} className={styles.section}>
      <div className={styles.notices}>
        {advice.given.map((entry) => (
          <Entry key={entry.id} {...entry} />
        ))}
      </div>
    </Section>
  );
}

function Entry({ level, message, leads }: Pick<Given, 'level' | 'message' | 'leads'>) {
  return (
    <p className={cx(styles.entry, styles[level])}>
      <span className={styles.icon} role="img" aria-label={WORDS[level]}>
        {ICONS[level]}
      </span>
      {leads ? <Leads {...leads} /> : message}
    </p>
  );
}

/** More than these nobody mends from here. */
const NAMED = 5;

/** What is said, and the records that it is said of or what is to be done: each leads to the cell, or does it. */
function Leads({ said, to }: NonNullable<Given['leads']>) {
  const session = useSession();
  const revealer = useRevealer();
  const rest = to.length - NAMED;
  const follow = ({ name, ref, set }: Lead, button: HTMLElement) => {
    if (set !== undefined) {
      button.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      session.write(name, [{ ref, value: set }]);
      return;
    }
    session.select(ref);
    revealer.reveal(ref);
  };
  // What is only looked at is led through, not changed.
  const ways = to.filter(({ set }) => set === undefined || !session.isReadOnly);
  return (
    <span>
      {said}{' '}
      {ways.slice(0, NAMED).map((lead) => (
        <button
          type="button"
          className={styles.lead}
          key={lead.ref.row ?? lead.ref.id}
          onClick={({ currentTarget }) => follow(lead, currentTarget)}
        >
          {lead.name}
        </button>
      ))}
      {rest > 0 && `y ${rest} más`}
    </span>
  );
}
