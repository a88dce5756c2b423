import type { ComponentProps, HTMLAttributes, ReactElement, ReactNode } from 'react';
import { cloneElement } from 'react';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';
import { usePressing } from './usePressing.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** Least height: sm 36 px (44 under a finger), md 44 px, lg 52 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` a view: the action it exists for. Default `secondary`. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is going on: it can't be pressed and keeps the focus, with a spinner in the place of the icon; the label stays. */
  loading?: boolean;
  /** Before the label. */
  icon?: ReactNode;
  /** After the label. */
  iconEnd?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
  /**
   * The link that it is drawn as: `<Button render={<Link to="/tools" />}>Herramientas</Button>`.
   * A link can be neither disabled nor loading.
   */
  render?: ReactElement<HTMLAttributes<HTMLElement>>;
}

export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  disabled = false,
  icon,
  iconEnd,
  block = false,
  render,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const pressing = usePressing({ ...rest, loading, disabled, onClick });
  const classes = cx(
    styles.button,
    styles[variant],
    styles[size],
    block && styles.block,
    className,
  );
  const content = (
    <>
      {loading ? <Spinner /> : icon}
      {children}
      {iconEnd}
    </>
  );
  if (render !== undefined)
    return cloneElement(render, { ...rest, onClick, className: classes }, content);
  return (
    <button {...rest} type={type} className={classes} {...pressing}>
      {content}
    </button>
  );
}
