import type { Address } from '../contract/address.ts';
import type { Declaration } from '../contract/declaration.ts';
import { isObject } from '../contract/own.ts';
import type { Checked, Document, DocumentContract, Json, Problem } from '../contract/tool.ts';
import { inputReader } from './cells.ts';
import { problem } from './document.ts';

/**
 * The member of a document that says which inputs were taken from a figure of another case, by
 * address. The value itself stays where it always is, so nothing that reads values needs to know of
 * it; what is typed over it breaks the link. Absent where there is none.
 */
export const LINKS = 'links';

/** Where an input was taken from. */
export type Link = {
  readonly tool: string;
  /** The id of the case. */
  readonly case: string;
  readonly figure: Address;
  /** As a person reads it: 'Escrituración › Apto 302 › Total comprador'. */
  readonly name: string;
  /** The figure when it was taken. */
  readonly value: number;
};

export type Links = Readonly<Record<Address, Link>>;

type Contract<D extends Document> = Pick<DocumentContract<D>, 'data' | 'refOf'>;

/** The same object as long as they stay. */
export function linksOf(document: Document): Links {
  return (document[LINKS] ?? NONE) as unknown as Links;
}

const NONE: Json = {};

/** The addresses whose cell is gone, or has another value than was taken. */
export function staleLinks<D extends Document>(
  contract: Contract<D>,
  declaration: Declaration,
  document: D,
): Address[] {
  const entries = Object.entries(linksOf(document));
  if (entries.length === 0) return [];
  const cellAt = inputReader(contract, declaration, document);
  return entries
    .filter(([address, { value }]) => cellAt(address)?.value !== value)
    .map(([address]) => address);
}

/**
 * A check that reads links too. One whose cell has another value is left out: the value counts, and
 * the person is told.
 */
export function checkLinks<D extends Document>(
  contract: Contract<D>,
  declare: (document: D) => Declaration,
  check: (raw: unknown) => Checked<D>,
): (raw: unknown) => Checked<D> {
  return (raw) => {
    if (!isObject(raw) || !Object.hasOwn(raw, LINKS)) return check(raw);
    const { [LINKS]: given, ...rest } = raw;
    const checked = check(rest);
    const problems = problemsIn(given);
    if ('problems' in checked) return { problems: [...checked.problems, ...problems] };
    if (problems.length > 0) return { problems };
    const document = withLinks(checked.document, given as Links);
    const stale = new Set(staleLinks(contract, declare(document), document));
    const kept = Object.entries(given as Links).filter(([address]) => !stale.has(address));
    const notices = [...(checked.notices ?? []), ...[...stale].map((one) => `${one}: ${LEFT_OUT}`)];
    return {
      document: withLinks(checked.document, Object.fromEntries(kept)),
      ...(notices.length > 0 ? { notices } : {}),
    };
  };
}

const LEFT_OUT = 'no tiene el valor que dice su vínculo; se conserva el valor, sin el vínculo';

/** Without the member where there is nothing to keep. */
export function withLinks<D extends Document>(document: D, links: Links): D {
  const { [LINKS]: _, ...rest } = document;
  const none = Object.keys(links).length === 0;
  return (none ? rest : { ...rest, [LINKS]: links }) as D;
}

const TEXTS = ['tool', 'case', 'figure', 'name'] as const;

function problemsIn(given: unknown): Problem[] {
  if (!isObject(given)) return [problem(LINKS, given, 'debe ser un objeto')];
  return Object.entries(given).flatMap(([address, link]) =>
    isLink(link)
      ? []
      : [problem(`${LINKS}.${address}`, link, `debe tener ${TEXTS.join(', ')} y value`)],
  );
}

function isLink(link: unknown): boolean {
  return (
    isObject(link) &&
    Object.keys(link).length === TEXTS.length + 1 &&
    TEXTS.every((member) => typeof link[member] === 'string') &&
    typeof link['value'] === 'number' &&
    Number.isFinite(link['value'])
  );
}
