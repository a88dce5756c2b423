import type { Bounds, KindName, Option, Shape } from '../../../../schemas/tool.ts';
import type { Scalar, ValueType } from '../../../engine/index.ts';

export type { Bounds, KindName, Option, Shape };

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
  readonly normalize?: (value: unknown) => unknown;
  /** What is wrong with a value, in Spanish ('supera el máximo 30'); null if nothing. */
  readonly check: (value: unknown, shape: Shape & Bounds) => string | null;
}
