import type { Ref, Scalar } from '../../engine/index.ts';
import {
  Calculation,
  type Document,
  type Draft,
  fullLabelOf,
  type Note,
  type Notes,
  notesOf,
  type Tool,
} from '../../tool/index.ts';
import { type Change, whatOf, type Write } from './change.ts';
import { keepExpressions, pruneExpressions } from './expressions.ts';
import { FigureMoves } from './figureMoves.ts';
import { History } from './history.ts';
import { Listeners } from './listeners.ts';
import { notesOfThose, putNotes } from './notes.ts';
import { dropTyped, pruneLinks } from './keptLinks.ts';
import { readTyped, type Typed } from './readTyped.ts';
import {
  type BesideOf,
  type Entry,
  placeBeside,
  type RecalledText,
  type RefusedText,
  RefusedTexts,
} from './refused.ts';
import { sameRef } from './sameRef.ts';
import { begunIn, refusedChanges, type Taking, writesOf } from './taking.ts';
import { ViewSteps } from './viewSteps.ts';
import { placeAt, type Seen, shownAt, type ShownCell, Trail } from './trail.ts';

/** How a step is named that left the document as it was. */
const REFUSED = 'Texto que no se aceptó';

/**
 * One person at work on one tool: the document with its history, its values, and the
 * cell that is looked at. Views subscribe and read; edits go through here and nowhere else.
 */
export class Session<D extends Document = Document> {
  readonly calculation: Calculation;
  private readonly history: History;
  private readonly listeners = new Listeners();
  private count = 0;
  private saved: number;
  private readonly trail: Trail;
  private readonly moves: FigureMoves;
  private readonly refusals = new RefusedTexts();
  /** How its tables are looked at. */
  readonly views: ViewSteps;
  /** What somebody is at: no mistake yet, and no value either. */
  private begun: RecalledText | null = null;

  constructor(
    readonly tool: Tool,
    document: D = tool.document.initial() as D,
    /** It is only looked at: what would edit it does nothing. */
    readonly isReadOnly = false,
    /** Whose document keeps the notes, where this one only shows results of it. */
    private readonly notebook?: Session<D>,
  ) {
    this.history = new History(document);
    this.views = new ViewSteps(this.history);
    this.saved = this.history.state;
    this.calculation = new Calculation(tool, this.history.document);
    this.trail = new Trail(this.calculation);
    this.moves = new FigureMoves(this.calculation);
  }

  subscribe = this.listeners.subscribe;

  /** For what draws the page: at once as well, unless cells of a sheet are painted first (`ahead`). */
  subscribePage = this.listeners.subscribePage;

  /** The same once the page with the change was painted; once for several changes at a time. */
  subscribeAfterPaint = this.listeners.subscribeAfterPaint;

  /** Types into a sheet: its cells are painted first, and the page is drawn with the frame after. */
  ahead = this.listeners.ahead;

  /** Calls once what was done until now was painted, and before the page is drawn that waits for the same. */
  later = this.listeners.later;

  /** Calls once all was drawn that follows from what was done until now: at once where it was. */
  settled = this.listeners.settled;

  /** Whether some of what was done is still to be drawn. */
  get isBehind(): boolean {
    return this.listeners.isBehind;
  }

  /** Grows with every change of document or selection. */
  revision = (): number => this.count;

  get document(): D {
    return this.history.document as D;
  }

  get undoLabel(): string | undefined {
    if (this.refusals.moments.canGoBack) return REFUSED;
    return this.views.undoLabel ?? this.history.undoLabel;
  }

  /** The steps that can be taken back, the last one first; so many at the most. */
  undoLabels(most: number): readonly string[] {
    return this.history.undoLabels(most);
  }

  /** Those that were taken back, the next one first. */
  redoLabels(most: number): readonly string[] {
    return this.history.redoLabels(most);
  }

  get redoLabel(): string | undefined {
    if (this.refusals.moments.canGoForth) return REFUSED;
    return this.views.redoLabel ?? this.history.redoLabel;
  }

  /** Names the document as it is: the same number wherever undo and redo lead back to it. */
  get state(): number {
    return this.history.state;
  }

  /** Whether there is work that leaving would lose. */
  get edited(): boolean {
    return this.history.state !== this.saved;
  }

  /** What is in the document now is safe: it was exported, or it came from a file. */
  markSaved(): void {
    this.saved = this.history.state;
    this.emit();
  }

  /** One step of the history. `mergeKey` joins it to a step before it with the same key. */
  edit(label: string, recipe: (draft: Draft<D>) => void, mergeKey?: string): void {
    this.apply(label, (draft) => recipe(draft as Draft<D>), mergeKey);
  }

