import { type Address, type Calculation, type Figure, showsInput } from '../../../tool/index.ts';
import { ComboField, Field, SelectField } from '../../../ui/index.ts';
import { useSession } from '../../session/useSession.ts';
import { figureChoicesWith, inputChoices, inputChoicesFor } from '../subject.ts';

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
  const { calculation } = useSession();
  return <Picker {...props} choices={figureChoicesWith(calculation, props.value)} />;
}

interface OtherProps {
  figures: readonly Address[];
  onChange: (figures: readonly Address[]) => void;
}

/** Figures beside the first, and a place for one more. */
export function OtherFigures({ figures, onChange }: OtherProps) {
  return [...figures, ''].map((figure, at) => (
    <FigurePicker
      // A figure has no identity but its place.
      key={`${at}`}
      label={at === 0 ? 'Otra cifra' : `Otra cifra (${at + 1})`}
      value={figure}
      onChange={(next) =>
        onChange(
          [...figures.slice(0, at), next, ...figures.slice(at + 1)].filter((one) => one !== ''),
        )
      }
      none="Ninguna"
    />
  ));
}

/** One of the document's inputs that can be moved. */
export function InputPicker(props: Props) {
  return <Picker {...props} choices={inputChoices(useSession().calculation)} />;
}

/**
 * One that is moved by itself: what isn't asked for today moves nothing then. What a figure is computed from
 * comes first.
 */
export function SingleInputPicker({ figure = null, ...props }: Props & { figure?: Figure | null }) {
  const { calculation } = useSession();
  const choices = inputChoicesFor(calculation, figure).filter(
    ({ value }) => value === props.value || isAsked(calculation, value),
  );
  return <Picker {...props} choices={choices} />;
}

function isAsked(calculation: Calculation, address: Address): boolean {
  const found = calculation.refOf(address);
  if (found.kind !== 'cell') return false;
  return found.ref.table !== undefined || showsInput(calculation, found.ref.id);
}

/** One of some choices: a long list is searched. */
export function Picker({
  label,
  value,
  onChange,
  error,
  none,
  choices,
}: Props & { choices: readonly { value: string; label: string }[] }) {
  const known = choices.some((choice) => choice.value === value);
  const options = none === undefined ? choices : [{ value: NONE, label: none }, ...choices];
  const chosen = known && value !== undefined ? value : none === undefined ? '' : NONE;
  const choose = (next: string) => onChange(next === NONE ? '' : next);
  return (
    <Field label={label} error={error}>
      {choices.length > MOST_IN_SIGHT ? (
        <ComboField size="sm" options={options} value={chosen} onChange={choose} />
      ) : (
        <SelectField
          size="sm"
          options={options}
          {...(none === undefined ? { placeholder: 'Elige…' } : {})}
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A longer list is searched rather than read. */
const MOST_IN_SIGHT = 24;

/** No address is a single dash. */
const NONE = '-';
