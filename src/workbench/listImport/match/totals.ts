import { foldedWords } from '../../../ui/fold.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledIn, type Records } from '../table/layout.ts';
import { areRunning } from './content.ts';
import { isOfTheTrade } from './words.ts';

/* Lines that add up or average others, by what they are called or by their figures. */

type Line = Records['lines'][number];

const TOTAL_WORDS = 'total(es)?|promedios?|ponderad[oa]s?|simple|suman?|sumas|sumatoria|general';
/** 'Gran total', 'Total general', 'Promedio / Total', 'Promedio ponderado', 'Media ponderada'. */
const TOTAL = new RegExp(
  `^(gran |grand )?(subtotal(es)?|media ponderada|(?!general|simple)(${TOTAL_WORDS}))( y| o)?( (${TOTAL_WORDS}))*$`,
);
const TOTAL_OF = /^(sub)?total(es)?( de)?( la| los| las)? (?<rest>.+)$/;

/** Whether a line between those `above` and others is a total of these. `isLess`: it lacks what records have. */
export function isTotalLine(
  line: Line,
  text: string,
  above: readonly Line[],
  isLess: boolean,
): boolean {
  return isTotal(text, isLess || addsUp(line, above)) || sumsAll(line, text, above);
}

/** 'NOI', 'Gross operating profit', 'Margen operativo': what remains of others. */
export const isRest = (text: string): boolean =>
  /^(noi|gop|ebitda|gross operating profit|net operating income|utilidad|resultado|margen|flujo neto|flujo de caja)(?!\p{L})/u.test(
    foldedWords(text),
  );

/** 'Total', 'Total egresos operativos'; 'Total nómina' only where the line lacks what records have. */
export function isTotal(text: string, isLess: boolean): boolean {
  const said = foldedWords(text.replace(/\([^)]*\)/g, ' ')).replace(/^(sub)?tot /, '$1total ');
  if (TOTAL.test(said) || isRest(said) || said.startsWith('subtotal')) return true;
  const rest = TOTAL_OF.exec(said)?.groups?.['rest'];
  return rest !== undefined && (isLess || isOfTheTrade(rest));
}

/** Whether a line has in some column the sum of two or more of the lines right above it, as 'Total otros ingresos' has. */
export function addsUp({ cells }: Line, above: readonly Line[]): boolean {
  return cells.some((cell, column) => {
    const total = amountIn(cell);
    if (total === null) return false;
    let sum = 0;
    return above.toReversed().some((line, count) => {
      sum += amountIn(line.cells[column] ?? '') ?? 0;
      return count > 0 && sum === total;
    });
  });
}

/** Two counts are the third by chance: 1 and 1 of 2. */
const LEAST_LINES = 3;

/**
 * Whether a line is the total of its block whatever it is called: 'Hotel completo | 58 | 240.862' below 22, 30 and 6
 * rooms with their rates. One column adds up, and each other one does or is the average of its own. Without a name
 * a column that adds up is enough.
 */
function sumsAll({ cells }: Line, text: string, above: readonly Line[]): boolean {
  const block = above.slice(above.findLastIndex(({ cells: one }) => filledIn(one).length < 2) + 1);
  const columns = cells.flatMap((cell, column) => {
    const total = figureIn(cell);
    if (total === null) return [];
    const figures = block.map((line) => figureIn(line.cells[column] ?? ''));
    return [{ total, figures }];
  });
  const sums = columns.filter(({ total, figures }) => {
    const filled = figures.filter((figure) => figure !== null);
    // 1 and 2 are 3 where lines are numbered, too.
    const isNumber = areRunning([...filled, total].map(String));
    return total > 0 && filled.length > 1 && added(filled) === total && !isNumber;
  });
  if (sums.length === 0) return false;
  // Its first text is a figure where it has no name.
  if (beginsAsFigure(text)) return true;
  const rest = columns.filter((column) => !sums.includes(column));
  const areAverages = rest.every((column) => sums.some((sum) => isAverage(column, sum, columns)));
  return block.length >= LEAST_LINES && columns.length > 1 && areAverages;
}

interface Figures {
  readonly total: number;
  readonly figures: readonly (number | null)[];
}

/** Averages are written rounded: '67 %'. */
const ROUNDED = 0.01;

/** Whether a figure is the average of its column, weighted by another one or by that times a third: rooms, or nights. */
function isAverage(
  { total, figures }: Figures,
  { figures: counts }: Figures,
  all: readonly Figures[],
): boolean {
  const ones = figures.map(() => 1);
  return [ones, ...all.map((one) => one.figures)].some((others) => {
    const weights = counts.map((count, at) => (count ?? 0) * (others[at] ?? 0));
    const weighed = added(figures.map((figure, at) => (figure ?? 0) * (weights[at] ?? 0)));
    const average = weighed / added(weights);
    return Math.abs(average - total) <= ROUNDED * Math.abs(total);
  });
}

const added = (figures: readonly number[]): number =>
  figures.reduce((sum, figure) => sum + figure, 0);

/** '67 %', '0,67' and '67,5' with their decimals, and else the whole number that a text is. */
function figureIn(text: string): number | null {
  const share = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s*$/.exec(text)?.[1];
  return share === undefined ? amountIn(text) : Number(share.replace(',', '.'));
}

/** What amounts in thousands or millions are multiplied by: '=3.522*1000000'. */
const IN_FULL = /^=(?<own>[^*]+)\*10{3,9}$/;

/** Of '$ 54.700.000' and '54,700,000' the digits of the whole number; null for shares and what has no digit. */
function amountIn(typed: string): number | null {
  const text = IN_FULL.exec(typed)?.groups?.['own'] ?? typed;
  if (!beginsAsFigure(text) || text.includes('%')) return null;
  const digits = text.replace(/[.,]\d{1,2}$/, '').replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
