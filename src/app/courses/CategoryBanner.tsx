import { useState } from 'react';
import styles from './CategoryBanner.module.css';

const CATEGORIES = [
  'Emprendimiento',
  'Desarrollo Personal',
  'Neuropsicología',
  'Finanzas',
  'Real State',
  'Marketing',
] as const;

type Category = (typeof CATEGORIES)[number];

/** The fields of study. The one that is chosen is only highlighted: courses carry no category. */
export function CategoryBanner() {
  const [chosen, setChosen] = useState<Category>('Real State');
  return (
    <div role="group" aria-label="Categorías" className={styles.banner}>
      {CATEGORIES.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          className={styles.category}
          onClick={() => setChosen(category)}
        >
          {category}
        </button>
      ))}
    </div>
  );
}
