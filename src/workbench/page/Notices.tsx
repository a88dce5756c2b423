import { AlertTriangle, CheckCircle2, Info, OctagonAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Advice } from '../../tool/index.ts';
import { cx, Section } from '../../ui/index.ts';
import { useBlocks } from '../useBlocks.ts';
import styles from './Notices.module.css';

const ICONS: Readonly<Record<Advice['level'], ReactNode>> = {
  info: <Info />,
  success: <CheckCircle2 />,
  warning: <AlertTriangle />,
  danger: <OctagonAlert />,
};

const WORDS: Readonly<Record<Advice['level'], string>> = {
  info: 'Nota',
  success: 'Bien',
  warning: 'Atención',
  danger: 'Alerta',
};

/** What has to be known beside the figures, as they stand now. */
export function Notices() {
  const [notices] = useBlocks('notices');
  // The region stays, so that screen readers hear what comes and goes in it.
  return (
    <div role="status" className={styles.notices}>
      {notices?.given.map((entry) => (
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

function Entry({ level, message }: { level: Advice['level']; message: string }) {
  return (
    <p className={cx(styles.entry, styles[level])}>
      <span className={styles.icon} role="img" aria-label={WORDS[level]}>
        {ICONS[level]}
      </span>
      {message}
    </p>
  );
}
