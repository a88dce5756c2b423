import { Link2, RefreshCw, Unlink } from 'lucide-react';
import type { Ref } from '../../tool/index.ts';
import { Button } from '../../ui/index.ts';
import { canBring } from '../documents/links/canBring.ts';
import { useLinks } from '../documents/links/LinksScope.tsx';
import { useLink } from '../documents/links/useLink.ts';
import { useSession } from '../session/useSession.ts';

/** Takes the selected input from a figure of another case, or lets it go again. */
export function LinkActions({ target }: { target: Ref }) {
  const links = useLinks();
  const linked = useLink(target);
  const field = useSession().calculation.field(target);
  if (!links || !field || !canBring(field)) return null;
  if (!linked) {
    return (
      <Button size="sm" variant="ghost" icon={<Link2 />} onClick={() => links.ask(target)}>
        Traer de un caso…
      </Button>
    );
  }
  return (
    <>
      {linked.isChanged && (
        <Button size="sm" variant="ghost" icon={<RefreshCw />} onClick={linked.update}>
          Actualizar
        </Button>
      )}
      <Button size="sm" variant="ghost" icon={<Unlink />} onClick={linked.release}>
        Soltar
      </Button>
    </>
  );
}
