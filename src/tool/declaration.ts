import type { Scalar } from '../engine/index.ts';
import type { Bounds, Shape } from './kinds/index.ts';

/** What a person may set. */
export interface Field extends Shape, Bounds {
  /** Null starts empty. */
  readonly initial: Scalar;
  /** What an empty cell counts as; without it, what depends on it waits for a value. */
  readonly blank?: number;
  readonly help?: Help;
  /** A short line under the editor. */
  readonly hint?: string;
  /** Enters no formula, and the field says so ('informativo'). */
  readonly informative?: boolean;
  /** Kept with the record, but shown nowhere (identifiers). */
  readonly hidden?: boolean;
  /** An expression; while it is false the field is shown but can't be changed. */
  readonly enabled?: string;
  /** An expression; while it is false the field isn't shown. */
  readonly visible?: string;
  /** The field of the same record that makes up the rest of 100: either sets the other. */
  readonly complement?: string;
}

/** What the engine computes. */
export interface Formula extends Shape {
  readonly expression: string;
  /** A condition without which there is no value; nothing is shown then, or `missing`. */
  readonly applies?: string;
  /** Colours the value; compared unrounded, but for noise, with >=. */
  readonly thresholds?: Thresholds;
  /** The input or formula whose value divides green (from it on) from red (below it). */
  readonly target?: string;
  /** An expression; while it holds, the value is red, whatever it is. Of scalars only. */
  readonly flagged?: string;
  readonly help?: Help;
  readonly hint?: string;
  /**
   * Shown instead of a value that can't be computed; 'N/A' unless said otherwise, and a dash
   * where it doesn't apply. What waits for an input is a dash in any case.
   */
  readonly missing?: string;
  /** Negative values are no losses here (signs of cash flows, for example). */
  readonly signed?: boolean;
  /** Its name among the outputs, where formulas couldn't spell it ('statusCounts.En Proceso'). */
  readonly output?: string;
  /** Serves other formulas only: shown when traced, not listed nor exported. */
  readonly internal?: boolean;
  /** A prefix in which bare names are looked up first (see the engine's FormulaSpec). */
  readonly scope?: string;
}

export interface Thresholds {
  readonly good: number;
  readonly warning: number;
  /**
   * The id of the amount, in the same place, that the value is what is left of: after millions
   * came and went, nothing is left but for 1e-9 of them. Without it, noise is 1e-9.
   */
  readonly size?: string;
  /** Less is better: up to `good` is green, up to `warning` orange (a risk, for example). */
  readonly lower?: boolean;
  /** The id under which the colour ('green', 'orange', 'red') is an output. */
  readonly output?: string;
}

/** A dialog behind an icon. Paragraphs are separated by an empty line. */
export interface Help {
  readonly title: string;
  readonly text: string;
}

/** Records that a person adds, edits and removes. */
export interface List {
  readonly label: string;
  /** 'Propiedad': for 'Agregar Propiedad' and messages. */
  readonly singular: string;
  /** Whether that word is feminine: 'una propiedad'. */
  readonly feminine?: boolean;
  readonly fields: Readonly<Record<string, Field>>;
  /** Computed per record. */
  readonly formulas?: Readonly<Record<string, Formula>>;
  readonly initial: readonly Readonly<Record<string, Scalar>>[];
  /** The button that adds one; 'Agregar Propiedad' unless said otherwise. */
  readonly add?: string;
  /** The fields of the add form; all of them unless said otherwise. */
  readonly form?: readonly string[];
  /** The field that names a record. */
  readonly name?: string;
  /** Names the records where no field does ('Año'); they are then numbered in a first column. */
  readonly rowLabel?: string;
  /** As many as `minRecords`: none can be added nor removed. */
  readonly maxRecords?: number;
  readonly minRecords?: number;
  /** Explains a record, by its name. */
  readonly help?: Readonly<Record<string, Help>>;
  /** Explains any other one; `{name}` is replaced by the formatted value of that field or formula. */
  readonly otherHelp?: Help;
  /** What an empty list says. */
  readonly empty?: string;
  /** Fields repeated beside the formulas in the output; none: the list is no output. */
  readonly output?: readonly string[];
  /** Its name among the outputs, where that isn't its id ('closing.rows'). */
  readonly outputAs?: string;
  /** Its records as cards too, beside the sheet. */
  readonly cards?: Cards;
  /** Buttons of each record, besides 'Eliminar'. */
  readonly actions?: readonly RecordAction[];
  /** The sheet has a row a record, or a column: records of many fields are compared side by side. */
  readonly orientation?: 'rows' | 'columns';
  /** Fields and formulas under headings, in the form and in a sheet of columns. */
  readonly groups?: readonly Group[];
}

/** Fields and formulas of a record under one heading. */
export interface Group {
  readonly title: string;
  readonly items: readonly string[];
}

/** What a record's card says; everything by the id of a field or formula of the list. */
export interface Cards {
  /** A choice: the icon of its option stands before the name. */
  readonly icon?: string;
  /** A text under the name. */
  readonly text?: string;
  /** Choices shown as badges in the tone of their options. */
  readonly badges?: readonly string[];
  /** What decides, with its colour. */
  readonly figures: readonly string[];
  readonly details?: readonly Group[];
  /** A yes or no: while it is no, the card is dimmed and marked as hidden. */
  readonly active?: string;
}

