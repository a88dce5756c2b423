import type { Field as FieldSpec } from '../../../tool/index.ts';
import { TextInput } from '../../../ui/index.ts';
import { affixes } from '../../inputs/affixes.ts';
import { regroupAs } from '../../session/regroup.ts';

interface Props {
  /** What it is a value of; undefined while that isn't chosen. */
  field: FieldSpec | undefined;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
}

/** A number of a question, as it is typed; once it is left an amount has its thousands. */
export function NumberInput({ field, value, onChange, placeholder }: Props) {
  const group = () => {
    const grouped = field ? regroupAs(field, { text: value, caret: 0 }).text : value;
    if (grouped !== value) onChange(grouped);
  };
  return (
    <TextInput
      numeric
      size="sm"
      {...(field ? affixes(field) : {})}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onBlur={group}
    />
  );
}
