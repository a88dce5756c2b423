import type { FormulaTree, Ref } from '../../engine/index.ts';
import type { Search, Translation } from './cells.ts';
import { spelled } from './template.ts';
import { atom, call, infix, LEVEL, NOTHING, numeral, type Piece, quoted, within } from './text.ts';

type Call = FormulaTree & { readonly node: 'call' };
type Spelling = (tree: Call, t: Translation) => Piece;

/** A call; functions that need more than their arguments have a spelling of their own. */
export function callOf(tree: Call, t: Translation): Piece {
  const special = SPECIAL[tree.name];
  if (special) return special(tree, t);
  const args = tree.args.map((arg) => argument(arg, t));
  return spelled(tree.name, args, tree.name === 'creditBalance' ? t.cells.rowNumber() : undefined);
}

/** The numbers of its functions in Excel's AGGREGATE. */
const AGGREGATE = { average: 1, max: 4, min: 5, large: 14, small: 15 } as const;

const SPECIAL: Readonly<Record<string, Spelling>> = {
  sum: (tree, t) => added(tree.args.map((arg) => argument(arg, t))),
  average: (tree, t) => {
    const column = columnOf(tree);
    if (isTypedWithGaps(tree.args[0]))
      return passingOver(AGGREGATE.average, argument(tree.args[0], t));
    const count = column ? t.cells.rows(column) : numeral(tree.args.length);
    return infix(added(tree.args.map((arg) => argument(arg, t))), '/', count, LEVEL.product);
  },
  min: extreme('MIN', AGGREGATE.min),
  max: extreme('MAX', AGGREGATE.max),
  large: ranked('LARGE', AGGREGATE.large),
  small: ranked('SMALL', AGGREGATE.small),
  round: ({ args: [value, digits] }, t) => {
    // What is a half but for noise counts as one; Excel sees to that by itself, LibreOffice doesn't.
    const lifted = infix(argument(value, t), '*', atom('(1+2^-49)'), LEVEL.product);
    return call('ROUND', lifted, digits ? argument(digits, t) : numeral(0));
  },
  count: ({ args: [column] }, t) => t.cells.rows(refOf(column)),
  last: ({ args: [column] }, t) => at(column, t.cells.rows(refOf(column)), t),
  index: ({ args: [column, position] }, t) => {
    const place = argument(position, t);
    const isWhole = position?.node === 'row' || position?.node === 'number';
    if (isWhole) return at(column, place, t);
    const whole = infix(place, '=', call('INT', place), LEVEL.compare);
    return call('IF', whole, at(column, place, t), NOTHING);
  },
  countdistinct: ({ args: [column] }, t) => t.cells.distinct(refOf(column)),
  countif: ({ args: [column, wanted] }, t) => {
    const match = matchOf(column, wanted, t);
    const found = match.isExact
      ? call('SUMPRODUCT', `--EXACT(${match.column.text},${match.value.text})`)
      : call('COUNTIF', match.column, match.value);
    return unlessMissing(wanted, match.value, found);
  },
  sumif: ({ args: [column, wanted, summands] }, t) => {
    const match = matchOf(column, wanted, t);
    const added = argument(summands, t);
    const sum = match.isExact
      ? call('SUMPRODUCT', `--EXACT(${match.column.text},${match.value.text})`, added)
      : call('SUMIF', match.column, match.value, added);
    return unlessMissing(wanted, match.value, sum);
  },
  xmatch: ({ args: [wanted, column] }, t) => {
    const match = matchOf(column, wanted, t);
    return call('MATCH', match.value, match.column, '0');
  },
  concat: ({ args }, t) => {
    const [first = quoted(''), ...rest] = args.map((arg) => t.text(arg, 'plain'));
    return rest.reduce((all, part) => infix(all, '&', part, LEVEL.join), first);
  },
  edate: ({ args: [date, months] }, t) =>
    call('EDATE', date ? t.text(date, 'date') : NOTHING, argument(months, t)),
  irr: (tree, t) => {
    const [flows, guess] = tree.args;
    const column = argument(flows, t).text;
    return t.cells.search({
      tree,
      guess: guess ? t.elsewhere().number(guess) : numeral(0.1),
      from: (start) => `IRR(${column},${start})`,
      isRoot: (rate) => isRoot(rate, column),
    });
  },
  irrExit: (tree, t) => t.cells.search(exitSearch(tree, t.elsewhere())),
  rate: (tree, t) => {
    const given = tree.args.map((arg) => t.elsewhere().number(arg));
    const [periods, payment, present, future = numeral(0), type = numeral(0), guess] = given;
    const values = [periods, payment, present, future, type].map((piece) => piece?.text ?? '0');
    return t.cells.search({
      tree,
      guess: guess ?? numeral(0.1),
      from: (start) => `RATE(${values.join(',')},${start})`,
    });
  },
};

function argument(arg: FormulaTree | undefined, t: Translation): Piece {
  if (!arg) return NOTHING;
  if (arg.node === 'column') return t.cells.column(arg.ref);
  return arg.type === 'text' ? t.text(arg, 'plain') : t.number(arg);
}

/** The column that is the only argument, where it is one. */
function columnOf({ args: [first] }: Call): Ref | undefined {
  return first?.node === 'column' ? first.ref : undefined;
}

function refOf(arg: FormulaTree | undefined): Ref {
  if (arg?.node !== 'column') throw new TypeError('a column was expected');
  return arg.ref;
}

