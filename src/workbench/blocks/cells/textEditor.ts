import { type Field, kinds } from '../../../tool/index.ts';
import type { CellEditor } from '../../grid/index.ts';
import { isSigned } from '../../inputs/affixes.ts';
import { regroupAs, type Typing } from '../../session/regroup.ts';

/** How a value that isn't chosen is typed into a cell. */
export function textEditor(field: Field, text: string): CellEditor {
  const editor = {
    type: 'text',
    text,
    numeric: kinds[field.kind].type === 'number',
    signed: isSigned(field),
  } as const;
  if (field.kind !== 'money') return editor;
  return {
    ...editor,
    regroup: (typing: Typing, before: string) => regroupAs(field, typing, before),
  };
}
