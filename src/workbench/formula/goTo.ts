import {
  type Calculation,
  labelInRow,
  labelOf,
  outlineOf,
  type Ref,
  type RowNames,
  rowNamesOf,
} from '../../tool/index.ts';
import { foldedWords, matchesWords, wantedWords } from '../../ui/fold.ts';
import { isCalled, saysWhole } from '../commands/isCalled.ts';
import type { Command } from '../commands/registry.ts';
import type { Revealer } from '../layout/reveal.ts';
import type { Session } from '../session/session.ts';
import { placeAt, placesOf, valuesOf } from './placesOf.ts';
import { synonymsOf } from './synonyms.ts';

const MOST = 8;

/** What a text may mean, the likeliest first; else why nothing, in Spanish. */
export type Meant = { readonly places: readonly Command[] } | { readonly nothing: string };

/** The cells of a tool that an address or the beginnings of words of a name lead to. */
export function meantBy(session: Session, revealer: Revealer, text: string): Meant {
  const typed = text.trim();
  if (typed === '') return { places: [] };
  const sought = wantedWords(typed).join(' ');
  const found = session.calculation.refOf(typed);
  const addressed =
    found.kind === 'cell'
      ? [placeAt(session, revealer, found.ref, titleOf(session, found.ref))]
      : [];
  const named = placesOf(session, revealer).filter(({ label, group, words }) =>
    matchesWords(`${label} ${group} ${words ?? ''}`, sought),
  );
  const all = [...addressed, ...cellsNamed(session, revealer, typed), ...named];
  const begun = foldedWords(typed);
  /**
   * Called just so, then begun so ('suites 2' is no month of 2028), what has little more first, by
   * the words of its name, by others for it; last what no sheet shows.
   */
  const nearness = ({ label, group, hidden }: Command): number => {
    const name = foldedWords(label);
    if (isCalled(label, typed)) return 3;
    if (hidden) return -1;
    if (name.startsWith(begun)) return 1 + begun.length / name.length;
    return Number(matchesWords(`${label} ${group}`, sought));
  };
  const places = all
    .filter(({ id }, at) => all.findIndex((other) => other.id === id) === at)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, MOST);
  if (places.length > 0) return { places };
  const gone = found.kind === 'gone' ? `${found.message}.` : null;
  return { nothing: gone ?? `Ningún dato se llama «${typed}», ni es su dirección.` };
}

/**
 * Cells of lists and tables whose name has some of the words, and whose record or row has the others;
 * first those whose row begins so ('2033' is rather that year than one of its months), and of these
 * the ones whose own name does, and is said whole ('cap rate' before 'cap rate (razón)'). A row of a table
 * that is called just so leads to the first figure in it.
 */
export function cellsNamed(session: Session, revealer: Revealer, text: string): readonly Command[] {
  const { calculation } = session;
  const words = wantedWords(text);
  const found = outlineOf(calculation).flatMap((block): FoundCell[] => {
    const ids =
      block.kind === 'list'
        ? valuesOf(block.id, block.list, revealer)
        : block.kind === 'table'
          ? Object.entries(block.table.columns).flatMap(([id, { internal }]) =>
              internal ? [] : id,
            )
          : [];
    const { id: table, title } = block;
    const rowsNamed = rowFinder(calculation, table);
    const placeIn = (id: string, { row, called, names }: FoundRow): Command =>
      placeAt(
        session,
        revealer,
        { id, table, row },
        title,
        labelInRow(calculation, { id, table, row }, called),
        names.join(' '),
      );
    const rows = block.kind === 'table' && words.length > 0 ? rowsNamed(words) : [];
    const wholeRows = rows.filter(isCalledBy(words)).flatMap((found): FoundCell[] => {
      const { row } = found;
      const hasFigure = (id: string): boolean =>
        typeof calculation.value({ id, table, row }) === 'number';
      const id = ids.find((one) => hasFigure(one) && !placeIn(one, found).hidden);
      // Of tables with the same rows the one that is in sight is meant.
      const nearness = 2 + Number(revealer.isHere(table)) / 2;
      return id === undefined ? [] : [{ nearness, place: placeIn(id, found) }];
    });
    const cells = ids.flatMap((id) => {
      const label = labelOf(calculation, { id, table });
      const said = `${label} ${synonymsOf(label)}`;
      const others = words.filter((word) => !matchesWords(said, word));
      if (others.length === 0 || others.length === words.length) return [];
      const own = words.filter((word) => !others.includes(word));
      const begins = foldedWords(label).startsWith(own[0] ?? '');
      const whole = saysWhole(label, own.join(' '));
      return rowsNamed(others).map((found) => ({
        nearness: found.nearness + Number(begins) / 2 + Number(whole) / 4,
        place: placeIn(id, found),
      }));
    });
    return [...wholeRows, ...cells];
  });
  return found.toSorted((one, other) => other.nearness - one.nearness).map(({ place }) => place);
}

interface FoundCell {
  readonly place: Command;
  /** 2: a name of its row is just what was looked for; 1: it begins so; 0: it has the words. Parts are for its own name. */
  readonly nearness: number;
}

type FoundRow = RowNames & Pick<FoundCell, 'nearness'> & { readonly row: number };

/** Which rows of a table have words in their names, the first of them; each name is read once. */
function rowFinder(
  calculation: Calculation,
  table: string,
): (words: readonly string[]) => readonly FoundRow[] {
  const known = new Map<string, readonly FoundRow[]>();
  let all: readonly (RowNames & { readonly row: number })[] | null = null;
  return (words) => {
    const sought = words.join(' ');
    const before = known.get(sought);
    if (before) return before;
    all ??= Array.from({ length: calculation.rows(table) }, (_, row) => ({
      row,
      ...rowNamesOf(calculation, table, row),
    }));
    const rows = all
      .filter(({ names }) => names.some((name) => matchesWords(name, sought)))
      .map((found) => ({ ...found, nearness: nearnessOf(found.names.map(foldedWords), sought) }))
      .toSorted((one, other) => other.nearness - one.nearness)
      .slice(0, MOST);
    known.set(sought, rows);
    return rows;
  };
}

/** 'marzo 2028' is 'marzo de 2028'. */
const isCalledBy =
  (words: readonly string[]) =>
  ({ names }: RowNames): boolean =>
    names.some((name) => wantedWords(name).join(' ') === words.join(' '));

function nearnessOf(names: readonly string[], sought: string): number {
  if (names.includes(sought)) return 2;
  return Number(names.some((name) => name.startsWith(sought)));
}

/** What a cell is in. */
function titleOf({ calculation }: Session, { table }: Ref): string {
  const { lists, tables } = calculation.declaration;
  return table === undefined ? '' : ((lists[table] ?? tables[table])?.label ?? '');
}