  private apply(what: string | Change, recipe: (draft: Document) => void, mergeKey?: string): void {
    if (this.isReadOnly) return;
    const { state } = this.history;
    const before = this.moves.now();
    const pruned = (draft: Document) => {
      recipe(draft);
      pruneExpressions(this.tool, draft);
      pruneLinks(this.tool, draft);
    };
    const outcome = this.history.edit(what, pruned, mergeKey);
    if (outcome === 'nothing') return;
    this.refusals.moments.leave(state, mergeKey);
    const kept = notesOfThose(this.tool.document, this.history.document);
    if (kept) this.history.amend((draft) => putNotes(draft, kept));
    // While somebody types, figures move from where they were before the first key.
    if (outcome !== 'merged') this.moves.from(before);
    this.refresh();
  }

  /** What was noted on a value. */
  noteAt(ref: Ref): Note | undefined {
    const { notes } = this;
    const address = Object.keys(notes).length > 0 ? this.calculation.addressOf(ref) : null;
    return address === null ? undefined : notes[address];
  }

  /** By the addresses of the values that they are about. */
  get notes(): Notes {
    return notesOf((this.notebook ?? this).document);
  }

  /** Notes something on a value, or takes its note away. */
  setNote(ref: Ref, note: Note | null): void {
    if (this.notebook) {
      this.notebook.setNote(ref, note);
      this.emit();
      return;
    }
    const address = this.calculation.addressOf(ref);
    if (address === null) return;
    const { [address]: _, ...others } = notesOf(this.document);
    const label = `${note ? 'Nota en' : 'Quitar la nota de'} ${fullLabelOf(this.calculation, ref)}`;
    this.apply(label, (draft) => putNotes(draft, note ? { ...others, [address]: note } : others));
  }

  /** Notes what came in since a state, as a part of that step; as one of its own where nothing did. */
  noteAlong(notes: Notes, since: number): void {
    const put = (draft: Document): void => putNotes(draft, { ...notesOf(this.document), ...notes });
    if (this.state === since) return this.apply('Notas', put);
    this.history.amend(put);
    this.refresh();
  }

  /** Writes one value; the history says what it was and what it is. */
  set(ref: Ref, value: Scalar, mergeKey?: string): void {
    this.write(null, [{ ref, value }], mergeKey);
  }

  /** Without a label the history says what one value or two were and what they are. */
  write(label: string | null, writes: readonly Write[], mergeKey?: string): void {
    this.apply(
      label ?? whatOf(this.calculation, writes),
      (draft) => {
        for (const { ref, value } of writes) this.tool.document.write(draft, ref, value);
      },
      mergeKey,
    );
  }

  /**
   * Takes what was typed or pasted into cells, as one step. What can't be taken stays in its cell
   * as a refused text, and the value before it counts. `prepare` runs first in the same step; those
   * that are `joined` belong to the step before, and go with it.
   * Without a label the history says what the one value was and what it is.
   */
  take(
    label: string | null,
    typed: readonly Typed[],
    { prepare, mergeKey, joined = false }: Taking<D> = {},
  ): void {
    if (this.isReadOnly) return;
    const { state } = this.history;
    const writes = writesOf(typed);
    if (writes.length > 0) {
      this.apply(
        label ?? whatOf(this.calculation, writes),
        (draft) => {
          prepare?.(draft as Draft<D>);
          for (const { ref, value } of writes) this.tool.document.write(draft, ref, value);
          keepExpressions(this.tool, draft, typed);
          dropTyped(this.tool, draft, typed);
        },
        mergeKey,
      );
    }
    const isStep = this.history.state === state && !joined;
    const changes = refusedChanges(this.calculation, typed);
    const isRefused = this.refusals.change(changes, isStep, mergeKey);
    const isBegun = this.setBegun(begunIn(this.calculation, typed));
    if (isRefused || isBegun) this.emit();
  }

  /** False where there is and was none. */
  private setBegun(begun: RecalledText | null): boolean {
    const before = this.begun;
    this.begun = begun;
    return before !== begun;
  }

  /** Takes what was typed into one cell; else says why it can't. */
  type(ref: Ref, text: string, mergeKey?: string): string | null {
    const field = this.calculation.field(ref);
    if (!field) return 'no se puede editar';
    const outcome = readTyped(field, text);
    this.take(null, [{ ref, text, outcome }], mergeKey === undefined ? {} : { mergeKey });
    return 'error' in outcome ? outcome.error : null;
  }

  /** What was typed into cells and couldn't be taken. */
  get refused(): readonly Entry[] {
    return this.refusals.all;
  }

  /** All that was typed and is in no value, what was only begun too: to be put back on another visit. */
  get untaken(): readonly RecalledText[] {
    const refused = this.refused.flatMap(({ address, beside, text, error }) => {
      const place = address ?? beside?.key;
      return place === undefined ? [] : [{ address: place, text, error }];
    });
    return this.begun ? [...refused, this.begun] : refused;
  }

  /** Puts texts that were refused on an earlier visit back into their cells, where those are still there. */
  recallRefused(texts: readonly RecalledText[], besideOf: BesideOf = () => null): void {
    const changes = texts.flatMap(({ address, text, error }) => {
      const place = placeAt(this.calculation, address) ?? placeBeside(besideOf(address));
      return place ? [{ ref: place.ref, entry: { ...place, text, error } }] : [];
    });
    if (this.refusals.change(changes, false)) this.emit();
  }

