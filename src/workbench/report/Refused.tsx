import { tellRefused } from '../session/refused.ts';
import { useSession } from '../session/useSession.ts';
import styles from './Report.module.css';

const MARK = '†';

/** A text that isn't taken, as paper shows it in its cell. */
export const marked = (text: string): string => `${text} ${MARK}`;

/** What the figures of the report count in place of texts that aren't taken. Nobody can leave it out. */
export function Refused() {
  const { calculation, refused } = useSession();
  return (
    <section className={styles.part}>
      <h2>Datos por corregir</h2>
      <ul className={styles.advice}>
        {refused.map((one) => {
          const told = tellRefused(calculation, one);
          return (
            <li key={told}>
              {MARK} {told}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
