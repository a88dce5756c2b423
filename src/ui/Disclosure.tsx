import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { cx } from './cx.ts';
import styles from './Disclosure.module.css';
import type { HeadingLevel } from './Section.tsx';

export interface DisclosureProps {
  title: ReactNode;
  /** At the right of the title, outside its button: a figure that sums it up, or buttons. */
  aside?: ReactNode;
  level?: HeadingLevel;
  defaultOpen?: boolean;
  /** Controlled. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Stays mounted while closed, so that what was typed in it stays too. */
  children: ReactNode;
  className?: string;
}

/** A section that folds. */
export function Disclosure({
  title,
  aside,
  level = 3,
  defaultOpen = false,
  open,
  onOpenChange,
  children,
  className,
}: DisclosureProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;
  const Heading = `h${level}` as const;
  const toggle = () => {
    setOwnOpen(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div className={cx(styles.disclosure, className)}>
      <div className={styles.header}>
        <Heading className={styles.heading}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            className={styles.trigger}
            onClick={toggle}
          >
            <ChevronRight className={styles.chevron} />
            {title}
          </button>
        </Heading>
        {Boolean(aside) && <div className={styles.aside}>{aside}</div>}
      </div>
      <div id={id} hidden={!isOpen} className={styles.content}>
        {children}
      </div>
    </div>
  );
}
