import type { Document } from '../../tool/index.ts';
import { toast } from '../../ui/index.ts';
import { offerUndo } from '../session/offerUndo.ts';
import type { Session } from '../session/session.ts';

/** A file with the data that are there already: what was refused beside them is all that goes. */
export function takeSame(session: Session, name: string, document: Document): void {
  const { length } = session.refused;
  const same = `${name} tiene los mismos datos que ya hay`;
  if (length === 0) {
    toast.info(same);
    return;
  }
  session.startFrom(`Importar ${name}`, document);
  const dropped =
    length === 1 ? 'se quitó el texto que estaba' : `se quitaron los ${length} textos que estaban`;
  offerUndo(session, `${same}: ${dropped} por corregir.`);
}
