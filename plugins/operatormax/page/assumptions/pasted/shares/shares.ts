import { kinds, plainNumber, type Scalar, withoutNoise } from '../../../../../../src/tool/index.ts';
import {
  cellOf,
  type ForeignCell,
  type ForeignRecord,
  meaningOf,
  type Recast,
} from '../../../../../../src/workbench/index.ts';
import type { ProjectData } from '../../../../document/document.ts';
import { baseCalled, type Found, type Named } from '../../bases.ts';
import { BASE } from '../../../../document/references.ts';
import { baseShown } from '../../baseShown.ts';
import { textOf } from '../../beside.ts';
import { typeOf } from '../foreignKinds.ts';
import { CYCLE, DESCRIPTION, NAME, PERCENTAGE, TYPE, UNIT } from '../../parameter.ts';
import { type Kept, type Share, toldOf, toldOfAll, toldOfKept } from './shareNotices.ts';
import { type StreamHead, type StreamList, typeField, typeLabel } from '../../streamLists.ts';

/* A spreadsheet has one column of amounts, some of them percentages, and says beside these what of: '12,5%'
   under 'Valor', '% ingresos habitaciones' under 'Periodicidad'. */

/** '12,5%', perhaps with what it is of. */
const PERCENT = /^(?<percent>[-−]?\s*\d[\d.,]*\s*%)\s*(?<rest>.*)$/su;
/** No more than the whole. */
const WHOLE = /^\s*(\d{1,2}([.,]\d+)?|100)\s*$/;
const NOTHING = /^[-−$\s]*0*([.,]0*)?\s*%?$/;
/** '% de habitaciones'. */
const SHARE_OF = /^(%|porcentaje)\s*((s\/|sobre|del?|of)(?!\p{L}))?\s*(?<of>\p{L}.*)$/isu;
/** 'de ingresos', where a unit stands. */
const OF = /^(s\/|(sobre|del?|of)\s)\s*(?<of>\p{L}.*)$/isu;

/** Reads rows whose amount is a percentage as shares of an income. */
export function sharesIn<S extends StreamHead>(list: StreamList<S>, project: ProjectData): Recast {
  return (records, { heads, stay, today }) => {
    const names = records.map((record) => cellOf(record, NAME)?.text ?? '');
    const units = new Set(heads.flatMap((head, at) => (isUnit(head) ? [at] : [])));
    const shares: Share[] = [];
    const ofAll: string[] = [];
    const kept: Kept[] = [];
    // 'Tarifa mensual' of a place to park, where a unit stands, tells less than its name.
    const isRoom = (record: ForeignRecord): boolean =>
      (cellOf(record, 'ocupacion') ?? cellOf(record, 'cantidad')) !== undefined &&
      [record, record.filter(({ columnId }) => columnId !== UNIT)].every(
        (cells) => typeOf(list, cells, new Map()) === null,
      );
    const rooms = new Set(names.filter((_, at) => isRoom(records[at] ?? [])));
    const read = records.map((record, at) => {
      const others = names.filter((name, other) => other !== at && name !== '');
      const incomes = list.share.bases(project, [...stay, ...others]).map((income) => ({
        ...income,
        isOfRooms: income.isOfRooms || rooms.has(income.name),
      }));
      const row = today[at];
      const now = row === undefined ? null : shareToday(list, project, row);
      const found = shareIn(list, record, { heads, units, incomes, now });
      if (!found) return record;
      const name = names[at] ?? '';
      if (found.share) shares.push({ ...found.share, name });
      if (found.kept) kept.push({ ...found.kept, name });
      if (found.isOfAll) ofAll.push(name);
      return found.record;
    });
    const told = toldOf(shares, shareLabel(list), list);
    return { records: read, notices: [...told, ...toldOfKept(kept, list), ...toldOfAll(ofAll)] };
  };
}

interface Reading {
  readonly record: ForeignRecord;
  /** Null where only its base was to be found. */
  readonly share: Omit<Share, 'name'> | null;
  /** Its percentage stays out, as nobody knows what it is of, and another one is there with its base. */
  readonly kept?: Omit<Kept, 'name'>;
  /** It is of all incomes, which its row says in other words than those of here. */
  readonly isOfAll: boolean;
}

interface Where {
  readonly heads: readonly string[];
  /** The columns of units. */
  readonly units: ReadonlySet<number>;
  readonly incomes: readonly Named[];
  /** What the record that is brought up to date is a share of today; null where it is of nothing. */
  readonly now: Today | null;
}

type Today = Kept['now'] & {
  /** Whether it may be a share of what is called so. */
  readonly takes: (text: string) => boolean;
};

