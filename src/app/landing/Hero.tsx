import { ArrowRight } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { Button, lazyPart } from '../../ui/index.ts';
import { HOME } from '../account/returning.ts';
import { useAccount } from '../account/useAccount.ts';
import styles from './Hero.module.css';
import { StillExample } from './StillExample.tsx';

const LiveExample = lazyPart(async () => (await import('./LiveExample.tsx')).LiveExample);

/** What the product is, said once and shown at once. */
export function Hero() {
  const { user } = useAccount();
  const [way, label] = user ? [HOME, 'Ir a tu dashboard'] : ['/signup', 'Crear cuenta gratis'];
  return (
    <section className={styles.hero} aria-labelledby="titular">
      <div className={styles.words}>
        <h1 id="titular">Invierte en finca raíz con las cuentas a la vista</h1>
        <p>
          Herramientas y cursos para inversionistas inmobiliarios en Colombia. Cambia un dato, mira
          qué se mueve y sigue cada cifra hasta su fórmula.
        </p>
        <div className={styles.actions}>
          <Button
            size="lg"
            variant="primary"
            iconEnd={<ArrowRight />}
            render={<Link to={way}>{label}</Link>}
          >
            {label}
          </Button>
          <Button
            size="lg"
            variant="ghost"
            render={<a href="#herramientas">Ver las herramientas</a>}
          >
            Ver las herramientas
          </Button>
        </div>
      </div>
      <Example />
    </section>
  );
}

/** So much of the example, or of a low screen, is enough to bring it to life. */
const ENOUGH = 0.6;
const STEPS = [0.2, 0.4, ENOUGH];

/**
 * The example stands there at once, as it will look, and comes to life when most of it is in sight,
 * when it is pointed at, or when somebody goes by keyboard: text and pictures never wait for it.
 */
function Example() {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const ofScreen = entry.intersectionRect.height / window.innerHeight;
        if (Math.max(entry.intersectionRatio, ofScreen) >= ENOUGH) setWanted(true);
      },
      { threshold: STEPS },
    );
    observer.observe(place.current);
    const onKey = () => setWanted(true);
    window.addEventListener('keydown', onKey, { once: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <div ref={place} className={styles.example} onPointerEnter={want} onPointerDown={want}>
      <ErrorBoundary fallback={<StillExample />}>
        {isWanted ? (
          <Suspense fallback={<StillExample />}>
            <LiveExample />
          </Suspense>
        ) : (
          <StillExample />
        )}
      </ErrorBoundary>
    </div>
  );
}
