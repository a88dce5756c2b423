import { kinds, type Scalar } from '../../../../../src/tool/index.ts';
import { type CellEdit, periodsOf } from '../../../../../src/workbench/index.ts';
import { emptyProject } from '../../../document/document.ts';
import { saysNothing } from '../streamEdits.ts';
import { PARKING, UNITS_LET } from '../counted.ts';
import { CYCLE, DESCRIPTION, NAME, TYPE, UNIT } from '../parameter.ts';
import { fresh, type StreamHead, type StreamList, typeLabel } from '../streamLists.ts';

/* What the streams of a foreign table are, where it doesn't say their type. */

type Cell = Omit<CellEdit, 'row'>;

const NONE = emptyProject();

/** Of 'Sueldo mensual'; 'Salario o valor' is of any expense. */
const SALARY = /^(?!.*valor).*(?<!\p{L})(salario|sueldo|b[aá]sico)/iu;

/** Over a number of people; 'Cantidad' may be of anything. */
const PEOPLE = /personas?|empleados|trabajadores|colaboradores|headcount/i;

/** Who is paid a salary, though he is the only one: of 'Servicios públicos | 1' nobody is. */
const POSITION =
  /^\s*(gerente|administrador(?!\p{L}*\s+(externo|delegado))|coordinador|jef[ea]|auxiliar|asistente|supervisor|director|recepcionista|camarera|mucama|ama de llaves|cociner|chef|meser|botones|barman|bartender|anfitri|todero|conserje|portero|aseador|vigilante|analista|practicante|operari[oa])/iu;

/** Over as many square metres as are let. */
const AREA = /m²|\bm2\b|(?<!\p{L})([aá]rea|metros)(?!\p{L})/iu;

/** 'Local comercial m2'; 'Local de 180 m²' only says how large it is. */
const NAMED_AREA = /(?<!\d\s*)(m²|m2)\s*$/iu;

/**
 * The type of a stream by what it has and the usual type hasn't: people and what is paid on their salaries
 * are of staff, a share is of what follows an income, and an area is let. Words about it are no reason to be
 * of another type; one who earns a salary is of staff, though alone.
 */
export function typeOf<S extends StreamHead>(
  list: StreamList<S>,
  cells: readonly Cell[],
  heads: ReadonlyMap<string, string>,
): Cell | null {
  const said = cells.find(({ columnId }) => columnId === TYPE);
  if (said) return said;
  const takesAll = (type: Scalar): boolean => {
    const stream = fresh(list, type, 1, 'mensual');
    return cells.every(({ columnId, text: typed }) => {
      const parameter = list.parameters.find(({ id }) => id === columnId);
      // Neither words nor by what something grows decide what it is.
      if (!parameter || [DESCRIPTION, 'ajuste'].includes(columnId)) return true;
      if (columnId === UNIT && (AREA.test(typed) || PARKING.test(typed))) return true;
      return parameter.field(stream, NONE, 0) || saysNothing(typed, parameter);
    });
  };
  const has = (id: string): boolean => cells.some(({ columnId }) => columnId === id);
  // A cost below salaries that says how often it is paid is none of them.
  const earns = SALARY.test(heads.get('valor') ?? '') && has('valor') && !has(CYCLE);
  const isPaidPlain = cells.some(
    ({ columnId, text }) => columnId === 'prestaciones' && /^0\s*%?$/.test(text),
  );
  const unit = cells.find(({ columnId }) => columnId === UNIT)?.text ?? '';
  const named = cells.find(({ columnId }) => columnId === NAME)?.text ?? '';
  const areCounted = PEOPLE.test(heads.get('personas') ?? '') || POSITION.test(named);
  const isStaffed = areCounted && has('personas') && !isPaidPlain;
  const isArea =
    AREA.test(heads.get('cantidad') ?? '') || AREA.test(unit) || NAMED_AREA.test(named);
  const isParking = PARKING.test(unit) || PARKING.test(named) || areParked(list, cells, heads);
  const isLikely = (type: Scalar): boolean =>
    (type === 'personal' && (earns || isStaffed)) ||
    (type === 'alquileres' && isArea) ||
    (type === 'parqueaderos' && isParking);
  const likely = list.types.find((type) => isLikely(type) && takesAll(type));
  const type = likely ?? (takesAll(null) ? undefined : list.types.find(takesAll));
  const label = typeLabel(list, type);
  return label === undefined ? null : { columnId: TYPE, text: label };
}

