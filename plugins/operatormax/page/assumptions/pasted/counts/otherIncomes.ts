import { cellOf, type ForeignRecord, type Recast } from '../../../../../../src/workbench/index.ts';
import {
  kinds,
  listNames,
  number,
  percent,
  plainNumber,
} from '../../../../../../src/tool/index.ts';
import { typeOf } from '../foreignKinds.ts';
import { headsOver } from '../foreignCells.ts';
import { NAME } from '../../parameter.ts';
import { INCOMES } from '../../streamLists.ts';
import { asServiceAt } from './lumpSums.ts';

/* What a building earns besides its rooms: a gym's members, premises, the laundry. As rooms they would count in
   'Todas las habitaciones', and without an occupancy as 0. */

const OTHERS =
  /(?<!\p{L})(otr[oa]s?\s+(ingresos|ventas|servicios|rentas|conceptos)|ingresos\s+(adicionales|complementarios|no\s+operacionales|accesorios|por\s+servicios)|servicios\s+(adicionales|complementarios)|other\s+(income|revenues?)|ancillary)/iu;

/** What is no room wherever it stands. */
const NO_ROOMS =
  /(?<!\p{L})(gimnasios?|gym|membres[ií]as?|lavander[ií]as?|minibar|coworking|cafeter[ií]as?|restaurantes?|spa|vallas?|antenas?)(?!\p{L})/iu;

/** What somebody sleeps in, however it is titled. */
const ROOMS =
  /(?<!\p{L})(habitaci[oó]n(es)?|alcobas?|cuartos?|dormitorios?|camas?|suites?|apartamentos?|aptos?|apartaestudios?|estudios?|lofts?|caba[ñn]as?|domos?|rooms?|beds?)(?!\p{L})/iu;

const BY_NIGHT = /(?<!\p{L})(noches?|d[ií]as?|diari[oa]s?|nightly|adr)(?!\p{L})/iu;

/** No months until the occupancy is reached. */
const STABLE = /^\s*[01]?\s*$/;

const COUNT = 'cantidad';
const OCCUPANCY = 'ocupacion';
const asCount = number('Cantidad', { max: 1e9 });
const asShare = percent('Ocupación', { max: 100 });

/**
 * Takes what stands under such a title or is called so, has a number and an amount and says no type, as a service: so
 * many a month as are occupied.
 */
export function otherIncomesIn(amount: string): Recast {
  return (records, { heads, titles }) => {
    const names: string[] = [];
    let isOccupied = false;
    const read = records.map((record, at) => {
      const over = headsOver(record, heads);
      const name = cellOf(record, NAME)?.text ?? '';
      const isTitled = [titles[at], over.get(NAME)].some((title) => OTHERS.test(title ?? ''));
      const isOther = (isTitled || NO_ROOMS.test(name)) && isPlain(record, over, amount);
      const count = isOther ? countOf(record) : null;
      if (count === null) return record;
      names.push(name);
      isOccupied ||= count.startsWith('=');
      return asService(record, count);
    });
    return { records: read, notices: names.length > 0 ? [told(names, isOccupied)] : [] };
  };
}

const told = (names: readonly string[], isOccupied: boolean): string =>
  [
    `No ${names.length === 1 ? 'es una habitación y entra' : 'son habitaciones y entran'} como Servicios: ${listNames(names, 3)}.`,
    ...(isOccupied ? ['La ocupación va en la cantidad al mes.'] : []),
  ].join(' ');

/** Whether a record would be rooms by all that it has, and isn't by its name. */
function isPlain(
  record: ForeignRecord,
  heads: ReadonlyMap<string, string>,
  amount: string,
): boolean {
  const [paid, name] = [cellOf(record, amount), cellOf(record, NAME)];
  const stabilizes = cellOf(record, 'estabilizacion');
  return (
    paid !== undefined &&
    !paid.text.includes('%') &&
    !BY_NIGHT.test(heads.get(amount) ?? '') &&
    !ROOMS.test(name?.text ?? '') &&
    (stabilizes === undefined || STABLE.test(stabilizes.text)) &&
    typeOf(INCOMES, record, heads) === null
  );
}

/** How many a month: '=120*70%'; null where one of them can't be read. */
function countOf(record: ForeignRecord): string | null {
  const [count, occupied] = [COUNT, OCCUPANCY].map((id) => cellOf(record, id)?.text);
  if (count === undefined) return null;
  const [units, share] = [
    kinds.number.parse(count, asCount),
    kinds.percent.parse(occupied ?? '100 %', asShare),
  ];
  if ('error' in units || 'error' in share) return null;
  if (typeof units.value !== 'number' || typeof share.value !== 'number') return null;
  return share.value === 100 ? count : `=${plainNumber(units.value)}*${plainNumber(share.value)}%`;
}

const asService = (record: ForeignRecord, count: string): ForeignRecord => [
  ...record.map((cell) => {
    if (cell.columnId === OCCUPANCY) return { ...cell, columnId: '', isPart: true as const };
    return cell.columnId === COUNT ? { ...cell, text: count } : cell;
  }),
  asServiceAt(cellOf(record, COUNT)?.column ?? 0),
];
