import { useTitle } from '../useTitle.ts';
import { Claims } from './Claims.tsx';
import { Community } from './Community.tsx';
import { Courses } from './Courses.tsx';
import { Hero } from './Hero.tsx';
import { LandingFoot } from './LandingFoot.tsx';
import { LandingHead } from './LandingHead.tsx';
import styles from './LandingPage.module.css';
import { Pricing } from './Pricing.tsx';
import { Tools } from './Tools.tsx';

/** The face of the product, for everybody. */
export function LandingPage() {
  useTitle(
    'Cuentas claras para invertir en finca raíz',
    'Herramientas financieras y cursos para inversionistas inmobiliarios en Colombia, con cada fórmula a la vista.',
  );
  return (
    <div className={styles.landing}>
      <LandingHead />
      <main>
        <Hero />
        <Claims />
        <Tools />
        <Courses />
        <Community />
        <Pricing />
      </main>
      <LandingFoot />
    </div>
  );
}
