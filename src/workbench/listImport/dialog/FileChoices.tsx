import type { DecimalMark } from '../../../tool/index.ts';
import { Field, SegmentedControl, SelectField } from '../../../ui/index.ts';
import { headLines, textsIn, turnedOver } from '../table/layout.ts';
import type { Rows } from '../table/rows.ts';
import styles from './MatchDialog.module.css';
import type { ImportTarget } from '../target.ts';
import type { useMatch } from './useMatch.ts';

interface Props {
  match: ReturnType<typeof useMatch>;
  target: ImportTarget;
}

/** How the file is to be read: which sheet, where its heads are, what its marks mean. */
export function FileChoices({ match, target }: Props) {
  const { table, tables, layout, rows, places, mark, choose } = match;
  const lines = layout.turned ? turnedOver(rows) : rows;
  const likely = headLines(lines).filter((at) => textsIn(lines[at] ?? []).length > 0);
  const heads = [...new Set([...likely, ...(layout.head < 0 ? [] : [layout.head])])].toSorted(
    (some, other) => some - other,
  );
  const placeOf = (at: number): string => {
    if (layout.turned) return `La columna ${at + 1}`;
    const place = places[at] ?? null;
    return place === null ? '' : `La fila ${place + 1}`;
  };
  return (
    <div className={styles.choices}>
      {tables.length > 1 && (
        <Field label="Hoja">
          <SelectField
            size="sm"
            value={table.name}
            options={tables.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ target: { value } }) => {
              const chosen = tables.find(({ name }) => name === value);
              if (chosen) choose.table(chosen);
            }}
          />
        </Field>
      )}
      <Field label="Los encabezados están en">
        <SelectField
          size="sm"
          value={String(layout.head)}
          options={[
            ...heads.map((at) => ({
              value: String(at),
              label: [placeOf(at), calledBy(lines, at)].filter(Boolean).join(' · '),
            })),
            { value: '-1', label: 'No hay encabezados' },
          ]}
          onChange={({ target: { value } }) => choose.head(Number(value))}
        />
      </Field>
      <SegmentedControl
        label={`Cada ${target.singular.toLocaleLowerCase('es-CO')} está en`}
        options={[
          { value: 'rows', label: 'Una fila' },
          { value: 'columns', label: 'Una columna' },
        ]}
        value={layout.turned ? 'columns' : 'rows'}
        onValueChange={(value) => choose.turned(value === 'columns')}
      />
      {mark && <MarkChoice mark={mark} onChoose={choose.mark} />}
    </div>
  );
}

const BEGINNING = 2;

/** 'INGRESOS: Concepto, Valor…': what a line begins with, behind the title right over it. */
function calledBy(lines: Rows, at: number): string {
  const [texts, over] = [at, at - 1].map((line) => textsIn(lines[line] ?? []));
  if (!texts?.length) return '';
  const begun = texts.slice(0, BEGINNING).join(', ');
  const title = over?.length === 1 && texts.length > 1 ? `${over[0]}: ` : '';
  return `${title}${begun}${texts.length > BEGINNING ? '…' : ''}`;
}

interface MarkProps {
  mark: DecimalMark;
  onChoose: (mark: DecimalMark) => void;
}

export function MarkChoice({ mark, onChoose }: MarkProps) {
  return (
    <SegmentedControl
      label="Los decimales van con"
      options={[
        { value: ',', label: 'Coma: 1.234,5' },
        { value: '.', label: 'Punto: 1,234.5' },
      ]}
      value={mark}
      onValueChange={onChoose}
    />
  );
}
