import type { ReactNode } from 'react';
import { SearchField } from '../../ui/index.ts';
import styles from './CataloguePage.module.css';

interface Props {
  title: string;
  /** What is listed, in a sentence. */
  lead: ReactNode;
  searchLabel: string;
  search: string;
  onSearch: (text: string) => void;
  /** Beside the search. */
  filters?: ReactNode;
  /** What was found. */
  children: ReactNode;
}

/** A page that lists what can be searched. */
export function CataloguePage(props: Props) {
  const { title, lead, searchLabel, search, onSearch, filters, children } = props;
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <div className={styles.controls}>
        <SearchField
          label={searchLabel}
          value={search}
          onValueChange={onSearch}
          className={styles.search}
        />
        {filters}
      </div>
      {children}
    </main>
  );
}

/** Above what was found by words that are only like those that were typed. */
export function Guess({ wanted }: { wanted: string }) {
  return <p className={styles.guess}>Nada se escribe como «{wanted}»; esto es lo parecido:</p>;
}
