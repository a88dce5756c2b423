import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog, Kbd, TextInput } from '../../ui/index.ts';
import { keyNames } from '../../workbench/commands/keys.ts';
import {
  type Command,
  commandSources,
  onCommandSources,
} from '../../workbench/commands/registry.ts';
import { leave } from '../../workbench/page/leaving.ts';
import { afterPaint } from '../../workbench/session/afterPaint.ts';
import type { Saved } from '../home/saved.ts';
import { entriesOf, savedHere, search } from './entries.ts';
import styles from './Palette.module.css';

interface PaletteProps {
  /** What is looked for: typed here, or while the dialog was on its way. */
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}

/** Finds what can be done, and where one can go: any tool, document, input, figure or command. */
export function Palette({ text, onText, onClose }: PaletteProps) {
  const navigate = useNavigate();
  // Opened right after loading it stands before the page does, whose commands come then.
  const sources = useSyncExternalStore(onCommandSources, commandSources);
  const [saved, setSaved] = useState<readonly Saved[]>([]);
  // All that is kept in this browser is read for it: the field stands first.
  useEffect(() => afterPaint(() => setSaved(savedHere())), []);
  const entries = useMemo(
    () => entriesOf(sources, saved, (path) => leave(() => void navigate(path))),
    [sources, saved, navigate],
  );
  const [at, setAt] = useState(0);
  const found = search(entries, useDeferredValue(text));
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = Math.min(at, found.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const choose = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    // The dialog gives the focus back first: what is done may take it elsewhere.
    window.setTimeout(() => command.run?.());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((current + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(search(entries, text)[current]);
    }
  };
  return (
    <Dialog open title="Buscar y hacer" onOpenChange={(open) => open || onClose()}>
      <TextInput
        role="combobox"
        aria-label="Herramienta, documento, cifra o acción"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[current] && `${id}-${current}`}
        placeholder="Herramienta, documento, cifra o acción"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={styles.none}>
        {found.length === 0 && `Nada se llama «${text.trim()}» aquí.`}
      </p>
      <div ref={list} id={id} role="listbox" aria-label="Encontrado" className={styles.list}>
        {found.map((command, index) => (
          <button
            key={command.id}
            id={`${id}-${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles.entry}
            onPointerMove={() => setAt(index)}
            onClick={() => choose(command)}
          >
            <span className={styles.label}>{command.label}</span>
            {command.hint && <span className={styles.hint}>{command.hint}</span>}
            <span className={styles.group}>{command.group}</span>
            {command.keys?.[0] && (
              <span className={styles.keys}>
                <Kbd keys={keyNames(command.keys[0])} />
              </span>
            )}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
