import type { Scalar } from '../../engine/index.ts';
import type { Figure } from './names.ts';
import type { SimulationStudy } from './simulation.ts';
import type { Variable } from './variables.ts';

/** A figure or an input with the name that the question has for it. */
export interface Named<T> {
  readonly name: string;
  readonly of: T;
}

/** Some values of an input, as they are in a document. */
export interface AxisValues {
  readonly input: Named<Variable>;
  readonly values: readonly Scalar[];
}

export interface ScenarioValues {
  readonly name: string;
  readonly values: Readonly<Record<string, Scalar>>;
}

/** A what-if question, checked. */
export type CheckedQuestion =
  | {
      readonly kind: 'seek';
      readonly figure: Named<Figure>;
      readonly target: number;
      readonly by: Named<Variable>;
      readonly ends: { readonly from?: number; readonly to?: number };
    }
  | {
      readonly kind: 'table';
      readonly figures: readonly Named<Figure>[];
      readonly rows: AxisValues;
      readonly columns: AxisValues | null;
    }
  | {
      readonly kind: 'tornado';
      readonly figure: Named<Figure>;
      /** As a part of each value; null for the range that each input declares. */
      readonly spread: number | null;
      /** Null for all that can be moved. */
      readonly inputs: readonly Named<Variable>[] | null;
    }
  | {
      readonly kind: 'simulation';
      readonly figures: readonly string[];
      readonly study: SimulationStudy;
    }
  | {
      readonly kind: 'scenarios';
      /** Empty for those that decide. */
      readonly figures: readonly Named<Figure>[];
      readonly scenarios: readonly ScenarioValues[];
    };

/** A question from a file, with the name that somebody gave it. */
export interface QuestionFile {
  readonly name: string;
  readonly question: CheckedQuestion;
}
