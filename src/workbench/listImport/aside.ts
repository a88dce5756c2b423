import { foldedWords } from '../../ui/fold.ts';
import type { Records } from './layout.ts';
import type { ImportTarget, Mapping } from './target.ts';
import { isOfTheTrade } from './words.ts';

type Line = Records['lines'][number];

/** A line that is no record. */
export interface Aside {
  readonly line: Line;
  /** Its first text. */
  readonly text: string;
  readonly reason: string;
}

const TOTAL = /^(gran |grand )?((sub)?total(es)?|promedio|suma)( general)?$/;
const TOTAL_OF = /^(sub)?total(es)?( de)?( la| los| las)? (?<rest>.+)$/;

/**
 * The lines that add others up or are the title of those beneath them. A title is known only in a list
 * whose records have a type: elsewhere a name alone may be a record that is still to be filled in.
 */
export function asidesOf(
  { lines }: Records,
  mapping: Mapping,
  { columns, name }: ImportTarget,
): Aside[] {
  const nameAt = name === undefined ? -1 : mapping.indexOf(name);
  const choices = columns.filter(({ field }) => field.kind === 'choice').map(({ id }) => id);
  const typeAt = mapping.findIndex((id) => choices.includes(id));
  const isTyped = (line: Line): boolean => typeAt >= 0 && filled(line, typeAt);
  const hasTitles = lines.filter(isTyped).length * 2 >= lines.length;
  return lines.flatMap((line, place) => {
    const text = (nameAt >= 0 ? line.cells[nameAt]?.trim() : '') || firstText(line.cells);
    if (isTotal(text, typeAt >= 0 && !isTyped(line)))
      return [{ line, text, reason: 'es un total' }];
    const next = lines[place + 1];
    const alone = line.cells.filter((cell) => cell.trim() !== '').length === 1;
    const isTitle = hasTitles && alone && !!next && isTyped(next) && !/\d/.test(text);
    return isTitle
      ? [{ line, text, reason: 'solo trae su nombre, como título de las que siguen' }]
      : [];
  });
}

const filled = ({ cells }: Line, column: number): boolean => (cells[column] ?? '').trim() !== '';

/** 'Total', 'Total egresos operativos'; 'Total nómina' only where the line has no type. */
function isTotal(text: string, untyped: boolean): boolean {
  const said = foldedWords(text);
  if (TOTAL.test(said)) return true;
  const rest = TOTAL_OF.exec(said)?.groups?.['rest'];
  return rest !== undefined && (untyped || isOfTheTrade(rest));
}

const firstText = (cells: readonly string[]): string =>
  cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
