import {
  type Address,
  type Calculation,
  countsAs,
  type Field,
  fullLabelOf,
  kinds,
  read,
  type Ref,
  numberText,
  type Scalar,
} from '../../tool/index.ts';
import { Moments } from './moments.ts';

/** What was typed into a cell and can't be taken; the value before it still counts. */
export interface RefusedText {
  readonly ref: Ref;
  readonly text: string;
  readonly error: string;
  readonly beside?: BesideModel;
}

/** A cell of a sheet that the model has no value for, as the type of a stream: its sheet knows it. */
export interface BesideModel {
  /** By which it is kept between visits, as cells of the model are by their addresses. */
  readonly key: string;
  /** Where it is after an edit; null once it is gone, or doesn't apply any more. */
  find(): Ref | null;
  /** 'Spa: Tipo' */
  label(): string;
  /** What it shows and counts meanwhile. */
  kept(): string;
}

/** Finds such a cell again by its key; null where it is gone. */
export type BesideOf = (key: string) => BesideModel | null;

/** A refused text with its place: null for a cell beside the model. */
export interface Entry extends RefusedText {
  readonly address: Address | null;
}

/** A refused text as it is kept between visits. */
export interface RecalledText {
  /** Of a cell beside the model its key. */
  readonly address: Address;
  readonly text: string;
  readonly error: string;
}

/** What becomes of a cell's refused text: another one, or none. */
export interface RefusedChange {
  readonly ref: Ref;
  readonly entry: Entry | null;
}

type Entries = ReadonlyMap<string, Entry>;

/**
 * The refused texts of a session: each stays in its cell until it is mended or dropped, and comes back
 * where that is undone.
 */
export class RefusedTexts {
  readonly moments = new Moments<Entries>(new Map(), haveSameTexts);

  get all(): readonly Entry[] {
    return [...this.moments.now.values()];
  }

  at(ref: Ref): RefusedText | undefined {
    const { now } = this.moments;
    // Each cell that is painted asks.
    return now.size === 0 ? undefined : now.get(keyOf(ref));
  }

  /** `isStep`: undo takes it back by itself, and not with a step of the history. False where nothing changes. */
  change(changes: readonly RefusedChange[], isStep: boolean, mergeKey?: string): boolean {
    const { now } = this.moments;
    const next = new Map(now);
    for (const { ref, entry } of changes) {
      if (entry) next.set(keyOf(ref), entry);
      else next.delete(keyOf(ref));
    }
    if (haveSameTexts(now, next)) return false;
    if (isStep) this.moments.push(next, mergeKey);
    else this.moments.put(next);
    return true;
  }

  /** Finds the cells anew after an edit; without a ref nobody can type there any more: their texts go with them. */
  follow(again: (entry: Entry) => Ref | null): void {
    const { now } = this.moments;
    if (now.size === 0) return;
    const kept = [...now.values()].flatMap((entry) => {
      const ref = again(entry);
      return ref ? [{ ...entry, ref }] : [];
    });
    this.moments.put(new Map(kept.map((entry) => [keyOf(entry.ref), entry])));
  }
}

/** Where a cell beside the model is; null where it is gone. */
export function placeBeside(beside: BesideModel | null): Omit<Entry, 'text' | 'error'> | null {
  const ref = beside?.find();
  return beside && ref ? { ref, address: null, beside } : null;
}

function haveSameTexts(some: Entries, others: Entries): boolean {
  return (
    some.size === others.size &&
    [...some].every(([key, { text, error }]) => {
      const other = others.get(key);
      return other?.text === text && other.error === error;
    })
  );
}

function keyOf({ id, table = '', row }: Ref): string {
  return `${table}/${row ?? ''}/${id}`;
}

/** '45 supera el máximo 30. Se conserva 20.' */
export function explainRefused(calculation: Calculation, refused: RefusedText): string {
  const { ref, error, beside } = refused;
  const kept = beside?.kept() ?? keptAt(calculation, ref);
  const said = error.endsWith('?') ? capital(error) : `${capital(error)}.`;
  return `${said} Se conserva ${kept || 'el campo vacío'}.`;
}

/** What the figures are computed with as long as a text isn't taken: '20,00 %', 'vacío'. */
export function usedInstead(calculation: Calculation, { ref, beside }: RefusedText): string {
  const shown = beside ? beside.kept() : read(calculation, ref).text || countsAs(calculation, ref);
  return shown || 'vacío';
}

/** What isn't taken in a computed value's place leaves the computed one. */
function keptAt(calculation: Calculation, ref: Ref): string {
  const field = calculation.field(ref);
  if (field) return sayValue(field, read(calculation, ref).value);
  return calculation.formula(ref) ? read(calculation, ref).text : '';
}

/** As one would type it; a long fraction, which nobody typed, as it is shown. */
function sayValue(field: Field, value: Scalar): string {
  const typed = typeof value === 'number' ? numberText(value, field) : null;
  return typed === null || LONG_FRACTION.test(typed)
    ? kinds[field.kind].format(value, field)
    : typed;
}

const LONG_FRACTION = /,\d{5}/;

/** The name of the cell, for those who are elsewhere on the page. */
export function nameRefused(calculation: Calculation, { ref, beside }: RefusedText): string {
  return beside?.label() ?? fullLabelOf(calculation, ref);
}

/** For what leaves the page, where no cell is red: '«500» en Monto no se acepta: cuenta $ 5.' */
export function tellRefused(calculation: Calculation, refused: RefusedText): string {
  const name = nameRefused(calculation, refused);
  return `«${refused.text}» en ${name} no se acepta: cuenta ${usedInstead(calculation, refused)}.`;
}

/** Both in one. */
export function reportRefused(calculation: Calculation, refused: RefusedText): string {
  return `${nameRefused(calculation, refused)}: ${explainRefused(calculation, refused)}`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('es-CO') + text.slice(1);
}
