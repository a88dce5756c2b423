import { Suspense, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../ui/index.ts';
import { CataloguePage } from '../search/CataloguePage.tsx';
import { useAddressText } from '../search/useAddressText.ts';
import { useTitle } from '../useTitle.ts';
import { FoundTools } from './FoundTools.tsx';
import { FILTERS, filterInAddress, filterOf } from './filters.ts';
import styles from './ToolsPage.module.css';

/** The catalogue: every tool that is built, by search and category, which stand in the address. */
export function ToolsPage() {
  useTitle('Herramientas');
  const [search, setSearch] = useAddressText('q');
  const [named, setNamed] = useAddressText('categoria');
  const filter = filterOf(named);
  // What was found last stays until what is typed now is found.
  const wanted = useDeferredValue(search.trim());
  return (
    <CataloguePage
      title="Herramientas"
      lead={
        <>
          Modelos con las fórmulas a la vista: cambia un dato y sigue cada resultado hasta su
          origen. <Link to="/tools/funciones">Funciones de las fórmulas</Link>
        </>
      }
      searchLabel="Buscar herramientas"
      search={search}
      onSearch={setSearch}
      filters={
        <div role="group" aria-label="Categoría" className={cx(styles.filters, 'scrolls-aside')}>
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
      }
    >
      <Suspense>
        <FoundTools
          search={wanted}
          filter={filter}
          onAllCategories={() => setNamed('')}
          onAll={() => {
            setSearch('');
            setNamed('');
          }}
        />
      </Suspense>
    </CataloguePage>
  );
}
