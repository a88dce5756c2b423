import type { RefusedEdit } from '../../grid/index.ts';
import styles from './MatchDialog.module.css';
import { keyOf } from '../records/written.ts';

/** To be led to by what says how many they are. */
export const REFUSALS = 'celdas-que-no-entran';

interface Props {
  refused: readonly RefusedEdit[];
  places: ReadonlyMap<string, string>;
  /** What a column of the list is called: a head alone may say a cell, which has no place in the file. */
  labelOf: (columnId: string) => string;
}

const SHOWN = 30;

export function countOf({ length }: readonly RefusedEdit[]): string {
  return length === 1 ? 'Una celda no entra' : `${length} celdas no entran`;
}

/** All cells that can't be taken, by their place in the file. */
export function Refusals({ refused, places, labelOf }: Props) {
  if (refused.length === 0) return null;
  const mend = refused.length === 1 ? 'Corrígela' : 'Corrígelas';
  return (
    <div id={REFUSALS} role="alert" className={styles.refusals}>
      <p>
        {countOf(refused)}. {mend} en su origen, o importa el resto y{' '}
        {mend.toLocaleLowerCase('es-CO')} después en la hoja:
      </p>
      <ul>
        {refused.slice(0, SHOWN).map((edit) => (
          <li key={keyOf(edit)}>
            {places.get(keyOf(edit)) ?? `«${labelOf(edit.columnId)}»`}: {edit.reason}
          </li>
        ))}
        {refused.length > SHOWN && <li>… y {refused.length - SHOWN} más.</li>}
      </ul>
    </div>
  );
}
