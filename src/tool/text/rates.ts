/* Rates as people in Colombia write them: 'E.A.', 'E.M.', 'N.M.V.', 'nominal anual, mes vencido', '1,05 % mensual'. */

/** How often a year something is charged, and whether the rate is the year's, charged in parts of it. */
interface Way {
  readonly times: number;
  readonly isNominal: boolean;
}

const TIMES: Readonly<Record<string, number>> = { m: 12, t: 4, s: 2, a: 1 };

const EFFECTIVE = /(?<!\p{L})e(?:\.\s?|\s)?([mtsa])(?!\p{L})|efectiv[ao]\s+([mtsa])\p{L}+/iu;
const NOMINAL =
  /(?<!\p{L})(?:n(?:\.\s?|\s)?)?(?:a(?:\.\s?|\s)?)?([mts])(?:\.\s?|\s)?v(?!\p{L})|([mts])\p{L}+\s+vencid[ao]/iu;

/** Bare, it may also say how often something is paid. */
const PERIODIC = /(?<!\p{L})([mts])(?:ensual|rimestral|emestral)(?!\p{L})/iu;
/** Without a word of how often: a nominal rate is charged each month here, an effective one is the year's. */
const UNTIMED: readonly (readonly [RegExp, Way])[] = [
  [
    /(?<=(?:tasa|inter[eé]s)\P{L}.*)(?<!\p{L})nominal(\s+anual)?(?!\p{L})/iu,
    { times: 12, isNominal: true },
  ],
  [
    /(?<=(?:tasa|inter[eé]s)\P{L}.*)(?<!\p{L})efectiv[ao](?!\p{L})/iu,
    { times: 1, isNominal: false },
  ],
];

const untimedWayOf = (text: string): Way | null =>
  UNTIMED.find(([said]) => said.test(text))?.[1] ?? null;

const SAYS_NOMINAL =
  /(?<!\p{L})(?:n(?:\.\s?|\s)?(?:a(?:\.\s?|\s)?)?[mts](?:\.\s?|\s)?v|nominal)(?!\p{L})/iu;
/** No loan costs more than that in a period, and none as little in a year: what is up to it is the period's. */
const MOST: Readonly<Record<string, number>> = { m: 3.5, t: 5, s: 7 };

/** What a text says of a rate, of which `percent` tells a year's from a month's; null where it says nothing. */
function wayOf(text: string, percent?: number): Way | null {
  const isOfPeriod = (letter: string): boolean =>
    percent !== undefined && percent <= (MOST[letter.toLowerCase()] ?? 0);
  const [, short, long] = NOMINAL.exec(text) ?? [];
  const nominal = short ?? long;
  if (nominal !== undefined) {
    const isNominal = SAYS_NOMINAL.test(text) || !isOfPeriod(nominal);
    return { times: timesOf(nominal), isNominal };
  }
  const [, letter, word] = EFFECTIVE.exec(text) ?? [];
  const [, bare] = PERIODIC.exec(text) ?? [];
  const effective = letter ?? word ?? (bare !== undefined && isOfPeriod(bare) ? bare : undefined);
  return effective === undefined ? null : { times: timesOf(effective), isNominal: false };
}

const timesOf = (letter: string): number => TIMES[letter.toLowerCase()] ?? 1;

const isSame = (one: Way, other: Way): boolean =>
  one.times === other.times && one.isNominal === other.isNominal;

const effectiveOf = (percent: number, { times, isNominal }: Way): number =>
  (1 + percent / 100 / (isNominal ? times : 1)) ** times - 1;

/** A name without what it says of the rate: 'Tasa de interés' of 'Tasa de interés E.M.'. */
export const withoutWay = (label: string): string =>
  [NOMINAL, EFFECTIVE, ...UNTIMED.map(([said]) => said)]
    .reduce((name, way) => name.replace(way, ' '), label)
    .trim();

/** A percentage of which `said` tells what it is, as the one that `asked` says: 'nominal anual, mes vencido'. */
export function rateAs(asked: string, said: string, percent: number): number {
  const [to, from] = [wayOf(asked), wayOf(said, percent) ?? untimedWayOf(said)];
  if (!to || !from || isSame(to, from)) return percent;
  const year = effectiveOf(percent, from);
  return 100 * (to.isNominal ? to.times : 1) * ((1 + year) ** (1 / to.times) - 1);
}

/** With how many of them a year one usually pays. */
const PAYMENTS = [
  ['con pagos mensuales', 12],
  ['trimestrales', 4],
  ['anuales', 1],
] as const;

/**
 * What a rate that is stated of a year comes to in a period, by how often one pays; null of one that is a period's
 * own: '1,05 % mensual'.
 */
export function ratesOfPeriods(
  said: string,
  percent: number,
): readonly { readonly paid: string; readonly percent: number }[] | null {
  const way = wayOf(said, percent) ?? untimedWayOf(said);
  if (!way || (way.times > 1 && !way.isNominal)) return null;
  const year = effectiveOf(percent, way);
  return PAYMENTS.map(([paid, times]) => ({
    paid,
    percent: 100 * ((1 + year) ** (1 / times) - 1),
  }));
}

/** What is supposed of a rate of which `said` tells less than `asked` does; null where it says enough. */
export function supposedOf(
  asked: string,
  said: string,
  percent: number,
): 'nominal' | 'monthly' | null {
  const to = wayOf(asked);
  if (!to || wayOf(said, percent)) return null;
  const from = untimedWayOf(said);
  // Rates are effective ones where nobody says otherwise, so that one is supposed without a word.
  if (from === null) return to.isNominal ? 'nominal' : null;
  return from.isNominal && !to.isNominal ? 'monthly' : null;
}

/** What banks in Colombia say of the rates that they quote. */
const QUOTED = ['E.A.', 'N.M.V.', 'mensual'];
/** So little that a bare 'mensual' is the rate of a month. */
const LITTLE = 1;

/** What may be said of a rate to have it converted to the one that `asked` tells; nothing where that is none. */
export function otherRates(asked: string): string[] {
  const to = wayOf(asked);
  return QUOTED.filter((said) => {
    const from = wayOf(said, LITTLE);
    return to && from && !isSame(to, from);
  });
}

/** What a name states of a rate, as one writes it behind the number: 'E.A.' of 'Tasa efectiva anual'; null for nothing. */
export function statedIn(name: string, percent: number): string | null {
  const way = wayOf(name, percent) ?? untimedWayOf(name);
  const letter = Object.keys(TIMES)
    .find((one) => TIMES[one] === way?.times)
    ?.toUpperCase();
  if (!way || letter === undefined) return null;
  return way.isNominal ? `N.${letter}.V.` : `E.${letter}.`;
}

/** Whether a name or a unit is that of a rate of interest. */
export const saysRate = (text: string): boolean => wayOf(text) !== null;

/** Nobody says more of a rate, and a file could. */
const LONGEST = 200;

/** A text that says of a number what rate it is: '0,95 % E.M.'; null for any other. */
export function rateIn(text: string): { readonly number: string; readonly said: string } | null {
  if (text.length > LONGEST) return null;
  const [, number, said = ''] = /^\s*(-?\d[\d.,]*\s*%?)\s*(\p{L}.*)$/u.exec(text) ?? [];
  const percent = Number(number?.replace(/[%\s]/g, '').replace(',', '.'));
  return number !== undefined && wayOf(said, percent) ? { number, said } : null;
}
