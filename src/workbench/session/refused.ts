import {
  type Address,
  type Calculation,
  type Field,
  kinds,
  labelOf,
  read,
  type Ref,
  numberText,
  type Scalar,
} from '../../tool/index.ts';

/** What was typed into a cell and can't be taken; the value before it still counts. */
export interface RefusedText {
  readonly ref: Ref;
  readonly text: string;
  readonly error: string;
  readonly beside?: BesideModel;
}

/** A cell of a sheet that the model has no value for, as the type of a stream: its sheet knows it. */
export interface BesideModel {
  /** Where it is after an edit; null once it is gone. */
  find(): Ref | null;
  /** 'Spa: Tipo' */
  label(): string;
  /** What it shows and counts meanwhile. */
  kept(): string;
}

interface Entry extends RefusedText {
  /** Null for a cell beside the model. */
  readonly address: Address | null;
  /** The state of the history when it was refused. */
  readonly state: number;
  /** Nothing else was written with it, so that undoing it is to drop it. */
  readonly alone: boolean;
}

/** The refused texts of a session: each stays in its cell until it is mended or dropped. */
export class RefusedTexts {
  private entries = new Map<string, Entry>();

  get all(): readonly RefusedText[] {
    return [...this.entries.values()];
  }

  at(ref: Ref): RefusedText | undefined {
    return this.entries.get(keyOf(ref));
  }

  /** False where the same text was refused there already. */
  add(entry: Entry): boolean {
    const known = this.at(entry.ref);
    this.entries.set(keyOf(entry.ref), entry);
    return known?.text !== entry.text || known.error !== entry.error;
  }

  /** False where there was none. */
  drop(ref: Ref): boolean {
    return this.entries.delete(keyOf(ref));
  }

  /** Those of the step that is undone go with it; whether all of them stood alone. */
  dropStep(state: number): 'none' | 'alone' | 'with the step' {
    const last = [...this.entries].filter(([, entry]) => entry.state === state);
    for (const [key] of last) this.entries.delete(key);
    if (last.length === 0) return 'none';
    return last.every(([, { alone }]) => alone) ? 'alone' : 'with the step';
  }

  /** Finds the cells anew after an edit; without a ref they are gone, and their texts with them. */
  follow(again: (entry: Entry) => Ref | undefined): void {
    const kept = [...this.entries.values()].flatMap((entry) => {
      const ref = again(entry);
      return ref ? [{ ...entry, ref }] : [];
    });
    this.entries = new Map(kept.map((entry) => [keyOf(entry.ref), entry]));
  }
}

function keyOf({ id, table = '', row }: Ref): string {
  return `${table}/${row ?? ''}/${id}`;
}

/** '45 supera el máximo 30. Se conserva 20.' */
export function explainRefused(calculation: Calculation, refused: RefusedText): string {
  const { ref, error, beside } = refused;
  const field = calculation.field(ref);
  const kept = beside?.kept() ?? (field ? sayValue(field, read(calculation, ref).value) : '');
  return `${capital(error)}. Se conserva ${kept || 'el campo vacío'}.`;
}

function sayValue(field: Field, value: Scalar): string {
  return typeof value === 'number'
    ? numberText(value, field)
    : kinds[field.kind].format(value, field);
}

/** The name of the cell, for those who are elsewhere on the page. */
export function nameRefused(calculation: Calculation, { ref, beside }: RefusedText): string {
  return beside?.label() ?? labelOf(calculation, ref);
}

/** Both in one. */
export function reportRefused(calculation: Calculation, refused: RefusedText): string {
  return `${nameRefused(calculation, refused)}: ${explainRefused(calculation, refused)}`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1);
}
