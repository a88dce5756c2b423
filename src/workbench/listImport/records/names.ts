import { listNames } from '../../../tool/index.ts';
import { foldedWords } from '../../../ui/fold.ts';
import type { Records } from '../table/layout.ts';
import type { ImportTarget, Mapping } from '../target.ts';
import type { Choices } from './importChoices.ts';

/* What is to be known of the names of records that come in. */

/** Of today's records the one that a line brings up to date; undefined where it is a new one. */
export function updatedBy(
  { mapping, mode }: Choices,
  { name }: ImportTarget,
  names: readonly string[],
): (cells: readonly string[]) => number | undefined {
  const at = name === undefined ? -1 : mapping.indexOf(name);
  const known = new Map(mode === 'update' ? names.map((one, row) => [foldedWords(one), row]) : []);
  return (cells) => known.get(foldedWords(cells[at] ?? ''));
}

/** Records without names would be told apart by their numbers alone. */
export function nameless(
  mapping: Mapping,
  { name, columns }: ImportTarget,
  added: number,
): string[] {
  const label = columns.find(({ id }) => id === name)?.label;
  if (label === undefined || added === 0 || mapping.includes(name ?? '')) return [];
  return [`Nada de tu tabla es «${label}»: los nuevos entran con uno cualquiera.`];
}

/** The table says nothing of them: they stay as they are. */
export function unmentioned(
  lines: Records['lines'],
  mapping: Mapping,
  { name }: ImportTarget,
  names: readonly string[],
): string[] {
  const at = name === undefined ? -1 : mapping.indexOf(name);
  if (at < 0) return [];
  const written = lines.map(({ cells }) => cells[at]?.trim() ?? '').filter((one) => one !== '');
  const [said, known] = [written, names].map((some) => new Set(some.map(foldedWords)));
  const others = names.filter((one) => one !== '' && !said?.has(foldedWords(one)));
  const made = written.filter((one) => !known?.has(foldedWords(one)));
  const stay = others.length === 1 ? 'no está y sigue' : 'no están y siguen';
  return [
    ...(made.length > 0 ? [`No hay otro de ese nombre y se crea: ${listNames(made, 3)}.`] : []),
    ...(others.length > 0 ? [`En tu tabla ${listNames(others, 3)} ${stay} como hoy.`] : []),
  ];
}

/** At the end they stand beside those of their names. */
export function repeated(
  lines: Records['lines'],
  mapping: Mapping,
  { name, label }: ImportTarget,
  names: readonly string[],
): string[] {
  const at = name === undefined ? -1 : mapping.indexOf(name);
  if (at < 0) return [];
  const known = new Set(names.map(foldedWords));
  const again = lines.flatMap(({ cells }) => {
    const said = cells[at]?.trim() ?? '';
    return said !== '' && known.has(foldedWords(said)) ? [said] : [];
  });
  if (again.length === 0) return [];
  const list = label.toLocaleLowerCase('es-CO');
  const there = again.length === 1 ? 'ya está' : 'ya están';
  return [`${listNames(again, 3)} ${there} en la lista: al final habría dos ${list} de un nombre.`];
}

/** Most of them are called as those of another list, which it has no title to say. */
export function ofOtherList(
  lines: Records['lines'],
  mapping: Mapping,
  { name, label, lists = [], called }: ImportTarget,
): string[] {
  const at = name === undefined ? -1 : mapping.indexOf(name);
  const [other] = lists;
  if (at < 0 || !called || other === undefined) return [];
  const foreign = lines.flatMap(({ cells }) => {
    const said = cells[at]?.trim() ?? '';
    return called.other.test(said) && !called.own.test(said) ? [said] : [];
  });
  if (foreign.length * 2 <= lines.length) return [];
  const [own, others] = [label, other].map((list) => list.toLocaleLowerCase('es-CO'));
  const seem = foreign.length === 1 ? 'parece' : 'parecen';
  return [
    `${listNames(foreign, 3)} ${seem} de los ${others} y no de los ${own}: si lo ${foreign.length === 1 ? 'es' : 'son'}, pega la tabla en su propia lista.`,
  ];
}
