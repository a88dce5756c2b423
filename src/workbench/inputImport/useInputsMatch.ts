import { useMemo, useState } from 'react';
import {
  type DecimalMark,
  type Field,
  decimalMarkIn,
  kinds,
  type Parsed,
  unescapeFormula,
  withOwnMarks,
} from '../../tool/index.ts';
import { inOurWords } from '../listImport/match/choices.ts';
import { areWords } from '../listImport/match/content.ts';
import {
  type Answers,
  type Doubt,
  UNSAID,
  type Way,
  wayOf,
  withAnswer,
} from '../listImport/doubts/doubt.ts';
import { doubtsOf } from '../listImport/doubts/doubts.ts';
import type { Layout } from '../listImport/table/layout.ts';
import { markOf } from '../listImport/table/mark.ts';
import type { ImportTarget } from '../listImport/target.ts';
import { readTyped } from '../session/readTyped.ts';
import { followed, followingFrom, usedFor } from './follows.ts';
import { guessInputs } from './guess.ts';
import type { Pair } from './pair.ts';
import { type Pairs, recordOf } from './pairs.ts';
import { supposedRate } from './rateNotices.ts';
import { goesIn, isAmountOfShare, shareCalled, shareOf, withShares } from './shares.ts';
import { numberOf, typedInto } from './units.ts';

/** What a row of the sheet comes to: as its input shows it, or why that can't take it. */
export type Entry = {
  readonly columnId: string;
  /** As it is typed into the input. */
  readonly text: string;
} & ({ readonly shown: string } | { readonly error: string });

const LAYOUT: Layout = { head: 0, turned: true };

/** Which row of a sheet is which input, what it comes to, and the ways to choose otherwise. */
export function useInputsMatch(target: ImportTarget, sheet: Pairs) {
  const { pairs, alone, ...guessed } = useMemo(
    () => guessInputs(sheet.pairs, target),
    [target, sheet],
  );
  const records = useMemo(() => recordOf(pairs), [pairs]);
  const [mapping, setMapping] = useState(() => withShares(pairs, guessed.mapping, target));
  const [mark, setMark] = useState<DecimalMark>(() => {
    const rows = pairs.map(({ label, text }) => [label, numberOf(text)]);
    return markOf({ name: '', rows }, LAYOUT, mapping) ?? decimalMarkIn(navigator.language);
  });
  const [answers, setAnswers] = useState<Answers>(new Map());
  const doubts = useMemo(
    () => doubtsOf(records, mapping, mark, target),
    [records, mapping, mark, target],
  );
  const inOwnMarks = (text: string): string => withOwnMarks(unescapeFormula(text), mark);
  const own = pairs.map((pair, at) => ({
    ...pair,
    text: inOwnMarks(meant(pair, target, mapping[at])),
  }));
  const entries = own.map((pair, at): Entry | null => {
    const column = target.columns.find(({ id }) => id === mapping[at]);
    if (!column) return null;
    const doubt = doubts.find((one) => one.column === at);
    const way = doubt && wayOf(answers, doubt);
    const isAmount = isAmountOfShare(pair, column.field);
    const share = isAmount ? shareOf(at, own, mapping, target) : null;
    const follows = pair.follows ? followed(pair.follows, column.field, inOwnMarks) : null;
    const text = share ?? follows ?? typedAs(column.field, pair, way?.read);
    if (pair.follows && follows === null) {
      return { columnId: column.id, text, error: `no se puede calcular de ${pair.said}` };
    }
    if (isAmount && share === null) {
      return { columnId: column.id, text, error: `«${column.label}» ${goesIn(column.field)}` };
    }
    const outcome = readPasted(column.field, text);
    if ('error' in outcome) return { columnId: column.id, text, error: outcome.error };
    const isSaid = !doubt || way !== undefined;
    const shown = isSaid ? kinds[column.field.kind].format(outcome.value, column.field) : UNSAID;
    return { columnId: column.id, text, shown };
  });
  const supposed = own.flatMap((pair, at): readonly string[] => {
    const entry = entries[at];
    const column = target.columns.find(({ id }) => id === entry?.columnId);
    const said = column && entry && 'shown' in entry ? supposedRate(column.field, pair) : null;
    return said === null ? [] : [said];
  });
  const following = pairs.map((pair) => followingFrom(pair, pairs, mapping));
  const remarks = mapping.map((id, at): string | null => {
    if (id !== '') return null;
    const column = target.columns.find((one) => one.id === alone[at]);
    const other = column ? pairs[mapping.indexOf(column.id)] : undefined;
    if (other) return `«${column?.label}» ya viene de «${other.row ?? other.label}»`;
    const labels = following[at] ?? [];
    if (labels.length > 0) return usedFor(labels);
    const { whyNot } = pairs[at] ?? {};
    if (whyNot !== undefined) return `No se toma. ${whyNot}`;
    const share = shareCalled(pairs[at], target);
    return share ? `No se toma: «${share.label}» ${goesIn(share.field)}` : 'No se toma';
  });
  return {
    /** As the sheet says it. */
    records: recordOf(pairs.map((pair) => ({ ...pair, text: pair.said ?? pair.text }))),
    layout: LAYOUT,
    mapping,
    /** What the sheet remarks of each row. */
    notes: pairs.map(({ note }) => note ?? null),
    mark,
    doubts,
    answers,
    entries,
    /** What is said of a row that is left out: why, where it would be an input without the others. */
    remarks,
    /** Rows that are no input, and from which some follow. */
    used: new Set(
      following.flatMap((labels, at) => (mapping[at] === '' && labels.length > 0 ? at : [])),
    ),
    /** What is supposed of values that don't say it, a sentence each. */
    supposed,
    /** The first doubt of which nobody has said what it is. */
    undecided: doubts.find((doubt) => !wayOf(answers, doubt)),
    choose: {
      mark: setMark,
      /** An input has one value: another row that was it no longer is. */
      column: (at: number, id: string) =>
        setMapping(mapping.map((one, other) => (other === at ? id : one === id ? '' : one))),
      way: (doubt: Doubt, label: string) => setAnswers(withAnswer(answers, doubt, label)),
    },
  };
}

/** In the words and unit of a field; `read`: how the value is meant, which of a rate is said before it is converted. */
function typedAs(field: Field, pair: Pair, read: Way['read'] = (text) => text): string {
  if (field.kind === 'percent') return typedInto(field, { ...pair, text: read(pair.text, []) });
  return read(inOurWords(typedInto(field, pair), field), []);
}

/** Of an amount and its share the one that an input asks for. */
function meant({ text, share = text }: Pair, { columns }: ImportTarget, id = ''): string {
  return columns.find((one) => one.id === id)?.field.kind === 'percent' ? share : text;
}

/** Words are no number, also where one that is typed would count as some other value. */
const readPasted = (field: Field, text: string): Parsed =>
  areWords([text], field) ? { error: `«${text}» no es un número` } : readTyped(field, text);