/** Pesos: no place to park costs as much a month; one in a nursery may. */
const PLACE_BELOW = 1_000_000;

/** Whether a table's heads or counts say places to park, 'Sótano 1' under 'Parqueaderos' or '20 cupos', and no beds. */
function areParked<S extends StreamHead>(
  list: StreamList<S>,
  cells: readonly Cell[],
  heads: ReadonlyMap<string, string>,
): boolean {
  const textOf = (id: string): string => cells.find(({ columnId }) => columnId === id)?.text ?? '';
  const headOf = (id: string): string => heads.get(id) ?? '';
  // '20 cupos' says more than 'Unidades' over it.
  const [counts = ''] = [textOf('cantidad'), headOf('cantidad')].filter((said) =>
    /\p{L}/u.test(said),
  );
  const saysParking = (said: string): boolean => PARKING.test(said) && !AREA.test(said);
  const saysOther = [textOf(NAME), headOf(NAME), counts].some((said) => UNITS_LET.test(said));
  if (textOf(NAME) === '' || saysOther) return false;
  if (saysParking(headOf(NAME))) return true;
  // Places of other things are called 'Cupos', too.
  const rate = readOf(list, cells, RATE);
  const isOfDay = periodsOf(headOf(RATE)).has('day');
  return saysParking(counts) && !isOfDay && (typeof rate !== 'number' || rate < PLACE_BELOW);
}

export const RATE = 'tarifa';
/** Pesos: hardly a room costs less a month, and most cost less a night. */
const NIGHTLY_BELOW = 1_000_000;

/** What a record says, as its column reads it. */
function readOf<S extends StreamHead>(
  list: StreamList<S>,
  cells: readonly Cell[],
  named: string,
  heads: ReadonlyMap<string, string> = new Map(),
): Scalar {
  const typed = cells.find(({ columnId }) => columnId === named)?.text;
  const text = typed ?? (named === TYPE ? typeOf(list, cells, heads)?.text : undefined) ?? '';
  const field = list.parameters
    .find(({ id }) => id === named)
    ?.field(fresh(list, null, 1, 'mensual'), NONE, 0);
  const read = field && kinds[field.kind].parse(text, field);
  return read && !('error' in read) ? read.value : null;
}

/** Whether a record's rate is below what its kind costs a month. */
export function mayBeOfNight<S extends StreamHead>(
  list: StreamList<S>,
  cells: readonly Cell[],
): boolean {
  const amount = readOf(list, cells, RATE);
  return (
    list.isByNight(readOf(list, cells, TYPE)) &&
    typeof amount === 'number' &&
    amount < NIGHTLY_BELOW
  );
}

/** Pesos: no place to park costs less a month, and most cost less a night. */
const PARKING_BELOW = 60_000;

/**
 * Whether a record is of a kind that is let by the month, whatever the others of its table are. `heads`: what the table
 * calls the list's columns.
 */
export function isByMonth<S extends StreamHead>(
  list: StreamList<S>,
  cells: readonly Cell[],
  heads?: ReadonlyMap<string, string>,
): boolean {
  const amount = readOf(list, cells, RATE);
  const isOfNight = typeof amount === 'number' && amount < PARKING_BELOW;
  const type = readOf(list, cells, TYPE, heads);
  return type === 'alquileres' || (type === 'parqueaderos' && !isOfNight);
}
