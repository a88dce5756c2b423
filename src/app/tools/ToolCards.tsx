import { ArrowUpRight } from 'lucide-react';
import type { ToolCard } from '../../tool/contract/tool.ts';
import { cx } from '../../ui/index.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import styles from './ToolCards.module.css';

/** Tools side by side, each with what it is for. */
export function ToolCards({ cards }: { cards: readonly ToolCard[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, path, category, title, description }) => (
        <LinkCard key={id} className={styles.card}>
          <p className={styles.category}>{category}</p>
          <h2 className={styles.title}>
            <CardLink to={path}>{title}</CardLink>
            <ArrowUpRight aria-hidden="true" />
          </h2>
          <p>{description}</p>
        </LinkCard>
      ))}
    </ul>
  );
}

/** The same for somebody who knows them: name and category. */
export function BriefToolCards({ cards }: { cards: readonly ToolCard[] }) {
  return (
    <ul className={cx(styles.cards, styles.brief)}>
      {cards.map(({ id, path, category, title }) => (
        <LinkCard key={id} className={styles.card}>
          <h3>
            <CardLink to={path}>{title}</CardLink>
          </h3>
          <p>{category}</p>
        </LinkCard>
      ))}
    </ul>
  );
}
