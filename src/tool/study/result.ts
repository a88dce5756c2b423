import type { Scalar } from '../../engine/index.ts';
import type { Shape } from '../contract/kinds/kind.ts';

/** A cell of a study's table: how it reads, and its value for those who calculate with it. */
export interface StudyCell {
  readonly text: string;
  readonly value: Scalar;
  /** What kind of number it is; null for words. */
  readonly shape: Shape | null;
}

/** A study's answer as a table; the first cell of a row is its head. */
export interface StudyTable {
  readonly title: string;
  readonly head: readonly string[];
  /** Of columns after the first that stand for values, those values. */
  readonly values?: readonly StudyCell[];
  readonly rows: readonly (readonly StudyCell[])[];
}

export interface StudyPoint {
  readonly x: number;
  readonly y: number | null;
}

/** A bar of a tornado or a waterfall, with what is written beside it. */
export interface StudyBar {
  readonly label: string;
  readonly spans: readonly {
    readonly from: number;
    readonly to: number;
    readonly tone: 'low' | 'high' | 'sum' | 'plus' | 'minus';
  }[];
  readonly left: BarEnd | null;
  readonly right: BarEnd | null;
}

/** What is written at one side of a bar: the figure, and with what it is that. */
export interface BarEnd {
  readonly text: string;
  readonly note?: string;
}

interface Titled {
  /** Above the picture: 'Histograma de TIR'. */
  readonly title: string;
  /** What those are told who don't see it: its title and what came out. */
  readonly label: string;
}

/** A study's answer as a picture; its table says the same. */
export type StudyChart = Titled & Drawing;

type Drawing =
  | {
      readonly kind: 'lines';
      readonly x: Shape;
      readonly y: Shape;
      /** The first one is drawn strong. */
      readonly lines: readonly (readonly StudyPoint[])[];
      /** A height drawn across. */
      readonly target: number | null;
      readonly today: number | null;
      readonly marks: readonly { readonly x: number; readonly y: number }[];
    }
  | {
      readonly kind: 'histogram';
      readonly shape: Shape;
      readonly low: number;
      readonly high: number;
      readonly counts: readonly number[];
      readonly target: number | null;
    }
  | {
      readonly kind: 'bars';
      readonly shape: Shape;
      readonly bars: readonly StudyBar[];
      /** Where today's figure is. */
      readonly base: number | null;
      /** What has to be known to read it. */
      readonly note: string | null;
    };

/** A kept study with the answer that today's data give: for reports and workbooks. */
export interface StudyResult {
  readonly id: string;
  readonly kind: 'goal' | 'table' | 'tornado' | 'simulation' | 'scenarios';
  readonly name: string;
  /** What was asked and what came out, in sentences. */
  readonly says: readonly string[];
  readonly charts: readonly StudyChart[];
  readonly tables: readonly StudyTable[];
  /** Why there is no answer: 'Ingreso «x» ya no está'; null where there is one. */
  readonly fault: string | null;
}
