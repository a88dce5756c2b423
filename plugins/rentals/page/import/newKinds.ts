import { type Field, money, number, percent } from '../../../../src/tool/index.ts';
import { isPerArea, periodsOf, withoutPeriod } from '../../../../src/workbench/index.ts';
import { OCCUPANCY_PARTS } from './occupancy.ts';
import type { Side, StreamType } from '../../document/types.ts';

/* What a column of a pasted table may become that the sheet has nothing for. */

const VALUE: Field = money('Monto', { initial: null });
const PERCENTAGE: Field = percent('Porcentaje', { initial: null, max: 1_000 });

/** An income or expense. */
export interface Kind {
  readonly side: Side;
  readonly type: StreamType;
  /** Of its values, the part that the column has. */
  readonly part: string;
  readonly field: Field;
  /** What the other parts are as they are typed; the empty text for none. */
  readonly besides: Readonly<Record<string, string>>;
  /** Of what its amounts are. */
  readonly per: string;
  /** What is told once it is chosen, after its name. */
  readonly counts: string;
  /** The part that cites the rent, where the sheet has one. */
  readonly ofRent?: string;
}

const fixed = (cycle: string, per: string): Kind => ({
  side: 'expenses',
  type: 'fixed',
  part: 'amount',
  field: VALUE,
  besides: { billingCycle: cycle },
  per,
  counts: `un egreso fijo que se paga ${per}`,
});

export const KINDS: Readonly<Record<string, Kind>> = {
  rent: {
    side: 'incomes',
    type: 'revpar',
    part: 'tarifa',
    field: VALUE,
    besides: { ocupacion: '100', numeroUnidades: '1' },
    per: 'al mes',
    counts:
      'un ingreso de tipo RevPAR: tarifa × ocupación (100 % donde no se dice) × unidades (1 donde no se dice) × 12 meses',
  },
  area: {
    side: 'incomes',
    type: 'rental',
    part: 'pricePerSquareMeter',
    field: VALUE,
    besides: { squareMeters: '', occupancy: '100' },
    per: 'por m² al mes',
    counts:
      'un ingreso de tipo Alquileres: área × precio por m² × ocupación (100 % donde no se dice), al mes',
  },
  income: {
    side: 'incomes',
    type: 'direct',
    part: 'c0',
    field: VALUE,
    besides: {},
    per: 'al año',
    counts: 'un ingreso de tipo Solo Ingresos, al año',
  },
  month: fixed('Mensual', 'al mes'),
  quarter: fixed('Trimestral', 'al trimestre'),
  half: fixed('Semestral', 'al semestre'),
  year: fixed('Anual', 'al año'),
  share: {
    side: 'expenses',
    type: 'variable',
    part: 'relationPercentage',
    field: PERCENTAGE,
    besides: { relationVariable: 'Todos los ingresos' },
    per: '% de los ingresos',
    counts: 'un egreso variable: un porcentaje de todos los ingresos',
  },
  rentshare: {
    side: 'expenses',
    type: 'variable',
    part: 'relationPercentage',
    field: PERCENTAGE,
    besides: { relationVariable: 'Todos los ingresos' },
    ofRent: 'relationVariable',
    per: '% del canon',
    counts: 'un egreso variable: un porcentaje del canon, o de todos los ingresos donde no lo hay',
  },
};

/** What people call what a tenant pays. */
export const RENTS = 'c[aá]non(?:es)?|arriendos?|arrendamientos?|rentas?|alquiler(?:es)?';
export const RENT = new RegExp(`(?<!\\p{L})(${RENTS})(?!\\p{L})`, 'iu');
/** What an agency gets is a share, also where a cell has it as '0,08' or '8'. */
const COMMISSION = /^comisi[oó]n(es)?(?!\p{L})/iu;
const isShare = (text: string): boolean => /^\s*(0?[.,]\d+|\d{1,2}([.,]\d+)?)\s*%?\s*$/.test(text);
/** No share has as many digits, or the sign of a currency: 'Comisión (8%)' over '$ 188.000' is what that comes to. */
const isAmount = (text: string): boolean =>
  !text.includes('%') && /\$|[1-9]\d{0,2}([.,]\d{3})+\s*$|[1-9]\d{3}/.test(text);

/** Where a head says no period, an amount may be of these. */
const USUAL = ['rent', 'income', 'month', 'year'];

/** 'Predial % del avalúo' is no share of incomes. */
const OF_VALUE = /%.*(aval[uú]o|valor|catastral|precio|costo)/iu;
/** What a square metre costs is no income, and there is no expense by area. */
export const COST = /adm|cuota|predial|seguro|mantenim|vigilan|aseo|servicios|gasto/iu;

/** What others take a property to be worth: neither what was paid for it nor an amount of any month. */
export const VALUATION = /^(?!.*predial).*(aval[uú]o|catastral|tasaci[oó]n|valor\s+comercial)/iu;

