import { presetAddress } from '../tools/preset.ts';
import { EXAMPLE, NO_WISHES, STILL, type Wishes } from './example.ts';
import styles from './ExampleView.module.css';
import { ExampleView } from './ExampleView.tsx';

const FIGURES_SHOWN = STILL.figures.map(([id, label, text]) => ({ id, label, text }));
const STEPS = STILL.steps.map(([label, from, to]) => ({ label, from, to }));

interface Props {
  wishes?: Wishes;
  /** What is done in it before it computes; without it nothing in it can be operated. */
  onWish?: (wishes: Wishes) => void;
  onPress?: () => void;
}

/** The example as it starts, before it computes. */
export function StillExample({ wishes = NO_WISHES, onWish, onPress }: Props) {
  const { selected, values } = wishes;
  const sliders = STILL.sliders.map(([label, text, value, range]) => ({
    label,
    text,
    value: values[label] ?? value,
    range,
    onChange: (wished: number) => onWish?.({ selected, values: { ...values, [label]: wished } }),
  }));
  return (
    <div inert={onWish === undefined} onPointerDown={onPress}>
      <ExampleView
        address={presetAddress(EXAMPLE.path, EXAMPLE.inputs)}
        figures={FIGURES_SHOWN}
        selected={selected}
        onSelect={(id) => onWish?.({ selected: id, values })}
        sliders={sliders}
        steps={STEPS}
        formula={
          <p className={styles.awaited}>
            = Ingreso operativo neto (NOI) ÷ Valor de la propiedad × 100
          </p>
        }
      />
    </div>
  );
}
