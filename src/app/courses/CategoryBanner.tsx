import { useAddressText } from '../search/useAddressText.ts';
import { fold } from '../../ui/fold.ts';
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

const OURS: Category = 'Real State';
const inAddress = (category: Category) => fold(category).replaceAll(' ', '-');

/**
 * The fields of study. The one that is chosen is highlighted and stands in the address, no more:
 * courses carry no category.
 */
export function CategoryBanner() {
  const [named, setNamed] = useAddressText('categoria');
  const chosen = CATEGORIES.find((category) => inAddress(category) === named) ?? OURS;
  return (
    <div role="group" aria-label="Categorías" className={styles.banner}>
      {CATEGORIES.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          className={styles.category}
          onClick={() => setNamed(category === OURS ? '' : inAddress(category))}
        >
          {category}
        </button>
      ))}
    </div>
  );
}
