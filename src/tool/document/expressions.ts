import type { Ref, Scalar } from '../../engine/index.ts';
import type { Address } from '../contract/address.ts';
import type { Declaration, Field } from '../contract/declaration.ts';
import { inputReader } from './cells.ts';
import { problem } from './document.ts';
import { kinds } from '../contract/kinds/index.ts';
import { own, isObject } from '../contract/own.ts';
import { parseTyped } from '../contract/typed.ts';
import type { Checked, Document, DocumentContract, Json, Problem } from '../contract/tool.ts';

/**
 * The member of a document that keeps what a person typed where a value was worked out from it:
 * { monthlyRent: '=2.500.000*12', rate: '11,9 E.A.' }, by address. The value itself stays where it always is, so
 * nothing that reads values needs to know of it. Absent where there is none.
 */
export const EXPRESSIONS = 'expressions';

export type Expressions = Readonly<Record<Address, string>>;

type Contract<D extends Document = Document> = Pick<
  DocumentContract<D>,
  'addressOf' | 'data' | 'refOf'
>;

export function expressionsOf(document: Document): Expressions {
  return (document[EXPRESSIONS] ?? {}) as Expressions;
}

/** Under which address what was typed into a cell is kept; null where nothing is typed. */
export function typedAddress<D extends Document>(
  contract: Pick<DocumentContract<D>, 'addressOf' | 'typedOver'>,
  document: D,
  ref: Ref,
): Address | null {
  return contract.addressOf(document, contract.typedOver?.(document, ref) ?? ref);
}

/** The addresses whose cell is gone, or has another value than the expression comes to. */
export function staleExpressions<D extends Document>(
  contract: Contract<D>,
  declaration: Declaration,
  document: D,
): Address[] {
  const entries = Object.entries(expressionsOf(document));
  if (entries.length === 0) return [];
  const cellAt = inputReader(contract, declaration, document);
  const fits = ([address, text]: [Address, string]): boolean => {
    const cell = cellAt(address);
    return cell !== null && comesTo(cell.field, text, cell.value);
  };
  return entries.filter((entry) => !fits(entry)).map(([address]) => address);
}

function comesTo(field: Field, text: string, value: Scalar): boolean {
  const parsed = parseTyped(field, text);
  return 'value' in parsed && parsed.expression !== undefined && parsed.value === value;
}

/**
 * A check that reads expressions too. One that doesn't come to the value of its cell is left out:
 * the value counts, and the person is told.
 */
export function checkExpressions<D extends Document>(
  contract: Contract<D>,
  declare: (document: D) => Declaration,
  check: (raw: unknown) => Checked<D>,
): (raw: unknown) => Checked<D> {
  return (raw) => {
    if (!isObject(raw) || !Object.hasOwn(raw, EXPRESSIONS)) return check(raw);
    const { [EXPRESSIONS]: given, ...rest } = raw;
    const checked = check(rest);
    const problems = problemsIn(given);
    if ('problems' in checked) return { problems: [...checked.problems, ...problems] };
    if (problems.length > 0) return { problems };
    const found = expressionsOf(checked.document);
    const all = { ...(given as Expressions), ...found };
    const document = withExpressions(checked.document, all);
    const stale = new Set(staleExpressions(contract, declare(document), document));
    const kept = Object.entries(all).filter(([address]) => !stale.has(address));
    return {
      document: withExpressions(checked.document, Object.fromEntries(kept)),
      ...(stale.size > 0 ? { notices: [...stale].map((one) => `${one}: ${LEFT_OUT}`) } : {}),
    };
  };
}

const LEFT_OUT = 'lo que se escribió no da el valor que trae; se conserva el valor';

/** Without the member where there is nothing to keep. */
function withExpressions<D extends Document>(document: D, expressions: Expressions): D {
  const { [EXPRESSIONS]: _, ...rest } = document;
  const none = Object.keys(expressions).length === 0;
  return (none ? rest : { ...rest, [EXPRESSIONS]: expressions }) as D;
}

function problemsIn(given: unknown): Problem[] {
  if (!isObject(given)) return [problem(EXPRESSIONS, given, 'debe ser un objeto')];
  return Object.entries(given)
    .filter(([, text]) => typeof text !== 'string')
    .map(([address, text]) => problem(`${EXPRESSIONS}.${address}`, text, 'debe ser un texto'));
}

/**
 * A document from outside may say a number as arithmetic ('=2500000*12'): its value takes its
 * place, and the text goes along. What isn't understood is left for the check to refuse.
 */
export function readArithmetic(
  contract: Contract,
  declare: () => Declaration,
  check: (raw: unknown) => Checked,
): (raw: unknown) => Checked {
  return (raw) => {
    if (!isObject(raw)) return check(raw);
    const { inputs, lists } = declare();
    const typed: { ref: Ref; text: string }[] = [];
    const read = (field: Field | undefined, value: unknown, ref: Ref): unknown => {
      if (!field || typeof value !== 'string' || !value.trimStart().startsWith('=')) return value;
      if (kinds[field.kind].type !== 'number') return value;
      const parsed = kinds[field.kind].parse(value, field);
      if ('error' in parsed) return value;
      if (parsed.expression !== undefined) typed.push({ ref, text: parsed.expression });
      return parsed.value;
    };
    const members = Object.entries(raw).map(([id, value]) => {
      const list = own(lists, id);
      if (!list || !Array.isArray(value)) return [id, read(own(inputs, id), value, { id })];
      return [
        id,
        value.map((record: unknown, row) => {
          if (!isObject(record)) return record;
          const fields = Object.entries(record).map(([name, one]) => [
            name,
            read(own(list.fields, name), one, { id: name, table: id, row }),
          ]);
          return Object.fromEntries(fields) as unknown;
        }),
      ];
    });
    const checked = check(Object.fromEntries(members));
    if ('problems' in checked || typed.length === 0) return checked;
    const texts = typed.map(({ ref, text }) => [contract.addressOf(checked.document, ref), text]);
    const found = Object.fromEntries(texts) as Record<string, Json>;
    return { document: { ...checked.document, [EXPRESSIONS]: found } };
  };
}
