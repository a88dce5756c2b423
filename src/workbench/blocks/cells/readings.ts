import {
  type Calculation,
  doubtOf,
  type Field,
  type Formula,
  kinds,
  read,
  type Reading,
  type Ref,
  unitOf,
} from '../../../tool/index.ts';
import type { GridCell, GridColumn } from '../../grid/index.ts';
import { explainRefused } from '../../session/refused.ts';
import type { Session } from '../../session/session.ts';

/** A column of a sortable grid for a field or formula. */
export function columnOf(id: string, shape: Field | Formula): GridColumn {
  return {
    id,
    header: shape.label,
    align: kinds[shape.kind].align,
    ...(shape.kind === 'choice' ? { width: optionsWidth(shape) } : {}),
    menu: true,
    ...(shape.unit ? { unit: shape.unit } : {}),
    ...(shape.kind === 'percent' ? { fileUnit: unitOf(shape) } : {}),
  };
}

/** Of a letter, on average; and of what stands beside a head's name. */
const [LETTER, BESIDE] = [7.5, 48];

/** Room for the longest option, so that columns which say more are in sight. */
function optionsWidth({ label, options = [] }: Pick<Field, 'label' | 'options'>): number {
  const longest = Math.max(label.length, ...options.map((option) => option.label.length));
  return Math.min(184, Math.ceil((longest * LETTER + BESIDE) / 4) * 4);
}

/** A computed value as a grid cell. */
export function computedCell({ text, value, tone, order, note }: Reading): GridCell {
  return {
    text,
    value,
    editable: false,
    computed: true,
    tone,
    ...(order === undefined ? {} : { order }),
    ...(note ? { note } : {}),
  };
}

/** The same of a formula, a choice by its label as where it is typed. */
export function formulaCell(calculation: Calculation, ref: Ref): GridCell {
  const reading = read(calculation, ref);
  const cell = computedCell(reading);
  const isChosen = calculation.formula(ref)?.kind === 'choice' && reading.value !== null;
  return isChosen ? { ...cell, value: reading.text } : cell;
}

/** Why a cell that nobody types can't be edited. */
export const COMPUTED = 'Es un valor calculado';

/** A cell to be typed; what was typed last and can't be taken is shown instead of its value. */
export function inputCell(session: Session, ref: Ref, field: Field): GridCell {
  const { value, text, order } = read(session.calculation, ref);
  const byLabel = field.kind === 'toggle' || field.kind === 'choice';
  const cell = {
    text,
    // By its label, not by the name that the formulas have for it.
    value: byLabel ? kinds[field.kind].edit(value, field) : value,
    editable: !session.isReadOnly,
    // Blue is what may be typed: nothing where a case is only looked at.
    tone: session.isReadOnly ? 'computed' : 'input',
    ...(order === undefined ? {} : { order }),
  } as const;
  const refused = session.refusedAt(ref);
  if (refused) {
    const note = explainRefused(session.calculation, refused);
    return { ...cell, text: refused.text, note, refused: true };
  }
  const link = session.isReadOnly ? undefined : session.calculation.link(ref);
  const note =
    doubtOf(field, value, session.calculation.expression(ref)) ?? (link && `Viene de ${link.name}`);
  return note === undefined ? cell : { ...cell, note };
}

/** The number of a row, at its head. */
export function rowHead(row: number): GridCell {
  return { text: String(row + 1), value: row + 1, editable: false, tone: 'muted' };
}

export const ROW_HEAD = '#';
