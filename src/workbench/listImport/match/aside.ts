import { wordsOf } from '../../../ui/fold.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { filledIn, firstText, type Records } from '../table/layout.ts';
import { notesIn } from '../table/notes.ts';
import { unnumbered } from '../table/numbering.ts';
import type { ImportTarget, Mapping, TargetColumn } from '../target.ts';
import { addsUp, isTotal, isTotalLine } from './totals.ts';
import { meaningOf } from './words.ts';

type Line = Records['lines'][number];

/** A line that is no record. */
export interface Aside {
  readonly line: Line;
  /** Its first text. */
  readonly text: string;
  readonly reason: string;
}

/**
 * The lines that add others up, say something of them or are the title of those beneath them. A title is known
 * only in a list whose records have a type, by the list's own name, by its capitals, or where all records stand in
 * groups: elsewhere a name alone may be a record that is still to be filled in.
 */
export function asidesOf(
  { heads, lines }: Records,
  mapping: Mapping,
  { columns, name, label, amount, ofForm }: ImportTarget,
): Aside[] {
  const nameAt = name === undefined ? -1 : mapping.indexOf(name);
  const choices = columns.filter(({ field }) => field.kind === 'choice').map(({ id }) => id);
  const typeAt = mapping.findIndex((id) => choices.includes(id));
  const isTyped = (line: Line): boolean => typeAt >= 0 && filled(line, typeAt);
  const hasTitles = lines.filter(isTyped).length * 2 >= lines.length;
  const notes = notesIn(lines);
  const told = lines.filter((line) => !notes.has(line));
  const [alones, others] = [told.filter(isAlone), told.filter((line) => !isAlone(line))];
  // 'TOTAL PORTAFOLIO' is no record that is written in capitals.
  const records = others.filter(({ cells }) => !isTotal(firstText(cells), true));
  const isOnlyTitled = others.length >= alones.length && !records.some(isInCapitals);
  const areGroups = isInGroups(told);
  // A message says over its lines what they are: 'Arriendos de noviembre'.
  const firstFigured = heads.some((head) => head !== '')
    ? 0
    : lines.findIndex((line) => !isAlone(line));
  return lines.flatMap((line, place) => {
    const text = (nameAt >= 0 ? line.cells[nameAt]?.trim() : '') || firstText(line.cells);
    const next = lines[place + 1];
    const alone = isAlone(line);
    const isList = !!next && namesList(text, label);
    const isSummed = isList && !alone && sumsList(line, text, lines.slice(place + 1));
    const isLess = (typeAt >= 0 && !isTyped(line)) || hasLess(line, lines[place - 1]);
    if (isSummed || isTotalLine(line, text, lines.slice(0, place), isLess))
      return [{ line, text, reason: 'es un total' }];
    if (notes.has(line)) return [{ line, text, reason: 'es una nota' }];
    const taken = ofForm?.(text, figureIn(line, text));
    if (taken) return [{ line, text, reason: taken }];
    const part = amount !== undefined && columns.find((column) => isPartOf(text, line, column));
    if (part) return [{ line, text, reason: `dice «${part.label}», y no es de la lista` }];
    const isGroup = hasTitles && !!next && isTyped(next) && !/\d/.test(text);
    const isNumbered = !!next && unnumbered(text) !== text;
    const isKind = !!next && namesList(withoutKind(text), label);
    const isTitle =
      alone &&
      (isList ||
        isGroup ||
        isKind ||
        isNumbered ||
        place < firstFigured ||
        areGroups ||
        (!!next && isOnlyTitled && isInCapitals(line)));
    return isTitle
      ? [{ line, text, reason: 'solo trae su nombre, como título de las que siguen' }]
      : [];
  });
}

/**
 * Whether a line that is called as the list has what the lines below it come to. 'Otros gastos' among costs is one of
 * them, unless it is just their sum.
 */
const sumsList = (line: Line, text: string, below: readonly Line[]): boolean =>
  line.cells.some(beginsAsFigure) &&
  (!/^otr[oa]s(?!\p{L})/iu.test(unnumbered(text)) || addsUp(line, below.toReversed()));

