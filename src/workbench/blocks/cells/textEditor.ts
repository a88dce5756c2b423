import { doubtOf, type Field, kinds } from '../../../tool/index.ts';
import type { CellEditor } from '../../grid/index.ts';
import { isSigned } from '../../inputs/affixes.ts';
import { regroupAs, type Typing } from '../../session/regroup.ts';
import { unitKeysOf } from '../../session/unitKeys.ts';

type TextCell = Extract<CellEditor, { type: 'text' }>;

/** How a value that isn't chosen is typed into a cell. */
export function textEditor(field: Field, text: string): TextCell {
  const editor = {
    type: 'text',
    text,
    numeric: kinds[field.kind].type === 'number',
    signed: isSigned(field),
    units: () => unitKeysOf(field),
  } as const;
  if (field.kind === 'percent') {
    return { ...editor, mayBeFraction: (typed: string) => doubtIn(field, typed) };
  }
  if (field.kind !== 'money') return editor;
  return {
    ...editor,
    regroup: (typing: Typing, before: string) => regroupAs(field, typing, before),
  };
}

/** Whether a percentage as it is typed may be meant as a part of one: 0,95 as 95 %. */
function doubtIn(field: Field, typed: string): boolean {
  if (typed.includes('%')) return false;
  const read = kinds.percent.parse(typed, field);
  return (
    'value' in read && doubtOf(field, read.value, typed) !== undefined && Number(read.value) < 1
  );
}
