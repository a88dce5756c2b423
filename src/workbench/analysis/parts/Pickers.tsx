import type { Address } from '../../../tool/index.ts';
import { Field, SelectField } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import { figureChoices, inputChoices } from '../subject.ts';

interface Props {
  label: string;
  value: Address | undefined;
  onChange: (address: Address) => void;
  error?: string | undefined;
  /** For one that may stay without. */
  none?: string;
}

/** One of the tool's figures. */
export function FigurePicker(props: Props) {
  return <Picker {...props} choices={figureChoices(useSession().calculation)} />;
}

/** One of the document's inputs that can be moved. */
export function InputPicker(props: Props) {
  return <Picker {...props} choices={inputChoices(useSession().calculation)} />;
}

function Picker({
  label,
  value,
  onChange,
  error,
  none,
  choices,
}: Props & { choices: readonly { value: string; label: string }[] }) {
  const known = choices.some((choice) => choice.value === value);
  return (
    <Field label={label} error={error}>
      <SelectField
        size="sm"
        options={none === undefined ? choices : [{ value: NONE, label: none }, ...choices]}
        {...(none === undefined ? { placeholder: 'Elige…' } : {})}
        value={known && value !== undefined ? value : none === undefined ? '' : NONE}
        onChange={(event) => onChange(event.target.value === NONE ? '' : event.target.value)}
      />
    </Field>
  );
}

/** No address is a single dash. */
const NONE = '-';
