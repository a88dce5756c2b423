import { useState } from 'react';
import { Button } from '../../../ui/index.ts';
import styles from './ConsentCard.module.css';
import { ConsentForm } from './ConsentForm.tsx';
import { isPutOff, putOff } from './putOff.ts';
import { useConsent } from './useConsent.ts';

/**
 * Asks anyone who signed up before the texts of today. It stands beside everything else: what the
 * person has goes on as it is while they decide.
 */
export function ConsentCard({ userId }: { userId: number }) {
  const { data } = useConsent();
  const [isLater, setLater] = useState(() => isPutOff(userId));
  if (isLater || data?.givenAt !== null) return null;
  const later = () => {
    putOff(userId);
    setLater(true);
  };
  return (
    <section aria-labelledby="autorizacion" className={styles.card}>
      <div className={styles.words}>
        <h2 id="autorizacion">Tu autorización para tratar tus datos</h2>
        <p>
          La ley colombiana (1581 de 2012) pide que nos la des. Lee qué guardamos y para qué. Tus
          casos y tu avance siguen igual, también si prefieres decidirlo después.
        </p>
      </div>
      <ConsentForm>
        <Button onClick={later}>Ahora no</Button>
      </ConsentForm>
    </section>
  );
}
