import { Link } from 'react-router-dom';
import { LEGAL } from '../../../../schemas/legal.ts';
import { ConsentForm } from './ConsentForm.tsx';
import { useConsent } from './useConsent.ts';

const DAY = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long' });

/** When the person agreed, to what, and where it can be read; or the box to do so. */
export function ConsentStatus() {
  const { data } = useConsent();
  if (data === undefined) return null;
  if (data.givenAt === null) return <ConsentForm />;
  return (
    <div>
      <p>
        La diste el {DAY.format(new Date(data.givenAt))} (versión {LEGAL.version}).
      </p>
      <p>
        <Link to="/privacidad">Política de datos</Link> ·{' '}
        <Link to="/terminos">Términos de uso</Link>
      </p>
    </div>
  );
}
