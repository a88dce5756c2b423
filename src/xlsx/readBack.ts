import type { Ref } from '../engine/index.ts';
import { type Calculation, checkValue, type Field, kinds, type Scalar } from '../tool/index.ts';
import type { Book, BookCell, BookSheet } from './book.ts';
import { underNamesOfToday } from './former.ts';
import { address } from './grid.ts';
import type { FileSheet } from './read.ts';
import { answerOf, NO, YES } from './reading.ts';
import { dayOf, inSpace, labelsOf, spaceOf } from './space.ts';

/** What somebody changed in a workbook since it was made. */
export interface ReadBack {
  readonly edits: readonly { readonly ref: Ref; readonly value: Scalar }[];
  /** What can't be taken, by its cell: 'Entradas!B7 «Plazo»: supera el máximo 30'. */
  readonly faults: readonly string[];
  /** What was left as it is, and why. */
  readonly notices: readonly string[];
}

type Value = Scalar | Date | undefined;

/** Compares a file with the workbook as it was made: `book` is of the document in the file. */
export function readBack(
  book: Book,
  calculation: Calculation,
  sheets: readonly FileSheet[],
): ReadBack {
  const file = underNamesOfToday(book, sheets);
  const edits: { ref: Ref; value: Scalar }[] = [];
  const [faults, formulas, typed]: [string[], string[], string[]] = [[], [], []];
  for (const sheet of book.sheets) {
    const twin = file.find(({ name }) => name === sheet.name);
    if (!twin) {
      if (hasInputs(sheet)) faults.push(`Falta la hoja «${sheet.name}».`);
      continue;
    }
    eachCell(sheet, (cell, row, column) => {
      const place = `${sheet.name}!${address(row, column)}`;
      const formula = twin.formulas.get(`${row},${column}`);
      if (cell.formula !== undefined) {
        if (!isSameFormula(cell.formula, formula)) formulas.push(place);
        return;
      }
      const field = cell.ref && calculation.field(cell.ref);
      if (!field || !cell.ref) return;
      if (formula !== undefined) typed.push(place);
      const read = valueOf(field, twin.rows[row]?.[column]);
      const fault = 'error' in read ? read.error : changeFault(field, cell, read.value);
      if (fault !== null) faults.push(`${place} «${field.label}»: ${fault}.`);
      else if ('value' in read && !isSame(field, cell, read.value)) {
        edits.push({ ref: cell.ref, value: read.value });
      }
    });
  }
  return { edits, faults, notices: [...noticesOf(formulas, typed), ...newRows(book, file)] };
}

const SHOWN = 5;

function* noticesOf(formulas: readonly string[], typed: readonly string[]): Generator<string> {
  const some = (places: readonly string[]): string =>
    places.length > SHOWN
      ? `${places.slice(0, SHOWN).join(', ')} y ${places.length - SHOWN} más`
      : places.join(', ');
  if (formulas.length > 0) {
    // A workbook may be older than a label or a formula of today, which nobody changed in it.
    yield `Estas fórmulas no son las que Ábaco escribe hoy, porque el libro es de una versión anterior o alguien las cambió; sus cifras se calculan de nuevo: ${some(formulas)}.`;
  }
  if (typed.length > 0) {
    yield `De estas celdas con fórmulas se toma el valor: ${some(typed)}.`;
  }
}

/** Records that somebody added beneath those of a list. */
function newRows(book: Book, file: readonly FileSheet[]): string[] {
  return book.sheets.flatMap(({ name, rows }) => {
    const columns = (rows.at(-1) ?? []).flatMap((cell, at) => (cell?.ref?.table ? [at] : []));
    const beyond = file.find((sheet) => sheet.name === name)?.rows.slice(rows.length) ?? [];
    const isNew = beyond.some((row) => columns.some((at) => (row[at] ?? '') !== ''));
    return isNew ? [`«${name}» tiene filas nuevas, que no se leen: agrégalas en Ábaco.`] : [];
  });
}

const hasInputs = ({ rows }: BookSheet): boolean =>
  rows.some((row) => row?.some((cell) => cell?.ref !== undefined));

function eachCell(
  { rows }: BookSheet,
  visit: (cell: BookCell, row: number, column: number) => void,
): void {
  rows.forEach((row, at) => {
    row?.forEach((cell, column) => {
      if (cell) visit(cell, at, column);
    });
  });
}

/** What isn't changed needs no check: it was taken before. */
function changeFault(field: Field, cell: BookCell, value: Scalar): string | null {
  return isSame(field, cell, value) ? null : checkValue(field, value);
}

function isSame(field: Field, cell: BookCell, value: Scalar): boolean {
  return (
    inSpace(answerOf(field, value), spaceOf(field)) === (cell.value === '' ? null : cell.value)
  );
}

type Read = { readonly value: Scalar } | { readonly error: string };

/** A cell's value as the field has it. */
function valueOf(field: Field, value: Value): Read {
  if (value === undefined || value === null || value === '') return { value: null };
  if (field.kind === 'date') return dateOf(field, value);
  if (value instanceof Date) return { error: 'tiene una fecha, y no va ninguna' };
  if (field.kind === 'toggle') {
    const answer = value === YES ? true : value === NO ? false : value;
    return typeof answer === 'boolean'
      ? { value: answer }
      : kinds.toggle.parse(String(value), field);
  }
  if (field.kind === 'choice') {
    const at = labelsOf(field.options ?? []).indexOf(String(value));
    const option = field.options?.[at];
    return option ? { value: option.value } : kinds.choice.parse(String(value), field);
  }
  const isNumeric = kinds[field.kind].type === 'number';
  if (isNumeric && typeof value === 'number') return { value };
  return isNumeric ? kinds[field.kind].parse(String(value), field) : { value: String(value) };
}

function dateOf(field: Field, value: Exclude<Value, undefined>): Read {
  if (value instanceof Date) return { value: value.toISOString().slice(0, 10) };
  if (typeof value === 'number') return { value: dayOf(Math.floor(value)) };
  return kinds.date.parse(String(value), field);
}

/** Other programs write the same formula with other quotes, spaces and dollars. */
function isSameFormula(own: string, other: string | undefined): boolean {
  return other !== undefined && (own === other || plain(own) === plain(other));
}

const plain = (formula: string): string =>
  formula
    .replace(/[\s'$()]|_xlfn\./gi, '')
    .replace(/\d[\d.]*(e[+-]?\d+)?/gi, (n) => String(Number(n)))
    .toLowerCase();
