import type { ComponentProps, MouseEvent } from 'react';

type Pressing = Pick<
  ComponentProps<'button'>,
  'onClick' | 'disabled' | 'aria-disabled' | 'aria-busy'
>;

interface State {
  loading: boolean;
  disabled: boolean;
  onClick: ComponentProps<'button'>['onClick'];
}

/**
 * How a button can be pressed. While work goes on it does nothing, nor sends its form, and isn't
 * disabled: it would lose the focus.
 */
export function pressing({ loading, disabled, onClick }: State): Pressing {
  if (!loading) return { disabled, onClick };
  const ignore = (event: MouseEvent) => event.preventDefault();
  return { disabled, onClick: ignore, 'aria-disabled': true, 'aria-busy': true };
}
