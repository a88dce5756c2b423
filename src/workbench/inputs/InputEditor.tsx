import { type KeyboardEvent, memo, type ReactNode, useId } from 'react';
import {
  adviceOf,
  conditionId,
  type Field as FieldSpec,
  type Help,
  type Ref,
  showsInput,
} from '../../tool/index.ts';
import { Field, InfoDialog, SegmentedControl, SelectField, Switch } from '../../ui/index.ts';
import { BringButton } from '../documents/links/BringButton.tsx';
import { LinkMark } from '../documents/links/LinkMark.tsx';
import { NoteMark } from '../notes/index.ts';
import { useSession } from '../session/useSession.ts';
import { anchorId } from '../layout/anchors.ts';
import { goesOnByEnter } from './focusNextEditor.ts';
import { TextEditor } from './TextEditor.tsx';
import styles from './InputPanel.module.css';

/** Few enough to stand side by side instead of in a menu. */
const SEGMENTS = 3;
/** So few whole numbers are a scale ('1 to 5'): one is chosen rather than typed. */
const SCALE = 5;

interface Props {
  id: string;
  field: FieldSpec;
  /** Of what is typed: shows the asterisk, and what a form finds wrong with the value. */
  required?: boolean;
  fault?: string | undefined;
}

/** One input of the panel, by its kind. */
export function InputEditor({ id, field, ...form }: Props) {
  const session = useSession();
  const { calculation } = session;
  if (!showsInput(calculation, id)) return null;
  const disabled = session.isReadOnly || !calculation.holds(conditionId.enabled(id));
  const fault = form.fault ?? adviceOf(calculation, id);
  return <CellEditor cell={{ id }} field={field} disabled={disabled} {...form} fault={fault} />;
}

interface CellProps extends Omit<Props, 'id'> {
  /** An input, or a field of a record. */
  cell: Ref;
  disabled: boolean;
}

/** Edits a value by its kind. */
export function CellEditor(props: CellProps) {
  const session = useSession();
  const { cell } = props;
  return (
    // Focus anywhere in the field makes it the cell that the formula bar explains.
    <div
      role="none"
      id={anchorId(cell)}
      onFocus={() => session.select(cell)}
      onKeyDown={typeIntoField}
    >
      <Editor {...props} />
      <LinkMark cell={cell} />
    </div>
  );
}

/** Tab stops on the icon of a field's help before the field: a number that is typed there is meant for it. */
function typeIntoField(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !BEGINS_NUMBER.test(event.key)) return;
  // The help itself is elsewhere in the page.
  if (!(target instanceof HTMLButtonElement) || !currentTarget.contains(target)) return;
  currentTarget.querySelector<HTMLInputElement>('input[inputmode]')?.focus();
}

const BEGINS_NUMBER = /^[\d,.$=(+-]$/;

function Editor({ cell, field, disabled, ...form }: CellProps) {
  const session = useSession();
  const value = session.calculation.value(cell);
  const set = (next: string | number | boolean) => session.set(cell, next);
  if (field.kind === 'toggle') {
    return (
      <div className={styles.helped}>
        <Switch
          label={field.label}
          hint={field.hint}
          checked={value === true}
          disabled={disabled}
          onChange={(event) => set(event.target.checked)}
          className={styles.grows}
        />
        <Aside cell={cell} field={field} />
      </div>
    );
  }
  if (field.options && field.options.length <= SEGMENTS) {
    return (
      <SegmentedControl
        label={field.label}
        options={field.options}
        value={String(value ?? '')}
        onValueChange={set}
        disabled={disabled}
        aside={<Aside cell={cell} field={field} />}
      />
    );
  }
  if (field.options) {
    return (
      <Field label={field.label} hint={field.hint} aside={<Aside cell={cell} field={field} />}>
        <SelectField
          model
          size="sm"
          options={field.options}
          value={String(value ?? '')}
          disabled={disabled}
          onChange={(event) => set(event.target.value)}
          {...goesOnByEnter}
        />
      </Field>
    );
  }
  const scale = scaleOf(field);
  if (scale.length > 0) {
    return (
      <SegmentedControl
        label={field.label}
        options={scale.map((step) => ({ value: String(step), label: step }))}
        value={String(value ?? '')}
        onValueChange={(next) => set(Number(next))}
        disabled={disabled}
        aside={<Aside cell={cell} field={field} />}
      />
    );
  }
  return (
    <TextEditor
      cell={cell}
      field={field}
      disabled={disabled}
      aside={<Aside cell={cell} field={field} />}
      {...form}
    />
  );
}

/** Beside the name of an input: what explains it, and what was noted on it. */
function Aside({ cell, field }: Pick<CellProps, 'cell' | 'field'>) {
  return (
    <>
      <BringButton cell={cell} field={field} />
      <NoteMark target={cell} />
      <HelpIcon help={field.help} />
    </>
  );
}

/** The values of a field of few whole numbers; none for any other field. */
function scaleOf({ kind, integer, min, max }: FieldSpec): number[] {
  if (kind !== 'number' || !integer || min === undefined || max === undefined) return [];
  const length = max - min + 1;
  return length <= SCALE ? Array.from({ length }, (_, index) => min + index) : [];
}

interface HelpProps {
  help?: Help | undefined;
  onClose?: () => void;
}

/**
 * The icon that opens an explanation; with `onClose` the explanation itself, already open. There are
 * many on a page, and no edit changes them.
 */
export const HelpIcon = memo(function HelpIcon(props: HelpProps): ReactNode {
  const { help, ...rest } = props;
  const key = useId();
  if (!help) return null;
  return (
    <InfoDialog title={help.title} {...rest}>
      {help.text.split('\n\n').map((paragraph, index) => (
        <p key={`${key}-${index}`}>{paragraph}</p>
      ))}
    </InfoDialog>
  );
});
