import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './CardsPage.module.css';

export interface InfoCard {
  readonly title: string;
  readonly text: string;
  readonly points?: readonly { readonly label: string; readonly text: string }[];
  readonly link?: PageLink;
}

export interface PageLink {
  readonly to: string;
  readonly label: string;
}

interface Props {
  title: string;
  description: string;
  cards: readonly InfoCard[];
  /** Where to go on from here. */
  links?: readonly PageLink[];
}

/** The page of a tool that explains instead of computing: cards of text and links. */
export function CardsPage({ title, description, cards, links = [] }: Props) {
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <Card card={card} />
          </li>
        ))}
      </ul>
      {links.length > 0 && (
        <nav aria-label="Sigue con" className={styles.links}>
          {links.map((link) => (
            <Forward key={link.to} link={link} />
          ))}
        </nav>
      )}
    </main>
  );
}

function Card({ card: { title, text, points = [], link } }: { card: InfoCard }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{text}</p>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point.label}>
              <strong>{point.label}.</strong> {point.text}
            </li>
          ))}
        </ul>
      )}
      {link && <Forward link={link} />}
    </>
  );
}

function Forward({ link: { to, label } }: { link: PageLink }) {
  return (
    <Link to={to} className={styles.link}>
      {label}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
