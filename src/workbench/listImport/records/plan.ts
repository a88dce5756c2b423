import { foldedWords } from '../../../ui/fold.ts';
import {
  asStatedBy,
  type DecimalMark,
  unescapeFormula,
  withOwnMarks,
} from '../../../tool/index.ts';
import type { CellEdit } from '../../grid/index.ts';
import { asidesOf } from '../match/aside.ts';
import { inOurWords } from '../match/choices.ts';
import { asItIs, type Way } from '../doubts/doubt.ts';
import { type Block, type Part, placeOf, type Records } from '../table/layout.ts';
import { isSaid } from '../table/notes.ts';
import { nameless, ofOtherList, repeated, unmentioned } from './names.ts';
import { calledBy, whoseIs } from './blockTitles.ts';
import { isBlank, recordLines } from '../match/oneField.ts';
import { withPeriod } from '../match/periods.ts';
import { ratedIn } from '../match/ratings.ts';
import { isOfList } from '../match/titles.ts';
import type { ForeignRecord, ImportTarget, Mapping, Recast } from '../target.ts';
import {
  NO_REMARKS,
  noteIn,
  type RecordNote,
  type Remarks,
  remarksThatFit,
  remarksTold,
} from './remarkNotes.ts';
import { ratesConverted } from './rates.ts';
import { type Assumed, assumedIn, otherPeriods, type Said, saidIn, timesLeft } from './unsaid.ts';

type Line = Records['lines'][number];

/** What becomes of the records that are there. */
export type Mode = 'add' | 'update' | 'replace';

export interface Choices {
  readonly mapping: Mapping;
  readonly mode: Mode;
  readonly mark: DecimalMark;
  readonly turned: boolean;
  /** How the texts of some columns of the file are meant, by the column. */
  readonly ways: ReadonlyMap<number, Way['read']>;
  /** The columns that come in as notes. */
  readonly remarks?: Remarks;
}

/** What an import would do. */
export interface Plan {
  readonly edits: readonly CellEdit[];
  /** How many records there are afterwards. */
  readonly count: number;
  readonly added: number;
  readonly updated: number;
  /** Where in the file the text of an edit stands, by `keyOf`. */
  readonly places: ReadonlyMap<string, string>;
  /** What the file calls the columns of the list; by their own names where its amounts are converted. */
  readonly heads: ReadonlyMap<string, string>;
  /** What the table remarks of records, where the list takes it. */
  readonly notes: readonly RecordNote[];
  /** Heads of what has data and isn't imported. */
  readonly left: readonly string[];
  /** What new records are, because the file doesn't say. */
  readonly assumed: Assumed | null;
  /** What is left out or assumed, and why. */
  readonly notices: readonly string[];
  /** Why nothing of it can be taken. */
  readonly fault: string | null;
}

/** Whether a row is of a record that comes in, and not one of today. */
export const isNewRow = ({ count, added }: Pick<Plan, 'count' | 'added'>, row: number): boolean =>
  row >= count - added;

export const keyOf = ({ row, columnId }: Pick<CellEdit, 'row' | 'columnId'>): string =>
  `${row} ${columnId}`;

