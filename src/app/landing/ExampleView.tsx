import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx, VisuallyHidden } from '../../ui/index.ts';
import { EXAMPLE } from './example.ts';
import styles from './ExampleView.module.css';
import { type SliderRow, Sliders } from './Sliders.tsx';
import { type Step, Waterfall } from './Waterfall.tsx';

export interface ShownFigure {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly isBad?: boolean;
}

interface Props {
  /** Opens the whole tool with what stands here. */
  address: string;
  figures: readonly ShownFigure[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  sliders: readonly SliderRow[];
  steps: readonly Step[];
  formula: ReactNode;
}

/** How the example looks, whether it computes already or not. */
export function ExampleView({ address, figures, selected, onSelect, ...rest }: Props) {
  return (
    <div role="group" aria-label={`${EXAMPLE.title}, en vivo`} className={styles.example}>
      <div className={styles.head}>
        <p>
          <strong>{EXAMPLE.title}</strong>
          <span className={styles.of}> de un apartamento</span>
        </p>
        <Link to={address}>Abrir con estos datos</Link>
      </div>
      <ul className={styles.figures} aria-label="Resultados">
        {figures.map(({ id, label, text, isBad = false }) => (
          <li key={id} className={cx(id === selected && styles.selected)}>
            <button type="button" aria-pressed={id === selected} onClick={() => onSelect(id)}>
              <span className={styles.label}>{label}</span>{' '}
              <span className={cx(styles.value, isBad && styles.bad)}>{text}</span>
              <VisuallyHidden>Ver la fórmula</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.middle}>
        <Sliders rows={rest.sliders} />
        <Waterfall steps={rest.steps} />
      </div>
      <div className={styles.formula}>{rest.formula}</div>
    </div>
  );
}
