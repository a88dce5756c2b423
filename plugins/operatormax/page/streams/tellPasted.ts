import { monthIndex } from '../../../../src/finance/index.ts';
import { shortMonth } from '../../../../src/tool/index.ts';
import { toast } from '../../../../src/ui/index.ts';
import type { Dated } from './monthTexts.ts';
import type { Pasted } from './pasteEntries.ts';

/** '12 meses'. */
export const monthsOf = (entries: readonly Dated[]): string =>
  entries.length === 1 ? '1 mes' : `${entries.length} meses`;

/** Which months were pasted, and what wasn't taken. */
export function tellPasted({ entries, refused }: Pasted): void {
  const count = monthsOf(entries);
  if (refused.length > 0) toast.warning(`${count} en la lista. Sin pegar: ${listed(refused)}`);
  else if (entries.length === 0) toast.info('En el portapapeles no hay meses con valores');
  else toast.success(`${count} en la lista, ${span(entries)}`);
}

/** 'de jul 2027 a jun 2037'. */
function span(entries: readonly Dated[]): string {
  const months = entries.map(({ year, month }) => monthIndex(year, month));
  const [first, last] = [Math.min(...months), Math.max(...months)].map(shortMonth);
  return first === last ? `${first}` : `de ${first} a ${last}`;
}

/** The first of what was refused, and how many more there are. */
function listed(refused: readonly string[]): string {
  const [first = '', ...more] = refused;
  return more.length > 0 ? `${first} y ${more.length} más` : first;
}
