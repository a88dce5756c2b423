import type { Shape } from '../tool/index.ts';

type Sized = Shape & { readonly integer?: boolean | undefined };

const digits = (decimals: number): string =>
  `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;

const amount = ({ decimals = 0 }: Sized): string =>
  `"$" ${digits(decimals)};-"$" ${digits(decimals)}`;

function plain({ decimals, plain: ungrouped, month, integer }: Sized): string {
  if (ungrouped || month) return '0';
  return digits(decimals ?? (integer ? 0 : 2));
}

/** As text, so that what somebody types there is never run as a formula. */
const TEXT = '@';

/** Excel's number format for each kind of value. A percent stays a percent number: 12 is 12 %. */
const FORMATS: Readonly<Record<Shape['kind'], (shape: Sized) => string>> = {
  money: amount,
  percent: ({ decimals = 2 }) => `${digits(decimals)}" %"`,
  number: plain,
  choice: () => TEXT,
  text: () => TEXT,
  texts: () => TEXT,
  toggle: () => TEXT,
  date: () => 'dd/mm/yyyy',
};

/** The format of a cell that a person fills in. */
export function inputFormat(shape: Sized): string {
  return FORMATS[shape.kind](shape);
}

/** Whether a number shows decimals only where it has some. */
export function isWholeOrNot({ kind, decimals, plain: ungrouped, month, integer }: Sized): boolean {
  return kind === 'number' && decimals === undefined && !ungrouped && !month && !integer;
}

/** Computed yes or no is 1 or 0, so that it can be added up. */
export const YES_NO = '"Sí";"Sí";"No"';

/** The format of a computed cell: its texts are results of formulas, which Excel must not freeze. */
export function computedFormat(shape: Sized): string | undefined {
  if (shape.kind === 'toggle') return YES_NO;
  const format = FORMATS[shape.kind](shape);
  return format === TEXT ? undefined : format;
}
