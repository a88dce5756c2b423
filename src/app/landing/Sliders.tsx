import { kinds } from '../../tool/index.ts';
import { useSession } from '../../workbench/useSession.ts';
import type { Session } from '../../workbench/session.ts';
import styles from './Sliders.module.css';

const valueOf = ({ calculation }: Session, id: string): number => {
  const value = calculation.value({ id });
  return typeof value === 'number' ? value : 0;
};

/** What is paid for the property is what isn't borrowed. */
function finance(session: Session, price: number, share: number): void {
  const loanAmount = Math.round((price * share) / 100);
  session.write('Cambiar la financiación', [
    { ref: { id: 'propertyValue' }, value: price },
    { ref: { id: 'loanAmount' }, value: loanAmount },
    { ref: { id: 'downPayment' }, value: price - loanAmount },
  ]);
}

const shareOf = (session: Session): number =>
  Math.round((valueOf(session, 'loanAmount') / valueOf(session, 'propertyValue')) * 100);

/** Inputs of the example as beads on their rails. */
export function Sliders() {
  const session = useSession();
  const { calculation } = session;
  const shown = (id: string, value: number): string => {
    const field = calculation.field({ id });
    return field ? kinds[field.kind].format(value, field) : String(value);
  };
  const input = (id: string, min: number, max: number, step: number) => (
    <Slider
      label={calculation.field({ id })?.label ?? id}
      text={shown(id, valueOf(session, id))}
      value={valueOf(session, id)}
      range={[min, max, step]}
      onChange={(value) => session.write('Cambiar', [{ ref: { id }, value }], id)}
    />
  );
  const price = valueOf(session, 'propertyValue');
  const share = shareOf(session);
  return (
    <div className={styles.sliders}>
      <Slider
        label="Valor de la propiedad"
        text={shown('propertyValue', price)}
        value={price}
        range={[150_000_000, 900_000_000, 5_000_000]}
        onChange={(value) => finance(session, value, share)}
      />
      {input('monthlyRent', 800_000, 6_000_000, 50_000)}
      {input('vacancyRate', 0, 30, 1)}
      <Slider
        label="Crédito"
        text={`${share} %`}
        value={share}
        range={[0, 70, 5]}
        onChange={(value) => finance(session, price, value)}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  /** The value as a person reads it. */
  text: string;
  value: number;
  range: readonly [min: number, max: number, step: number];
  onChange: (value: number) => void;
}

function Slider({ label, text, value, range: [min, max, step], onChange }: SliderProps) {
  return (
    <label className={styles.slider}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{text}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
