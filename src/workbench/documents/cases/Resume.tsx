import { useState } from 'react';
import { Button } from '../../../ui/index.ts';
import { useCases } from './context.ts';
import styles from './Resume.module.css';
import { whenText } from './texts.ts';

/** Offers the last draft where a tool starts fresh. */
export function Resume() {
  const workspace = useCases();
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [draft] = workspace?.isNew ? workspace.drafts : [];
  if (!workspace || !draft || draft.id === dismissed) return null;
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
      <Button size="sm" variant="ghost" onClick={() => setDismissed(id)}>
        Ahora no
      </Button>
    </section>
  );
}