/** The first figure of a line, with the unit of a share that stands beside it: '10 | % GOP'. */
function figureIn({ cells }: Line, name: string): string {
  // '6.2 FF&E' is the name of a line.
  const at = cells.findIndex((cell) => cell.trim() !== name && beginsAsFigure(cell));
  const [figure = '', unit = ''] = at < 0 ? [] : cells.slice(at);
  return unit.trim().startsWith('%') ? `${figure} ${unit.trim()}` : figure;
}

/** 'Total camas | 320' has no rate as the record above it has. */
const hasLess = (line: Line, above: Line | undefined): boolean =>
  !!above && filledIn(line.cells).length < filledIn(above.cells).length;

/**
 * 'Ocupación año 2 | 65 %', 'Factor prestacional | 1,52' and 'Crecimiento ADR | IPC + 1 %' say something of the records,
 * and are none.
 */
const isPartOf = (text: string, { cells }: Line, { label, field }: TargetColumn): boolean => {
  const words = wordsOf(text);
  const [first = '', second = ''] = words;
  const [own = ''] = meaningOf(label);
  const said = meaningOf(`${first} ${second}`);
  const names = [own, ...(ALSO[own] ?? [])];
  const isSaid = names.some((word) => said.has(word)) || words.some((word) => GROWTH.test(word));
  const isShare = cells.some((cell) => SHARE.test(cell));
  return field.kind === 'percent' && words.length <= MOST_WORDS && isSaid && isShare;
};

/** What the same is called, or begins with. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  ocupacion: ['vacancia', 'ano'],
  prestaciones: ['factor'],
};

const GROWTH = /^(crecimiento|incremento|aumento|reajuste|ajuste|subida|growth)s?$/;
/** '52 %', '0,52', and a unit beside a number: '% del salario'. */
const SHARE = /^\s*(\d[\d.,]*\s*)?%|^\s*[01][.,]\d+\s*$|^\s*(IPC|inflaci[oó]n)(?!\p{L})/iu;

/** 'Ocupación a partir del año 3' has no more behind it. */
const MOST_WORDS = 10;

const isAlone = ({ cells }: Line): boolean => filledIn(cells).length === 1;

/**
 * Whether lines begin with one of a name alone and each such one stands over records, twice or more: 'Bogotá' and
 * 'Medellín' over the flats of each. Records to be filled in stand anywhere, and last above all.
 */
function isInGroups(lines: Records['lines']): boolean {
  const places = lines.flatMap((line, place) => (isAlone(line) ? [place] : []));
  const isOverRecords = (place: number): boolean => {
    const next = lines[place + 1];
    return !!next && !isAlone(next);
  };
  const areTwo = places.length > 1 && places.length * 2 < lines.length;
  return places[0] === 0 && areTwo && places.every(isOverRecords);
}

/** 'OPERACIÓN', where no record is written so. */
const isInCapitals = ({ cells }: Line): boolean =>
  /^[^\p{Ll}]*\p{Lu}{4}[^\p{Ll}]*$/u.test(firstText(cells));

/** 'COSTOS FIJOS' is a title of the list of costs. */
const KIND =
  /(?<!\p{L})(fij|variabl|direct|indirect|administrativ|general)(o|e|a)?(s|es)?(?!\p{L})/giu;

export const withoutKind = (title: string): string => title.replace(KIND, ' ');

const filled = ({ cells }: Line, column: number): boolean => (cells[column] ?? '').trim() !== '';

/** Whether a text is the name of a list: 'INGRESOS OPERATIVOS' of 'Ingresos'. */
export function namesList(text: string, label: string): boolean {
  const said = meaningOf(text);
  const name = meaningOf(label);
  return (
    [...name].every((word) => said.has(word)) &&
    [...said].every(
      (word) =>
        name.has(word) || /^(operativo|operating|operacion|bruto|otro|mes|anual|\d+)$/.test(word),
    )
  );
}
