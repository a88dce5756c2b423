import { Compass } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button, EmptyState, VisuallyHidden } from '../ui/index.ts';
import { useTitle } from './useTitle.ts';

export function NotFoundPage() {
  const { pathname } = useLocation();
  useTitle('Página no encontrada');
  return (
    <main>
      <VisuallyHidden>
        <h1>Página no encontrada</h1>
      </VisuallyHidden>
      <EmptyState
        icon={<Compass />}
        title="Esta página no existe"
        text={`No hay nada en ${pathname}. Puede que la dirección tenga un error o que la página haya cambiado de lugar.`}
        action={
          <Button variant="primary" render={<Link to="/tools">Ver herramientas</Link>}>
            Ver las herramientas
          </Button>
        }
      />
    </main>
  );
}
