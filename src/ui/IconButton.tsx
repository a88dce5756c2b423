import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './IconButton.module.css';
import { Spinner } from './Spinner.tsx';
import { Tooltip } from './Tooltip.tsx';
import { usePressing } from './usePressing.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does. Its accessible name and its tooltip. */
  label: string;
  icon: ReactNode;
  /** sm 36 px (44 under a finger), md 44 px. */
  size?: 'sm' | 'md';
  variant?: 'ghost' | 'outline' | 'danger';
  loading?: boolean;
}

export function IconButton({
  label,
  icon,
  size = 'sm',
  variant = 'ghost',
  loading = false,
  disabled = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const pressing = usePressing({ ...rest, loading, disabled, onClick });
  return (
    <Tooltip content={label} redundant>
      <button
        {...rest}
        type={type}
        aria-label={label}
        {...pressing}
        className={cx(styles.button, styles[size], styles[variant], className)}
      >
        {loading ? <Spinner /> : icon}
      </button>
    </Tooltip>
  );
}
