import { insteadOf } from '../../../../document/references.ts';
import type { Found } from '../../bases.ts';
import type { StreamList } from '../../streamLists.ts';

/** A row that was read as a share of an income. */
export interface Share {
  readonly name: string;
  /** As it is written: '12,5%'. */
  readonly percent: string;
  /** What it is said to be of, and what that is here; null where its row doesn't say it. */
  readonly of: { readonly said: string; readonly found: Found } | null;
  /** What a record that is brought up to date is a share of, which stays where its row says no other base. */
  readonly now: Kept['now'] | null;
  /** What stood in the place of its type, and is none. */
  readonly noType: string | null;
}

/** A row whose percentage stays out: what that is of isn't known, and its record is a share of something today. */
export interface Kept {
  readonly name: string;
  readonly percent: string;
  readonly of: NonNullable<Share['of']>;
  /** '6,3 %', and what of. */
  readonly now: { readonly percent: string; readonly base: string };
}

/** What there is to tell of such rows: what they come in as, what of, and why some have no base. */
export function toldOf(
  shares: readonly Share[],
  type: string,
  { one, share }: Pick<StreamList<unknown>, 'one' | 'share'>,
): readonly string[] {
  if (shares.length === 0) return [];
  const enter = shares.length === 1 ? 'entra' : 'entran';
  return [
    `Por su porcentaje ${enter} como ${type}: ${listed(shares.map((each) => described(each, share)))}.`,
    ...shares.flatMap(({ name, of }) => {
      if (!of || isWhole(of.found, share)) return [];
      const why = whyNot(of.said, of.found, one.toLocaleLowerCase('es-CO'));
      return why ? [`«${name}»: ${[why.text, why.instead].filter(Boolean).join(': ')}.`] : [];
    }),
    ...shares.flatMap(({ name, noType }) =>
      noType === null ? [] : [`«${name}»: «${noType}» no es un tipo de aquí, y no se toma.`],
    ),
  ];
}

/** A percentage of one base beside the base of another would be an amount that nobody has said. */
export const toldOfKept = (
  kept: readonly Kept[],
  { one }: Pick<StreamList<unknown>, 'one'>,
): readonly string[] =>
  kept.map(({ name, percent, of, now }) => {
    const why = whyNot(of.said, of.found, one.toLocaleLowerCase('es-CO'));
    const stays = `«${name}» sigue con ${now.percent} de «${now.base}» y no toma el ${percent}`;
    const way = why?.instead ?? 'elige en la hoja su ingreso base y escribe allí el porcentaje';
    return `${[stays, why?.text].filter(Boolean).join(', porque ')}. Si cambió, ${way}.`;
  });

/** Those of all incomes are told together. */
export function toldOfAll(names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const follow = names.length === 1 ? 'Sigue' : 'Siguen';
  return [`${follow} a todos los ingresos: ${listed(names.map((name) => `«${name}»`))}.`];
}

type Wholes = StreamList<unknown>['share'];

/** Whether it is of incomes together that one of the list may follow. */
const isWhole = (found: Found, { all, rooms }: Wholes): boolean =>
  ('total' in found && all !== undefined) || ('rooms' in found && rooms !== undefined);

function described({ name, percent, of, now }: Share, share: Wholes): string {
  const found = of?.found;
  if (found && 'total' in found && isWhole(found, share)) return `«${name}» (${percent})`;
  // What stands among the rooms may be a gym, which nobody said not to be one.
  if (found && 'rooms' in found && share.rooms !== undefined) {
    const rooms = listed(found.rooms.map((room) => `«${room}»`));
    return `«${name}» (${percent} de «${share.rooms}», que son ${rooms})`;
  }
  const named = found && 'name' in found ? found.name : undefined;
  const base = of === null ? now?.base : named;
  return `«${name}» (${percent}${base === undefined ? ', sin ingreso base' : ` de «${base}»`})`;
}

interface Why {
  readonly text: string;
  /** What to do then, where that isn't just to choose another one. */
  readonly instead?: string;
}

/** Why what a share is said to be of isn't its base. */
function whyNot(said: string, found: Found, one: string): Why | null {
  if ('name' in found) return null;
  if ('total' in found) {
    return { text: `aquí ningún ${one} es un porcentaje del total de los ingresos` };
  }
  if ('closed' in found) {
    const [closed, another] = found.closed;
    if (another === undefined) {
      const text = `«${closed}» es un ingreso dependiente y no puede ser la base`;
      return { text, instead: insteadOf('depende') };
    }
    const all = listed(found.closed.map((name) => `«${name}»`));
    const text = `«${said}» son ${all}, ingresos dependientes que no pueden ser la base`;
    return { text, instead: insteadOf('dependen') };
  }
  const among = 'rooms' in found ? found.rooms : found.among;
  if (among.length === 0) return { text: `ningún ingreso se llama «${said}»` };
  const either = new Intl.ListFormat('es-CO', { type: 'disjunction' });
  return { text: `«${said}» puede ser ${either.format(among.map((name) => `«${name}»`))}` };
}

const listed = (texts: readonly string[]): string => new Intl.ListFormat('es-CO').format(texts);
