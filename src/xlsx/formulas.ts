import { evaluateTree, type FormulaTree, type Ref, type Scalar } from '../engine/index.ts';
import { Choices } from './choices.ts';
import type { Cells, Search } from './formula/cells.ts';
import { atom, numeral, type Piece } from './formula/text.ts';
import { translated } from './formula/translate.ts';
import { address, fullAddress, Grid } from './grid.ts';
import { type Area, FIRST_ROW, type Layout, type Place } from './layout.ts';
import { readingOf } from './reading.ts';
import { Searches } from './search.ts';
import { inSpace, type Space, spaceOf } from './space.ts';

/** Where a formula stands: in a row (from 0) of a table, or by itself. */
export interface Spot {
  readonly area?: Area;
  readonly row: number;
  /** What it computes, for whoever looks at a search of it. */
  readonly label: string;
}

/** Formulas of cells in Excel's spelling, and the two hidden sheets that some of them need. */
export class Formulas {
  readonly choicesGrid: Grid;
  readonly searchGrid: Grid;
  readonly choices: Choices;
  private readonly searches: Searches;

  constructor(private readonly layout: Layout) {
    this.choicesGrid = new Grid(layout.choicesSheet, { hidden: true });
    this.searchGrid = new Grid(layout.searchSheet, { hidden: true });
    this.choices = new Choices(this.choicesGrid, layout);
    this.searches = new Searches(this.searchGrid);
  }

  /** How the texts of a ref stand in its cells. */
  space(ref: Ref): Space {
    return spaceOf(this.layout.shape(ref));
  }

  /** The value of a ref as its cell has it. */
  value(ref: Ref): Scalar {
    return inSpace(this.layout.calculation.value(ref), this.space(ref));
  }

  /** The formula of a tree in that spot; its texts as `space` has them. */
  of(tree: FormulaTree, spot: Spot, space: Space = 'plain'): string {
    return translated(tree, this.cells(spot, false), space).text;
  }

  /** What a formula takes from the cell of an input. */
  reading(ref: Ref, cell: string): Piece {
    const field = this.layout.calculation.field(ref);
    return field ? readingOf(field, cell, this.layout.calculation.value(ref)) : atom(cell);
  }

  private cells(spot: Spot, isElsewhere: boolean): Cells {
    const { layout } = this;
    const cellIn = (ref: Ref, row: number): Piece => {
      const place = layout.place(ref);
      if (ref.table === undefined) return this.reading(ref, place.name);
      return this.reading({ ...ref, row }, cellOf(place, row, isElsewhere));
    };
    const area = (ref?: Ref): Area => {
      const own = ref?.table === undefined ? spot.area : layout.area(ref.table);
      if (!own) throw new RangeError('there are no rows here');
      return own;
    };
    return {
      row: spot.row,
      cell: (ref) => cellIn(ref, spot.row),
      above: (ref) => cellIn(ref, spot.row - 1),
      rowNumber: () =>
        isElsewhere ? numeral(spot.row + 1) : atom(`$${address(FIRST_ROW + spot.row, 0)}`),
      rows: (ref) => atom(area(ref).rowsName),
      capacity: (ref) => area(ref).capacity,
      isEmptyList: (ref) => area(ref).isList && layout.calculation.rows(ref.table ?? '') === 0,
      column: (ref) => atom(layout.wholeColumn(ref).name),
      space: (ref) => this.space(ref),
      convert: (piece, from, to) => this.choices.convert(piece, from, to),
      distinct: (ref) => this.distinct(ref),
      search: (search) => this.search(search, spot),
      elsewhere: () => this.cells(spot, true),
    };
  }

  private search(search: Search, { row, label }: Spot): Piece {
    const root = evaluateTree(search.tree, this.layout.calculation.sheet, row);
    const known = typeof root === 'number' && Number.isFinite(root) ? root : null;
    return this.searches.add(search, known, label);
  }

  /**
   * Counts the values that come for the first time, whatever their case and outer spaces: by
   * comparing each with those above it, since COUNTIF takes some texts for patterns.
   */
  private distinct(ref: Ref): Piece {
    const { layout } = this;
    const place = layout.place(ref);
    const rows = layout.calculation.rows(ref.table ?? '');
    if (rows === 0) return numeral(0);
    const plain = (range: string): string => `LOWER(TRIM(${range}))`;
    const column = this.choicesGrid.width;
    this.choicesGrid.put(0, column, { value: layout.label(ref), look: 'header' });
    for (let row = 0; row < rows; row++) {
      const above = fullAddress(place.sheet, place.row, place.column, place.row + row);
      const own = fullAddress(place.sheet, place.row + row, place.column);
      const same = `SUMPRODUCT(--(${plain(above)}=${plain(own)}))`;
      this.choicesGrid.put(row + 1, column, {
        value: null,
        formula: `N(AND(${plain(own)}<>"",${same}=1))`,
        look: 'helper',
      });
    }
    return atom(`SUM(${fullAddress(this.choicesGrid.name, 1, column, rows)})`);
  }
}

function cellOf(place: Place, row: number, isElsewhere: boolean): string {
  const at = place.row + row;
  return isElsewhere ? fullAddress(place.sheet, at, place.column) : address(at, place.column);
}
