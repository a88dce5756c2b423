import type { Ref } from '../../engine/index.ts';
import { type Address, type Calculation, conditionId } from '../../tool/index.ts';

/** A cell that is kept by its address: it stays on its record when others come, go or move. */
export interface Place {
  readonly address: Address;
  readonly ref: Ref;
}

/** A cell that was looked at, and the sheet in which: several may show it. */
export interface Seen {
  readonly ref: Ref;
  /** By the id of its table; undefined for what stands by itself. */
  readonly sheet: string | undefined;
}

type SeenPlace = Place & Seen;

/** A cell of a sheet that the model has no value for, as the formula bar says it: a name, a head. */
export interface ShownCell {
  label(): string;
  text(): string;
  /** How a person sets it there, if they can. */
  typed(): 'escribes' | 'eliges' | null;
  /** Whether its text was refused. */
  refused(): boolean;
  /** What counts in place of a refused text; the empty text where nothing does. */
  kept(): string;
}

/** Null where there is no such cell. */
export function placeOf(calculation: Calculation, ref: Ref): Place | null {
  const address = calculation.addressOf(ref);
  return address === null ? null : { address, ref };
}

/** The same record's cell wherever it is now; null where it is gone. */
export function placeAt(calculation: Calculation, address: Address): Place | null {
  const found = calculation.refOf(address);
  return found.kind === 'cell' ? { address, ref: found.ref } : null;
}

/** The same of a cell that is shown; null also for an input whose condition doesn't hold any more. */
export function shownAt(calculation: Calculation, address: Address): Ref | null {
  const ref = placeAt(calculation, address)?.ref;
  if (!ref) return null;
  return ref.table !== undefined || calculation.holds(conditionId.visible(ref.id)) ? ref : null;
}

/** The cell that is looked at, and the way back through those from which one came to it. */
export class Trail {
  private at: SeenPlace | null = null;
  private before: readonly SeenPlace[] = [];
  private isMoved = false;
  private besideModel: ShownCell | null = null;

  constructor(private readonly calculation: Calculation) {}

  get selected(): Ref | null {
    this.find();
    return this.at?.ref ?? null;
  }

  /** The cell that is looked at where the model has no value for it. */
  get shown(): ShownCell | null {
    return this.besideModel;
  }

  get canGoBack(): boolean {
    this.find();
    return this.before.length > 0;
  }

  /** The cells from which one came, the first of them first. */
  get way(): readonly Seen[] {
    this.find();
    return this.before;
  }

  /** Begins anew there. */
  select(ref: Ref | null, shown: ShownCell | null, sheet: string | undefined): void {
    this.besideModel = shown;
    this.isMoved = false;
    this.at = ref && seen(placeOf(this.calculation, ref), sheet);
    this.before = [];
  }

  /** The cell that is looked at is seen in another sheet now. */
  seeIn(sheet: string | undefined): void {
    this.at = seen(this.at, sheet);
  }

  follow(ref: Ref): void {
    this.besideModel = null;
    this.find();
    if (this.at) this.before = [...this.before, this.at];
    this.at = seen(placeOf(this.calculation, ref), undefined);
  }

  back(): Seen | null {
    this.besideModel = null;
    this.find();
    const previous = this.before.at(-1) ?? null;
    this.before = this.before.slice(0, -1);
    if (previous) this.at = previous;
    return previous && { ref: previous.ref, sheet: previous.sheet };
  }

  /** Cells may be elsewhere after an edit: they are found once somebody asks, and not while one types. */
  move(): void {
    this.isMoved = true;
  }

  private find(): void {
    if (!this.isMoved) return;
    this.isMoved = false;
    const now = ({ address, sheet }: SeenPlace) => seen(placeAt(this.calculation, address), sheet);
    this.at = this.at && now(this.at);
    this.before = this.before.flatMap((place) => now(place) ?? []);
  }
}

function seen(place: Place | null, sheet: string | undefined): SeenPlace | null {
  return place && { ...place, sheet };
}
