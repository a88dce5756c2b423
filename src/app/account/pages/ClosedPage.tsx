import { Link } from 'react-router-dom';
import { Button } from '../../../ui/index.ts';
import { AuthPage } from '../forms/AuthPage.tsx';
import styles from '../forms/fields.module.css';

/** Where the operator has closed registration. */
export function ClosedPage() {
  return (
    <AuthPage
      title="El registro está en desarrollo"
      tab="Registro"
      text="Por ahora no se pueden crear cuentas nuevas. Si ya tienes una, inicia sesión."
    >
      <div className={styles.form}>
        <Button variant="primary" block render={<Link to="/login">Iniciar sesión</Link>}>
          Iniciar sesión
        </Button>
        <Button block render={<Link to="/">Ir al inicio</Link>}>
          Ir al inicio
        </Button>
      </div>
    </AuthPage>
  );
}
