import type { FormulaTree, Ref } from '../../engine/index.ts';
import type { Calculation } from '../../tool/index.ts';
import type { Formulas, Spot } from '../formulas.ts';
import { quoted } from '../formula/text.ts';

/** A text with `{name}` in it, as a formula that puts today's values there, however they move. */
export function messageFormula(
  text: string,
  calculation: Calculation,
  formulas: Formulas,
  spot: Spot,
): string {
  const parts = text.split(/\{([\w.]+)\}/);
  return parts
    .map((part, at) => {
      if (at % 2 === 0) return part === '' ? '' : quoted(part).text;
      const own = { id: part, ...(spot.area ? { table: spot.area.id } : {}) };
      const ref = calculation.sheet.has(own) ? own : { id: part };
      return valueText(ref, calculation, formulas, spot) ?? quoted(`{${part}}`).text;
    })
    .filter(Boolean)
    .join('&');
}

/** FIXED writes a number as the language of Excel does; the formats of TEXT depend on it. */
function valueText(
  ref: Ref,
  calculation: Calculation,
  formulas: Formulas,
  spot: Spot,
): string | undefined {
  const shape = calculation.field(ref) ?? calculation.formula(ref);
  if (!shape) return undefined;
  const tree: FormulaTree = {
    node: 'cell',
    ref,
    type: calculation.sheet.column(ref).type,
    mayBeMissing: true,
  };
  const value = formulas.of(tree, spot, formulas.space(ref));
  const said = (formula: string): string => `IFERROR(${formula},"—")`;
  switch (shape.kind) {
    case 'money':
      return said(`"$ "&FIXED(${value},${shape.decimals ?? 0})`);
    case 'percent':
      return said(`FIXED(${value},${shape.decimals ?? 2})&" %"`);
    case 'number':
      return said(shape.plain ? value : `FIXED(${value},${shape.decimals ?? 0})`);
    case 'toggle':
      return said(`IF(${value}=1,"Sí","No")`);
    case 'choice':
    case 'text':
    case 'texts':
    case 'date':
      return said(value);
  }
}
