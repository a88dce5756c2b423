import { labelOf, read, recordName, type Ref } from '../../tool/index.ts';
import { foldedWords, matchesWords, wordsOf } from '../../ui/fold.ts';
import type { Command } from '../commands/registry.ts';
import type { Revealer } from '../layout/reveal.ts';
import type { Session } from '../session/session.ts';
import { placesOf } from './placesOf.ts';

const MOST = 8;

/** What a text may mean, the likeliest first; else why nothing, in Spanish. */
export type Meant = { readonly places: readonly Command[] } | { readonly nothing: string };

/** The cells of a tool that an address or the beginnings of words of a name lead to. */
export function meantBy(session: Session, revealer: Revealer, text: string): Meant {
  const typed = text.trim();
  if (typed === '') return { places: [] };
  const found = session.calculation.refOf(typed);
  const named = placesOf(session, revealer).filter(({ label, group, words }) =>
    matchesWords(`${label} ${group} ${words ?? ''}`, typed),
  );
  const cells = [
    ...(found.kind === 'cell' ? [found.ref] : []),
    ...cellsNamed(session, wordsOf(typed)),
  ];
  const all = [...cells.map((ref) => placeAt(session, revealer, ref)), ...named];
  /** Called just so, then by the words of its name, then by others for it. */
  const nearness = ({ label, group }: Command): number =>
    foldedWords(label) === foldedWords(typed)
      ? 2
      : Number(matchesWords(`${label} ${group}`, typed));
  const places = all
    .filter(({ label }, at) => all.findIndex((other) => other.label === label) === at)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, MOST);
  if (places.length > 0) return { places };
  const gone = found.kind === 'gone' ? `${found.message}.` : null;
  return { nothing: gone ?? `Ningún dato se llama «${typed}», ni es su dirección.` };
}

/**
 * Cells of lists whose name has some of the words, and whose record has the others; without others,
 * the cell of the record where one is.
 */
function cellsNamed({ calculation, selected }: Session, words: readonly string[]): Ref[] {
  const { lists } = calculation.declaration;
  return Object.entries(lists).flatMap(([table, list]) => {
    const rows = [...Array(calculation.rows(table)).keys()];
    const here = selected?.table === table ? (selected.row ?? 0) : 0;
    const fields = Object.entries(list.fields).filter(([, field]) => !field.hidden);
    const formulas = Object.entries(list.formulas ?? {}).filter(([, formula]) => !formula.internal);
    return [...fields, ...formulas].flatMap(([id, { label }]): Ref[] => {
      const others = words.filter((word) => !matchesWords(label, word));
      if (others.length === words.length) return [];
      const named = others.length === 0 ? rows.slice(here, here + 1) : recordsNamed(others);
      return named.map((row) => ({ id, table, row }));
    });
    function recordsNamed(parts: readonly string[]): readonly number[] {
      const isNamed = (row: number): boolean =>
        matchesWords(recordName(calculation, list, table, row), parts.join(' '));
      return rows.filter(isNamed).slice(0, MOST);
    }
  });
}

function placeAt(session: Session, revealer: Revealer, ref: Ref): Command {
  const { calculation } = session;
  const isOne = ref.table === undefined || ref.row !== undefined;
  return {
    id: `go.cell.${ref.table ?? ''}.${ref.id}.${ref.row ?? ''}`,
    label: labelOf(calculation, ref),
    group: '',
    hint: isOne && calculation.sheet.has(ref) ? read(calculation, ref).text : '',
    run: () => {
      session.select(ref);
      revealer.reveal(ref);
    },
  };
}
