import type { Scalar, ValueType } from '../../engine/index.ts';

export type KindName =
  | 'money'
  | 'percent'
  | 'number'
  | 'choice'
  | 'text'
  | 'texts'
  | 'toggle'
  | 'date';

/** How a value reads, whether it is typed or computed. */
export interface Shape {
  readonly kind: KindName;
  readonly label: string;
  /** money: a currency; percent: its basis; number: what is counted ('meses', 'm²'). */
  readonly unit?: string;
  readonly decimals?: number;
  /** Without dots between thousands: years. */
  readonly plain?: boolean;
  readonly options?: readonly Option[];
}

export interface Option {
  readonly value: string;
  readonly label: string;
  /** How it reads as a badge. */
  readonly tone?: 'good' | 'warning' | 'orange' | 'bad' | 'info';
  /** Where it is shown by a picture too. */
  readonly icon?: 'home' | 'store' | 'factory' | 'layers';
}

/** The bounds within which a typed value counts as valid. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly integer?: boolean;
  /** For texts, in characters. */
  readonly maxLength?: number;
  /** May stay empty. */
  readonly optional?: boolean;
}

export type Parsed =
  | {
      readonly value: Scalar;
      /** What was typed, where the value was worked out from it: '=2.500.000*12'. */
      readonly expression?: string;
    }
  | {
      readonly error: string;
      /** More of it may still be to come: no mistake while somebody types. */
      readonly unfinished?: boolean;
    };

/**
 * A kind of value: how it is read, checked and written, everywhere — editor, paste,
 * import, command line, grid, export.
 */
export interface Kind {
  readonly type: ValueType;
  readonly align: 'left' | 'right';
  /** From what a person wrote; the empty text is null. */
  readonly parse: (text: string, shape: Shape) => Parsed;
  /** As painted, in es-CO. */
  readonly format: (value: Scalar, shape: Shape) => string;
  /** A difference of two values, where it reads unlike a value. */
  readonly difference?: (change: number, shape: Shape) => string;
  /** As put into an editor or on the clipboard: parse() reads it back to the same value. */
  readonly edit: (value: Scalar, shape: Shape) => string;
  /** From another shape in which it may come from outside, to be checked then. */
  readonly accept?: (value: unknown) => unknown;
  /** What is wrong with a value, in Spanish ('supera el máximo 30'); null if nothing. */
  readonly check: (value: unknown, shape: Shape & Bounds) => string | null;
}
