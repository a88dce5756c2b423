import { type GridModel, sayPasted } from '../../grid/index.ts';
import { usePasteOnPage } from '../../listImport/usePasteOnPage.ts';

const NOWHERE = 'No se pegó nada: selecciona primero la celda donde empieza lo que pegas.';

/** Of a sheet that is typed: says that what is pasted on the page, while no cell is selected, went nowhere. */
export function usePasteNowhere(model: () => GridModel, isMeant: boolean): void {
  usePasteOnPage(({ event, data }) => {
    if (!isMeant || data.getData('text/plain').trim() === '') return;
    // Whatever takes it on the page has done so by then, and of several sheets one has said so.
    setTimeout(() => {
      if (event.defaultPrevented || !isTyped(model())) return;
      event.preventDefault();
      sayPasted('info', NOWHERE);
    });
  });
}

function isTyped(model: GridModel): boolean {
  for (let row = 0; row < model.rowCount; row += 1) {
    if (model.columns.some(({ id }) => model.cell(row, id).editable)) return true;
  }
  return false;
}