/** The most arguments that a function of Excel takes are 255. */
const MOST = 200;

/** SUM, with cells side by side as one range, in as many parts as Excel needs. */
function added(args: readonly Piece[]): Piece {
  const merged = adjacent(args);
  if (merged.length <= MOST) return call('SUM', ...merged);
  const parts = Array.from({ length: Math.ceil(merged.length / MOST) }, (_, part) =>
    call('SUM', ...merged.slice(part * MOST, (part + 1) * MOST)),
  );
  return call('SUM', ...parts);
}

/** Runs of neighbours in a row: `B5,C5,D5` is `B5:D5`. */
function adjacent(args: readonly Piece[]): Piece[] {
  const runs: Piece[][] = [];
  for (const piece of args) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isNextTo(last.text, piece.text)) run.push(piece);
    else runs.push([piece]);
  }
  return runs.flatMap((run) =>
    run.length < 3 ? run : [atom(`${run[0]?.text ?? ''}:${run.at(-1)?.text ?? ''}`)],
  );
}

const CELL = /^([A-Z]+)(\d+)$/;

function isNextTo(cell: string, next: string): boolean {
  const [, column = '', row] = CELL.exec(cell) ?? [];
  const [, nextColumn = '', nextRow] = CELL.exec(next) ?? [];
  return row !== undefined && row === nextRow && numberOf(nextColumn) === numberOf(column) + 1;
}

const numberOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Of no rows there is none; Excel says 0. */
function extreme(name: string, aggregate: number): Spelling {
  return (tree, t) => {
    if (isTypedWithGaps(tree.args[0])) {
      const values = argument(tree.args[0], t);
      const nothing = infix(call('COUNT', values), '=', numeral(0), LEVEL.compare);
      return call('IF', nothing, NOTHING, passingOver(aggregate, values));
    }
    const found = call(name, ...tree.args.map((arg) => argument(arg, t)));
    const column = columnOf(tree);
    if (!column) return found;
    const none = infix(t.cells.rows(column), '=', numeral(0), LEVEL.compare);
    return call('IF', none, NOTHING, found);
  };
}

/** Cells without a value don't count; AGGREGATE passes over them. */
function ranked(name: string, aggregate: number): Spelling {
  return ({ args: [column, place] }, t) => {
    const [values, rank] = [argument(column, t), argument(place, t)];
    return column?.mayBeMissing ? passingOver(aggregate, values, rank) : call(name, values, rank);
  };
}

/** One of AGGREGATE's functions, over the cells that aren't errors. */
function passingOver(aggregate: number, ...args: readonly Piece[]): Piece {
  return call('_xlfn.AGGREGATE', numeral(aggregate), '6', ...args);
}

/** A mean and an extreme leave empty cells out, and none that a formula failed to fill. */
function isTypedWithGaps(arg: FormulaTree | undefined): boolean {
  return arg?.node === 'column' && arg.isInput && arg.mayBeMissing;
}

/** A row of a column; rows that are out of use hold a text, and adding to that is an error. */
function at(column: FormulaTree | undefined, position: Piece, t: Translation): Piece {
  if (t.cells.isEmptyList(refOf(column))) return NOTHING;
  const value = call('INDEX', argument(column, t), position);
  const found = infix(value, '+', numeral(0), LEVEL.sum);
  if (/^[1-9]\d*$/.test(position.text)) return found;
  // Row 0 would be the whole column.
  return call('IF', infix(position, '<', numeral(1), LEVEL.compare), NOTHING, found);
}

interface Match {
  readonly column: Piece;
  readonly value: Piece;
  /** Texts that differ in case or hold Excel's wildcards have to be compared to the letter. */
  readonly isExact: boolean;
}

function matchOf(
  column: FormulaTree | undefined,
  wanted: FormulaTree | undefined,
  t: Translation,
): Match {
  const ref = refOf(column);
  const space = t.cells.space(ref);
  const isText = wanted?.type === 'text';
  const value = wanted && isText ? t.text(wanted, space) : argument(wanted, t);
  return { column: t.cells.column(ref), value, isExact: isText && space === 'plain' };
}

function unlessMissing(wanted: FormulaTree | undefined, value: Piece, found: Piece): Piece {
  if (!wanted?.mayBeMissing) return found;
  return call('IF', call('ISERROR', value), NOTHING, found);
}

/** Whether flows are worth nothing at a rate, but for noise. */
function isRoot(rate: string, flows: string): string {
  return `ABS(NPV(${rate},${flows})*(1+${rate}))<=1E-12*ABS(INDEX(${flows},1))`;
}

/** The flows up to the exit, which pays its value on top; what comes after it is text to IRR. */
function exitSearch(tree: Call, t: Translation): Search {
  const [flows, periods, value, guess] = tree.args;
  const column = t.cells.column(refOf(flows)).text;
  const [last, paid] = [argument(periods, t), argument(value, t)];
  const exit = within(last, LEVEL.compare + 1);
  return {
    tree,
    guess: guess ? t.number(guess) : numeral(0.1),
    from: (start, range) => `IRR(${range},${start})`,
    isRoot,
    flow: {
      count: t.cells.capacity(refOf(flows)),
      at: (period) =>
        call(
          'IF',
          `${period}>${exit}`,
          quoted(''),
          `INDEX(${column},${period + 1})+IF(${period}=${exit},${paid.text},0)`,
        ),
    },
  };
}
