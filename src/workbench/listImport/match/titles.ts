import { wordsOf } from '../../../ui/fold.ts';
import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { namesList, withoutKind } from './aside.ts';
import { likelyHeads } from './heads.ts';
import { unnumbered } from '../table/numbering.ts';
import type { ImportTarget } from '../target.ts';
import { meaningOf } from './words.ts';

/* What a title or a head of a sheet is of: the list, another one, or a form of the tool. */

export type Whose = 'own' | 'other' | undefined;

/** Whether a title is that of a list, whatever it is numbered by and whichever kind it is of: '2. COSTOS FIJOS'. */
export const isTitleOf = (title: string, list: string): boolean =>
  namesList(withoutKind(unnumbered(title)), list);

/** The same of whatever a list is called. */
export const isTitleOfList = (
  title: string,
  { label, titles = [] }: Pick<ImportTarget, 'label' | 'titles'>,
): boolean => [label, ...titles].some((name) => isTitleOf(title, name));

/** Whether a title has a figure; its own number, a year and what stands in brackets are none: 'INGRESOS AÑO 1'. */
export const hasFigure = (title: string): boolean =>
  /\d/.test(
    unnumbered(title).replace(/\([^)]*\)|(?<!\p{L})a[nñ]o\s+\d+|(?<!\d)20\d\d(?!\d)/giu, ''),
  );

/** 'VENTA' of the whole is no block of what is sold each month. */
export const isSale = (title: string): boolean => /^venta(?!s)/iu.test(unnumbered(title));

/** 'TOTAL HABITACIONES', 'Subtotal', 'SUMAN'. */
export const isTotal = (title: string): boolean =>
  /^((sub)?tot(al(es)?)?|suman|sumatoria)$/.test(wordsOf(title)[0] ?? '');

/** Which list a title is of: this one, another, or none that is known. */
export function listOf(title: string, { label, titles = [], others = [] }: ImportTarget): Whose {
  if (isTotal(title)) return undefined;
  const [isOwn, isOther] = [[label, ...titles], others].map((names) =>
    names.some((name) => isSaid(title, name)),
  );
  if (isOwn === isOther || isSale(title)) return undefined;
  return isOwn ? 'own' : 'other';
}

function isSaid(title: string, name: string): boolean {
  const said = meaningOf(title);
  return [...meaningOf(name)].every((word) => said.has(word));
}

/** Whether a title is of another list of the tool, and not of one of its forms. */
export const isOfList = (title: string, { lists = [] }: ImportTarget): boolean =>
  lists.some((name) => isSaid(title, name));

/** Whether a head names another list, over what is in it; '% del ingreso' only speaks of one. */
export const headsOther = (head: string, target: ImportTarget): boolean => {
  if (isTitle(head) && listOf(head, target) === 'other') return true;
  return !head.includes('%') && (target.others ?? []).some((name) => namesList(head, name));
};

/** '2. INVERSIÓN Y FUENTES': numbered, and in capitals. */
const isTitle = (head: string): boolean =>
  unnumbered(head) !== head.trim() && !/\p{Ll}{4}/u.test(head.replace(/\([^)]*\)/g, ''));

/** Whether a text that may be a head of the list has a figure right below: 'Valor mensual' over '$ 4.200.000'. */
export function standsOverFigure(
  heads: readonly string[],
  below: readonly string[],
  target: ImportTarget,
): boolean {
  // 'Apto 301' over a figure is the name of a record.
  const columns = target.columns.filter(({ field }) => field.kind !== 'text');
  return heads.some(
    (head, column) =>
      beginsAsFigure(below[column] ?? '') && likelyHeads([head], { ...target, columns }) > 0,
  );
}
