import type { Field, Parsed } from '../../../../src/tool/index.ts';
import { periodsOf, readTyped } from '../../../../src/workbench/index.ts';

/* What a number of units may be typed with: '20 cupos', '12 habitaciones dobles'. */

/** A car park, or what is counted of it. */
export const PARKING = /(?<!\p{L})(parque(adero|o)s?|garajes?|celdas?|cupos?)(?!\p{L})/iu;

/** What is let one by one, but for places to park. */
export const UNITS_LET =
  /(?<!\p{L})(habitaci[oó]n(es)?|cuartos?|alcobas?|dormitorios?|camas?|llaves?|rooms?|keys|beds?|unidad(es)?|aptos?|apartamentos?|apartaestudios?|estudios?|suites?|caba[ñn]as?|domos?|lofts?|casas?|villas?|local(es)?|oficinas?|bodegas?|consultorios?|dep[oó]sitos?)(?!\p{L})/iu;

/** A nursery has places, too. */
export const COUNTED_UNITS = new RegExp(`${UNITS_LET.source}|^cupos?$`, 'iu');

export const PARKING_SPACES = new RegExp(
  `${PARKING.source}|(?<!\\p{L})(bah[ií]as?|espacios?|puestos?|unidad(es)?)(?!\\p{L})`,
  'iu',
);

export const PEOPLE_OF = '(?:personas?|emplead[oa]s?|trabajador(?:es)?|cargos?|puestos?)';
export const PEOPLE = new RegExp(`^${PEOPLE_OF}$`, 'iu');

const COUNTED = /^\s*(\d[\d.,]*)\s+(\p{L}+)(?:\s+(\p{L}{3,}))?\s*$/u;

/** Some of them only, or how they are counted: '12 habitaciones vendidas', '20 cupos por'. */
const NOT_ALL = /^(ocupad|vendid|reservad|libre|vac[ií]|por$|del?$|con$|sin$)/iu;

/** A number as its field reads it, without the noun of what it counts; one of anything else is none. */
export function readCount(field: Field, typed: string, counted: RegExp): Parsed {
  const read = readTyped(field, typed);
  if (!('error' in read)) return read;
  const [, number, noun = '', more = ''] = COUNTED.exec(typed) ?? [];
  const isCount = counted.test(noun) && periodsOf(more).size === 0 && !NOT_ALL.test(more);
  return number !== undefined && isCount ? readTyped(field, number) : read;
}
