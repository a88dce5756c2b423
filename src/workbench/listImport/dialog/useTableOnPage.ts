import { useEffect, useId } from 'react';
import { sayPasted } from '../../grid/index.ts';
import { takesTables } from './PasteButton.tsx';
import { isTable, pastedRecords } from '../table/pasted.ts';
import type { Rows } from '../table/rows.ts';
import { usePasteOnPage } from './usePasteOnPage.ts';

const NO_TABLE = 'No se pegó nada: copia la tabla con sus encabezados.';

/** The lists in sight that take tables: which of several is meant, a paste on the page doesn't say. */
const standing = new Set<string>();

/** Hands what is pasted on the page, while no cell is selected, to the only list that takes tables. */
export function useTableOnPage(takes: boolean, take: (rows: Rows) => boolean): void {
  const id = useId();
  useEffect(() => {
    if (!takes) return undefined;
    standing.add(id);
    return () => void standing.delete(id);
  }, [id, takes]);
  usePasteOnPage(({ event, data }) => {
    // An empty list that asks for a table comes first.
    if (!takes || standing.size > 1 || takesTables()) return;
    if (take(pastedRecords(data))) event.preventDefault();
  });
}

/** Of a list with records that shows no cells: takes any table, to be matched, and says so of anything else. */
export function useTableWithoutCells(takes: boolean, paste: (rows: Rows) => void): void {
  useTableOnPage(takes, (rows) => {
    if (isTable(rows)) paste(rows);
    else sayPasted('info', NO_TABLE);
    return true;
  });
}
