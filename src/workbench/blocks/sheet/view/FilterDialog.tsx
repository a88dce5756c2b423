import { type CSSProperties, type FormEvent, useRef, useState } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  isTouch,
  SearchField,
  SegmentedControl,
  SelectField,
  TextInput,
} from '../../../../ui/index.ts';
import { fold } from '../../../../ui/fold.ts';
import type { GridModel } from '../../../grid/index.ts';
import styles from './FilterDialog.module.css';
import type { Line } from './equals.ts';
import { byCondition, type Condition, CONDITIONS, type Filter } from './filters.ts';
import { valuesInOrder } from './sheetView.ts';
import type { ViewedSheet } from './useSheetView.ts';

interface Props {
  table: GridModel;
  /** The column or row that it goes by. */
  line: Line;
  viewing: ViewedSheet;
  onClose: () => void;
}

const WAYS = [
  { value: 'values', label: 'Por valor' },
  { value: 'condition', label: 'Por condición' },
] as const;

const OPTIONS = Object.entries(CONDITIONS).map(([value, { label }]) => ({ value, label }));

/** What a line lets through: what has some values, or meets a condition. */
export function FilterDialog({ table, line, viewing, onClose }: Props) {
  const [values] = useState(() => valuesInOrder(table, line));
  const { view, set } = viewing;
  // It opens as it was left.
  const now = view.filters.find((filter) => filter.by.id === line.id);
  const limited = now && 'condition' in now ? now : null;
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>(limited ? 'condition' : 'values');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(now && 'values' in now ? now.values : values),
  );
  const [search, setSearch] = useState('');
  const valuesWay = useRef<HTMLDivElement>(null);
  const [condition, setCondition] = useState<Condition>(limited?.condition ?? 'more');
  const [limit, setLimit] = useState(limited?.limit ?? '');
  const [error, setError] = useState<string | null>(null);
  // Two limits have a word between them.
  const isNumber = CONDITIONS[condition].numbers && condition !== 'between';
  const others = view.filters.filter((filter) => filter.by.id !== line.id);
  const take = (filters: readonly Filter[]) => {
    set({ ...view, filters });
    onClose();
  };
  const found = values.filter((value) => fold(value).includes(fold(search.trim())));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'values') {
      // What was searched for is what is wanted: the others are out of sight here already.
      const wanted = found.filter((value) => chosen.has(value));
      if (wanted.length === 0) setError('Marca al menos un valor');
      else if (wanted.length === values.length) take(others);
      else take([...others, { by: line, values: wanted }]);
      return;
    }
    const filter = byCondition(line, condition, limit);
    if (typeof filter === 'string') setError(filter);
    else take([...others, filter]);
  };
  const mark = (some: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const value of some) {
      if (on) next.add(value);
      else next.delete(value);
    }
    setChosen(next);
    setError(null);
  };
  return (
    <Dialog
      open
      size="sm"
      title={`Filtrar por ${line.name}`}
      onOpenChange={(open) => open || onClose()}
      onSubmit={submit}
      // A screen's keyboard would cover the values.
      initialFocus={() =>
        limited || isTouch() ? null : (valuesWay.current?.querySelector('input') ?? null)
      }
      footer={
        <>
          <Button variant="ghost" onClick={() => (now ? take(others) : onClose())}>
            {now ? 'Quitar el filtro' : 'Cancelar'}
          </Button>
          <Button variant="primary" type="submit">
            Filtrar
          </Button>
        </>
      }
    >
      <SegmentedControl
        label="Cómo se filtra"
        hideLabel
        options={WAYS}
        value={way}
        onValueChange={(next) => {
          setWay(next);
          setError(null);
        }}
      />
      {/* Both take their room: the dialog is as high whichever is in sight. */}
      <div className={styles.ways}>
        <div ref={valuesWay} className={styles.way} style={shownIf(way === 'values')}>
          <SearchField label="Buscar un valor" value={search} onValueChange={setSearch} size="sm" />
          <Checkbox
            label={search === '' ? 'Todos' : 'Todos los encontrados'}
            checked={found.length > 0 && found.every((value) => chosen.has(value))}
            onChange={(event) => mark(found, event.target.checked)}
          />
          <div ref={keepHeight} role="group" aria-label="Valores" className={styles.values}>
            {found.map((value) => (
              <Checkbox
                key={value}
                label={value}
                checked={chosen.has(value)}
                onChange={(event) => mark([value], event.target.checked)}
              />
            ))}
          </div>
          {error && way === 'values' && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </div>
        <div className={styles.way} style={shownIf(way === 'condition')}>
          <Field label="Condición">
            <SelectField
              options={OPTIONS}
              value={condition}
              onChange={(event) => setCondition(event.target.value as Condition)}
            />
          </Field>
          <Field
            label={condition === 'between' ? 'Los dos límites' : 'Valor'}
            error={way === 'condition' && error ? error : undefined}
          >
            <TextInput
              inputMode={isNumber ? 'decimal' : 'text'}
              signed={isNumber}
              value={limit}
              placeholder={condition === 'between' ? '40 y 60' : undefined}
              onChange={(event) => {
                setLimit(event.target.value);
                setError(null);
              }}
            />
          </Field>
        </div>
      </div>
    </Dialog>
  );
}

/** What is hidden this way keeps its room, and is left out by Tab and screen readers. */
function shownIf(isShown: boolean): CSSProperties | undefined {
  return isShown ? undefined : { visibility: 'hidden' };
}

/** A ref: values that a search leaves out take none of the height away. */
function keepHeight(element: HTMLElement | null): void {
  if (element) element.style.minHeight = `${element.offsetHeight}px`;
}
