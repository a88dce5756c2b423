import { Calculator } from 'lucide-react';
import { Button, EmptyState } from '../../ui/index.ts';

interface Props {
  label: string;
  onSubmit: () => void;
}

/** In the place of everything computed, until a person asks for it. */
export function Submit({ label, onSubmit }: Props) {
  return (
    <EmptyState
      icon={<Calculator />}
      title="Los resultados aparecen al calcular"
      text="Revisa los datos. Después, cada cambio se refleja de inmediato."
      action={
        <Button variant="primary" onClick={onSubmit}>
          {label}
        </Button>
      }
    />
  );
}
