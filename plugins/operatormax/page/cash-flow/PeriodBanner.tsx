import { CalendarRange } from 'lucide-react';
import { monthIndex } from '../../../../src/finance/index.ts';
import { longMonth } from '../../../../src/tool/index.ts';
import { useDates } from '../DatesRequired.tsx';
import styles from './cash-flow.module.css';

/** The configured period: from its first month to the same month after the years of the projection. */
export function PeriodBanner() {
  const dates = useDates();
  if (!dates) return null;
  const { startYear, startMonth, projectionPeriod: years } = dates;
  const first = monthIndex(startYear, startMonth);
  const months = years * 12;
  return (
    <p className={styles.banner}>
      <CalendarRange aria-hidden="true" />
      <span>
        Período configurado: <strong>{longMonth(first)}</strong> a{' '}
        <strong>{longMonth(first + months)}</strong> ({years} {years === 1 ? 'año' : 'años'},{' '}
        {months} meses; el último, {longMonth(first + months - 1)})
      </span>
    </p>
  );
}
