import { aboutFunction, type FormulaToken, type Ref } from '../../engine/index.ts';
import type { Calculation } from './calculation.ts';
import { counted } from '../text/counted.ts';
import { passedOver } from './coverage.ts';
import { kinds } from '../contract/kinds/index.ts';
import { labelOf, ownersOf, read } from './reading.ts';

/** What a formula reads or says, in the words of the page: names, functions in Spanish, options. */
export function wordOf(calculation: Calculation, token: FormulaToken, target: Ref): string {
  if (typeof token === 'string') return token;
  if ('id' in token) return labelBeside(calculation, token, target);
  if ('call' in token) return aboutFunction(token.call).spanish;
  if ('text' in token) {
    const said = optionLabel(calculation, token.text, token.choiceOf);
    return said === '' ? 'vacío' : `«${said}»`;
  }
  return token.all ? 'n.º de filas' : `n.º de ${rowWord(calculation, token.rowOf)}`;
}

/** By twelve as well where a rate of a year is one of a month. */
const BY_HUNDRED = /÷ 1(00|200)(?![\d.,])/;

/**
 * A formula with today's number in the place of each name. Where it says itself that percentages are divided by
 * 100, they stand without the sign that says the same.
 */
export function numbersOf(
  calculation: Calculation,
  tokens: readonly FormulaToken[],
  target: Ref,
): string {
  const words = tokens.map((token) => (typeof token === 'string' ? token : '…')).join('');
  const isDivided = BY_HUNDRED.test(words);
  return tokens
    .map((token) => {
      const text = numberOf(calculation, token, target);
      return isDivided && isPercentage(calculation, token) ? text.replace(/\s*%$/, '') : text;
    })
    .join('');
}

function isPercentage(calculation: Calculation, token: FormulaToken): boolean {
  if (typeof token === 'string' || !('id' in token)) return false;
  const shape = calculation.field(token) ?? calculation.formula(token);
  return shape?.kind === 'percent';
}

/** Today's number of a name. */
function numberOf(calculation: Calculation, token: FormulaToken, target: Ref): string {
  if (typeof token === 'string') return token;
  if ('rowOf' in token) return String(token.number ?? wordOf(calculation, token, target));
  if (!('id' in token)) return wordOf(calculation, token, target);
  if (token.table !== undefined && token.row === undefined) {
    const empty = passedOver(calculation, token);
    const values = counted(calculation.sheet.rows(token.table) - empty, 'valor', 'valores');
    return empty === 0 ? `[${values}]` : `[${values}, ${counted(empty, 'vacío', 'vacíos')}]`;
  }
  return read(calculation, token).text || countsAs(calculation, token) || 'vacío';
}

/** The value that formulas take from an empty cell; the empty text where they wait for one. */
export function countsAs(calculation: Calculation, ref: Ref): string {
  const field = calculation.field(ref);
  return field ? kinds[field.kind].format(calculation.value(ref), field) : '';
}

/**
 * The name of a cell beside another that is explained: one of the same row needs no row, and a column
 * of the same name says what it is, or of which other table, so that no cell seems to feed itself.
 */
export function labelBeside(calculation: Calculation, ref: Ref, target: Ref): string {
  const isBeside = ref.table !== undefined && ref.table === target.table && ref.id !== target.id;
  const name = nameOf(calculation, ref);
  const label = isBeside && ref.row === target.row ? name : labelOf(calculation, ref);
  if (ref.table === undefined || name !== nameOf(calculation, target)) return label;
  const mark = isBeside
    ? calculation.formula(ref)?.sort
    : ref.table === target.table
      ? undefined
      : tableName(calculation, ref.table);
  return mark === undefined ? label : `${label} (${mark})`;
}

/** The same of several cells that stand in one list: those of one name say what or where each is. */
export function labelsBeside(
  calculation: Calculation,
  refs: readonly Ref[],
  target: Ref,
): readonly string[] {
  const labels = refs.map((ref) => labelBeside(calculation, ref, target));
  return refs.map((ref, at) => {
    const label = labels[at] ?? '';
    const alike = refs.filter((one, other) => one !== ref && labels[other] === label);
    const mark = alike.length === 0 ? undefined : markOf(calculation, ref, alike, label);
    return mark === undefined ? label : `${label} (${mark})`;
  });
}

/** What tells a cell from others of its name; failing that, what there is to say of it. */
function markOf(
  calculation: Calculation,
  ref: Ref,
  alike: readonly Ref[],
  label: string,
): string | undefined {
  const marks = marksOf(calculation, ref, label);
  const others = alike.map((one) => marksOf(calculation, one, label));
  const tells = marks.find((mark, at) => mark && others.every((one) => one[at] !== mark));
  return tells ?? marks.find((mark) => mark !== undefined);
}

/** The record that it is of, what it is, the table that it stands in, or the results that it is among. */
function marksOf(
  calculation: Calculation,
  ref: Ref,
  label: string,
): readonly (string | undefined)[] {
  const { results } = calculation.declaration;
  return [
    ownersOf(calculation, ref).find((name) => !label.includes(name)),
    calculation.formula(ref)?.sort,
    ref.table === undefined
      ? results.find(({ items }) => items.includes(ref.id))?.title
      : tableName(calculation, ref.table),
  ];
}

function tableName({ declaration: { lists, tables } }: Calculation, table: string): string {
  return (lists[table] ?? tables[table])?.label ?? table;
}

function nameOf(calculation: Calculation, { id, table }: Ref): string {
  return labelOf(calculation, table === undefined ? { id } : { id, table });
}

function optionLabel(calculation: Calculation, text: string, choiceOf: Ref | undefined): string {
  const shape = choiceOf && (calculation.field(choiceOf) ?? calculation.formula(choiceOf));
  return shape?.options?.find(({ value }) => value === text)?.label ?? text;
}

function rowWord({ declaration }: Calculation, table: string): string {
  const { rowLabel = 'fila' } = declaration.tables[table] ?? declaration.lists[table] ?? {};
  return rowLabel.toLocaleLowerCase('es-CO');
}
