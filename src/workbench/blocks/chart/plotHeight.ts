import type { Chart } from '../../../tool/index.ts';

/** Of one scale; several take more, which only their values tell. */
const PLOT = 260;
const AXIS = 24;
const NAMES = 44;
const KEY = 24;
/** Of charts whose height follows from their width. */
const OTHER = 280;

/** Pixels that a chart takes below its title, as far as its declaration tells; `named`: its points have names. */
export function plotHeight({ type, series }: Chart, named: boolean): number {
  if (type === 'radar' || type === 'heat') return OTHER;
  return PLOT + (named ? NAMES : AXIS) + (series.length > 1 ? KEY : 0);
}
