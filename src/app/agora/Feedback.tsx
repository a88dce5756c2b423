import { useState } from 'react';
import { Button, ErrorScreen, Skeleton, Spinner, toast } from '../../ui/index.ts';
import { Row, Specimen } from './Specimen.tsx';

/** What is said in passing, what is awaited, and what is seen when a screen breaks. */
export function Feedback() {
  return (
    <>
      <Specimen title="Notificaciones">
        <Row>
          <Button onClick={() => toast.success('Proyecto guardado')}>Éxito</Button>
          <Button onClick={() => toast.error('No se pudo guardar')}>Error</Button>
          <Button onClick={() => toast.warning('Los pesos suman 95 %')}>Advertencia</Button>
          <Button onClick={() => toast.info('Hay una versión nueva')}>Información</Button>
          <Button onClick={() => toast.info('Se queda hasta que la cierres', { duration: 0 })}>
            Permanente
          </Button>
        </Row>
      </Specimen>
      <Specimen title="Espera">
        <Row>
          <Spinner label="Cargando el ejemplo" />
          <span>Cargando cursos...</span>
        </Row>
      </Specimen>
      <Specimen title="Esqueleto">
        <Skeleton />
        <Skeleton shape="figure" />
        <Skeleton shape="block" height={96} />
      </Specimen>
      <Specimen title="Pantalla de error">
        <ErrorExample />
      </Specimen>
    </>
  );
}

/** Only when asked for: it announces itself. */
function ErrorExample() {
  const [isShown, setShown] = useState(false);
  if (isShown) return <ErrorScreen resetErrorBoundary={() => setShown(false)} />;
  return (
    <Row>
      <Button onClick={() => setShown(true)}>Ver la pantalla de error</Button>
    </Row>
  );
}
