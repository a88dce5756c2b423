import type { ContenderName, Limit } from './scenario.ts';
import type { ServiceResult } from './service.ts';

export interface Result {
  readonly name: string;
  readonly operation: string;
  /** Per operation. */
  readonly nanoseconds: Readonly<Record<ContenderName, number>>;
  readonly engineToHand: number;
  readonly mathjsToHand: number;
  /** The most that `engineToHand` may be, and whether it is no more; null where none is set. */
  readonly target: number | null;
  readonly met: boolean | null;
  /** What so many operations may take, and took; null where no limit is set. */
  readonly limit: (Limit & { readonly took: number; readonly met: boolean }) | null;
  /** Measured on a sample of the operation. */
  readonly mathjsExtrapolated: boolean;
}

const HEADINGS = ['scenario', 'hand', 'engine', 'mathjs', 'engine ÷ hand', 'mathjs ÷ hand'];

/** Times per operation and ratios to hand-written code, for a terminal. */
export function toTable(results: readonly Result[]): string {
  const rows = results.map((result) => [
    result.name,
    duration(result.nanoseconds.hand),
    duration(result.nanoseconds.engine),
    `${duration(result.nanoseconds.mathjs)}${result.mathjsExtrapolated ? '*' : ''}`,
    `${result.engineToHand.toFixed(2)}${verdict(result)}`,
    result.mathjsToHand.toFixed(0),
  ]);
  const widths = HEADINGS.map((heading, i) =>
    Math.max(heading.length, ...rows.map((row) => (row[i] as string).length)),
  );
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(width(i)) : cell.padStart(width(i)))).join('  ');
  const width = (i: number): number => widths[i] as number;
  return [
    line(HEADINGS),
    ...rows.map(line),
    '',
    ...results.map((result) => `${result.name}: ${result.operation}${waited(result)}`),
    'Medians of interleaved rounds, per operation; the results of all three are equal.',
    ...(results.some((result) => result.mathjsExtrapolated)
      ? ['* extrapolated from a sample of the operation']
      : []),
  ].join('\n');
}

/** The service beside a bare route. */
export function toLine({ operation, nanoseconds, throughput, target, met }: ServiceResult): string {
  return (
    `service: ${operation}: bare route ${duration(nanoseconds.bare)}, ` +
    `service ${duration(nanoseconds.service)}; ` +
    `throughput ${throughput.toFixed(2)} of the bare route's (${met ? 'at least' : 'below'} ${target})`
  );
}

function waited({ limit }: Result): string {
  if (!limit) return '';
  const { operations, seconds, took, met } = limit;
  const count = operations === 1 ? '' : `${operations.toLocaleString('en')} of them take `;
  return `; ${count}${took.toPrecision(3)} s (${met ? 'within' : 'above'} ${seconds} s)`;
}

function verdict({ target, met }: Result): string {
  return target === null ? '' : ` (${met ? 'within' : 'above'} ${target})`;
}

function duration(nanoseconds: number): string {
  const [scaled, unit] =
    nanoseconds < 1e3
      ? [nanoseconds, 'ns']
      : nanoseconds < 1e6
        ? [nanoseconds / 1e3, 'µs']
        : nanoseconds < 1e9
          ? [nanoseconds / 1e6, 'ms']
          : [nanoseconds / 1e9, 's'];
  return `${scaled.toPrecision(3)} ${unit}`;
}
