import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useBackCloses } from './backCloses.ts';
import { cx } from './cx.ts';
import { useFieldAttributes } from './Field.tsx';
import styles from './ComboField.module.css';
import { matchesWords } from './fold.ts';
import type { SelectOption } from './SelectField.tsx';
import field from './SelectField.module.css';

export interface ComboFieldProps {
  options: readonly SelectOption[];
  /** '' or one that is gone: nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  size?: 'sm' | 'md';
}

/** More than these nobody reads: who looks for one goes on typing. */
const MOST = 100;

/** One of a long list, found by typing some of its words; inside a Field. */
export function ComboField({
  options,
  value,
  onChange,
  placeholder = 'Elige…',
  size = 'md',
}: ComboFieldProps) {
  // What is sought; null while the list is closed.
  const [sought, setSought] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const attributes = useFieldAttributes({});
  const isOpen = sought !== null;
  const found = isOpen ? options.filter(({ label }) => matchesWords(label, sought)) : [];
  const shown = found.slice(0, MOST);
  const current = Math.min(at, shown.length - 1);
  usePlace(list, box, isOpen);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, isOpen]);
  const open = (text = '') => {
    setSought(text);
    setAt(Math.max(0, text === '' ? options.findIndex((one) => one.value === value) : 0));
  };
  const close = () => setSought(null);
  useBackCloses(close, isOpen);
  const choose = (option: SelectOption | undefined) => {
    close();
    if (option && option.value !== value) onChange(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else if (shown.length > 0) setAt((current + step + shown.length) % shown.length);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(shown[current]);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  // A click on the list itself keeps the focus where it is typed.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!list.current?.contains(relatedTarget)) close();
  };
  const label = options.find((option) => option.value === value)?.label ?? '';
  return (
    <span ref={box} className={cx(field.box, field[size])}>
      <input
        {...attributes}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && shown[current] ? `${id}-${current}` : undefined}
        autoComplete="off"
        spellCheck={false}
        className={cx(field.select, styles.input)}
        placeholder={isOpen && label !== '' ? label : placeholder}
        value={sought ?? label}
        onChange={(event) => open(event.target.value)}
        onClick={() => (isOpen ? undefined : open())}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <ChevronDown className={field.chevron} />
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="listbox"
          popover="manual"
          tabIndex={-1}
          className={styles.list}
          onPointerDown={(event) => event.preventDefault()}
        >
          {shown.map((option, index) => (
            <button
              key={option.value}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={styles.option}
              onPointerMove={() => setAt(index)}
              onClick={() => choose(option)}
            >
              {option.label}
            </button>
          ))}
          {found.length === 0 && <p className={styles.none}>Nada se llama «{sought.trim()}».</p>}
          {found.length > MOST && (
            <p className={styles.none}>
              Hay {(found.length - MOST).toLocaleString('es-CO')} más: escribe parte del nombre.
            </p>
          )}
        </div>
      )}
    </span>
  );
}

const EDGE = 8;
const TALLEST = 320;

/** Shows the list over everything, below its line or above, wherever there is more room. */
function usePlace(
  list: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const [element, anchor] = [list.current, box.current];
    if (!isOpen || !element || !anchor) return undefined;
    // Some test environments know no popovers: the list then stands where it is.
    (element as { showPopover?: () => void }).showPopover?.();
    const place = () => {
      const { top, bottom, left, width } = anchor.getBoundingClientRect();
      const height = window.visualViewport?.height ?? window.innerHeight;
      const [below, above] = [height - bottom - EDGE, top - EDGE];
      const isBelow = below >= Math.min(TALLEST, above);
      element.style.left = `${left}px`;
      element.style.width = `${width}px`;
      element.style.maxHeight = `${Math.min(TALLEST, isBelow ? below : above)}px`;
      element.style.top = isBelow ? `${bottom}px` : 'auto';
      element.style.bottom = isBelow ? 'auto' : `${window.innerHeight - top}px`;
    };
    place();
    const until = new AbortController();
    const { signal } = until;
    window.addEventListener('scroll', place, { signal, capture: true });
    window.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    return () => until.abort();
  }, [list, box, isOpen]);
}
