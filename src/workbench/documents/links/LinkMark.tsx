import { ArrowLeft, Unlink } from 'lucide-react';
import type { Ref } from '../../../tool/index.ts';
import { Button, IconButton } from '../../../ui/index.ts';
import styles from './Links.module.css';
import { useLink } from './useLink.ts';

/** Under an input: where it was taken from, whether that says something else today, and the way out. */
export function LinkMark({ cell }: { cell: Ref }) {
  const linked = useLink(cell);
  if (!linked) return null;
  const { link, now, isChanged, update, release } = linked;
  return (
    <div className={styles.mark}>
      <p>
        <ArrowLeft aria-label="Viene de" />
        {now?.state === 'there' ? now.path : link.name}
        {now?.state === 'gone' && `: ${now.why}; queda el último valor`}
        {isChanged && now?.state === 'there' && `: ahora ${now.text}`}
      </p>
      {isChanged && (
        <Button size="sm" variant="ghost" onClick={update}>
          Actualizar
        </Button>
      )}
      <IconButton label={`Soltar de ${link.name}`} icon={<Unlink />} onClick={release} />
    </div>
  );
}
