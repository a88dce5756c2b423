import { cards } from 'virtual:catalogue';
import { toolWords } from 'virtual:tool-words';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ToolCard } from '../../tool/tool.ts';
import { Button, EmptyState, SearchField, VisuallyHidden } from '../../ui/index.ts';
import { useAddressText } from '../search/useAddressText.ts';
import { useTitle } from '../useTitle.ts';
import { FILTERS, filterInAddress, filterOf, inOrder, searchTools } from './search.ts';
import { ToolCards } from './ToolCards.tsx';
import styles from './ToolsPage.module.css';

const ALL = [...cards].sort(inOrder);

/** The catalogue: every tool that is built, by search and category, which stand in the address. */
export function ToolsPage() {
  useTitle('Herramientas');
  const [search, setSearch] = useAddressText('q');
  const [named, setNamed] = useAddressText('categoria');
  const filter = filterOf(named);
  const { inside, outside, isGuess } = searchTools(ALL, toolWords, search, filter);
  const unfiltered = search.trim() === '' && filter === 'Todos';
  const principal = inside.filter((card) => !unfiltered || card.listed === 'card');
  const more = unfiltered ? inside.filter((card) => card.listed === 'more') : [];
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
              onClick={() => setNamed(filterInAddress(option))}
            >
              {option}
            </button>
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <p role="status">
          {inside.length === 1 ? '1 herramienta' : `${inside.length} herramientas`}
        </p>
      </VisuallyHidden>
      {isGuess && (
        <p className={styles.guess}>Nada se escribe como «{search.trim()}»; esto es lo parecido:</p>
      )}
      {inside.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No se encontraron herramientas"
          text="Intenta cambiar los filtros de búsqueda"
          action={
            <Button
              onClick={() => {
                setSearch('');
                setNamed('');
              }}
            >
              Ver todas
            </Button>
          }
        />
      ) : (
        <ToolCards cards={principal} />
      )}
      {outside.length > 0 && (
        <Links title={`Fuera de ${filter}`} cards={outside}>
          <Button size="sm" onClick={() => setNamed('')}>
            Buscar en todas las categorías
          </Button>
        </Links>
      )}
      {more.length > 0 && <Links title="Más herramientas" cards={more} />}
    </main>
  );
}

interface LinksProps {
  title: string;
  cards: readonly ToolCard[];
  children?: ReactNode;
}

function Links({ title, cards: links, children }: LinksProps) {
  return (
    <section aria-label={title} className={styles.more}>
      <h2>{title}</h2>
      <ul>
        {links.map((card) => (
          <li key={card.id}>
            <Link to={card.path}>{card.title}</Link>
            <span>{card.description}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
