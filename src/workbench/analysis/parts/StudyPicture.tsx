import type { StudyChart } from '../../../tool/index.ts';
import { lazyPart, PartBoundary, Skeleton } from '../../../ui/index.ts';

const LinePlot = lazyPart(async () => (await import('./LinePlot.tsx')).default);
const HistogramPlot = lazyPart(async () => (await import('./HistogramPlot.tsx')).default);
const BarsPlot = lazyPart(async () => (await import('./BarsPlot.tsx')).default);

/** A study's answer as a picture. */
export function StudyPicture({ chart }: { chart: StudyChart }) {
  return (
    <PartBoundary what="el gráfico" waiting={<Skeleton shape="block" />}>
      {chart.kind === 'lines' && <LinePlot {...chart} />}
      {chart.kind === 'histogram' && <HistogramPlot {...chart} />}
      {chart.kind === 'bars' && <BarsPlot {...chart} />}
    </PartBoundary>
  );
}
