import { CalendarRange } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, EmptyState } from '../../../src/ui/index.ts';
import { useSession } from '../../../src/workbench/index.ts';
import { completeDates, type Dates, type ProjectData } from '../document/document.ts';

/** The dates of the project at work; null as long as they aren't all configured. */
export function useDates(): Dates | null {
  return completeDates(useSession<ProjectData>().document.dateConfig);
}

/** In the place of a projection that has no dates yet. */
export function DatesRequired() {
  return (
    <EmptyState
      icon={<CalendarRange />}
      title="Configuración de fechas requerida para mostrar la proyección"
      text="Para ver la proyección detallada, primero configura las fechas en la pestaña &quot;Fechas&quot;."
      action={
        <Button variant="primary" render={<Link to="?pestana=fechas" />}>
          Configurar fechas
        </Button>
      }
    />
  );
}
