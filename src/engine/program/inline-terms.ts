import { isRangeTerm, summandsOf } from '../codegen/sums.ts';
import { type Code, isColumn } from '../formula/ir.ts';
import type { Column } from '../storage.ts';

/**
 * A sum of columns, `sale - payment - costs`, with those among them that are an invariant
 * on a range of rows written out in their place: so it takes fewer passes, and where nothing else
 * reads them (in a matrix, in a simulation) the columns themselves needn't be computed. Any other
 * code stays as it is.
 */
export function inlineTerms(code: Code, definition: (column: Column) => Code | undefined): Code {
  const summands = summandsOf(code);
  const isSum =
    summands && summands.length > 2 && summands.every(({ code: { op } }) => op === 'cell');
  if (!isSum) return code;
  return eachTerm(code, (term) => {
    const written = isColumn(term) ? definition(term.column) : undefined;
    return written && isRangeTerm(written) ? written : term;
  });
}

function eachTerm(code: Code, replace: (term: Code) => Code): Code {
  if (code.op === 'call') return { ...code, args: code.args.map(replace) };
  if (code.op !== 'binary') return replace(code);
  return { ...code, left: eachTerm(code.left, replace), right: replace(code.right) };
}
