import { ChartLine, Table2 } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { type Chart, kinds } from '../../../tool/index.ts';
import {
  Button,
  cx,
  EmptyState,
  lazyPart,
  PartBoundary,
  Section,
  Skeleton,
} from '../../../ui/index.ts';
import { type ChartData, chartData } from '../../charts/data.ts';
import { Following } from '../../session/Following.tsx';
import { useSession } from '../../session/useSession.ts';
import styles from './ChartBlock.module.css';
import { HeatTable } from './HeatTable.tsx';
import { PictureMenu } from './PictureMenu.tsx';
import { plotHeight } from './plotHeight.ts';
import { SeriesHead } from './SeriesHead.tsx';

const SeriesChart = memo(
  lazyPart(async () => (await import('../../charts/SeriesChart.tsx')).default),
);
const RecordRadar = memo(
  lazyPart(async () => (await import('../../charts/RecordRadar.tsx')).default),
);

/** A chart of declared series, and the same figures as a table for those who can't see it. */
export function ChartBlock(props: Props) {
  return (
    <Following>
      <Block {...props} />
    </Following>
  );
}

interface Props {
  chart: Chart;
  records?: readonly number[];
  /** Of which case it is, among the same chart of others. */
  of?: string;
}

function Block({ chart, records, of }: Props) {
  const session = useSession();
  // After an edit the chart follows figures and grids by a frame or two: drawing it takes longer than
  // all of them, and anyone who types looks at the figures.
  const data = useDeferredValue(chartData(session, chart, records));
  const [asTable, setAsTable] = useState(false);
  const empty = data.points.every(({ values }) => values.every((value) => value === null));
  const heat = chart.type === 'heat';
  const room = plotHeight(chart, data.axis === 'names');
  const drawn = heat ? (
    <HeatTable label={chart.label} data={data} />
  ) : chart.type === 'radar' ? (
    <RecordRadar data={data} max={chart.max} />
  ) : (
    <SeriesChart data={data} stacked={chart.stacked ?? false} />
  );
  return (
    <Section
      className={styles.section}
      title={of ?? chart.label}
      level={of === undefined ? 2 : 4}
      minor={of !== undefined}
      description={chart.note}
      actions={
        !empty && (
          <>
            {/* A heat chart is a table already. */}
            {!heat && (
              <Button
                size="sm"
                variant="ghost"
                icon={asTable ? <ChartLine /> : <Table2 />}
                onClick={() => setAsTable(!asTable)}
              >
                {asTable ? 'Ver gráfico' : 'Ver como tabla'}
              </Button>
            )}
            <PictureMenu title={chart.label} note={chart.note}>
              {drawn}
            </PictureMenu>
          </>
        )
      }
    >
      {empty ? (
        <EmptyState
          icon={<ChartLine />}
          title="Sin datos todavía"
          text="Completa los datos para ver el gráfico."
        />
      ) : heat ? (
        drawn
      ) : asTable ? (
        <PointsTable label={chart.label} data={data} />
      ) : (
        <figure
          className={styles.figure}
          style={{ minHeight: room }}
          aria-label={`${chart.label}: ${chart.type === 'radar' ? recordSummary(data) : summary(data)}`}
        >
          <PartBoundary what="el gráfico" waiting={<Skeleton shape="block" height={room} />}>
            {drawn}
          </PartBoundary>
        </figure>
      )}
    </Section>
  );
}

/** What a chart says, in a sentence: where each series starts and ends. */
function summary({ points, series }: ChartData): string {
  return series
    .map(({ shape }, index) => {
      const first = points[0]?.values[index] ?? null;
      const last = points.at(-1)?.values[index] ?? null;
      const show = (value: number | null) => kinds[shape.kind].format(value, shape) || 'sin valor';
      return `${shape.label} de ${show(first)} a ${show(last)}`;
    })
    .join('; ');
}

/** What a radar says: each record with all its values. */
function recordSummary({ points, series }: ChartData): string {
  return points
    .map(({ x, values }) => {
      const parts = series.map(({ shape }, index) => {
        const value = kinds[shape.kind].format(values[index] ?? null, shape) || 'sin valor';
        return `${shape.label} ${value}`;
      });
      return `${x}, ${parts.join(', ')}`;
    })
    .join('; ');
}

function PointsTable({ label, data }: { label: string; data: ChartData }) {
  return (
    // Scrolled by keyboard as well, hence the tab stop.
    <div
      className={cx(styles.scroll, 'scrolls-aside', 'names-stay')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={`${label}, tabla`}
    >
      <table className={styles.table}>
        <SeriesHead data={data} />
        <tbody>
          {data.points.map(({ x, values }, row) => (
            // Points have no identity but their place.
            <tr key={`${row}`}>
              <th scope="row">{x}</th>
              {data.series.map(({ shape }, index) => (
                <td key={shape.label}>
                  {kinds[shape.kind].format(values[index] ?? null, shape) || '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
