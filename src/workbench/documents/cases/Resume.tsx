import { useState } from 'react';
import { Button } from '../../../ui/index.ts';
import { useCases } from './context.ts';
import styles from './Resume.module.css';
import { whenText } from './texts.ts';

/** Offers the last draft where a tool starts fresh; it stays while one types, so that nothing moves. */
export function Resume() {
  const workspace = useCases();
  const [offered, setOffered] = useState(() => (workspace?.isNew ? workspace.drafts[0]?.id : null));
  const draft = offered ? workspace?.store.find(offered) : undefined;
  if (!workspace || !draft) return null;
  const { id, figure, lastModified } = draft;
  return (
    <section aria-label="Sigue donde ibas" className={styles.resume}>
      <p>
        Sigue donde ibas: borrador del {whenText(lastModified)}
        {figure && ` · ${figure.label}: ${figure.text}`}
      </p>
      <Button size="sm" onClick={() => workspace.select(id)}>
        Continuar
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setOffered(null)}>
        Ahora no
      </Button>
    </section>
  );
}
