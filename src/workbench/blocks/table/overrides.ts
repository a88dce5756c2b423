import { type Field, kinds, type Parsed, read, type Ref } from '../../../tool/index.ts';
import type { CellEditor, GridCell } from '../../grid/index.ts';
import { readTyped } from '../../session/readTyped.ts';
import { explainRefused } from '../../session/refused.ts';
import type { Session } from '../../session/session.ts';
import { textEditor } from '../cells/textEditor.ts';

/** What is typed in the place of a table's computed value: times `by` it is the value, which is of that unit. */
export interface Override {
  readonly field: Field;
  readonly by: number;
  /** 'miles' */
  readonly unit: string;
  readonly table: string;
}

/** A computed cell that may be typed over; what can't be taken is shown in its place. */
export function overCell(session: Session, ref: Ref, cell: GridCell): GridCell {
  const refused = session.refusedAt(ref);
  if (!refused) return { ...cell, editable: !session.isReadOnly };
  const note = explainRefused(session.calculation, refused);
  return { ...cell, text: refused.text, note, refused: true, editable: true, computed: false };
}

/** The editor of such a cell has what was typed, or what is computed as it is shown: without what nobody types. */
export function overEditor(session: Session, { field, by }: Override, ref: Ref): CellEditor {
  const { calculation } = session;
  const { value, tone } = read(calculation, ref);
  const typed = by === 1 ? calculation.expression(ref) : undefined;
  const exact = tone === 'actual' || typeof value !== 'number' ? value : rounded(value);
  const shown = typeof exact === 'number' ? exact / by : exact;
  const text = session.refusedAt(ref)?.text ?? typed ?? kinds[field.kind].edit(shown, field);
  const editor = textEditor(field, text);
  // Of thousands or millions no 'millones' are typed.
  return by === 1 ? editor : { ...editor, units: () => [] };
}

/** What is typed into a cell, from the unit that is shown to the model's. */
export function readOver(over: Override | undefined, field: Field, text: string): Parsed {
  const outcome = readTyped(field, text);
  if (!over || over.by === 1 || 'error' in outcome || typeof outcome.value !== 'number') {
    return outcome;
  }
  const { expression } = outcome;
  const value = outcome.value * over.by;
  // What was worked out in millions is so in pesos too, which it is kept in.
  if (expression === undefined) return { value };
  return { value, expression: `=(${expression.replace(/^=\s*/, '')})*${over.by}` };
}

/** To the peso, as cells show it and have room for; small amounts to the cent. */
function rounded(value: number): number {
  return Math.abs(value) < 1000 ? Math.round(value * 100) / 100 : Math.round(value);
}
