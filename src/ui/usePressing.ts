import { type ComponentProps, type FocusEvent, type MouseEvent, useState } from 'react';

type ButtonProps = ComponentProps<'button'>;

interface State extends Pick<ButtonProps, 'disabled' | 'onClick' | 'onFocus' | 'onBlur'> {
  loading: boolean;
}

type Pressing = Omit<State, 'loading'> & Pick<ButtonProps, 'aria-disabled' | 'aria-busy'>;

/**
 * How a button can be pressed. While work goes on it does nothing, nor sends its form, and isn't
 * disabled: it would lose the focus. What can no longer be pressed once it was keeps the focus in
 * the same way, until it is left.
 */
export function usePressing({ loading, disabled, onClick, onFocus, onBlur }: State): Pressing {
  const [focused, setFocused] = useState(false);
  const following = {
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(true);
      onFocus?.(event);
    },
    onBlur: (event: FocusEvent<HTMLButtonElement>) => {
      setFocused(false);
      onBlur?.(event);
    },
  };
  const isHeld = loading || (disabled && focused);
  if (!isHeld) return { ...following, disabled, onClick };
  const ignore = (event: MouseEvent) => event.preventDefault();
  const held = { ...following, disabled: false, onClick: ignore, 'aria-disabled': true } as const;
  return loading ? { ...held, 'aria-busy': true } : held;
}