function shareToday<S>(list: StreamList<S>, project: ProjectData, row: number): Today | null {
  const stream = list.of(project)[row];
  const base = baseShown(list, project, row);
  const [parameter, of] = [PERCENTAGE, BASE].map((one) =>
    list.parameters.find(({ id }) => id === one),
  );
  const field = stream && parameter?.field(stream, project, row);
  if (!parameter || !field || base === null) return null;
  return {
    base,
    percent: textOf(field, parameter.read(stream, project)),
    takes: (text) => {
      const read = of?.parse?.(text, stream, project);
      return read !== undefined && !('error' in read);
    },
  };
}

/** The same without what some of its cells say, which was read. */
const withoutCells = (
  record: ForeignRecord,
  cells: readonly (ForeignCell | undefined)[],
): ForeignRecord =>
  record.map((one) => (cells.includes(one) ? { ...one, columnId: '', isPart: true } : one));

function shareIn<S>(list: StreamList<S>, record: ForeignRecord, where: Where): Reading | null {
  const typed = cellOf(record, TYPE);
  const type = typed ? typeCalled(list, typed.text) : undefined;
  const [cell = shareElsewhere(record), another] = [list.share.amount, PERCENTAGE].flatMap((id) => {
    const found = cellOf(record, id);
    return found && !NOTHING.test(found.text) ? [found] : [];
  });
  const isOther = type !== undefined && type !== list.share.type;
  if (isOther || !cell || another) return null;
  const { percent = withUnit(cell, record), rest = '' } = PERCENT.exec(cell.text)?.groups ?? {};
  const isAmount = cell.columnId !== PERCENTAGE;
  if (isAmount && !percent.includes('%')) return null;
  // What is no type may say what it is a share of.
  const noType = type === undefined ? typed : undefined;
  const behind = rest.replace(/^\((.*)\)$/su, '$1');
  const says = saidIn(record, { ...where, noType, rest: { ...cell, text: behind } });
  const isTypeOf = says.some((one) => one.cell === noType);
  const isRecast = isAmount || isTypeOf;
  if (!isRecast && noType) return null;
  const base = baseIn(record, says, where.incomes) ?? baseBeside(record, cell, where);
  const written = [
    ...(isRecast ? [{ columnId: TYPE, text: shareLabel(list) }] : []),
    { columnId: PERCENTAGE, text: percent },
  ].map((one) => ({ ...one, column: cell.column }));
  const text = base && nameOf(base.found, list.share);
  const { now } = where;
  // A column of bases may have one by the very name that the list has for it.
  const isCalledSo = cellOf(record, BASE)?.text === base?.said && now?.takes(base?.said ?? '');
  if (base && text === null && now && !isCalledSo) {
    const said = [TYPE, BASE, CYCLE].map((id) => cellOf(record, id));
    const read = [cell, ...said, ...says.map((one) => one.cell)];
    const kept = { percent, of: base, now };
    return { record: withoutCells(record, read), share: null, kept, isOfAll: false };
  }
  const bases = base && text ? [{ columnId: BASE, text, column: base.column }] : [];
  const gone = new Set([
    cell,
    ...says.map((one) => one.cell),
    ...(isRecast ? [typed] : []),
    ...bases.map(() => cellOf(record, BASE)),
  ]);
  return {
    record: [...record.filter((one) => !gone.has(one)), ...written, ...bases],
    share:
      isRecast || says.length > 0
        ? { percent, of: base, now, noType: (!isTypeOf && noType?.text) || null }
        : null,
    isOfAll: text !== null && text === list.share.all && text !== base?.said,
  };
}

/** '38 %' under 'Cantidad', or '12% de habitaciones' under 'Base', where a row has no amount. */
const shareElsewhere = (record: ForeignRecord): ForeignCell | undefined =>
  record.find(({ columnId, text }) => ['cantidad', BASE].includes(columnId) && PERCENT.test(text));

/** A tax on incomes is of a few in a thousand: '0,966' of one is in percent, '0,00966' the same as a fraction. */
const TAX =
  /(?<!\p{L})(ica|industria y comercio|avisos|gmf|4\s?[x×]\s?1\.?000|fontur|parafiscal)(?!\p{L})/iu;
const LEAST_OF_TAX = 0.02;

/** '14' beside '% de ingresos' is '14 %', and so is '0,14' beside 'de ingresos'; each of them in 'OTA (% de ingresos)'. */
function withUnit(cell: ForeignCell, record: ForeignRecord): string {
  const others = record.filter((one) => one !== cell).map(({ text }) => text);
  const isFraction = FRACTION.test(cell.text) && others.some((text) => OF_WHOLE.test(text));
  if (isFraction) {
    const share = Number(cell.text.trim().replace(',', '.'));
    const isPercent = share >= LEAST_OF_TAX && others.some((text) => TAX.test(text));
    return `${plainNumber(withoutNoise(isPercent ? share : share * 100))} %`;
  }
  return WHOLE.test(cell.text) && others.some((text) => SAYS_PERCENT.test(text))
    ? `${cell.text} %`
    : cell.text;
}

