import { SegmentedControl } from '../../../../src/ui/index.ts';

const OPTIONS = [
  { value: 'list', label: 'Lista' },
  { value: 'sheet', label: 'Supuestos' },
] as const;

export type View = (typeof OPTIONS)[number]['value'];
/** The first is what one begins with. */
export const VIEWS: readonly [View, ...View[]] = ['list', 'sheet'];

interface Props {
  /** 'los ingresos' */
  of: string;
  view: View;
  onView: (view: View) => void;
}

/** Streams one by one with their forms, or all in a sheet. */
export function ViewChoice({ of, view, onView }: Props) {
  return (
    <SegmentedControl
      label={`Ver ${of} como`}
      hideLabel
      options={OPTIONS}
      value={view}
      onValueChange={onView}
    />
  );
}