/** The cells that are written, by the choices that were made. */
export function planOf(
  table: Records,
  chosen: Choices,
  target: ImportTarget,
  names: readonly string[],
  recast: Recast = asTheyStand,
): Plan {
  const { heads } = table;
  const { mapping, mode } = chosen;
  const rated = ratingsSaid(table, chosen, target);
  const ways = new Map([...rated.map(({ at, way }) => [at, way.read] as const), ...chosen.ways]);
  const choices = { ...chosen, ways };
  const lines = recordLines(table, mapping, target);
  const said = saidIn(heads, mapping, target);
  const stay = mode === 'replace' ? [] : names;
  const typed = typedIn(lines, heads, choices, target);
  const beside = { heads, stay, titles: lines.map(({ title = '' }) => title) };
  const cast = recast(typed, beside);
  const read = (target.completed ?? asTheyStand)(cast.records, beside);
  const records = lines.map((line, at) => ({ ...line, typed: read.records[at] ?? [] }));
  // Without any heads columns are called by their places, as where they are chosen.
  const isHeadless = heads.every((head) => head === '');
  const called = heads.map((head, at) => (isHeadless ? `Columna ${at + 1}` : head));
  const unread = called.flatMap((head, column) =>
    head !== '' &&
    mapping[column] === '' &&
    records.some(({ cells }) => cells[column]?.trim()) &&
    !records.some(({ typed: cells }) => isRead(cells, column))
      ? [column]
      : [],
  );
  const remarks = remarksThatFit(choices.remarks ?? NO_REMARKS, lines);
  const noted = new Set([...remarks.texts, ...remarks.sources]);
  const left = unread.flatMap((column) => (noted.has(column) ? [] : (called[column] ?? [])));
  const brought = writtenIn(table, records, { said, remarks }, choices, target, names);
  const { kinds: kindsOfNew, ...written } = brought;
  const assumed = assumedIn(mapping, target, kindsOfNew, said);
  return {
    ...written,
    heads: new Map(
      mapping.map((id, column) => {
        const own = target.columns.find((one) => one.id === id);
        const isConverted = own && (ways.get(column) ?? asItIs) !== asItIs;
        return [id, isConverted ? withPeriod(own) : (heads[column] ?? '')];
      }),
    ),
    left,
    assumed,
    notices: [
      ...ofOtherList(lines, mapping, target),
      ...cast.notices,
      ...read.notices,
      ...said.map(({ notice }) => notice),
      ...(assumed ? [assumed.notice] : []),
      ...rated.map(({ way }) => way.told),
      ...ratesConverted(written.edits, target),
      ...otherPeriods(table, mapping, left, target),
      ...nameless(mapping, target, written.added),
      ...(mode === 'add' ? repeated(lines, mapping, target, names) : []),
      ...(mode === 'update' ? unmentioned(lines, mapping, target, names) : []),
      ...besideRecords(table, choices, target),
      ...remarksTold(remarks, heads),
      ...(left.length > 0 ? [`Tiene datos y no se importa: ${named(left)}.`] : []),
      ...timesLeft(left, target),
    ],
    fault:
      written.count > target.most
        ? `La lista admite ${target.most.toLocaleString('es-CO')} registros y quedarían ${written.count.toLocaleString('es-CO')}.`
        : null,
  };
}

/** Ratings of which the table says the scale, and how they come in on the list's own. */
const ratingsSaid = (table: Records, { mapping, mark }: Choices, target: ImportTarget) =>
  ratedIn(table, mapping, mark, target).flatMap(({ at, ways: [way], isSaid }) =>
    way && isSaid ? [{ at, way }] : [],
  );

const asTheyStand: Recast = (records) => ({ records, notices: [] });

const isRead = (record: ForeignRecord, column: number): boolean =>
  record.some((cell) => (cell.columnId !== '' || cell.isPart) && cell.column === column);

/** What the table calls the columns of the list. */
const headsOf = (mapping: Mapping, heads: readonly string[]): ReadonlyMap<string, string> =>
  new Map(mapping.map((id, column) => [id, heads[column] ?? '']));

interface Written extends Pick<Plan, 'edits' | 'count' | 'added' | 'updated' | 'places' | 'notes'> {
  /** What each new record is by what it brings, null for what any new one is. */
  readonly kinds: readonly (string | null)[];
}

/** Each record goes to the one of its name, where those are updated, or to the end. */
function writtenIn(
  { heads, headsAt }: Records,
  records: readonly (Line & { readonly typed: ForeignRecord })[],
  { said, remarks }: { readonly said: readonly Said[]; readonly remarks: Remarks },
  choices: Choices,
  target: ImportTarget,
  names: readonly string[],
): Written {
  const { mapping, mode } = choices;
  const today = mode === 'replace' ? 0 : names.length;
  const nameAt = target.name === undefined ? -1 : mapping.indexOf(target.name);
  const known = new Map(
    mode === 'update' ? names.map((name, row) => [foldedWords(name), row]) : [],
  );
  const called = headsOf(mapping, heads);
  const leftEmpty = notFilledIn(mapping, target);
  const edits: CellEdit[] = [];
  const places = new Map<string, string>();
  const kindsOfNew: (string | null)[] = [];
  const notes: RecordNote[] = [];
  let [count, updated] = [today, 0];
  for (const { cells, at, typed } of records) {
    const texts = typed.filter(({ columnId }) => columnId !== '');
    if (texts.length === 0) continue;
    const found = known.get(foldedWords(cells[nameAt] ?? ''));
    const row = found ?? count;
    const note = noteIn(cells, remarks);
    if (note) notes.push({ row, note });
    if (found === undefined) {
      const kind = target.kindOf?.(texts, called) ?? null;
      const isSaid = texts.some(({ columnId }) => columnId === kind?.columnId);
      if (kind && !isSaid) edits.push({ row, ...kind });
      kindsOfNew.push(kind?.text ?? null);
    }
    for (const { at: column, columnId, is } of said) {
      // Of a new one it holds for what is typed later, too.
      if (found === undefined || !isBlank(cells[column])) edits.push({ row, columnId, text: is });
    }
    for (const { columnId, text: said, column } of texts) {
      // A record keeps the capitals of the name by which it is found.
      const text = column === nameAt ? (names[found ?? -1] ?? said) : said;
      const edit = { row, columnId, text };
      edits.push(edit);
      const place = choices.turned ? placeOf(headsAt?.[column] ?? column, at) : placeOf(at, column);
      places.set(keyOf(edit), `${place} «${heads[column] || 'sin título'}»`);
    }
    if (found === undefined) {
      const given = new Set(texts.map(({ columnId }) => columnId));
      edits.push(
        ...leftEmpty.flatMap((id) => (given.has(id) ? [] : [{ row, columnId: id, text: '' }])),
      );
      count++;
    } else updated++;
  }
  return { edits, count, added: count - today, updated, places, notes, kinds: kindsOfNew };
}