  /** Drops all refused texts: each cell shows its value again. `isStep`: undo brings them back by itself. */
  dropRefused(isStep = false): void {
    this.begun = null;
    const changes = this.refused.map(({ ref }) => ({ ref, entry: null }));
    if (this.refusals.change(changes, isStep)) this.emit();
  }

  refusedAt(ref: Ref): RefusedText | undefined {
    return this.refusals.at(ref);
  }

  /** Drops a refused text, which undo brings back: the cell shows its value again. False where there was none. */
  restore(ref: Ref): boolean {
    const dropped = this.refusals.change([{ ref, entry: null }], true);
    if (this.setBegun(null) || dropped) this.emit();
    return dropped;
  }

  /**
   * Takes back what was typed under this key since it was last sealed, as if it never was; false
   * where nothing was.
   */
  discard(mergeKey: string): boolean {
    const dropped = this.refusals.moments.discard(mergeKey);
    const { state } = this.history;
    if (this.history.discard(mergeKey)) {
      this.refusals.moments.travel(state, this.history.state);
      this.moves.from();
      this.refresh();
    } else if (dropped) this.emit();
    else return false;
    return true;
  }

  /** What is typed from here on is a new step. */
  seal(): void {
    this.history.seal();
    this.refusals.moments.seal();
  }

  /** Starts from another document (an import, a reset), as one step: what was refused in the one before goes with it. */
  startFrom(label: string, document: Document): void {
    const { state } = this;
    this.replace(label, document);
    this.dropRefused(this.state === state);
  }

  /** Replaces the whole document as one step that can be undone. */
  replace(label: string, document: Document): void {
    this.apply(label, (draft) => {
      const target = draft as Record<string, unknown>;
      for (const key of Object.keys(target)) if (!(key in document)) delete target[key];
      Object.assign(target, document);
    });
  }

  /** Takes back what was done last: a text that was refused, a view, or a step with what was refused in it. */
  undo(): void {
    if (this.refusals.moments.back() || this.views.back()) this.emit();
    else this.step(() => this.history.undo());
  }

  /** Takes back so many steps, with what was refused since. */
  undoSteps(count: number): void {
    this.goSteps(count, () => this.undoLabel !== undefined && this.undo());
  }

  redo(): void {
    if (this.refusals.moments.forth() || this.views.forth()) this.emit();
    else this.step(() => this.history.redo());
  }

  /** Does so many steps anew, with what was refused on the way. */
  redoSteps(count: number): void {
    this.goSteps(count, () => this.redoLabel !== undefined && this.redo());
  }

  /** `go` is false where there is nothing left to go to; a refused text on the way is no step. */
  private goSteps(count: number, go: () => false | void): void {
    let left = count;
    while (left > 0) {
      const { state } = this;
      if (go() === false) return;
      if (this.state !== state) left -= 1;
    }
  }

  private step(take: () => boolean): void {
    const { state } = this.history;
    const before = this.moves.now();
    if (!take()) return;
    this.refusals.moments.travel(state, this.history.state);
    this.moves.from(before);
    this.refresh();
  }

  private refresh(): void {
    this.begun = null;
    this.calculation.update(this.history.document);
    this.trail.move();
    this.refusals.follow(({ address, beside }) => {
      if (beside) return beside.find();
      return address === null ? null : shownAt(this.calculation, address);
    });
    this.emit();
  }

  /** By how much the last edit moved a deciding figure; null where that can't be said. */
  moved(id: string): number | null {
    return this.moves.moved(id);
  }

  get selected(): Ref | null {
    return this.trail.selected;
  }

  /** What the formula bar shows of a cell that the model has no value for. */
  get shown(): ShownCell | null {
    return this.trail.shown;
  }

  /**
   * The cell that the formula bar shows: one of the model, or what is `shown` of another; `sheet` is
   * the table in which it was selected.
   */
  select(ref: Ref | null, shown: ShownCell | null = null, sheet?: string): void {
    if (sameRef(ref, this.selected) && shown === this.shown) return this.trail.seeIn(sheet);
    this.trail.select(ref, shown, sheet);
    this.emit();
  }

  /** Goes from the selected cell to one of its precedents or dependents; `back` returns. */
  follow(ref: Ref): void {
    this.trail.follow(ref);
    this.emit();
  }

  get canGoBack(): boolean {
    return this.trail.canGoBack;
  }

  /** The cells from which one came to the selected one, the first of them first. */
  get way(): readonly Seen[] {
    return this.trail.way;
  }

  back(): Seen | null {
    const seen = this.trail.back();
    this.emit();
    return seen;
  }

  /** Something about the session changed that isn't in the document: views look again. */
  announce(): void {
    this.emit();
  }

  private emit(): void {
    this.count++;
    this.listeners.tell();
  }
}
