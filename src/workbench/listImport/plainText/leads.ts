import type { Rows } from '../table/rows.ts';

/* What rows of a message are numbered or marked by, before their names: '1. Apto 301', '- Apto 301', '🏠 Apto 301'. */

const NUMBER = /^(?<number>\d{1,2})(?:\s*[.)°º-]{1,2}|\uFE0F?\u20E3)\s*(?=[*_]?\p{L})/u;
const MARK = /^(?:[-–—•·●▪◦]\s*|\*\s+|\p{Extended_Pictographic}\uFE0F?\s*)(?=[*_]?\p{L})/u;

export const withoutLead = (name: string): string => name.replace(NUMBER, '').replace(MARK, '');

/** The same rows without them, where they number the rows one by one, or several have such a mark. */
export function withoutLeads(rows: Rows): Rows {
  const names = rows.flatMap(([name = '', ...more]) => (more.length > 0 ? name : []));
  const numbers = names.flatMap((name) => NUMBER.exec(name)?.groups?.['number'] ?? []).map(Number);
  const marks = names.filter((name) => MARK.test(name));
  if (marks.length < 2 && !areRunning(numbers)) return rows;
  return rows.map(([name = '', ...more]) => [more.length > 0 ? withoutLead(name) : name, ...more]);
}

/** They may begin anew, below another title. */
const areRunning = (numbers: readonly number[]): boolean =>
  numbers.length > 1 &&
  numbers.every((number, at) => number === 1 || number === (numbers[at - 1] ?? 0) + 1);
