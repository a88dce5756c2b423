import type { Address } from '../../tool/index.ts';
import { toast } from '../../ui/index.ts';
import type { BesideModel, Entry } from './refused.ts';
import type { Session } from './session.ts';

/**
 * Leads to the cell that a step was made in; false where its sheet isn't in the page. `focused`: one goes on there.
 */
export type Lead = (focused: boolean) => boolean;

interface Step {
  readonly lead: Lead | null;
  /** The part of the tool where it was made. */
  readonly part: string;
}

interface Places {
  /** By the state of the document that each step led to. */
  readonly steps: Map<number, Step>;
  /** Of texts that were refused, which lead to no state of their own, by their cells. */
  readonly texts: Map<Address | BesideModel | null, Lead>;
  /** The cell that one works in, or from which one went to a form, a dialog or a menu. */
  here: Lead | null;
  /** See `workIn`. */
  part: string;
  newest: number;
}

const known = new WeakMap<Session, Places>();

function placesOf(session: Session): Places {
  const before = known.get(session);
  if (before) return before;
  const places: Places = {
    steps: new Map(),
    texts: new Map(),
    here: null,
    part: '',
    newest: session.state,
  };
  known.set(session, places);
  let { refused } = session;
  session.subscribe(() => {
    const { here, newest } = places;
    const came = textsBesides(refused, session.refused);
    ({ refused } = session);
    if (here) for (const text of came) places.texts.set(keyOf(text), here);
    // Others are those of steps that were taken back, or done again.
    if (session.state <= newest) return;
    places.newest = session.state;
    places.steps.set(session.state, { lead: here, part: places.part });
  });
  return places;
}

/** Whatever is done from here on is done in this cell, until one goes elsewhere. */
export function workAt(session: Session, lead: Lead): void {
  placesOf(session).here = lead;
}

/** Names the part of a tool that is in sight: what is undone in another part is said. */
export function workIn(session: Session, part: string): void {
  placesOf(session).part = part;
}

/** Nobody works in this cell any more. */
export function leave(session: Session, lead: Lead | null): void {
  const places = placesOf(session);
  if (places.here === lead) places.here = null;
}

/** Does what may be a step of the history, and keeps where it was made. */
export function stepAt<T>(session: Session, lead: Lead | null, act: () => T): T {
  const places = placesOf(session);
  const { here } = places;
  places.here = lead;
  try {
    return act();
  } finally {
    places.here = here;
  }
}

/** Takes a step back and leads to where it was made, as a spreadsheet does. */
export function undoThere(session: Session, focused: boolean): void {
  const { undoLabel } = session;
  travel(session, focused, () => session.undo(), `Se deshizo: ${undoLabel}.`);
}

/** The same for one that was taken back. */
export function redoThere(session: Session, focused: boolean): void {
  const { redoLabel } = session;
  travel(session, focused, () => session.redo(), `Se rehízo: ${redoLabel}.`);
}

/** `done` says what it was, where it was done out of sight. */
function travel(session: Session, focused: boolean, go: () => void, done: string): void {
  const places = placesOf(session);
  const { steps, texts } = places;
  const { state, refused } = session;
  stepAt(session, null, go);
  // Of two states that follow one another the later one is the step's.
  const step = Math.max(state, session.state);
  const [text] = [
    ...textsBesides(session.refused, refused),
    ...textsBesides(refused, session.refused),
  ];
  if (session.state === state) {
    // Once React, which draws in a microtask of its own, has drawn the rows that come with it.
    const lead = text && texts.get(keyOf(text));
    if (lead) queueMicrotask(() => lead(focused));
    // Of a view it is said where one isn't at work in it.
    else if (!text && !focused) toast.info(done);
    return;
  }
  const { lead = null, part = places.part } = steps.get(step) ?? {};
  queueMicrotask(() => {
    const isInSight = lead ? lead(focused) : part === places.part;
    if (!isInSight) toast.info(done);
  });
}

/** Those that are not among some. */
function textsBesides(some: readonly Entry[], all: readonly Entry[]): readonly Entry[] {
  return all.filter(
    (text) => !some.some((one) => keyOf(one) === keyOf(text) && one.text === text.text),
  );
}

function keyOf({ address, beside }: Entry): Address | BesideModel | null {
  return address ?? beside ?? null;
}