/** A button that changes a record (`set`) or puts a copy after it (`copy`). */
export interface RecordAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: 'show' | 'hide' | 'copy' | 'start' | 'done';
  /** Values by field. */
  readonly set?: Readonly<Record<string, Scalar>>;
  /** What is appended to texts of the copy, by field; its hidden fields start anew. */
  readonly copy?: Readonly<Record<string, string>>;
  /** An expression per record; while it is false the button isn't there. */
  readonly when?: string;
}

/** A plain list of numbers: the axis of a matrix. */
export interface Axis {
  readonly label: string;
  readonly field: Field;
  readonly initial: readonly number[];
  readonly maxLength?: number;
}

export interface Table {
  readonly label: string;
  /** An expression for the number of rows (at most 20,000). */
  readonly rows: string;
  readonly columns: Readonly<Record<string, Formula>>;
  /** Names the rows ('Mes'); they are then numbered in a first column. */
  readonly rowLabel?: string;
  /** Serves charts only: shown nowhere itself and no output. */
  readonly internal?: boolean;
  /** Starts folded. */
  readonly collapsed?: boolean;
  /** A condition without which the table isn't shown. */
  readonly visible?: string;
  readonly note?: string;
}

/** One output recomputed for every pair of values of two inputs. */
export interface Matrix {
  readonly label: string;
  readonly output: string;
  readonly rows: MatrixAxis;
  readonly columns: MatrixAxis;
  readonly help?: Help;
  /** The button that computes it ('Calcular Matriz'). */
  readonly action: string;
}

export interface MatrixAxis {
  /** The input that takes the values; it gives label and format. */
  readonly input: string;
  /** The axis that holds them. */
  readonly axis: string;
}

/** Records of a list that meet a condition, in an order: 'the three best'. */
export interface Selection {
  readonly label: string;
  readonly list: string;
  /** An expression per record. */
  readonly where?: string;
  /** An expression per record; ties keep the order of the list. */
  readonly by?: string;
  readonly order?: 'ascending' | 'descending';
  readonly limit?: number;
  /** The field shown and exported. */
  readonly show: string;
  /** A field or formula shown after it. */
  readonly beside?: string;
  /** Selections of one group stand together under this heading. */
  readonly group?: string;
  /** Exported as one value instead of a list. */
  readonly single?: boolean;
  /** Said when nothing is selected. */
  readonly empty?: string;
}

/** What the figures suggest, when a condition holds. */
export interface Advice {
  readonly id: string;
  readonly level: 'info' | 'warning' | 'danger' | 'success';
  /** `{name}` is replaced by the formatted value of that formula or field. */
  readonly message: string;
  readonly when: string;
  /** Once per record of this list; the output then names the record. */
  readonly list?: string;
  /** A notice beside the figures instead of a recommendation; it is not an output. */
  readonly notice?: boolean;
}

export interface Chart {
  readonly id: string;
  readonly label: string;
  /**
   * 'radar': an axis for each series, a shape for each record.
   * 'heat': a cell for each row of the source and each series, the hotter the darker.
   */
  readonly type: 'line' | 'area' | 'bar' | 'radar' | 'heat';
  /** A table or a list. */
  readonly source: string;
  /** The column along the axis; the row's number if absent. */
  readonly x?: string;
  readonly xLabel?: string;
  readonly series: readonly Series[];
  readonly stacked?: boolean;
  /** Where the axes of a radar end; else where the largest value needs it. */
  readonly max?: number;
  /** Above the chart: how to read it. */
  readonly note?: string;
  readonly visible?: string;
}

export interface Series {
  readonly column: string;
  readonly type?: 'line' | 'area' | 'bar';
  /** The column where its bars start instead of 0; each is then as long as its value (a waterfall). */
  readonly base?: string;
  /** In a heat chart, the column that decides the colour: from 0 (calm) to 1 (hot). */
  readonly heat?: string;
}

/** Inputs under one heading. */
export interface InputSection {
  readonly title: string;
  readonly inputs: readonly string[];
}

/** Formulas under one heading. */
export interface ResultSection {
  readonly title: string;
  readonly items: readonly string[];
  readonly note?: string;
}

/** All that a tool says about its figures: plain data from which everything is shown. */
export interface Declaration {
  readonly inputs: Readonly<Record<string, Field>>;
  readonly lists: Readonly<Record<string, List>>;
  readonly axes: Readonly<Record<string, Axis>>;
  readonly formulas: Readonly<Record<string, Formula>>;
  readonly tables: Readonly<Record<string, Table>>;
  readonly matrices: Readonly<Record<string, Matrix>>;
  readonly selections: Readonly<Record<string, Selection>>;
  readonly advice: readonly Advice[];
  readonly charts: readonly Chart[];
  readonly sections: readonly InputSection[];
  /** The few results that decide, shown large. */
  readonly figures: readonly string[];
  readonly results: readonly ResultSection[];
  /** Further outputs by name: `table.column`, as a list. */
  readonly outputs: Readonly<Record<string, string>>;
}
