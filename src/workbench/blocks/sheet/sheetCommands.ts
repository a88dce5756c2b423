import type { Command } from '../../commands/registry.ts';
import { GRID_GROUP } from '../../grid/index.ts';
import type { FullScreen } from './useFullScreen.ts';

/** What is looked for in the sheet where one is, or that is in sight; where none is, the browser looks through the page. */
export function findCommand(find: () => void): Command {
  return {
    id: 'sheet.find',
    label: 'Buscar y reemplazar',
    group: GRID_GROUP,
    keys: ['Ctrl+F', 'Ctrl+H'],
    run: find,
  };
}

export const ADJUST = 'sheet.adjust';

/** What is done to each of the selected figures. */
export function adjustCommand(adjust: () => void): Command {
  return {
    id: ADJUST,
    label: 'Ajustar cifras…',
    group: GRID_GROUP,
    words: 'aumentar multiplicar dividir sumar porcentaje pegado especial',
    part: 'fill',
    run: adjust,
  };
}

/** The sheet that was used last takes the whole window, wherever on the page one is. */
export function fullScreenCommand(full: FullScreen): Command {
  return {
    id: 'sheet.full',
    label: full.on ? 'Salir de pantalla completa' : 'Pantalla completa',
    group: GRID_GROUP,
    // In the table itself the key is the grid's first.
    keys: full.on ? ['Shift+F11', 'Escape'] : ['Shift+F11'],
    run: () => full.set(!full.on),
  };
}
