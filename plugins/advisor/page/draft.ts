import { checkValue, type Field, kinds, type Scalar } from '../../../src/tool/index.ts';

/** What a text in the comparison stands for. */
export interface DraftValue {
  readonly value: Scalar;
  readonly hint?: string;
  readonly error?: string;
}

/** Empty is no value; what isn't a number counts as 0, and says so. */
export function readDraft(field: Field | null, text: string): DraftValue {
  if (!field) return { value: null };
  const parsed = kinds[field.kind].parse(text, field);
  if ('error' in parsed) return { value: 0, hint: `${parsed.error}: cuenta como 0` };
  const wrong = checkValue(field, parsed.value);
  if (!wrong) return { value: parsed.value };
  return {
    value: parsed.value,
    error: `${kinds[field.kind].format(parsed.value, field)} ${wrong}`,
  };
}
