import type { ChartData } from '../../charts/data.ts';

/** The head of a table with points down and series across. */
export function SeriesHead({ data: { xLabel, series } }: { data: ChartData }) {
  return (
    <thead>
      <tr>
        <th scope="col">{xLabel}</th>
        {series.map(({ shape }) => (
          <th key={shape.label} scope="col">
            {shape.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}
