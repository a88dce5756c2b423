import { type GridModel, isReadOnly, sayPasted } from '../../grid/index.ts';
import { usePasteOnPage } from '../../listImport/dialog/usePasteOnPage.ts';

const NOWHERE = 'No se pegó nada: selecciona primero la celda donde empieza lo que pegas.';

/** Of a sheet that is typed: says that what is pasted on the page, while no cell is selected, went nowhere. */
export function usePasteNowhere(model: () => GridModel, isMeant: boolean): void {
  usePasteOnPage(({ event, data }) => {
    if (!isMeant || data.getData('text/plain').trim() === '') return;
    // Whatever takes it on the page has done so by then, and of several sheets one has said so.
    setTimeout(() => {
      const table = model();
      if (event.defaultPrevented || isReadOnly(table, table.columns)) return;
      event.preventDefault();
      sayPasted('info', NOWHERE);
    });
  });
}
