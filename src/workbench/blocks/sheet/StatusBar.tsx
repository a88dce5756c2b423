import { Maximize, Minimize } from 'lucide-react';
import { formatShort, kinds } from '../../../tool/index.ts';
import { cx, IconButton, keepFocus } from '../../../ui/index.ts';
import {
  copiedNumber,
  type GridModel,
  type GridSelection,
  type KindStatistics,
  type NumberKind,
  selectionStatistics,
} from '../../grid/index.ts';
import { stickyPart } from '../../layout/sticky.ts';
import { TABLET, useNarrow } from '../../layout/useNarrow.ts';
import { CopyFigure } from './CopyFigure.tsx';
import type { StatusPlace } from './currentSheet.ts';
import styles from './StatusBar.module.css';
import type { FullScreen } from './useFullScreen.ts';

interface Props {
  model: GridModel;
  selection: GridSelection | null;
  /**
   * At the bottom of the window, or right below its table, as on a phone or a tablet always. On a
   * desktop the window has one such line, and the tables that weren't used last have none.
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
  const isShown = statistics && statistics.count > 1;
  // Years and numbers of parking spaces have nothing in common; pesos are pesos.
  const kinds = isShown
    ? statistics.kinds.filter(({ kind, alike }) => kind !== 'number' || alike)
    : [];
  const narrow = useNarrow(TABLET);
  // On a phone or a tablet it is below its table, but for as long as it says something of the one that is used.
  const floats = narrow && isShown === true && place === 'window';
  // There is room for the beginning of the line: what most of the cells are.
  if (narrow) kinds.sort((a, b) => b.numbers - a.numbers);
  return (
    <div
      ref={stickyPart}
      data-above={floats ? '' : undefined}
      role="group"
      aria-label={`Selección de ${model.label}`}
      className={cx(styles.bar, styles[place], floats && styles.floats)}
    >
      <div className={cx(styles.figures, 'scrolls-aside')}>
        {kinds.map((one) =>
          kinds.length === 1 ? (
            <Figures key={one.kind} of={figuresOf(one)} />
          ) : (
            <span key={one.kind} role="group" aria-label={NAMES[one.kind]} className={styles.kind}>
              <span className={styles.name}>{NAMES[one.kind]}</span>
              <Figures of={figuresOf(one, true)} />
            </span>
          ),
        )}
        {isShown && <Figures of={[counted(statistics.count)]} />}
      </div>
      {full && (
        <IconButton
          label={
            full.on ? 'Salir de pantalla completa (Mayús+F11)' : 'Pantalla completa (Mayús+F11)'
          }
          icon={full.on ? <Minimize /> : <Maximize />}
          onMouseDown={keepFocus}
          onClick={() => full.set(!full.on)}
          className={styles.full}
        />
      )}
    </div>
  );
}

/** Where several are selected, each tells its own figures. */
const NAMES: Record<NumberKind, string> = {
  money: 'Pesos',
  percent: 'Porcentajes',
  number: 'Números',
};

function Figures({ of }: { of: readonly Shown[] }) {
  return of.map(({ name, text, copy }) => (
    <CopyFigure key={name} name={name} copy={copy} className={styles.figure}>
      {name} {text}
    </CopyFigure>
  ));
}

const counted = (count: number): Shown => ({
  name: 'Recuento',
  text: formatShort(count),
  copy: String(count),
});

/** Percentages and years have no sum that says anything. `brief`: three kinds side by side have room for three each. */
function figuresOf(
  { kind, decimals, plain, sum, average, min, max }: KindStatistics,
  brief = false,
): readonly Shown[] {
  const hasSum = kind !== 'percent' && !plain;
  const figures = [
    ...(hasSum ? [['Suma', sum] as const] : []),
    ...((brief && hasSum) || plain ? [] : [['Promedio', average] as const]),
    ['Mín.', min],
    ['Máx.', max],
  ] as const;
  return figures.map(([name, value]) => {
    // The average of counts is none: of 4 and 5 it is 4,5.
    const isFine = name === 'Promedio' && Math.abs(value) < LARGE;
    return {
      name,
      text: plain ? String(value) : textOf(value, kind, isFine ? Math.max(decimals, 2) : decimals),
      copy: copiedNumber(value, kind === 'percent'),
    };
  });
}

/** From here on nobody misses an average's decimals. */
const LARGE = 1000;

/** With as many decimals as the cells show. */
function textOf(value: number, kind: NumberKind, decimals: number): string {
  if (kind === 'number') return formatShort(value, decimals);
  return kinds[kind].format(value, { kind, label: '', decimals });
}
