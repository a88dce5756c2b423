import type { ReactNode } from 'react';
import { cx } from '../../../../src/ui/index.ts';
import { stickyPart } from '../../../../src/workbench/index.ts';
import styles from './config.module.css';

interface Props {
  /** Whether the form holds changes that aren't saved. */
  dirty: boolean;
  children: ReactNode;
}

/** The buttons of a form, which may be far below: they stay in sight while it holds changes. */
export function FormActions({ dirty, children }: Props) {
  return (
    <div
      ref={dirty ? stickyPart : undefined}
      data-above=""
      className={cx(styles.actions, dirty && styles.kept)}
    >
      {children}
    </div>
  );
}
