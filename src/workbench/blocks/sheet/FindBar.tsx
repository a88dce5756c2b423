import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { counted } from '../../../tool/index.ts';
import { Button, Checkbox, cx, IconButton, TextInput, toast } from '../../../ui/index.ts';
import {
  type CellAddress,
  findCells,
  type GridModel,
  isReadOnly,
  replaceIn,
  type TablePart,
} from '../../grid/index.ts';
import { stickyPart } from '../../layout/sticky.ts';
import styles from './FindBar.module.css';
import { nothingReplaced, replacedIn } from './replacedText.ts';

/** Each time somebody asks to find something it is another one. */
export interface Search {
  /** What was selected then, where that was several cells. */
  readonly selected: TablePart | null;
}

/** What is looked for, and what takes its place. */
export interface Terms {
  readonly text: string;
  readonly by: string;
}

interface Props {
  model: GridModel;
  search: Search;
  /** Those of the last search in this table: it begins with them. */
  terms: Terms;
  /** Of the document: what is found follows it. */
  revision: number;
  /** Over a table in the page, with which it scrolls. */
  inPage: boolean;
  /** Selects a cell of the whole table; the focus stays here. */
  onShow: (address: CellAddress) => void;
  /** Told of what was replaced, in words. */
  onReplaced: (message: string) => void;
  /** Told of what was looked for last. */
  onClose: (terms: Terms) => void;
}

/** How many were replaced last, and how many were found then. */
interface Replaced {
  readonly count: number;
  readonly left: number;
}

const replacedText = ({ count }: Replaced): string => counted(count, 'reemplazada', 'reemplazadas');

/** Finds cells of a table, drawn or not, folded or not, and replaces what is typed in them, where it takes any. */
export function FindBar(props: Props) {
  const { model, search, terms, revision, inPage, onShow, onReplaced, onClose } = props;
  const [text, setText] = useState(terms.text);
  const [by, setBy] = useState(terms.by);
  const [at, setAt] = useState(-1);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  /** What was selected when one asked to look everywhere. */
  const [leftAside, setLeftAside] = useState<TablePart | null>(null);
  const part = search.selected === leftAside ? null : search.selected;
  const wanted = useDeferredValue(text);
  const whole = model.folding?.whole ?? model;
  const { found } = useMemo(
    () => ({ revision, found: findCells(whole, wanted, part) }),
    [whole, wanted, part, revision],
  );
  const { replaces } = useMemo(
    () => ({ revision, replaces: !isReadOnly(whole, whole.columns) }),
    [whole, revision],
  );
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    // What was looked for is there to be typed over, or to be looked for once more.
    input.current?.select();
  }, [search]);
  // What the last search looked for moves nothing before Enter.
  const sought = useRef(terms.text);
  const show = (cells: readonly CellAddress[], place: number) => {
    sought.current = text;
    const next = cells.length === 0 ? -1 : (place + cells.length) % cells.length;
    setAt(next);
    setReplaced(null);
    const address = cells[next];
    if (address) onShow(address);
  };
  // The first one is shown as soon as it is found: later ones by Enter, edits move nothing. What is being
  // typed opens nothing that is folded, unless it is found only there.
  useEffect(() => {
    if (wanted === text && wanted !== sought.current)
      show(found, Math.max(0, found.findIndex(sightOf(model, whole))));
  });
  const go = (step: number) => {
    // Enter may come before the first one is shown.
    const cells = wanted === text ? found : findCells(whole, text, part);
    const from = sought.current === text ? Math.max(at, step > 0 ? -1 : 0) : 0;
    show(cells, from + step);
  };
  /** After one was replaced: the next one is in its place, unless it has the text still. */
  const showNext = ([{ row, columnId } = { row: -1, columnId: '' }]: readonly CellAddress[]) => {
    const cells = findCells(whole, text, part);
    const isStill = cells[at]?.row === row && cells[at]?.columnId === columnId;
    show(cells, isStill ? at + 1 : at);
  };
  const replace = (cells: readonly CellAddress[]) => {
    const edits = replaceIn(whole, cells, text, by);
    input.current?.focus();
    const computed = cells.filter(({ row, columnId }) => whole.cell(row, columnId).computed).length;
    if (edits.length === 0) {
      toast.info(nothingReplaced(computed));
      if (cells.length === 1) showNext(cells);
      return;
    }
    const seen = edits.filter(sightOf(model, whole));
    const { refused } = whole.edit(edits, 'replace');
    if (cells.length === 1) showNext(cells);
    else setAt(-1);
    const left = findCells(whole, text, part).length;
    setReplaced({ count: edits.length - refused.length, left });
    const [first] = refused;
    if (first) toast.error(`No se reemplazó en ${refused.length}: ${first.reason}`);
    else onReplaced(replacedIn(edits.length, edits.length - seen.length, computed));
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose({ text, by });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return onEscape(event);
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  const current = found[at];
  // Once that is undone there are as many as before.
  const done = replaced !== null && replaced.left === found.length ? replacedText(replaced) : null;
  const place = current ? `${at + 1} de ${found.length}` : (done ?? String(found.length));
  return (
    <search
      ref={inPage ? stickyPart : undefined}
      data-below=""
      aria-label={`Buscar en ${model.label}`}
      className={cx(styles.bar, inPage && styles.sticky)}
    >
      <TextInput
        size="sm"
        className={styles.line}
        ref={input}
        aria-label="Buscar"
        placeholder="Buscar"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(-1);
          setReplaced(null);
        }}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={styles.count}>
        {text.trim() !== '' && place}
      </span>
      {/* Enter does what they do: Tab leads on to what replaces it. */}
      <IconButton
        label="Anterior (Mayús+Intro)"
        icon={<ChevronUp />}
        tabIndex={-1}
        onClick={() => go(-1)}
        onKeyDown={onEscape}
      />
      <IconButton
        label="Siguiente (Intro)"
        icon={<ChevronDown />}
        tabIndex={-1}
        onClick={() => go(1)}
        onKeyDown={onEscape}
      />
      <div className={styles.replacing}>
        {replaces && (
          <>
            <TextInput
              size="sm"
              className={styles.line}
              aria-label="Reemplazar por"
              placeholder="Reemplazar por"
              value={by}
              onChange={(event) => setBy(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Button
              size="sm"
              variant="ghost"
              disabled={found.length === 0}
              // What is replaced is seen before.
              onClick={() => (current ? replace([current]) : go(1))}
              onKeyDown={onEscape}
            >
              Reemplazar
            </Button>
            <Button
              size="sm"
              variant="ghost"
              disabled={found.length === 0}
              onClick={() => replace(found)}
              onKeyDown={onEscape}
            >
              Todas
            </Button>
          </>
        )}
        {search.selected && (
          <Checkbox
            label="Solo en lo seleccionado"
            className={cx(styles.line, styles.part)}
            checked={part !== null}
            onChange={(event) => {
              setLeftAside(event.target.checked ? null : search.selected);
              sought.current = '';
            }}
            onKeyDown={onEscape}
          />
        )}
      </div>
      <IconButton label="Cerrar la búsqueda" icon={<X />} onClick={() => onClose({ text, by })} />
    </search>
  );
}

/** Whether a cell of the whole table is in sight, its rows and columns open. */
function sightOf(model: GridModel, whole: GridModel): (address: CellAddress) => boolean {
  if (model === whole) return () => true;
  const rows = new Set(Array.from({ length: model.rowCount }, (_, row) => model.row(row).id));
  const columns = new Set(model.columns.map(({ id }) => id));
  return ({ row, columnId }) => rows.has(whole.row(row).id) && columns.has(columnId);
}
