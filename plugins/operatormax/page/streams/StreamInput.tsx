import { type Field as FieldSpec } from '../../../../src/tool/index.ts';
import { InputEditor, useSession } from '../../../../src/workbench/index.ts';
import type { Fault } from '../../document/rules.ts';

interface Props {
  /** `i3`, `e1`. */
  stream: string;
  id: string;
  required?: boolean;
  /** Bounds that are tighter in a form than in what is kept. */
  within?: Partial<FieldSpec>;
  /** Those of the form that are to be shown. */
  faults?: readonly Fault[];
}

/** The editor of one of a stream's own numbers. */
export function StreamInput({ stream, id, required = false, within, faults = [] }: Props) {
  const name = `${stream}.${id}`;
  const field = useSession().calculation.field({ id: name });
  if (!field) return null;
  const fault = faults.find((one) => one.field === id)?.message;
  return (
    <InputEditor id={name} field={{ ...field, ...within }} required={required} fault={fault} />
  );
}