/**
 * Columns of the table whose empty cells stay empty, though a new record begins with a value: those that no figure
 * reads. Nobody said that what has no debt in the sheet has the usual one.
 */
function notFilledIn(mapping: Mapping, { columns }: ImportTarget): readonly string[] {
  return columns
    .filter(({ field }) => field.notComputed && field.optional && field.initial !== null)
    .map(({ id }) => id)
    .filter((id) => mapping.includes(id));
}

/** The cells of records as they are typed here. An empty one says nothing: what is there stays. */
function typedIn(
  lines: readonly Line[],
  heads: readonly string[],
  { mapping, mark, ways }: Choices,
  { columns }: ImportTarget,
): ForeignRecord[] {
  const known = new Map(columns.map((column) => [column.id, column]));
  return lines.map(({ cells }) =>
    cells.flatMap((cell, column) => {
      if (isBlank(cell)) return [];
      const columnId = mapping[column] ?? '';
      const typed = unescapeFormula(cell.trim());
      const { asWritten = false, field } = known.get(columnId) ?? {};
      const text = asWritten ? typed : inOurWords(typed, field);
      const read = (ways.get(column) ?? String)(withOwnMarks(text, mark), cells);
      const stated = field ? asStatedBy(heads[column] ?? '', read, field) : read;
      return [{ columnId, text: stated, column }];
    }),
  );
}

const APART = 'tiene sus propios encabezados. Elígelos arriba, o pégalo aparte';

/** What of the table is no record of the list, and why. */
function besideRecords(
  table: Records,
  { mapping, turned }: Choices,
  target: ImportTarget,
): readonly string[] {
  const { remarks = [], parts = [], blocks = [] } = table;
  const line = turned ? 'columna' : 'fila';
  // What stands below records in columns of a part of the sheet is rows of it.
  const partLine = table.headsAt ? 'fila' : line;
  const list = target.label.toLocaleLowerCase('es-CO');
  const [other] = target.lists ?? [];
  const but = other === undefined ? '' : `, sino ${other.toLocaleLowerCase('es-CO')}`;
  const elsewhere = target.ofInputs === undefined ? [] : [target.ofInputs];
  const blocksOf = (whose: 'own' | 'list' | 'form'): readonly Block[] =>
    // 'Cifras en miles de pesos' is read, and belongs nowhere else.
    blocks
      .filter((block) => !isSaid(block.text) && whoseIs(block, target) === whose)
      .map((block) => ({ ...block, text: calledBy(block, target) }));
  const why = ({ text, apart }: Part): string => {
    if (apart) return `${APART}.`;
    const isOfForm = target.ofInputs !== undefined && !isOfList(text, target);
    return [`no son ${list}.`, isOfForm ? target.ofInputs : 'Pégalo en su propia lista.'].join(' ');
  };
  const told = (some: readonly Block[], ...said: readonly string[]) =>
    some.length === 0 ? [] : [[`No se toman aquí: ${listed(some)}.`, ...said].join(' ')];
  return [
    ...asidesOf(table, mapping, target).map(
      ({ line: { at }, text, reason }) => `No se toma «${text}» (${line} ${at + 1}): ${reason}.`,
    ),
    ...remarks.map(({ at, text }) => `No se toma «${text}» (columna ${at + 1}): no trae cifras.`),
    ...parts.map(
      (part) =>
        `No se toma lo de «${part.text}» (desde la ${partLine} ${part.at + 1}): ${why(part)}`,
    ),
    ...told(blocksOf('own'), 'Tienen sus propios encabezados: elígelos arriba, o pégalos aparte.'),
    ...told(blocksOf('list'), `No son ${list}${but}: se pegan en su propia lista.`),
    ...told(blocksOf('form'), `No son ${list}.`, ...elsewhere),
  ];
}

const listed = (blocks: readonly Block[]): string =>
  new Intl.ListFormat('es-CO').format(
    blocks.map(({ text, rows }) => `«${text}» (${rows} ${rows === 1 ? 'fila' : 'filas'})`),
  );

const named = (names: readonly string[]): string =>
  new Intl.ListFormat('es-CO').format(names.map((name) => `«${name}»`));
