import { ClipboardPaste, Plus, Trash2 } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { monthIndex, monthOf, yearOf } from '../../../../src/finance/index.ts';
import { MONTHS } from '../../../../src/tool/index.ts';
import { Button, Field, IconButton, SelectField } from '../../../../src/ui/index.ts';
import {
  goesOnByEnter,
  pastedCells,
  pastedRows,
  type Rows,
  type Session,
  tellUnread,
  TextEditor,
} from '../../../../src/workbench/index.ts';
import {
  completeDates,
  type Dates,
  type Income,
  type IncomeEntry,
  type ProjectData,
} from '../../document/document.ts';
import { entryFields } from '../../document/fields.ts';
import { DatesRequired } from '../DatesRequired.tsx';
import { pastedEntries, withPasted } from './pasteEntries.ts';
import styles from './streams.module.css';
import { monthsOf, tellPasted } from './tellPasted.ts';

interface Props {
  draft: Session<ProjectData>;
  stream: string;
  income: Extract<Income, { incomeType: 'solo-ingresos' }>;
  onChange: (label: string, next: Income) => void;
}

/** The months of the projection, counted from January of year 0. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

const within = ({ first, last }: Range, index: number): boolean => first <= index && index <= last;

/** Amounts in months of their own: a line each. */
export function EntriesEditor({ draft, stream, income, onChange }: Props) {
  const { incomes } = income.soloIngresosData;
  const dates = completeDates(draft.document.dateConfig);
  if (!dates) return <DatesRequired />;
  const range = rangeOf(dates);
  const set = (label: string, next: IncomeEntry[]) =>
    onChange(label, { ...income, soloIngresosData: { incomes: next } });
  const add = () => set('Agregar un ingreso', [...incomes, nextEntry(incomes, range)]);
  const paste = (block: Rows, position: number) => {
    const from = incomes[position];
    const first = from ? monthIndex(from.year, from.month) : range.first;
    const pasted = pastedEntries(block, first);
    const { entries } = pasted;
    if (entries.length > 0) set(`Pegar ${monthsOf(entries)}`, withPasted(incomes, entries));
    tellPasted(pasted);
  };
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const block = pastedCells(event);
    if (!block) return;
    const lines = [...event.currentTarget.querySelectorAll('fieldset')];
    const line = (event.target as Element).closest('fieldset');
    paste(block, line ? lines.indexOf(line) : -1);
  };
  const pasteFromSystem = async () => {
    let text: string;
    try {
      text = await navigator.clipboard.readText();
    } catch {
      tellUnread();
      return;
    }
    paste(pastedRows({ getData: (type) => (type === 'text/plain' ? text : '') }), 0);
  };
  return (
    <div className={styles.entries} onPasteCapture={onPaste}>
      <p className={styles.note}>
        Pega aquí lo que tienes en una hoja de cálculo: una columna de valores, que siguen mes a
        mes; meses y valores (ene 2028 · 5.000.000); o meses por años.
      </p>
      <div className={styles.entryList}>
        {incomes.map((entry, row) => (
          <EntryLine
            key={entry.id}
            entry={entry}
            cell={{ id: 'value', table: `${stream}.entries`, row }}
            range={range}
            label={`Ingreso ${row + 1}`}
            onDate={(date) =>
              set(
                'Cambiar la fecha',
                incomes.map((one) => (one.id === entry.id ? { ...one, ...date } : one)),
              )
            }
            {...(incomes.length > 1
              ? {
                  onRemove: () =>
                    set(
                      'Quitar un ingreso',
                      incomes.filter(({ id }) => id !== entry.id),
                    ),
                }
              : {})}
          />
        ))}
      </div>
      <div className={styles.lineActions}>
        <Button size="sm" icon={<Plus />} onClick={add}>
          Agregar otro mes
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<ClipboardPaste />}
          onClick={() => void pasteFromSystem()}
        >
          Pegar meses
        </Button>
      </div>
    </div>
  );
}

interface LineProps {
  entry: IncomeEntry;
  cell: { id: string; table: string; row: number };
  range: Range;
  label: string;
  onDate: (date: Partial<Pick<IncomeEntry, 'month' | 'year'>>) => void;
  onRemove?: () => void;
}

function EntryLine({ entry, cell, range, label, onDate, onRemove }: LineProps) {
  const { month, year } = entry;
  const outside = !within(range, monthIndex(year, month));
  return (
    <fieldset className={styles.entry}>
      <legend>{label}</legend>
      <Field
        label="Mes"
        required
        error={outside ? 'Esta fecha está fuera del rango de proyección configurado' : undefined}
      >
        <SelectField
          model
          size="sm"
          value={String(month)}
          options={MONTHS.map((name, at) => {
            const allowed = within(range, monthIndex(year, at + 1));
            return {
              value: String(at + 1),
              label: allowed ? name : `${name} (fuera de rango)`,
              disabled: !allowed,
            };
          })}
          onChange={(event) => onDate({ month: Number(event.target.value) })}
          {...goesOnByEnter}
        />
      </Field>
      <Field label="Año" required>
        <SelectField
          model
          size="sm"
          value={String(year)}
          options={yearsOf(range, year).map((one) => ({ value: String(one), label: String(one) }))}
          onChange={(event) => onDate({ year: Number(event.target.value) })}
          {...goesOnByEnter}
        />
      </Field>
      <TextEditor cell={cell} field={entryFields.value} required />
      {onRemove && <IconButton label={`Quitar ${label}`} icon={<Trash2 />} onClick={onRemove} />}
    </fieldset>
  );
}

/** The months of the projection. */
export function rangeOf({ startYear, startMonth, projectionPeriod }: Dates): Range {
  const first = monthIndex(startYear, startMonth);
  return { first, last: first + projectionPeriod * 12 - 1 };
}

/** The years of the projection, and that of an entry which is outside of them. */
function yearsOf({ first, last }: Range, year: number): number[] {
  const start = yearOf(first);
  const years = Array.from({ length: yearOf(last) - start + 1 }, (_, at) => start + at);
  return years.includes(year) ? years : [...years, year].sort((a, b) => a - b);
}

/** The month after the last entry, or the first of the projection. */
export function nextEntry(incomes: readonly IncomeEntry[], range: Range): IncomeEntry {
  const last = incomes.at(-1);
  const after = last ? monthIndex(last.year, last.month) + 1 : range.first;
  const index = within(range, after) ? after : range.first;
  return { id: crypto.randomUUID(), month: monthOf(index), year: yearOf(index), value: 0 };
}
