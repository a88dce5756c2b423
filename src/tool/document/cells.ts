import type { Ref, Scalar } from '../../engine/index.ts';
import type { Address } from '../contract/address.ts';
import type { Declaration, Field } from '../contract/declaration.ts';
import { own } from '../contract/own.ts';
import type { Document, DocumentContract } from '../contract/tool.ts';

type Contract<D extends Document> = Pick<DocumentContract<D>, 'data' | 'refOf'>;

/** What a person may type, and what stands there. */
export interface TypedCell {
  readonly field: Field;
  readonly value: Scalar;
}

/** Reads the inputs of a document by address; null for what is gone or is no input. */
export function inputReader<D extends Document>(
  contract: Contract<D>,
  declaration: Declaration,
  document: D,
): (address: Address) => TypedCell | null {
  const data = contract.data(document);
  return (address) => {
    const found = contract.refOf(document, address);
    if (found.kind !== 'cell') return null;
    const { ref } = found;
    const field = fieldOf(declaration, ref);
    if (!field) return null;
    const list = ref.table === undefined ? undefined : data.lists[ref.table];
    const value = list
      ? list[ref.row ?? -1]?.[ref.id]
      : (data.scalars[ref.id] ?? axisValue(document, ref));
    return { field, value: value ?? null };
  };
}

function axisValue(document: Document, { id, row }: Ref): Scalar {
  const axis = row === undefined ? undefined : document[id];
  return Array.isArray(axis) ? ((axis as Scalar[])[row ?? -1] ?? null) : null;
}

function fieldOf({ inputs, lists, axes }: Declaration, { id, table }: Ref): Field | undefined {
  if (table !== undefined) return own(own(lists, table)?.fields ?? {}, id);
  return own(inputs, id) ?? own(axes, id)?.field;
}
