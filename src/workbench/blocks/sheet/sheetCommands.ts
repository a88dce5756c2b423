import type { Command } from '../../commands/registry.ts';
import { GRID_GROUP } from '../../grid/index.ts';
import type { FullScreen } from './useFullScreen.ts';

/** What a sheet does as a whole. */
export function sheetCommands(full: FullScreen, find: () => void): readonly Command[] {
  return [
    {
      id: 'sheet.find',
      label: 'Buscar y reemplazar',
      group: GRID_GROUP,
      keys: ['Ctrl+F'],
      run: find,
    },
    {
      id: 'sheet.full',
      label: full.on ? 'Salir de pantalla completa' : 'Pantalla completa',
      group: GRID_GROUP,
      keys: ['Shift+F11'],
      run: () => full.set(!full.on),
    },
  ];
}
