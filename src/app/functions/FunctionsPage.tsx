import { Search } from 'lucide-react';
import { useDeferredValue } from 'react';
import { type FunctionAbout, functionCatalogue } from '../../tool/compute/functions.ts';
import { Button, EmptyState, VisuallyHidden } from '../../ui/index.ts';
import { FunctionHelp } from '../../workbench/formula/FunctionHelp.tsx';
import { CataloguePage, Guess } from '../search/CataloguePage.tsx';
import { rank } from '../search/rank.ts';
import { useAddressText } from '../search/useAddressText.ts';
import { useTitle } from '../useTitle.ts';
import styles from './FunctionsPage.module.css';

const ALL = functionCatalogue();

/** Every function that formulas use, by search, which stands in the address. */
export function FunctionsPage() {
  useTitle('Funciones');
  const [search, setSearch] = useAddressText('q');
  const wanted = useDeferredValue(search.trim());
  const { items, isGuess } = rank(ALL, wanted, textsOf);
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <CataloguePage
      title="Funciones"
      lead="Las que usan las fórmulas de todas las herramientas, con sus nombres de Excel. Los ejemplos se calculan aquí mismo."
      searchLabel="Buscar funciones"
      search={search}
      onSearch={setSearch}
    >
      <VisuallyHidden>
        <p role="status">{items.length === 1 ? '1 función' : `${items.length} funciones`}</p>
      </VisuallyHidden>
      {isGuess && <Guess wanted={wanted} />}
      {items.length === 0 && (
        <EmptyState
          icon={<Search />}
          title="No se encontraron funciones"
          text="Prueba con el nombre en Excel (PAGO, PMT) o con lo que calcula (cuota, tasa)."
          action={<Button onClick={() => setSearch('')}>Ver todas</Button>}
        />
      )}
      {groups.map((group) => (
        <Group key={group} title={group} entries={items.filter((one) => one.group === group)} />
      ))}
    </CataloguePage>
  );
}

function Group({ title, entries }: { title: string; entries: readonly FunctionAbout[] }) {
  return (
    <section aria-label={title} className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {entries.map((about) => (
          <li key={about.id} className={styles.entry}>
            <h3>
              {about.spanish}
              {about.excel.name !== about.spanish && <span> {about.excel.name}</span>}
            </h3>
            <FunctionHelp about={about} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a function is found by, the strongest first. */
function textsOf({ id, spanish, excel, help, args, group }: FunctionAbout): string[] {
  return [`${spanish} ${excel.name ?? ''} ${id}`, help, `${args.join(' ')} ${group}`];
}
