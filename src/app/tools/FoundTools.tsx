import { cards } from 'virtual:catalogue';
import { Search } from 'lucide-react';
import { type ReactNode, use, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ToolCard } from '../../tool/contract/tool.ts';
import {
  Button,
  EmptyState,
  lazyPart,
  once,
  PartBoundary,
  VisuallyHidden,
} from '../../ui/index.ts';
import { Guess } from '../search/CataloguePage.tsx';
import { belongs, type Filter, inOrder } from './filters.ts';
import type { ToolHits } from './search.ts';
import { ToolCards } from './ToolCards.tsx';
import styles from './ToolsPage.module.css';

const ALL = [...cards].sort(inOrder);

/** Loaded when somebody searches: the first load has no room for it. */
const loadSearch = once(async () => (await import('./wordSearch.ts')).search);

const inCategory = (filter: Filter): ToolHits => ({
  inside: ALL.filter((card) => belongs(card, filter)),
  outside: [],
  isGuess: false,
});

const ToolDialog = lazyPart(async () => (await import('./ToolDialog.tsx')).ToolDialog);

interface Props {
  search: string;
  filter: Filter;
  onAllCategories: () => void;
  /** Takes back search and category. */
  onAll: () => void;
}

/** What the catalogue holds for a search, and what it holds outside of the category. */
export function FoundTools({ search, filter, onAllCategories, onAll }: Props) {
  const { inside, outside, isGuess } =
    search === '' ? inCategory(filter) : use(loadSearch())(ALL, search, filter);
  const unfiltered = search === '' && filter === 'Todos';
  const principal = inside.filter((card) => !unfiltered || card.listed === 'card');
  const more = unfiltered ? inside.filter((card) => card.listed === 'more') : [];
  return (
    <>
      <VisuallyHidden>
        <p role="status">
          {inside.length === 1 ? '1 herramienta' : `${inside.length} herramientas`}
        </p>
      </VisuallyHidden>
      {isGuess && <Guess wanted={search} />}
      {inside.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title="No se encontraron herramientas"
          text="Intenta cambiar los filtros de búsqueda"
          action={<Button onClick={onAll}>Ver todas</Button>}
        />
      ) : (
        <ToolCards cards={principal} />
      )}
      {outside.length > 0 && (
        <Links title={`Fuera de ${filter}`} cards={outside}>
          <Button size="sm" onClick={onAllCategories}>
            Buscar en todas las categorías
          </Button>
        </Links>
      )}
      {more.length > 0 && <Links title="Más herramientas" cards={more} />}
    </>
  );
}

interface LinksProps {
  title: string;
  cards: readonly ToolCard[];
  children?: ReactNode;
}

function Links({ title, cards: links, children }: LinksProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-label={title} className={styles.more}>
      <h2>{title}</h2>
      <ul>
        {links.map((card) => (
          <li key={card.id}>
            <Link to={card.path}>{card.title}</Link>
            <span>{card.description}</span>
            {card.inDialog && (
              <Button size="sm" onClick={() => setOpen(card.id)}>
                Abrir aquí
              </Button>
            )}
          </li>
        ))}
      </ul>
      {open !== null && (
        <PartBoundary what="la herramienta" waiting={null}>
          <ToolDialog id={open} onClose={() => setOpen(null)} />
        </PartBoundary>
      )}
      {children}
    </section>
  );
}
