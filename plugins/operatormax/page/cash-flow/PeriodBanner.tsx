import { CalendarRange } from 'lucide-react';
import { useSession } from '../../../../src/workbench/index.ts';
import { longMonth } from '../months.ts';
import { projectOf } from '../projects/library.tsx';
import styles from './cash-flow.module.css';

/** The configured period: from its first month to the same month after the years of the projection. */
export function PeriodBanner() {
  const session = useSession();
  const { projectionPeriod: years } = projectOf(session).dateConfig;
  const first = Number(session.calculation.value({ id: 'monthIndex', table: 'months', row: 0 }));
  const months = session.calculation.rows('months');
  return (
    <p className={styles.banner}>
      <CalendarRange aria-hidden="true" />
      <span>
        Período configurado: <strong>{longMonth(first)}</strong> a{' '}
        <strong>{longMonth(first + months)}</strong> ({years} {years === 1 ? 'año' : 'años'},{' '}
        {months} meses)
      </span>
    </p>
  );
}
