import type { PublicConfig } from '../../../../schemas/accounts.ts';
import { Button } from '../../../ui/index.ts';
import styles from './DemoAccount.module.css';

interface Props {
  demo: NonNullable<PublicConfig['demo']>;
  onUse: () => void;
}

/** The account to try the product with: the service names it in development only. */
export function DemoAccount({ demo, onUse }: Props) {
  return (
    <section aria-label="Cuenta de demostración" className={styles.demo}>
      <div>
        <h2>Cuenta de demostración</h2>
        <p>
          {demo.email} · {demo.password}
        </p>
      </div>
      <Button size="sm" onClick={onUse}>
        Usarla
      </Button>
    </section>
  );
}
