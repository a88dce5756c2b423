import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from './cx.ts';
import styles from './Section.module.css';

export type HeadingLevel = 2 | 3 | 4;

export interface SectionProps {
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** Its place in the outline of the page. The look follows it. */
  level?: HeadingLevel;
  /** One of many in a part of the page: a group of its own, but no landmark to jump to. */
  minor?: boolean;
  children: ReactNode;
  className?: string;
}

/** A part of a page: a title and its content, with air around them instead of a box or rules. */
export function Section({
  title,
  description,
  actions,
  level = 2,
  minor = false,
  children,
  className,
}: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      role={minor ? 'group' : undefined}
      aria-labelledby={id}
      className={cx(styles.section, className)}
    >
      <header className={styles.header}>
        <div className={styles.titles}>
          <Heading id={id}>{title}</Heading>
          {Boolean(description) && <p className={styles.description}>{description}</p>}
        </div>
        {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
