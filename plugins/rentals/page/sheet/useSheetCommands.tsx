import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react';
import { type Command, useCommands } from '../../../../src/workbench/index.ts';
import type { Target } from './sheetRow.ts';
import type { Sheet } from './useSheet.ts';

type Folded = Pick<Sheet, 'unfolded' | 'unfold'>;

/** What folds the parts of all streams, or unfolds them. */
export const foldOf = ({ unfolded, unfold }: Folded) => ({
  label: unfolded ? 'Plegar las partes' : 'Desplegar las partes',
  icon: unfolded ? <ChevronsDownUp /> : <ChevronsUpDown />,
  run: () => unfold(!unfolded),
});

type New = Extract<Target, { open: 'create' }> | { readonly open: 'project' };

/** What the toolbar and the last rows of the sheet do, for the palette. */
export function useSheetCommands(sheet: Folded, onShow: (made: New) => void): void {
  const create = (label: string, words: string, made: New): Command => ({
    id: `create.${label}`,
    label,
    group: 'Proyectos',
    words,
    icon: <Plus />,
    run: () => onShow(made),
  });
  useCommands(
    () => [
      create('Nuevo proyecto…', 'crear agregar inmueble', { open: 'project' }),
      create('Crear ingreso…', 'nuevo agregar', { open: 'create', side: 'incomes' }),
      create('Crear egreso…', 'nuevo agregar gasto', { open: 'create', side: 'expenses' }),
      { id: 'unfold', group: 'Tabla', ...foldOf(sheet) },
    ],
    { listen: false },
  );
}
