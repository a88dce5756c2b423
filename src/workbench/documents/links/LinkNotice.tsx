import { Link2 } from 'lucide-react';
import { labelOf, linksOf, type Ref } from '../../../tool/index.ts';
import { Button } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import { useLinks } from './LinksScope.tsx';
import styles from './Links.module.css';
import { useLink } from './useLink.ts';

/** Says which inputs have a source that changed or is gone. */
export function LinkNotice() {
  const links = useLinks();
  const { calculation, document } = useSession();
  if (!links) return null;
  return Object.keys(linksOf(document)).map((address) => {
    const found = calculation.refOf(address);
    return found.kind === 'cell' && <Notice key={address} cell={found.ref} />;
  });
}

function Notice({ cell }: { cell: Ref }) {
  const { calculation } = useSession();
  const linked = useLink(cell);
  if (!linked?.now) return null;
  const { link, now, text, isChanged, update, release } = linked;
  if (now.state === 'there' && !isChanged) return null;
  return (
    <div className={styles.notice}>
      <Link2 aria-hidden="true" />
      <p>
        {now.state === 'there' ? (
          <>
            La fuente de «{labelOf(calculation, cell)}» cambió: {text} → {now.text} ({now.path})
          </>
        ) : (
          <>
            «{labelOf(calculation, cell)}» venía de {link.name}: {now.why}. Queda el último valor,{' '}
            {text}.
          </>
        )}
      </p>
      {isChanged && (
        <Button size="sm" onClick={update}>
          Actualizar
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={release}>
        Soltar
      </Button>
    </div>
  );
}
