import { Link } from 'react-router-dom';
import { Button } from '../../../ui/index.ts';
import { AuthPage } from '../forms/AuthPage.tsx';
import styles from '../forms/fields.module.css';

/** At /signup, for anyone who has an account and is signed in. */
export function WelcomeBackPage({ name }: { name: string }) {
  return (
    <AuthPage
      title={`Hola de nuevo, ${name}`}
      tab="Hola de nuevo"
      text="Ya tienes una cuenta y tu sesión está abierta."
    >
      <div className={styles.form}>
        <Button variant="primary" block render={<Link to="/learn">Seguir aprendiendo</Link>}>
          Seguir aprendiendo
        </Button>
        <Button block render={<Link to="/tools">Ir a las herramientas</Link>}>
          Ir a las herramientas
        </Button>
        <Button block variant="ghost" render={<Link to="/">Ir al inicio</Link>}>
          Ir al inicio
        </Button>
      </div>
    </AuthPage>
  );
}
