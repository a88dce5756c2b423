import { read, type Ref, unitBeside } from '../../../../src/tool/index.ts';
import {
  FigureButton,
  FigureLabel,
  InputEditor,
  useSession,
  useWholeCells,
} from '../../../../src/workbench/index.ts';
import { cx } from '../../../../src/ui/index.ts';
import { INDICATORS, type Indicator } from '../../model/indicators.ts';
import styles from './cash-flow.module.css';

const PROJECT = [
  'capratePromedio',
  'valorizacionEA',
  'margenNOI',
  'margenNOILY',
  'valoracion',
] as const satisfies readonly Indicator[];

const INVESTMENT = INDICATORS.filter(
  (id) => id !== 'tir' && !PROJECT.some((other) => other === id),
);

/** What the project and the investment come to: two groups in one line, which wraps between them. */
export function Indicators() {
  const { calculation } = useSession();
  const line = useWholeCells<HTMLDivElement>();
  const rate = calculation.declaration.inputs['tasaOportunidad'];
  return (
    <div className={styles.strips}>
      <div ref={line} className={cx(styles.strip, 'scrolls-aside')}>
        <ul aria-label="Indicadores de Proyecto" className={styles.cells}>
          {PROJECT.map((id) => (
            <IndicatorCard key={id} id={id} />
          ))}
          <li className={styles.rate}>
            {rate && <InputEditor id="tasaOportunidad" field={rate} />}
          </li>
        </ul>
        <ul aria-label="Indicadores de Inversión" className={styles.cells}>
          {INVESTMENT.map((id) => (
            <IndicatorCard key={id} id={id} />
          ))}
        </ul>
      </div>
    </div>
  );
}

export function IndicatorList({ ids }: { ids: readonly string[] }) {
  return (
    <ul className={styles.cards}>
      {ids.map((id) => (
        <IndicatorCard key={id} id={id} />
      ))}
    </ul>
  );
}

interface CardProps {
  id: string;
  /** Of a cell of a table. */
  table?: string;
  row?: number;
  /** In place of the figure's own. */
  label?: string;
}

/** A figure that leads to its formula, or what was typed; one that can't be computed says why. */
export function IndicatorCard({ id, table, row, label: title }: CardProps) {
  const { calculation } = useSession();
  const ref: Ref = { id, table, row };
  const formula = calculation.formula(ref) ?? calculation.field(ref);
  if (!formula) return null;
  const label = title ?? formula.label;
  const reading = read(calculation, ref);
  const { value, note } = reading;
  const why = calculation.formula({ id: `reasons.${id}` })
    ? calculation.value({ id: `reasons.${id}` })
    : note;
  const unit = unitBeside(reading, formula.unit);
  return (
    <li className={styles.card}>
      <FigureLabel label={label} help={formula.help} />
      <FigureButton
        large
        cell={ref}
        reading={reading}
        label={label}
        unit={unit}
        className={styles.value}
      >
        {unit && <span className={styles.unit}> {unit}</span>}
      </FigureButton>
      {value === null && why && (
        <span className={styles.why} title={String(why)}>
          {why}
        </span>
      )}
    </li>
  );
}
