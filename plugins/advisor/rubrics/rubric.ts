/** What one thing is scored by: five written levels, the best (5) first. */
export interface Criterion {
  readonly id: string;
  readonly label: string;
  /** What is looked at, before a level is chosen. */
  readonly description?: string;
  /** From 5 down to 1. */
  readonly levels: readonly string[];
}

/** A risk area: its score is the average of the criteria that have been scored. */
export interface Rubric {
  /** The field of the area's score. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly criteria: readonly Criterion[];
}