/** By the head of a column and its texts. Nothing for what no kind counts as it is meant. */
export function kindsFor(head: string, texts: readonly string[]): readonly string[] {
  if (OF_VALUE.test(head) || VALUATION.test(head)) return [];
  if (isPerArea(head) && COST.test(head)) return [];
  const mayBeShares = head.includes('%') && !texts.some(isAmount);
  const areShares = COMMISSION.test(head) && texts.every(isShare);
  if (mayBeShares || areShares || texts.every((text) => text.includes('%')))
    return RENT.test(head) ? ['rentshare', 'share'] : ['share'];
  if (isPerArea(head)) return ['area'];
  const periods = periodsOf(head);
  if (periods.size === 0) return USUAL;
  // How many nights are a month is asked.
  if (periods.has('day') && !COST.test(head)) return ['rent'];
  return Object.keys(KINDS).filter(
    (key) =>
      key !== 'area' && [...periodsOf(KINDS[key]?.per ?? '')].some((period) => periods.has(period)),
  );
}

/** Of the column that something is created by. */
export const idOf = (kind: string, name: string): string => `nuevo:${kind}:${name}`;

/** The kind and name of it; empty texts for any other column. */
export function wantedIn(columnId: string): { readonly key: string; readonly name: string } {
  const [, key = '', name = ''] = /^nuevo:([a-z]+):(.*)$/u.exec(columnId) ?? [];
  return { key, name };
}

/** '%', '8%' and '$/m²' after a name. */
const UNIT = /\s*((\d+([.,]\d+)?\s*)?%|(\$|cop)?\s*(\/|por|x)\s*(m2|m²|mts?2?|metros?)\b.*)\s*$/iu;

/** 'Predial' of '(-) Predial', as statements have what is added and taken away. */
export const unsigned = (head: string): string =>
  head.replace(/^\s*(\(\s*[-–−+=]\s*\)|[-–−+=])\s*(?=\p{L})/u, '').trim();

/** What an income or expense is called after its column: 'Renta' of 'Renta $/m2'. */
export const nameOf = (head: string): string =>
  withoutPeriod(unsigned(head)).replace(UNIT, '') || head;

/** What multiplies the incomes of a table, and isn't one of them. */
export interface Factor {
  readonly head: RegExp;
  /** Heads of what may be an expense as well. */
  readonly orExpense?: RegExp;
  readonly label: string;
  readonly field: Field;
  /** The parts of values that it may be. */
  readonly parts: readonly string[];
  /** Told where nothing is created that has it. */
  readonly idle: string;
}

/** What is let by the piece. */
const LET_UNITS =
  'unidades|uds?|apartamentos|aptos|apartaestudios|habitaciones|locales|oficinas|bodegas|cupos|celdas|parqueaderos';

/** A rent of each of them: 'Canon por apartamento', 'Canon unitario', 'Tarifa mensual por cupo'. */
export const isPerUnit = (head: string): boolean =>
  /(?<!\p{L})(por|cada|x)\s+(unidad|apartamento|apto|apartaestudio|habitaci[oó]n|local|oficina|bodega|cupo|celda|parqueadero)(?!\p{L})|unitari[oa]|c\s*\/\s*u/iu.test(
    head,
  );

export const OCCUPANCY = 'nuevo:ocupacion';
export const AREA = 'nuevo:area';
export const UNITS = 'nuevo:unidades';

export const FACTORS: Readonly<Record<string, Factor>> = {
  [OCCUPANCY]: {
    head: /^((%|meses)\s*(de\s+)?)?(ocup(aci[oó]n|ad[oa]s?)?(?!\p{L})|vac(an(cia|tes?))?(?!\p{L})|desocupa)|^(occupancy|vacancy)/iu,
    // What isn't let: the rest of it is what is asked for.
    orExpense: /^(%\s*(de\s+)?)?(vac(an(cia|te))?(?!\p{L})|desocupa)|^vacancy/iu,
    label: 'Ocupación de los ingresos de tu tabla',
    field: PERCENTAGE,
    parts: OCCUPANCY_PARTS,
    idle: 'La ocupación no entra: nada de tu tabla es un ingreso al mes.',
  },
  [AREA]: {
    head: /^([aá]rea|superficie|metros|metraje|m2|m²|mts?2|gla|abl)(?!\p{L})/iu,
    label: 'Área de los ingresos que se crean por m²',
    field: number('Área', { initial: null, unit: 'm²' }),
    parts: ['squareMeters'],
    idle: 'El área no entra: nada de tu tabla se crea como un ingreso por m².',
  },
  [UNITS]: {
    head: new RegExp(
      `^((#|n[uú]mero|n[.°º]|nro\\.?|no\\.|cant(idad)?\\.?)\\s*(de\\s+)?)?(${LET_UNITS})\\s*$`,
      'iu',
    ),
    label: 'Unidades de los ingresos de tu tabla',
    field: number('Número de unidades', { initial: null }),
    parts: ['numeroUnidades'],
    idle: 'Las unidades no entran: nada de tu tabla es un ingreso al mes de cada una.',
  },
};
