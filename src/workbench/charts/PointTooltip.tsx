import { ChartTooltip } from './ChartTooltip.tsx';
import type { ChartData } from './data.ts';
import type { Row } from './rows.ts';
import { pointTitle, tooltipLines } from './tooltipLines.ts';

interface Props {
  data: ChartData;
  stacked: boolean;
  /** Whether the values under the pointer are told here, and not in another panel of the chart. */
  tells: boolean;
  /** Given by the library. */
  active?: boolean;
  payload?: readonly { readonly payload?: unknown }[];
}

/** All values of the point under the pointer, whichever panel they are in. */
export function PointTooltip({ data, stacked, tells, active, payload }: Props) {
  const point = (payload?.[0]?.payload as Row | undefined)?.point;
  if (!active || !tells || !point) return null;
  return (
    <ChartTooltip title={pointTitle(data, point)} lines={tooltipLines(data, point, stacked)} />
  );
}
