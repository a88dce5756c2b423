import type { Ref } from '../../../../src/tool/index.ts';
import { toast } from '../../../../src/ui/index.ts';
import type { Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { structureOf } from '../../model/structure.ts';

/**
 * Books write what was spent with a minus or in brackets: '(19.874.350)'. Here a negative expense adds
 * to the profit, as money that came back does, so it stays as it was typed: said, and turned by a press.
 */
export function tellNegativeExpenses(session: Session<ProjectData>, edited: readonly Ref[]): void {
  const { calculation, document } = session;
  const { expenses } = structureOf(document);
  const negative = edited.filter((ref) => isNegative(session, ref));
  const names = expenses.flatMap(({ id, name }) =>
    negative.some((ref) => ref.id === `${id}.flow`) ? [`«${name}»`] : [],
  );
  if (names.length === 0) return;
  const addresses = negative.map((ref) => calculation.addressOf(ref));
  const close = toast.warning(
    `Quedan en negativo egresos de ${new Intl.ListFormat('es-CO').format(names)}: así suman a la utilidad. Aquí lo que se paga va en positivo.`,
    {
      action: { label: 'Pasar a positivo', onSelect: () => turn(session, addresses) },
    },
  );
  // Undone, or typed over: it is true no more.
  const stop = session.subscribe(() => {
    if (addresses.some((address) => negativeAt(session, address))) return;
    stop();
    close();
  });
}

/** The month at an address, if it still has a negative expense. */
function negativeAt(session: Session<ProjectData>, address: string | null): Ref | null {
  const found = address === null ? null : session.calculation.refOf(address);
  return found?.kind === 'cell' && isNegative(session, found.ref) ? found.ref : null;
}

function isNegative({ calculation }: Session<ProjectData>, ref: Ref): boolean {
  return /^e\d+\.flow$/.test(ref.id) && Number(calculation.value(ref)) < 0;
}

/** By address: streams and months may have moved since it was said. */
function turn(session: Session<ProjectData>, addresses: readonly (string | null)[]): void {
  const { calculation } = session;
  const typed = addresses.flatMap((address) => {
    const ref = negativeAt(session, address);
    if (!ref) return [];
    const value = -Number(calculation.value(ref));
    return [{ ref, text: String(value), outcome: { value } }];
  });
  session.take('Pasar egresos a positivo', typed);
}
