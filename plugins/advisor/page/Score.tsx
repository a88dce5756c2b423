import { type Calculation, read } from '../../../src/tool/index.ts';
import { ScoreBadge, type ScoreColor } from '../../../src/ui/index.ts';
import type { GridCell } from '../../../src/workbench/index.ts';
import { COLOR_NAMES } from '../formulas.ts';
import { MAX_SCORE, scoreName } from '../rubrics/index.ts';
import { cellRef, cellValue, NO_DATA } from './option.ts';

interface Props {
  calculation: Calculation;
  /** `scores.legalStructure` or `variance.noi`: its `.score` on its `.color`. */
  of: string;
  option: number;
}

/** A computed score on its computed colour. */
export function Score({ calculation, of, option }: Props) {
  const score = cellValue(calculation, `${of}.score`, option);
  const color = cellValue(calculation, `${of}.color`, option);
  if (typeof score !== 'number' || typeof color !== 'string') return <span>{NO_DATA}</span>;
  const { text } = read(calculation, cellRef(`${of}.score`, option));
  return <ScoreBadge color={color as ScoreColor}>{text}</ScoreBadge>;
}

const LEVEL_COLORS: readonly ScoreColor[] = ['green', 'lightgreen', 'amber', 'orange', 'red'];

/** The colour of a computed score in words. */
export function colorName(calculation: Calculation, of: string, option: number): string {
  const color = cellValue(calculation, `${of}.color`, option);
  return COLOR_NAMES[String(color)] ?? NO_DATA;
}

/** A whole score of one criterion on its colour of five. */
export function LevelBadge({ score, named = false }: { score: number; named?: boolean }) {
  const color = LEVEL_COLORS[MAX_SCORE - score];
  if (!color) return null;
  return <ScoreBadge color={color}>{named ? `${score} · ${scoreName(score)}` : score}</ScoreBadge>;
}

/** The same in a cell of the sheet; undefined where there is no score. */
export function badgeOf(calculation: Calculation, of: string, option: number): GridCell['badge'] {
  const { text, value } = read(calculation, cellRef(`${of}.score`, option));
  const color = cellValue(calculation, `${of}.color`, option);
  if (typeof value !== 'number' || typeof color !== 'string') return undefined;
  const said = `${text} de ${MAX_SCORE}, ${colorName(calculation, of, option)}`;
  const isMarket = of.startsWith('variance.');
  return { text, color: color as ScoreColor, says: isMarket ? `Frente al mercado: ${said}` : said };
}
