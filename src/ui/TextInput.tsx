import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { changeSign } from './changeSign.ts';
import { cx } from './cx.ts';
import { useFieldAttributes } from './Field.tsx';
import { fitFigure } from './fitFigure.ts';
import { keepOneLine } from './keepOneLine.ts';
import { pasteIntoFigure } from './pasteIntoFigure.ts';
import styles from './TextInput.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /**
   * A figure: right-aligned, tabular, in the blue of what may be typed, with the decimal keyboard. Who comes
   * into it types over it, as into a cell.
   */
  numeric?: boolean;
  /** May be negative: under a finger, whose decimal keyboard has no minus, a button changes the sign. */
  signed?: boolean;
  /** Unit or icon before the value: `$`. */
  prefix?: ReactNode;
  /** Unit after the value: `% nominal`, `m²`. Read out as part of the description. */
  suffix?: ReactNode;
  /** Something to operate at the end of the line, as a button that clears or reveals it. */
  end?: ReactNode;
  /** sm 36 px (44 under a finger), for panels of inputs; md 44 px, for forms. */
  size?: 'sm' | 'md';
}

/** A line to type in: inside a Field, or with its own `aria-label`. Works with `register()`. */
export function TextInput({
  numeric = false,
  signed = false,
  prefix,
  suffix,
  end,
  size = 'md',
  type = 'text',
  className,
  onFocus,
  onBlur,
  onInput,
  onPointerDown,
  onMouseDown,
  onPaste,
  ...rest
}: TextInputProps) {
  /** Something was typed since somebody came into it. */
  const isTyped = useRef(false);
  const isClicked = useRef(false);
  const pointer = useRef('');
  const suffixId = useId();
  const well = useRef<HTMLSpanElement>(null);
  useFit(well, numeric);
  useFocusFromAffix(well);
  const attributes = useFieldAttributes(rest, suffix === undefined ? undefined : suffixId);
  return (
    <span
      ref={well}
      className={cx(styles.well, styles[size], numeric && styles.numeric, className)}
    >
      {prefix !== undefined && (
        <span aria-hidden="true" data-affix="" className={styles.affix}>
          {prefix}
        </span>
      )}
      <input
        inputMode={numeric ? 'decimal' : undefined}
        {...rest}
        {...attributes}
        type={type}
        className={styles.input}
        onFocus={(event) => {
          isTyped.current = false;
          if (numeric) event.currentTarget.select();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          isClicked.current = false;
          onBlur?.(event);
        }}
        onInput={(event) => {
          isTyped.current = true;
          // Before `onChange`, which is told of the same event next.
          if (!numeric && type === 'text') keepOneLine(event.currentTarget);
          onInput?.(event);
        }}
        onPointerDown={(event) => {
          pointer.current = event.pointerType;
          onPointerDown?.(event);
        }}
        onMouseDown={(event) => {
          // A finger has to bring its keyboard back.
          if (numeric && !isTyped.current && pointer.current === 'mouse') {
            keepSelected(event, isClicked.current);
          }
          isClicked.current = true;
          onMouseDown?.(event);
        }}
        onPaste={(event) => {
          onPaste?.(event);
          if (numeric) pasteIntoFigure(event, event.currentTarget);
        }}
      />
      {suffix !== undefined && (
        <span id={suffixId} data-affix="" className={styles.affix}>
          {suffix}
        </span>
      )}
      {signed && <SignButton disabled={rest.disabled} />}
      {end}
    </span>
  );
}

/**
 * The first click into a figure leaves it to be typed over, as where Tab or Enter led into it: the
 * caret before its 20 would make a 17 a 1720. The next click sets the caret, but never beside a 0.
 */
function keepSelected(event: MouseEvent<HTMLInputElement>, isClicked: boolean): void {
  const input = event.currentTarget;
  if (document.activeElement !== input) return;
  const isZero = /^0([.,]0+)?$/.test(input.value);
  const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
  if (!isZero && (isClicked || !isWhole)) return;
  event.preventDefault();
  input.select();
}

/** After each key, when another value is shown, and when there is more or less room. */
function useFit(well: RefObject<HTMLElement | null>, numeric: boolean): void {
  // What is shown may have changed with anything.
  useLayoutEffect(() => {
    if (numeric) fitFigure(well.current);
  });
  useEffect(() => {
    const place = well.current;
    if (!numeric || !place) return undefined;
    const observer = new ResizeObserver(() => fitFigure(place, true));
    const onInput = () => fitFigure(place);
    observer.observe(place);
    place.addEventListener('input', onInput);
    return () => {
      observer.disconnect();
      place.removeEventListener('input', onInput);
    };
  }, [numeric, well]);
}

/** A long unit takes half of the line: who presses it means the line. */
function useFocusFromAffix(well: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = well.current;
    const onMouseDown = (event: globalThis.MouseEvent): void => {
      const isAffix = event.target instanceof Element && event.target.closest('[data-affix]');
      if (!isAffix) return;
      // Else the focus would go where the press is: nowhere.
      event.preventDefault();
      place?.querySelector('input')?.focus();
    };
    place?.addEventListener('mousedown', onMouseDown);
    return () => place?.removeEventListener('mousedown', onMouseDown);
  }, [well]);
}

function SignButton({ disabled }: { disabled: boolean | undefined }) {
  return (
    <button
      type="button"
      aria-label="Cambiar el signo"
      disabled={disabled}
      className={styles.sign}
      // The keyboard stays open, and the field isn't left.
      onPointerDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        const input = currentTarget.parentElement?.querySelector('input');
        if (!input) return;
        // A field at rest may have a true minus, and another text once one is in it.
        input.focus();
        changeSign(input);
      }}
    >
      <span aria-hidden="true">±</span>
    </button>
  );
}
