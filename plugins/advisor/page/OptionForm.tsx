import type { List } from '../../../src/tool/index.ts';
import { OpenedRecord } from '../../../src/workbench/index.ts';
import { sections } from '../rows.ts';
import { LIST } from './option.ts';

/** What is typed as it is, by its column; anything else has a dialog of its own. */
const PLAIN = new Set(
  sections.flatMap(({ rows }) =>
    rows
      .filter(({ opens }) => !opens)
      .flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]),
  ),
);

export const isPlain = (id: string): boolean => PLAIN.has(id);

interface Props {
  list: List;
  row: number;
  field: string;
  /** The options as the sheet shows them. */
  order: readonly number[];
  onClose: (option: number, field: string | undefined) => void;
}

/** An option's own figures in a form, with the next option and the one before: a finger's way to edit. */
export function OptionForm({ list, ...props }: Props) {
  const fields = Object.fromEntries(Object.entries(list.fields).filter(([id]) => isPlain(id)));
  return (
    <OpenedRecord
      id={LIST}
      list={{ ...list, fields, formulas: {} }}
      onRemove={undefined}
      {...props}
    />
  );
}
