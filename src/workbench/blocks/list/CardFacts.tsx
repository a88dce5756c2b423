import { type Cards, type List, read, textsOf, unitBeside } from '../../../tool/index.ts';
import { cx } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import { FigureButton, FigureLabel } from '../FigureButton.tsx';
import styles from './RecordCards.module.css';

interface Props {
  id: string;
  list: List;
  row: number;
  /** What is typed opens the record's form there; missing where nothing may be typed. */
  onEdit?: ((field: string) => void) | undefined;
}

/** The figures of a card, each with its formula a click away, and its details below them. */
export function CardFacts({ cards, ...props }: Props & { cards: Cards }) {
  return (
    <>
      <dl className={styles.figures}>
        {cards.figures.map((item) => (
          <Fact key={item} item={item} {...props} />
        ))}
      </dl>
      {cards.details?.map(({ title, items }) => (
        <div key={title} className={styles.detail}>
          <h4>{title}</h4>
          <Detail items={items} {...props} />
        </div>
      ))}
    </>
  );
}

/** A text stands as it is, several as a list, everything else beside its name. */
function Detail({ items, ...props }: Props & { items: readonly string[] }) {
  const { id, list, row } = props;
  const { calculation } = useSession();
  const [only, ...more] = items;
  const kind = only === undefined || more.length > 0 ? undefined : list.fields[only]?.kind;
  if (kind === 'text' || kind === 'texts' || kind === 'choice') {
    const value = calculation.value({ id: only ?? '', table: id, row });
    const texts = kind === 'texts' ? textsOf(value) : [String(value ?? '')];
    const shown = texts.filter((text) => text !== '');
    if (shown.length === 0) return <p className={styles.none}>Ninguna</p>;
    if (kind !== 'texts') return <p className={styles.plain}>{shown}</p>;
    return (
      <ul className={styles.texts}>
        {shown.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className={styles.facts}>
      {items.map((item) => (
        <Fact key={item} item={item} {...props} />
      ))}
    </dl>
  );
}

function Fact({ id, list, item, row, onEdit }: Props & { item: string }) {
  const { calculation } = useSession();
  const ref = { id: item, table: id, row };
  const shape = list.fields[item] ?? list.formulas?.[item];
  if (!shape) return null;
  const reading = read(calculation, ref);
  const isTyped = onEdit !== undefined && list.fields[item] !== undefined;
  const unit = unitBeside(reading, shape.unit);
  return (
    <div className={styles.fact}>
      <dt>
        <FigureLabel label={shape.label} help={shape.help} />
      </dt>
      <dd>
        <FigureButton
          cell={ref}
          reading={reading}
          label={shape.label}
          unit={unit}
          className={cx(styles.value, isTyped && styles.typed)}
          {...(isTyped ? { onOpen: () => onEdit(item) } : {})}
        />
        {unit !== '' && <span className={styles.unit}>{unit}</span>}
      </dd>
    </div>
  );
}
