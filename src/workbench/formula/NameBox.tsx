import {
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { keepFocus, Tooltip } from '../../ui/index.ts';
import type { Command } from '../commands/registry.ts';
import { useCommands } from '../commands/useCommands.ts';
import { useRevealer } from '../layout/reveal.ts';
import { useSession } from '../session/useSession.ts';
import { meantBy } from './goTo.ts';
import styles from './NameBox.module.css';

interface Props {
  /** What the selected cell is called, or what stands there while there is none. */
  label: string;
  isCell: boolean;
  /** Whether something lies over the bar that it stands in, so that its keys are another bar's. */
  isCovered: () => boolean;
}

/** The name of the selected cell; a click or Ctrl+G, and another name or address leads there. */
export function NameBox({ label, isCell, isCovered }: Props) {
  const [open, setOpen] = useState(false);
  const before = useRef<Element | null>(null);
  const name = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const start = () => {
    if (open) {
      // Asked for again it begins anew: what is typed takes the place of what stands there.
      focusAndSelect(input.current);
      return;
    }
    before.current = document.activeElement;
    setOpen(true);
  };
  useCommands(() => [
    {
      id: 'goTo',
      label: 'Ir a un dato por nombre o dirección…',
      group: 'Datos',
      keys: ['Ctrl+G'],
      unavailable: isCovered() ? 'Se busca en la tabla que ocupa la ventana' : undefined,
      run: start,
    },
  ]);
  const close = (goBack: boolean) => {
    if (!goBack) {
      setOpen(false);
      return;
    }
    // Opened from the name by keys, it goes back to the name, which is drawn anew.
    flushSync(() => setOpen(false));
    const to = before.current?.isConnected ? before.current : name.current;
    if (to instanceof HTMLElement) to.focus({ preventScroll: true });
  };
  if (open) return <NameSearch own={isCell ? label : ''} input={input} onClose={close} />;
  return (
    <Tooltip
      content={
        <>
          <strong>{label}</strong>
          <br />
          Ir a otro dato por nombre o dirección (Ctrl+G)
        </>
      }
    >
      <button
        ref={name}
        type="button"
        className={styles.name}
        // The focus stays in the sheet, to which Escape leads back.
        onMouseDown={keepFocus}
        onClick={start}
      >
        {label}
      </button>
    </Tooltip>
  );
}

interface SearchProps {
  /** What the selected cell is called. */
  own: string;
  input: RefObject<HTMLInputElement | null>;
  /** Whether the focus goes back to where it was. */
  onClose: (goBack: boolean) => void;
}

function NameSearch({ own, input, onClose }: SearchProps) {
  const session = useSession();
  const revealer = useRevealer();
  const id = useId();
  const [text, setText] = useState(own);
  const [at, setAt] = useState(0);
  // It stands because somebody asked for it.
  useLayoutEffect(() => focusAndSelect(input.current), [input]);
  // Its own name is where one is: nothing is proposed until something is typed.
  const meant = text === own ? { places: [] } : meantBy(session, revealer, text);
  const places = 'places' in meant ? meant.places : [];
  const current = Math.min(at, places.length - 1);
  const isAlone = ({ label }: Command) =>
    places.filter((other) => other.label === label).length === 1;
  const go = (place: Command | undefined) => {
    if (!place) return;
    onClose(false);
    // Once the box is gone: what is gone to takes the focus.
    window.setTimeout(() => place.run?.());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && places.length > 0) {
      setAt((current + step + places.length) % places.length);
    } else if (event.key === 'Enter' && text === own) onClose(true);
    else if (event.key === 'Enter') go(places[current]);
    else if (event.key === 'Escape') onClose(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.box}>
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Ir a un dato por nombre o dirección"
        aria-expanded={places.length > 0}
        aria-controls={id}
        aria-activedescendant={places[current] && `${id}-${current}`}
        placeholder="Nombre o dirección"
        autoComplete="off"
        spellCheck={false}
        value={text}
        className={styles.input}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => onClose(false)}
      />
      <div className={styles.found} hidden={text === own || text.trim() === ''}>
        <div id={id} role="listbox" aria-label="Datos encontrados">
          {places.map((place, index) => (
            <button
              key={place.id}
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              className={styles.place}
              onPointerMove={() => setAt(index)}
              // Before the box loses the focus, and goes with it.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(place)}
            >
              <span className={styles.label}>{place.label}</span>
              <span className={styles.hint}>{(isAlone(place) && place.hint) || place.group}</span>
            </button>
          ))}
        </div>
        <p role="status" className={styles.nothing}>
          {'nothing' in meant && meant.nothing}
        </p>
      </div>
    </div>
  );
}

function focusAndSelect(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.select();
}
