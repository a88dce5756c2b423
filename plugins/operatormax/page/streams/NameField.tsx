import { Field, TextInput } from '../../../../src/ui/index.ts';
import { focusNextEditor } from '../../../../src/workbench/index.ts';
import type { Fault } from '../../document/rules.ts';

interface Props {
  label: string;
  value: string;
  placeholder: string;
  onChange: (name: string) => void;
  /** The name is written into the draft: every formula that names the stream is made anew. */
  onSettle: () => void;
  faults?: readonly Fault[];
}

export function NameField({ label, value, placeholder, onChange, onSettle, faults = [] }: Props) {
  return (
    <Field label={label} required error={faults.find(({ field }) => field === 'name')?.message}>
      <TextInput
        size="sm"
        value={value}
        placeholder={placeholder}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        enterKeyHint="next"
        onBlur={onSettle}
        onKeyDown={(event) => {
          // As from every other field of the form; it isn't sent before its end.
          if (event.key === 'Enter' && focusNextEditor(event.currentTarget)) event.preventDefault();
        }}
      />
    </Field>
  );
}
