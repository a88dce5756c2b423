import type { Formula } from '../../tool/index.ts';
import type { ColourRule } from '../book.ts';
import type { Layout } from '../layout.ts';

/** The colours of a formula's cells, where it has thresholds or a target. */
export function colourRule(
  { thresholds, target }: Formula,
  layout: Layout,
  range: string,
): ColourRule | undefined {
  if (target !== undefined) {
    const { name } = layout.place({ id: target });
    return { range, good: name, warning: name, lower: false };
  }
  if (!thresholds) return undefined;
  const { good, warning, lower = false } = thresholds;
  return { range, good: String(good), warning: String(warning), lower };
}
