import { Calculator } from 'lucide-react';
import { Badge, Button, EmptyState } from '../../ui/index.ts';
import type { SubmitButton } from '../../tool/index.ts';
import styles from './Submit.module.css';

interface Props {
  button: SubmitButton;
  onSubmit: () => void;
}

/** In the place of everything computed, until a person asks for it. */
export function Submit({ button, onSubmit }: Props) {
  return (
    <EmptyState
      icon={<Calculator />}
      title="Los resultados aparecen al calcular"
      text={
        button.hint ??
        'Revisa los datos y calcula. Si después los cambias, los resultados quedan como están hasta que vuelvas a calcular.'
      }
      action={
        <Button variant="primary" onClick={onSubmit}>
          {button.label}
        </Button>
      }
    />
  );
}

/** Above results of data that have changed since. */
export function Outdated({ button, onSubmit }: Props) {
  return (
    <div className={styles.outdated}>
      <Badge variant="warning">Desactualizado</Badge>
      <p role="status">Los datos cambiaron.</p>
      <Button size="sm" variant="primary" onClick={onSubmit}>
        {button.label}
      </Button>
    </div>
  );
}
