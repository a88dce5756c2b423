import type { StoredRecord } from '../../../../schemas/stored.ts';
import { shortTitle } from '../../../tool/contract/titles.ts';
import type { ToolCard } from '../../../tool/contract/tool.ts';
import {
  Calculation,
  type Figure,
  type Field,
  figuresOf,
  isObject,
  kinds,
  type Link,
  LINKS,
  read,
  type Tool,
} from '../../../tool/index.ts';
import { CaseStore } from '../cases/case-store.ts';
import { toldApart } from '../cases/texts.ts';
import { casesKey } from '../cases/places.ts';
import { readDocument } from '../document-sync.ts';
import type { Owner } from '../owner.ts';
import { lastFirst } from '../records.ts';
import type { Shelf } from './shelf.ts';

/** A case that figures can be taken from. */
export interface SourceCase {
  readonly card: ToolCard;
  readonly record: StoredRecord;
  /** Among the cases of its tool. */
  readonly name: string;
}

/** A person's cases of all tools in this browser, the one written last first. */
export function sourceCases(cards: readonly ToolCard[], owner: Owner): readonly SourceCase[] {
  return cards
    .flatMap((card) => {
      const store = new CaseStore(casesKey(card, owner));
      store.refresh();
      const cases = store.live.filter(({ isDraft, data }) => !isDraft && data !== null);
      const names = toldApart(cases);
      return cases.map((record) => ({ card, record, name: names.get(record.id) ?? record.name }));
    })
    .sort((a, b) => lastFirst(a.record, b.record));
}

/** The computed document of a case; null where it can't be read. */
export function calculationOf(tool: Tool, record: StoredRecord): Calculation | null {
  const found = readDocument(tool, record.version, record.data);
  return 'faults' in found ? null : new Calculation(tool, found.document);
}

/** A figure of a case as it is today. */
export interface SourceFigure extends Figure {
  readonly value: number;
  readonly text: string;
}

/** The figures of a case that an input can take: numbers of its kind and unit. */
export function fittingFigures(calculation: Calculation, field: Field): SourceFigure[] {
  return figuresOf(calculation).flatMap((figure) => {
    const { kind, unit } = figure.formula;
    if (kind !== field.kind || !sameUnit(unit, field.unit)) return [];
    const { value, text } = read(calculation, figure.ref);
    return typeof value === 'number' ? [{ ...figure, value, text }] : [];
  });
}

/** Where only one of them says it, they may mean the same. */
const sameUnit = (one: string | undefined, other: string | undefined): boolean =>
  one === undefined || other === undefined || one === other;

/** What a link's source says today. */
export type SourceNow =
  | {
      readonly state: 'there';
      readonly value: number;
      readonly text: string;
      readonly path: string;
    }
  /** The case, or the figure in it, is gone; or it has no value. */
  | { readonly state: 'gone'; readonly why: string };

/** Reads the source of a link anew. @throws {LoadFailure} where the tool doesn't load */
export async function sourceNow(shelf: Shelf, owner: Owner, link: Link): Promise<SourceNow> {
  const card = shelf.cards.find(({ id }) => id === link.tool);
  const found = card && sourceCases([card], owner).find(({ record }) => record.id === link.case);
  if (!found) return { state: 'gone', why: 'el caso ya no está' };
  const tool = await shelf.load(link.tool);
  const calculation = calculationOf(tool, found.record);
  const figure =
    calculation && figuresOf(calculation).find(({ address }) => address === link.figure);
  if (!calculation || !figure) return { state: 'gone', why: 'la cifra ya no está' };
  const { value } = read(calculation, figure.ref);
  if (typeof value !== 'number') return { state: 'gone', why: 'la cifra no tiene valor' };
  const path = pathOf(found, figure.label);
  return {
    state: 'there',
    value,
    text: kinds[figure.formula.kind].format(value, figure.formula),
    path,
  };
}

/** 'Escrituración › Apto 302 › Total comprador'. */
export const pathOf = ({ card, name }: SourceCase, figure: string): string =>
  [shortTitle(card), name, figure].join(' › ');

/**
 * By which cases a case would come back to itself if `target` took from it: the way, from the case
 * to `target`; null where it doesn't.
 */
export function circle(
  all: readonly SourceCase[],
  from: SourceCase,
  target: string,
): readonly SourceCase[] | null {
  const seen = new Set<string>();
  const follow = (at: SourceCase): readonly SourceCase[] | null => {
    if (at.record.id === target) return [at];
    if (seen.has(at.record.id)) return null;
    seen.add(at.record.id);
    for (const id of takenFrom(at.record.data)) {
      const next = all.find(({ record }) => record.id === id);
      const way = next ? follow(next) : null;
      if (way) return [at, ...way];
    }
    return null;
  };
  return follow(from);
}

/** The cases that a stored document takes values from, whatever else is in it. */
function takenFrom(data: unknown): string[] {
  const links = isObject(data) ? data[LINKS] : undefined;
  if (!isObject(links)) return [];
  return Object.values(links).flatMap((link) =>
    isObject(link) && typeof link['case'] === 'string' ? [link['case']] : [],
  );
}