const FRACTION = /^\s*0[.,]\d+\s*$/;
/** Of what is its own figure: '33 % de ingresos' says it of that. */
const SAYS_PERCENT = /(?<!\d\s*)%/u;
const OF_WHOLE = new RegExp(`^\\s*(s\\/|sobre|del?|of)\\s|${SAYS_PERCENT.source}`, 'iu');

/** A text that says what a share is of. */
interface Saying {
  readonly said: string;
  readonly cell: ForeignCell;
}

/** What a row says beside its percentage that this is of; `rest` is what is written behind it. */
function saidIn(
  record: ForeignRecord,
  where: Where & { readonly noType: ForeignCell | undefined; readonly rest: ForeignCell },
): readonly Saying[] {
  const { units, incomes, noType, rest } = where;
  return [rest, ...record].flatMap((cell) => {
    const { columnId, column, text } = cell;
    const isLeft = columnId === '';
    const isUnitCell =
      cell === rest || [UNIT, CYCLE].includes(columnId) || (isLeft && units.has(column));
    // A remark that is called as an income is.
    const isRemark = columnId === DESCRIPTION;
    if (!isUnitCell && !isLeft && !isRemark && cell !== noType) return [];
    const bare = OF.exec(text);
    // 'de Alimentos y bebidas' in a column without a head may as well be a remark, unless it names an income.
    const isBase = isUnitCell || isFound(baseCalled(bare?.groups?.['of'] ?? '', incomes));
    const of = SHARE_OF.exec(text) ?? (isBase ? bare : null);
    const named = (isUnitCell || isRemark) && isFound(baseCalled(text, incomes)) ? text : undefined;
    const said = of?.groups?.['of'] ?? named;
    return said === undefined ? [] : [{ said, cell }];
  });
}

type Base = NonNullable<Share['of']> & { readonly column: number };

/** Of a column of bases, where the row has one that is known; else of what it says. */
function baseIn(
  record: ForeignRecord,
  says: readonly Saying[],
  incomes: readonly Named[],
): Base | null {
  const own = cellOf(record, BASE);
  // '12% de habitaciones' is the share itself.
  const all = own && !PERCENT.test(own.text) ? [{ said: own.text, cell: own }] : says;
  const [first, ...more] = all.map(({ said, cell }) => ({
    said,
    found: baseCalled(said, incomes),
    column: cell.column,
  }));
  return [first, ...more].find((one) => one && isFound(one.found)) ?? first ?? null;
}

/** Of a row that says nothing of it: what its name has in brackets, else what stands over its figure or name. */
function baseBeside(
  record: ForeignRecord,
  { column }: ForeignCell,
  { heads, incomes }: Where,
): Base | null {
  const name = cellOf(record, NAME);
  const inBrackets = (text = ''): string => BASE_IN_NAME.exec(text)?.slice(1).find(Boolean) ?? '';
  const head = heads[column] ?? '';
  const texts = [
    inBrackets(name?.text),
    inBrackets(head) || head,
    inBrackets(heads[name?.column ?? -1]),
  ];
  const bases = texts.flatMap((text) => {
    const said = SHARE_OF.exec(text)?.groups?.['of'];
    return said === undefined ? [] : [{ said, found: baseCalled(said, incomes), column }];
  });
  return bases.find(({ found }) => isFound(found)) ?? null;
}

/** 'ICA (% de ingresos)', 'Comisión % habitaciones'. */
const BASE_IN_NAME = new RegExp(`\\(([^()]*)\\)\\s*$|(${SAYS_PERCENT.source}[^()%]*)$`, 'u');

/** What a base is called here; null where it is none. */
function nameOf(found: Found, { all, rooms }: StreamList<unknown>['share']): string | null {
  if ('name' in found) return found.name;
  if ('rooms' in found) return rooms ?? null;
  return 'total' in found ? (all ?? null) : null;
}

const isFound = (found: Found): boolean => !('among' in found && found.among.length === 0);

const isUnit = (head: string): boolean => meaningOf(head).has('unidad');

/** The type that a text names; undefined for none. */
function typeCalled<S>(list: StreamList<S>, text: string): Scalar | undefined {
  const field = typeField(list);
  const read = field && kinds[field.kind].parse(text, field);
  return read && !('error' in read) ? read.value : undefined;
}

const shareLabel = <S>(list: StreamList<S>): string => typeLabel(list, list.share.type) ?? '';
