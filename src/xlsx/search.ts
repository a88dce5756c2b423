import type { Grid } from './grid.ts';
import { address, fullAddress } from './grid.ts';
import type { Search } from './formula/cells.ts';
import { atom, type Piece } from './formula/text.ts';

/*
 * Excel's searches for a rate begin at a guess and may fail, find another rate, or walk below
 * −100 %. Each search here begins at ten places; of the rates found, the one nearest the declared
 * guess counts, as in the product.
 */

/** Beside the rate that was found and the guess. Close to −100 % and far up there are rates, too. */
const STARTS = [-0.9, -0.5, -0.1, 0, 0.02, 0.3, 1, 5];

const COLUMNS = { label: 0, guess: 1, result: 2, first: 3 } as const;
const COUNT = STARTS.length + 2;
const TRIES = COLUMNS.first + COUNT;
const DISTANCES = TRIES + COUNT;
const FLOWS = DISTANCES + COUNT;

/** Beneath the note; searches begin below. */
const HEAD_ROW = 1;

/** The sheet of searches while it is being filled, a row each. */
export class Searches {
  constructor(private readonly grid: Grid) {
    putHeads(grid);
  }

  /** Adds a search; `root` is the rate that was found when the workbook was written. */
  add({ guess, from, isRoot, flow }: Search, root: number | null, label: string): Piece {
    const { grid } = this;
    const row = Math.max(grid.height, HEAD_ROW + 1);
    const helper = (column: number, formula: string): void =>
      grid.put(row, column, { value: null, formula, look: 'helper' });
    const range = (column: number, count: number): string =>
      `${address(row, column)}:${address(row, column + count - 1)}`;

    grid.put(row, COLUMNS.label, { value: label, look: 'helper' });
    helper(COLUMNS.guess, guess.text);
    const guessed = address(row, COLUMNS.guess);
    [root ?? 0, null, ...STARTS].forEach((start, at) => {
      const column = COLUMNS.first + at;
      if (start === null) helper(column, guessed);
      else grid.put(row, column, { value: start, look: 'helper' });
      const cell = address(row, column);
      const flows = flow ? range(FLOWS, flow.count) : '';
      const searched = from(cell, flows);
      // The rate of the product is no start alone: it counts as long as it is right.
      const found =
        at === 0 && isRoot ? `IF(${isRoot(cell, flows)},${cell},${searched})` : searched;
      const tried = address(row, TRIES + at);
      helper(TRIES + at, `IFERROR(${found},"")`);
      helper(
        DISTANCES + at,
        `IF(ISNUMBER(${tried}),IF(${tried}>-1,ABS(${tried}-${guessed}),""),"")`,
      );
    });
    const periods = Array.from({ length: flow?.count ?? 0 }, (_, period) => flow?.at(period));
    for (const [period, piece] of periods.entries()) {
      if (piece) helper(FLOWS + period, piece.text);
    }
    const [tries, distances] = [range(TRIES, COUNT), range(DISTANCES, COUNT)];
    const nearest = `INDEX(${tries},MATCH(MIN(${distances}),${distances},0))`;
    helper(COLUMNS.result, `IF(COUNT(${distances})=0,NA(),${nearest})`);
    return atom(fullAddress(grid.name, row, COLUMNS.result));
  }
}

function putHeads(grid: Grid): void {
  grid.put(0, 0, {
    value:
      'Búsquedas de tasas: desde diez puntos de partida; cuenta la tasa hallada más cercana a la estimación.',
    look: 'note',
  });
  const heads: [number, string][] = [
    [COLUMNS.label, 'Para'],
    [COLUMNS.guess, 'Estimación'],
    [COLUMNS.result, 'Tasa'],
    [COLUMNS.first, 'Puntos de partida'],
    [TRIES, 'Halladas'],
    [DISTANCES, 'Distancia a la estimación'],
    [FLOWS, 'Flujos'],
  ];
  for (const [column, value] of heads) {
    grid.put(HEAD_ROW, column, { value, look: 'header' });
  }
  grid.widen(COLUMNS.label, 30);
}
