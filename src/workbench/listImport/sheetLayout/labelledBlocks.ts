import { foldedWords } from '../../../ui/fold.ts';
import { AMOUNT, type Labelled, labelledIn } from '../plainText/labelled.ts';
import { withoutLead, withoutLeads } from '../plainText/leads.ts';
import { plain } from '../plainText/separators.ts';
import { withoutStamps } from '../plainText/stamps.ts';
import { withoutEnd } from '../plainText/tableInText.ts';
import { likelyHeads, nameScore, SURE } from '../match/heads.ts';
import { isOfMessage } from '../table/courtesies.ts';
import { filledIn, isNameLike, textsIn, until } from '../table/layout.ts';
import { isSaid } from '../table/notes.ts';
import { padded, type Rows } from '../table/rows.ts';
import type { ImportTarget } from '../target.ts';
import { named } from './messageLines.ts';

/* A message with a record in a few lines: 'Apto 402' over 'Valor: $420.000.000' and 'Canon: $2.350.000 mensual'. */

interface LabelledBlock {
  readonly at: number;
  readonly name: string;
  readonly values: readonly Labelled[];
}

/** What stands over the names. */
const NAMES = 'Inmueble';
/** With fewer values one record may be anything, and so may labels of which fewer are known. */
const LEAST = 2;

/**
 * The same message with each such record in a row, under their labels as heads; any other sheet as it is. Lists of
 * which each record is an amount know such lines as records.
 */
export function withBlocksInRows(rows: Rows, target: ImportTarget): Rows {
  // Below its records a message has no table.
  if (target.amount !== undefined || filledIn(rows.at(-1) ?? []).length > 1) return rows;
  const lines = withoutStamps(rows.map((row) => textsIn(row).join(', ')));
  const read = blocksIn(lines, target);
  const [first] = read?.blocks ?? [];
  if (!read || !first || rows.slice(first.at).some((row) => filledIn(row).length > 1)) return rows;
  const { blocks, others } = read;
  const values = blocks.flatMap((block) => block.values);
  const heads = new Map(values.map(({ key, head }) => [key, head]));
  const isAlone = blocks.length === 1 && values.length < LEAST;
  if (isAlone || likelyHeads([...heads.values()], target) < LEAST) return rows;
  const records = blocks.map((block) => [
    block.name,
    ...[...heads.keys()].map((key) => block.values.find((one) => one.key === key)?.figure ?? ''),
  ]);
  const over = lines.slice(0, first.at).map((line) => [line]);
  const below = others.flatMap((line) => [[''], [line]]);
  const table = [...over, [NAMES, ...heads.values()], ...withoutLeads(records), ...below];
  return padded(withoutEnd(table));
}

/** The records, and the lines below the first that are of none; null where some value is of no record, or said twice. */
function blocksIn(
  lines: readonly string[],
  target: ImportTarget,
): { readonly blocks: readonly LabelledBlock[]; readonly others: readonly string[] } | null {
  const read = lines.flatMap((line, at) =>
    line.trim() === ''
      ? []
      : { at, line, ...readLine(plain(line.trim().replace(/:$/, '')), target) },
  );
  const blocks = read.flatMap(({ at, name }, place): LabelledBlock[] => {
    const below = until(read.slice(place + 1), ({ value }) => value === null);
    const values = below.flatMap(({ value }) => value ?? []);
    return name === null || values.length === 0 ? [] : [{ at, name, values }];
  });
  const first = read.findIndex(({ at }) => at === blocks[0]?.at);
  const below = read.slice(Math.max(0, first));
  const starts = new Set(blocks.map(({ at }) => at));
  const others = below.filter(({ at, value }) => value === null && !starts.has(at));
  const taken = blocks.flatMap(({ values }) => values).length + starts.size + others.length;
  const areOnce = blocks.every(
    ({ values }) => new Set(values.map(({ key }) => key)).size === values.length,
  );
  return taken === below.length && areOnce
    ? { blocks, others: others.map(({ line }) => line) }
    : null;
}

/** A line as the name of a record, or as a value of it; as neither where it is of the message or anything else. */
function readLine(
  text: string,
  target: ImportTarget,
): { readonly name: string | null; readonly value: Labelled | null } {
  if (isOfMessage(text) || isSaid(text)) return { name: null, value: null };
  const value = valueIn(plain(withoutLead(text)));
  const name = value && isNameHead(value.label, target) ? value.figure : value ? '' : text;
  const isName = isNameLike(withoutLead(name)) && !/[:=]./.test(name) && !AMOUNT.test(name);
  return isName ? { name, value: null } : { name: null, value };
}

const isNameHead = (label: string, { columns, name }: ImportTarget): boolean =>
  columns.some((column) => column.id === name && nameScore(label, column) > SURE);

/** 'Ciudad: Cali'. */
const TEXT = /^(?<label>\p{L}[^\d:=]{0,40}?)\s*:\s+(?<figure>\p{L}.*)$/u;

/** What a line says behind its label; a number without a colon, 'Casa Pance 18', is of a name. */
function valueIn(text: string): Labelled | null {
  const said = labelledIn(text);
  if (said) return /[:=]/.test(text) || AMOUNT.test(said.figure) ? said : null;
  const { label, figure } = TEXT.exec(text)?.groups ?? {};
  if (label === undefined || figure === undefined) return null;
  return { key: foldedWords(label), head: named(label), label, figure };
}
