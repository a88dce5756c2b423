import type { Owner } from './owner.ts';
import { formStatesOf } from './viewStates.ts';

const TYPED = 'typed';
const LOCK = 'abaco.formularios.';

/** This page among all that a browser has open: two tabs with the same form have each typed its own. */
const PAGE: string = crypto.randomUUID();

const placeOf = (form: string, page = PAGE): string => `${page} ${form}`;

/** The forms into which this page has typed something that isn't saved. */
const forms = new Set<string>();
let release: (() => void) | null = null;

/**
 * As long as it has any, the page holds a lock, by which others see that it is still open: the browser
 * gives it back however the page ends. No longer than that: a page with a lock isn't kept for 'back'.
 */
function holdWhileNeeded(): void {
  if (forms.size > 0 && release === null) {
    // Added twice they are called once.
    window.addEventListener('pagehide', free);
    window.addEventListener('pageshow', holdWhileNeeded);
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void locksOf()?.request(LOCK + PAGE, () => held);
  } else if (forms.size === 0) free();
}

function free(): void {
  release?.();
  release = null;
}

/** None where the page came without encryption, nor in older browsers. */
const locksOf = (): LockManager | undefined =>
  (navigator as { readonly locks?: LockManager }).locks;

/** Keeps what this page has typed into a form; undefined where that is nothing any more. */
export function keepTyped(owner: Owner, form: string, typed: unknown): void {
  formStatesOf(owner).keep(placeOf(form), TYPED, typed);
  const key = `${owner} ${form}`;
  if (typed === undefined) forms.delete(key);
  else forms.add(key);
  holdWhileNeeded();
}

/** What becomes of something that was typed before: what is in the form by now may be newer. */
export type Offered = 'taken' | 'older' | 'unread';

/**
 * Offers what was typed into a form and not saved: by this page, where its person's session ended
 * meanwhile, or else by a page that ended. What is taken of such a page is no longer there for others.
 *
 * @returns what makes an offer that is still to come needless; once the form is done with, what was
 *   typed before something newer goes as well
 */
export function offerTyped(
  owner: Owner,
  form: string,
  take: (typed: unknown) => Offered,
): (isDone: boolean) => void {
  const states = formStatesOf(owner);
  const own = states.of(placeOf(form), TYPED);
  if (own !== undefined && take(own) === 'taken') return () => {};
  const others = [...states.stored().entries()].filter(
    ([place]) => place !== placeOf(form) && place.endsWith(` ${form}`),
  );
  let isWanted = true;
  let older: string | null = null;
  const offer = (open: ReadonlySet<string>) => {
    const left = others.findLast(([place]) => !open.has(place));
    const offered = isWanted && left ? take(left[1][TYPED]) : 'unread';
    if (offered === 'taken' && left) states.drop(left[0]);
    if (offered === 'older' && left) [older] = left;
  };
  const locks = locksOf();
  if (!locks) offer(new Set());
  else if (others.length > 0) {
    void locks.query().then(({ held = [] }) => {
      const pages = held.map(({ name = '' }) => name.slice(LOCK.length));
      offer(new Set(pages.map((page) => placeOf(form, page))));
    });
  }
  return (isDone) => {
    isWanted = false;
    if (isDone && older !== null) states.drop(older);
  };
}
