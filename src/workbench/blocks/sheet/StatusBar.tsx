import { Maximize, Minimize } from 'lucide-react';
import { formatShort, kinds } from '../../../tool/index.ts';
import { cx, IconButton } from '../../../ui/index.ts';
import {
  copiedNumber,
  type GridModel,
  type GridSelection,
  type NumberKind,
  type SelectionStatistics,
  selectionStatistics,
} from '../../grid/index.ts';
import { stickyPart } from '../../layout/sticky.ts';
import { copyText } from './copyText.ts';
import type { StatusPlace } from './currentSheet.ts';
import styles from './StatusBar.module.css';
import type { FullScreen } from './useFullScreen.ts';

interface Props {
  model: GridModel;
  selection: GridSelection | null;
  /**
   * At the bottom of the window, or right below its table, as on a phone always. On a desktop
   * the window has one such line, and the tables that weren't used last have none.
   */
  place: StatusPlace;
  /** Missing where the table has no full screen. */
  full: FullScreen | undefined;
}

interface Shown {
  readonly name: string;
  readonly text: string;
  readonly copy: string;
}

/** What a spreadsheet tells of the selected cells; a click copies a figure. */
export function StatusBar({ model, selection, place, full }: Props) {
  const statistics = selection && selectionStatistics(model, selection);
  const shown = statistics && statistics.count > 1 ? shownOf(statistics) : [];
  return (
    <div
      ref={stickyPart}
      role="group"
      aria-label={`Selección de ${model.label}`}
      className={cx(styles.bar, styles[place])}
    >
      {shown.map(({ name, text, copy }) => (
        <button
          key={name}
          type="button"
          title={`Copiar ${copy}`}
          className={styles.figure}
          onClick={() => copyText(copy, name)}
        >
          {name} {text}
        </button>
      ))}
      {statistics && shown.length > 0 && statistics.kind === 'mixed' && (
        <span className={styles.mixed}>Cifras de distinta clase: no se suman</span>
      )}
      {full && (
        <IconButton
          label={
            full.on ? 'Salir de pantalla completa (Mayús+F11)' : 'Pantalla completa (Mayús+F11)'
          }
          icon={full.on ? <Minimize /> : <Maximize />}
          onClick={() => full.set(!full.on)}
          className={styles.full}
        />
      )}
    </div>
  );
}

/** Percentages have no sum that says anything, and pesos with percentages no average either. */
function shownOf(statistics: SelectionStatistics): readonly Shown[] {
  const { count, kind } = statistics;
  const counted = { name: 'Recuento', text: formatShort(count), copy: String(count) };
  return kind === 'mixed' ? [counted] : [...figuresOf(statistics, kind), counted];
}

function figuresOf(statistics: SelectionStatistics, kind: NumberKind): readonly Shown[] {
  const { sum, average, min, max } = statistics;
  const figures = [
    ['Suma', kind === 'percent' ? null : sum],
    ['Promedio', average],
    ['Mín.', min],
    ['Máx.', max],
  ] as const;
  return figures.flatMap(([name, value]): Shown[] =>
    value === null
      ? []
      : [{ name, text: textOf(value, kind), copy: copiedNumber(value, kind === 'percent') }],
  );
}

function textOf(value: number, kind: NumberKind): string {
  if (kind === 'number') return formatShort(value, 2);
  const decimals = kind === 'percent' || !Number.isInteger(value) ? 2 : 0;
  return kinds[kind].format(value, { kind, label: '', decimals });
}
