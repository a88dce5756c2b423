import type { GridCell } from '../../../../src/workbench/index.ts';

/** What an empty cell says while it is the active one. */
const EMPTY_CELL = 'Hacer clic para configurar';

export const heading = (text: string): GridCell => ({
  text,
  value: text,
  editable: false,
  tone: 'heading',
});
export const label = (text: string, note?: string): GridCell => ({
  text,
  value: text,
  editable: false,
  tone: 'computed',
  ...(note ? { note } : {}),
});
export const button = (text: string): GridCell => ({
  text,
  value: null,
  editable: false,
  tone: 'muted',
  opens: true,
});

/** A computed cell whose parts are edited in a form; one that isn't configured says so. */
export function opening(cell: GridCell, exists: boolean, configured: boolean): GridCell {
  if (!exists) return { ...cell, text: '', value: null };
  if (configured) return { ...cell, opens: 'edit' };
  return {
    text: '—',
    value: null,
    editable: false,
    tone: 'muted',
    opens: 'edit',
    invitation: EMPTY_CELL,
  };
}
