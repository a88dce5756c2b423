import type { Chart } from '../../../tool/index.ts';
import { Section, Skeleton } from '../../../ui/index.ts';
import { WhenSeen } from '../../layout/WhenSeen.tsx';
import { useSession } from '../../session/useSession.ts';
import { ChartBlock } from './ChartBlock.tsx';
import styles from './ChartBlock.module.css';
import { plotHeight } from './plotHeight.ts';

interface Props {
  chart: Chart;
  records?: readonly number[];
}

/** A chart that is drawn once it comes near the window; until then its name stands in as much room. */
export function ChartWhenSeen({ chart, records }: Props) {
  const { calculation } = useSession();
  const named = chart.source in calculation.declaration.lists;
  return (
    <WhenSeen
      waiting={
        <Section
          className={styles.section}
          title={chart.label}
          level={2}
          description={chart.note}
          // As high as the buttons that come with the chart.
          actions={<span className={styles.noActions} />}
        >
          <Skeleton shape="block" still height={plotHeight(chart, named)} />
        </Section>
      }
    >
      <ChartBlock chart={chart} {...(records ? { records } : {})} />
    </WhenSeen>
  );
}
