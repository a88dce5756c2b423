import { KeyRound } from 'lucide-react';
import { Button, toast } from '../../../ui/index.ts';
import { Notice } from '../forms/Notice.tsx';
import styles from './SecondFactor.module.css';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, this once. */
export function CodesStep({ codes, onDone }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success('Códigos en el portapapeles'),
      () => toast.error('El navegador no dejó copiar. Selecciónalos y cópialos con Ctrl+C.'),
    );
  return (
    <div className={styles.step}>
      <Notice icon={<KeyRound />}>
        <p>Guarda estos códigos de recuperación en un lugar seguro.</p>
        <p>
          Si pierdes el teléfono, cada uno sirve una vez para iniciar sesión. No los volveremos a
          mostrar.
        </p>
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={onDone}>
          Ya los guardé
        </Button>
        <Button onClick={() => void copy()}>Copiar</Button>
      </div>
    </div>
  );
}
