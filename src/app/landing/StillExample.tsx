import { presetAddress } from '../tools/preset.ts';
import { EXAMPLE, FIGURES, STILL } from './example.ts';
import styles from './ExampleView.module.css';
import { ExampleView } from './ExampleView.tsx';

const nothing = () => undefined;

const FIGURES_SHOWN = STILL.figures.map(([id, label, text]) => ({ id, label, text }));
const SLIDERS = STILL.sliders.map(([label, text, value, range]) => ({
  label,
  text,
  value,
  range,
  onChange: nothing,
}));
const STEPS = STILL.steps.map(([label, from, to]) => ({ label, from, to }));

/** The example as it starts, before it computes: nothing in it can be operated yet. */
export function StillExample() {
  return (
    <div inert>
      <ExampleView
        address={presetAddress(EXAMPLE.path, EXAMPLE.inputs)}
        figures={FIGURES_SHOWN}
        selected={FIGURES[0]}
        onSelect={nothing}
        sliders={SLIDERS}
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
