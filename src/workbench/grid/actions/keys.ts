import type { Command } from '../../commands/registry.ts';

/**
 * What a grid does besides moving about, and the keys for it. Copying, cutting and pasting by keys are
 * events of the browser's; here they are told and done from menus.
 */
export const ACTION_KEYS = {
  edit: ['F2'],
  selectRow: ['Shift+Space'],
  selectColumn: ['Ctrl+Space'],
  selectAll: ['Ctrl+A'],
  clear: ['Delete', 'Backspace'],
  pasteSpecial: ['Ctrl+Alt+V'],
  fillDown: ['Ctrl+D'],
  fillRight: ['Ctrl+R'],
  insertBefore: ['Alt+Shift+Insert'],
  insertAfter: ['Alt+Insert'],
  remove: ['Alt+Delete'],
  duplicate: ['Ctrl+Shift+D'],
  moveBefore: ['Alt+Shift+ArrowLeft', 'Alt+Shift+ArrowUp'],
  moveAfter: ['Alt+Shift+ArrowRight', 'Alt+Shift+ArrowDown'],
  undo: ['Ctrl+Z'],
  redo: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  menu: ['Shift+F10', 'ContextMenu'],
} as const satisfies Record<string, readonly string[]>;

export type ActionId = keyof typeof ACTION_KEYS;

/** The browser's own for pasting without formats. */
export const PASTE_VALUES = 'Ctrl+Shift+V';

/** Excel's keys where whole records are selected; anywhere else they are the browser's, and zoom. */
export const WHOLE_KEYS: Partial<Record<ActionId, readonly string[]>> = {
  insertBefore: ['Ctrl++'],
  remove: ['Ctrl+-'],
};

/** Under which heading lists have what a grid does. */
export const GRID_GROUP = 'Tabla';

const MOVE_KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Arrows', 'Moverse'],
  ['Tab', 'Ir a la celda siguiente; con varias seleccionadas, entre ellas por filas'],
  ['Enter', 'Editar o bajar; con varias seleccionadas, ir entre ellas por columnas'],
  ['Shift+Arrows', 'Extender la selección'],
  ['Ctrl+Arrows', 'Ir al final de los datos'],
  ['Ctrl+Home', 'Ir a la primera celda'],
  ['Ctrl+End', 'Ir a la última celda'],
  ['Alt+PageDown', 'Avanzar una pantalla a la derecha'],
  ['Alt+PageUp', 'Retroceder una pantalla a la izquierda'],
  ['Ctrl+Clic', 'Agregar un rango o una columna a la selección, o quitarlo de ella'],
  ['Ctrl+.', 'Ir a la esquina siguiente de la selección'],
  ['Ctrl++', 'Con filas o columnas enteras seleccionadas: insertar otras tantas'],
  ['Ctrl+-', 'Con filas o columnas enteras seleccionadas: eliminarlas'],
  ['Ctrl+Enter', 'Mientras se edita: poner lo escrito en toda la selección'],
  ['Alt+ArrowRight', 'Desplegar la fila o el año'],
  ['Alt+ArrowLeft', 'Plegar la fila o el año'],
  [
    'Alt+ArrowDown',
    'Abrir la lista de opciones; en el nombre de una fila, ordenar y filtrar por ella',
  ],
  ['F6', 'Salir de la tabla'],
];

/** Keys that move about: nothing to choose from a menu, but good to know. */
export const MOVES: readonly Command[] = MOVE_KEYS.map(([keys, label]) => ({
  id: `grid.move.${keys}`,
  label,
  group: GRID_GROUP,
  keys: [keys],
}));
