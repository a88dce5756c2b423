import type { Scalar } from '../../../engine/index.ts';
import { readAmount } from '../../text/arithmetic.ts';
import { inPesoSign } from '../../text/currency.ts';
import { swapMarks } from '../../text/marks.ts';
import { MONTHS, shortMonth, yearFrom } from '../../text/months.ts';
import { formatNumber, formatShort, MINUS, plainNumber, twelveDigits } from '../../text/numbers.ts';
import type { NumeralRules } from '../../text/numerals.ts';
import { beginsPerThousand, perThousandIn } from '../../text/perThousand.ts';
import { checkNumber } from './bounds.ts';
import type { Kind, Parsed, Shape } from './kind.ts';

/** A kind of number: what differs is how it is painted, and what is taken for ambiguous. */
function numericKind(rules: NumeralRules, paint: (value: number, shape: Shape) => string): Kind {
  return {
    type: 'number',
    align: 'right',
    parse: (text, { unit }) =>
      text.trim() === ''
        ? { value: null }
        : readAmount(inPesoSign(text, unit === 'MXN' ? unit : 'COP'), rules),
    format: (value, shape) => (isFiniteNumber(value) ? paint(value, shape) : ''),
    edit: (value) => (isFiniteNumber(value) ? plainNumber(value) : ''),
    check: checkNumber,
  };
}

function isFiniteNumber(value: Scalar): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

// A no-break space keeps a figure and its sign on one line.
const NBSP = '\u00a0';

// Amounts are large: who writes '1.5' or '850,000' may have thousands in mind.
const AMOUNTS = {
  point: 'ambiguous',
  group: 'thousands',
  zeros: 'ambiguous',
  expects: 'monto',
} as const;
// Percentages are small: who writes '12.125' may have a decimal mark in mind.
const PERCENTAGES = {
  point: 'decimal',
  group: 'ambiguous',
  zeros: 'decimal',
  expects: 'porcentaje',
} as const;
const NUMBERS = {
  point: 'decimal',
  group: 'thousands',
  zeros: 'decimal',
  expects: 'número',
} as const;

const amount = numericKind(AMOUNTS, (value, { unit, decimals = 0 }) => {
  // Mexican pesos are written as Mexico does; every other amount as Colombia does.
  const [locale, sign] =
    unit === 'MXN' ? (['es-MX', '$'] as const) : (['es-CO', `$${NBSP}`] as const);
  const digits = formatNumber(Math.abs(value), decimals, locale);
  return `${isShownNegative(value, digits) ? MINUS : ''}${sign}${digits}`;
});

/** As Mexico writes: '$1,250,000.50', '1250.5'. */
const MEXICAN = /^[^\d.,]*(\d{1,3}(,\d{3})+(\.\d*)?|\d*\.\d*)[^\d.,]*$/;
/** A single group behind a dot is read as Colombia does: '100.000'. */
const ONE_GROUP = /^[^\d.,]*\d{1,3}\.\d{3}[^\d.,]*$/;
export const money: Kind = {
  ...amount,
  parse: (text, shape) => {
    const isMexican = shape.unit === 'MXN' && MEXICAN.test(text) && !ONE_GROUP.test(text);
    return amount.parse(isMexican ? swapMarks(text) : text, shape);
  },
  edit: (value, shape) => {
    const text = amount.edit(value, shape);
    if (shape.unit !== 'MXN') return text;
    // Three decimals would read back as a group of thousands.
    return swapMarks(text).replace(/\.\d{3}$/, '$&0');
  },
};

const percentage = numericKind(
  PERCENTAGES,
  (value, { decimals = 2 }) => `${formatNumber(value, decimals)}${NBSP}%`,
);

const TEN = 10;
export const percent: Kind = {
  ...percentage,
  parse: (text, shape) => {
    const rate = perThousandIn(text);
    if (rate?.rest === '') return ofThousand(percentage.parse(rate.number, shape), text);
    const parsed = percentage.parse(text, shape);
    return 'error' in parsed && beginsPerThousand(text) ? { ...parsed, unfinished: true } : parsed;
  },
  // From 8 % to 10 % it is 2 percentage points; '2 %' would say 8.16 %.
  difference: (change, { decimals = 2 }) => `${formatNumber(change, decimals)}${NBSP}pp`,
};

/** Three of a thousand are 0,3 of a hundred; what was typed is kept as what it was worked out from. */
function ofThousand(parsed: Parsed, text: string): Parsed {
  return 'error' in parsed || typeof parsed.value !== 'number'
    ? parsed
    : { value: twelveDigits(parsed.value / TEN), expression: text.trim() };
}

export const number = numericKind(NUMBERS, (value, shape) => {
  const { decimals, plain, january } = shape;
  if (shape.month) return shortMonth(value);
  if (shape.yearFrom) return yearFrom(value);
  const name = january === undefined ? undefined : MONTHS[value - january];
  if (name !== undefined) return name;
  if (plain) return plainNumber(value);
  return decimals === undefined ? formatShort(value, 2) : formatNumber(value, decimals);
});

function isShownNegative(value: number, digits: string): boolean {
  return value < 0 && /[1-9]/.test(digits);
}
