import type { Model } from '../model.ts';
import { Sheet } from '../run/sheet.ts';

/** A calculated sheet of a few formulas over scalar numbers. */
export function small(
  formulas: Model['formulas'],
  given: Record<string, number | null> = {},
  tables: Model['tables'] = {},
): Sheet {
  const inputs = Object.keys(given).map((id) => [id, { type: 'number' as const }]);
  const sheet = new Sheet({ inputs: Object.fromEntries(inputs), formulas, tables });
  for (const [id, value] of Object.entries(given)) sheet.setScalar(id, value);
  sheet.calculate();
  return sheet;
}
