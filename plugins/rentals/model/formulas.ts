import { type Formula, money, number } from '../../../src/tool/index.ts';
import { specOf } from '../document/parts.ts';
import { relationOf, shareOf, type Structure, type StreamShape } from '../document/structure.ts';
import { ALL_INCOMES } from '../document/types.ts';

type Formulas = Record<string, Formula>;

/** A value of twelve months, of one, or of a sum that already is what the totals are. */
export const MONTHLY = 12;
const YEARLY = 1;
const AS_TOTAL = 0;
const PER_MONTH = { unit: 'COP al mes' } as const;

// Conditions nest; a long chain is cut into several, of which at most one isn't zero.
const LONGEST_CHAIN = 25;

/** `test ? value : …` over all cases, 0 where none holds. */
function choose(cases: readonly (readonly [base: string, value: string])[], name: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < cases.length; at += LONGEST_CHAIN) {
    const piece = cases.slice(at, at + LONGEST_CHAIN);
    pieces.push(`${piece.map(([base, value]) => `${name} == "${base}" ? ${value} : `).join('')}0`);
  }
  if (pieces.length <= 1) return pieces[0] ?? '0';
  return pieces.map((piece) => `(${piece})`).join(' + ');
}

/** Which streams each stream leads to by its bases, itself only where it closes a loop. */
function reachOf({ byKey }: Structure): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...byKey.values()].map((stream) => {
      const reached = new Set(stream.bases);
      for (const key of reached) for (const next of byKey.get(key)?.bases ?? []) reached.add(next);
      return [stream.key, reached];
    }),
  );
}

/** How the values of streams that follow others, and the time they cover, are computed. */
export class Followers {
  private readonly reach: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(private readonly structure: Structure) {
    this.reach = reachOf(structure);
  }

  /** Streams that name one another in different projects: no order of them serves all. */
  private knot({ key }: StreamShape): StreamShape[] {
    const mine = this.reach.get(key);
    if (!mine?.has(key)) return [];
    return this.structure.incomes.filter(
      (other) => mine.has(other.key) && this.reach.get(other.key)?.has(key),
    );
  }

  /** The periods that a stream's value may have, project by project. */
  periods(stream: StreamShape): ReadonlySet<number> {
    const { byKey } = this.structure;
    const all = [
      stream,
      ...[...(this.reach.get(stream.key) ?? [])].flatMap((k) => byKey.get(k) ?? []),
    ];
    const found = new Set<number>();
    for (const { type, ofAll } of all) {
      const { period } = specOf(type);
      if (period !== 'base') found.add(period === 'mensual' ? MONTHLY : YEARLY);
      if (ofAll) found.add(AS_TOTAL);
    }
    return found.size > 0 ? found : new Set([YEARLY]);
  }

  value(stream: StreamShape): Formulas {
    const share = (base: string) => `${base} * ${shareOf(stream.type)} / 100`;
    return this.follow(stream, 'n', money, share, 'totalIngresos');
  }

  period(stream: StreamShape): Formulas {
    const { byKey } = this.structure;
    const ofBase = (base: string): string => {
      const followed = byKey.get(base);
      const periods = followed ? [...this.periods(followed)] : [];
      return periods.length > 1 ? `${base}.periodo` : String(periods[0] ?? YEARLY);
    };
    return this.follow(stream, 'p', number, ofBase, String(AS_TOTAL));
  }

  /** Totals are of a year: a value of a month says so where it stands beside them. */
  private unit(stream: StreamShape): { readonly unit?: string } {
    const periods = this.periods(stream);
    return periods.size === 1 && periods.has(MONTHLY) ? PER_MONTH : {};
  }

  /**
   * A formula that goes by the base which each project names. Within a knot of n streams it
   * is laid out n times over, each round reading the one before and the first none: a chain
   * comes to its end, and a loop to zero.
   */
  private follow(
    stream: StreamShape,
    round: 'n' | 'p',
    kind: typeof money,
    ofBase: (base: string) => string,
    ofAll: string,
  ): Formulas {
    const knot = new Set(this.knot(stream).map(({ key }) => key));
    const relation = relationOf(stream.type) ?? '';
    const last = Math.max(0, knot.size - 1);
    const id = round === 'n' ? stream.key : `${stream.key}.periodo`;
    const formulas: Formulas = {};
    for (let n = 0; n <= last; n++) {
      const cases = stream.bases.flatMap((base): [string, string][] => {
        if (!knot.has(base)) return [[base, ofBase(base)]];
        if (n === 0) return [];
        return [[base, round === 'n' ? ofBase(`${base}.n${n - 1}`) : `${base}.p${n - 1}`]];
      });
      if (stream.ofAll) {
        const share = round === 'n' ? `${ofAll} * relationPercentage / 100` : ofAll;
        cases.unshift([ALL_INCOMES, share]);
      }
      const own = n === last;
      formulas[own ? id : `${stream.key}.${round}${n}`] = kind(
        round === 'n' ? stream.label : `${stream.label} · meses`,
        choose(cases, relation),
        { scope: stream.key, ...(own && round === 'n' ? this.unit(stream) : { internal: true }) },
      );
    }
    return formulas;
  }
}

/** The value of a stream by its type's own formula. */
export function ownValue(stream: StreamShape): Formulas {
  const { formula, period } = specOf(stream.type);
  const amounts = stream.concepts.map(({ part }) => part).join(', ');
  const expression = formula ?? (amounts ? `sum(${amounts})` : '0');
  const unit = period === 'mensual' ? PER_MONTH : {};
  return { [stream.key]: money(stream.label, expression, { scope: stream.key, ...unit }) };
}
