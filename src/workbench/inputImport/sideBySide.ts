import { arePairs } from '../listImport/sheetLayout/besidePairs.ts';
import { beginsAsFigure } from '../grid/clipboard/texts.ts';
import { filledIn, isNameLike, textAt, textsIn } from '../listImport/table/layout.ts';
import { type Rows, widthOf } from '../listImport/table/rows.ts';

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

/** Whether an empty column parts names with a value each, of however few rows: 'Equity | 4.800 |  | Deuda | 3.200'. */
function areParted(left: Rows, right: Rows): boolean {
  const isPair = (row: Rows[number]): boolean => {
    const [name = '', value = '', ...more] = textsIn(row);
    return isNameLike(name) && value !== '' && more.length <= 1;
  };
  const [some, others] = [left, right].map((half) =>
    half.filter((row) => filledIn(row).length > 0),
  );
  const valued = [...left, ...right].filter((row) => row.some(beginsAsFigure));
  return (
    left.every((row) => (row.at(-1) ?? '').trim() === '') &&
    right.some((row) => textAt(row, 0) !== '') &&
    !!others?.every(isPair) &&
    !!some?.every((row) => isPair(row) || filledIn(row).length === 1) &&
    some.some(isPair) &&
    valued.length > 1
  );
}

function apart(block: Rows): Rows {
  const width = widthOf(block);
  for (let at = 2; at < width; at++) {
    const left = block.map((row) => row.slice(0, at));
    const right = block.map((row) => row.slice(at));
    const isBeside =
      arePairs(left) && arePairs(right) && right.some((row) => textAt(row, 0) !== '');
    if (isBeside || areParted(left, right)) {
      return [...left, ...apart(right)].map((row) => [...row, ...Array<string>(at).fill('')]);
    }
  }
  return block;
}
