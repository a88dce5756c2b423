import { Apple } from 'lucide-react';
import { Button } from '../../../ui/index.ts';
import { logWarning } from '../log.ts';
import { useAccount } from '../useAccount.ts';
import styles from './SocialButtons.module.css';

/** They are there and do nothing that can be seen yet: neither service is configured. */
export function SocialButtons() {
  const { signInWithGoogle } = useAccount();
  const google = () => {
    signInWithGoogle().catch((error: unknown) => logWarning('No se pudo ingresar', error));
  };
  return (
    <section aria-label="Otras formas de ingresar" className={styles.social}>
      <p className={styles.divider}>
        <span>Próximamente, también con</span>
      </p>
      <div className={styles.buttons}>
        <Button icon={<GoogleMark />} onClick={google}>
          Google
        </Button>
        <Button icon={<Apple />}>Apple</Button>
      </div>
    </section>
  );
}

/** Drawn in the line of the other icons. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.4" aria-hidden="true">
      <path d="M18.4 6.2A8.5 8.5 0 1 0 20.5 12H12.5" />
    </svg>
  );
}
