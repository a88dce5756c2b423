import { cards } from 'virtual:catalogue';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORIES, type ToolCard } from '../../tool/tool.ts';
import { Button, EmptyState, SearchField, VisuallyHidden } from '../../ui/index.ts';
import { useTitle } from '../useTitle.ts';
import { type Filter, inOrder, searchTools } from './search.ts';
import { ToolCards } from './ToolCards.tsx';
import styles from './ToolsPage.module.css';

const ALL = [...cards].sort(inOrder);
const FILTERS: readonly Filter[] = ['Todos', ...CATEGORIES];

/** The catalogue: every tool that is built, by search and category. */
export function ToolsPage() {
  useTitle('Herramientas');
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<Filter>('Todos');
  const found = searchTools(ALL, search, filter);
  const unfiltered = search.trim() === '' && filter === 'Todos';
  const principal = found.filter((card) => !unfiltered || card.listed === 'card');
  const more = unfiltered ? found.filter((card) => card.listed === 'more') : [];
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>Herramientas</h1>
        <p>
          Modelos con las fórmulas a la vista: cambia un dato y sigue cada resultado hasta su
          origen.
        </p>
      </header>
      <div className={styles.controls}>
        <SearchField
          label="Buscar herramientas"
          value={search}
          onValueChange={setSearch}
          className={styles.search}
        />
        <div role="group" aria-label="Categoría" className={styles.filters}>
          {FILTERS.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={option === filter}
              className={styles.filter}
              onClick={() => setFilter(option)}
            >
              {option}
            </button>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <p role="status">{found.length === 1 ? '1 herramienta' : `${found.length} herramientas`}</p>
      </VisuallyHidden>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No se encontraron herramientas"
          text="Intenta cambiar los filtros de búsqueda"
          action={
            <Button
              onClick={() => {
                setSearch('');
                setFilter('Todos');
              }}
            >
              Ver todas
            </Button>
          }
        />
      ) : (
        <ToolCards cards={principal} />
      )}
      {more.length > 0 && <MoreTools cards={more} />}
    </main>
  );
}

function MoreTools({ cards: links }: { cards: readonly ToolCard[] }) {
  return (
    <section aria-labelledby="mas-herramientas" className={styles.more}>
      <h2 id="mas-herramientas">Más herramientas</h2>
      <ul>
        {links.map((card) => (
          <li key={card.id}>
            <Link to={card.path}>{card.title}</Link>
            <span>{card.description}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
