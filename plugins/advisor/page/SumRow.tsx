import { cx } from '../../../src/ui/index.ts';
import { useSession } from '../../../src/workbench/index.ts';
import { OVERALL, races } from '../leads.ts';
import styles from './ComparisonTable.module.css';
import { cellValue } from './option.ts';
import { SUM_PLACE } from './place.ts';
import { RaceCell } from './RaceCell.tsx';
import type { GridFocus } from './useGridFocus.ts';

/** In how many criteria each option leads. */
export function SumRow({ grid, count }: { grid: GridFocus; count: number }) {
  const { calculation } = useSession();
  return (
    <tfoot>
      <tr>
        <th scope="row" className={styles.label}>
          Criterios que lidera
        </th>
        {Array.from({ length: count }, (_, option) => (
          <td
            // An option has no identity but its place.
            key={`${option}`}
            className={cx(styles.figure, styles.sum)}
            {...grid.at(SUM_PLACE, option)}
          >
            {cellValue(calculation, 'leadCount', option)} de {races.length}
          </td>
        ))}
        <RaceCell race={OVERALL} {...grid.at(SUM_PLACE, count)} />
      </tr>
    </tfoot>
  );
}
