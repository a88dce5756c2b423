import { arePairs } from '../listImport/sheetLayout/besidePairs.ts';
import { filledIn } from '../listImport/layout.ts';
import type { Rows } from '../listImport/rows.ts';

/* Blocks of names and values that stand side by side: 'Equity | 4.800.000.000 |  | Tasa | 12,9 %'. */

/** The same sheet with such blocks one below the other; what is a table stays as it is. */
export function oneBelowOther(rows: Rows): Rows {
  return blocksOf(rows).flatMap((block) => apart(block));
}

/** Ended by empty lines, each with the one that ends it. */
function blocksOf(rows: Rows): Rows[] {
  const blocks: Rows[number][][] = [[]];
  for (const row of rows) {
    blocks.at(-1)?.push(row);
    if (filledIn(row).length === 0) blocks.push([]);
  }
  return blocks;
}

function apart(block: Rows): Rows {
  const width = Math.max(0, ...block.map((row) => row.length));
  for (let at = 2; at < width; at++) {
    const left = block.map((row) => row.slice(0, at));
    const right = block.map((row) => row.slice(at));
    if (arePairs(left) && arePairs(right) && right.some(([first = '']) => first.trim() !== '')) {
      return [...left, ...apart(right)].map((row) => [...row, ...Array<string>(at).fill('')]);
    }
  }
  return block;
}
