import type { ComponentProps, MouseEvent } from 'react';

type Pressing = Pick<
  ComponentProps<'button'>,
  'onClick' | 'disabled' | 'aria-disabled' | 'aria-busy'
>;

interface State {
  loading: boolean;
  disabled: boolean;
  /** Nothing is left to do with it. */
  done?: boolean;
  onClick: ComponentProps<'button'>['onClick'];
}

/**
 * How a button can be pressed. While work goes on, and once all is done, it does nothing, nor sends its
 * form, and isn't disabled: it would lose the focus.
 */
export function pressing({ loading, disabled, done = false, onClick }: State): Pressing {
  if (!loading && !done) return { disabled, onClick };
  const ignore = (event: MouseEvent) => event.preventDefault();
  const state = { disabled, onClick: ignore, 'aria-disabled': true } as const;
  return loading ? { ...state, 'aria-busy': true } : state;
}
