import type { Address, Ref } from '../../../../src/tool/index.ts';
import { toast } from '../../../../src/ui/index.ts';
import { type Command, keepOffer, type Session } from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { actualsId } from '../../model/actuals.ts';
import { typedOver } from '../../model/data.ts';
import { structureOf } from '../../model/structure.ts';

const POSITIVE = 'Pasar a positivo';

/**
 * Books write what was spent with a minus or in brackets: '(19.874.350)'. Here a negative expense adds
 * to the profit, as money that came back does, so it stays as it was typed: said until somebody decides,
 * and turned by a press.
 */
export function tellNegativeExpenses(session: Session<ProjectData>, edited: readonly Ref[]): void {
  const negative = negativeAmong(session, edited);
  if (negative.length === 0) return;
  const names = new Intl.ListFormat('es-CO').format(streamsOf(session, negative));
  const close = toast.warning(
    `Quedan en negativo egresos de ${names}: así suman a la utilidad. Aquí lo que se paga va en positivo.`,
    { duration: 0, action: { label: POSITIVE, onSelect: () => turn(session, negative) } },
  );
  const withdraw = () => {
    stop();
    forget();
    close();
  };
  // Undone, or typed over: it is true no more.
  const stop = session.subscribe(() => {
    if (negative.every((address) => !negativeAt(session, address))) withdraw();
  });
  const forget = keepOffer(session, withdraw);
}

/** What can be done to cells of which some are negative expenses, long after it was said. */
export function positiveCommands(
  session: Session<ProjectData>,
  cells: readonly Ref[],
): readonly Command[] {
  const negative = session.isReadOnly ? [] : negativeAmong(session, cells);
  if (negative.length === 0) return [];
  const run = () => turn(session, negative);
  return [{ id: 'flow.positive', label: POSITIVE, group: 'Tabla', run }];
}

/** The real months of expenses that are negative among some cells, by address: streams and months may move. */
function negativeAmong(
  { calculation, document }: Session<ProjectData>,
  cells: readonly Ref[],
): readonly Address[] {
  return cells.flatMap((ref) => {
    const mayBe = /^e\d+\.flow$/.test(ref.id) && Number(calculation.value(ref)) < 0;
    const real = mayBe ? typedOver(document, ref) : null;
    return (real && calculation.addressOf(real)) ?? [];
  });
}

/** What is real at an address, if it still is negative. */
function negativeAt({ calculation }: Session<ProjectData>, address: Address): Ref | null {
  const found = calculation.refOf(address);
  return found.kind === 'cell' && Number(calculation.value(found.ref)) < 0 ? found.ref : null;
}

/** The names of the expenses of some real months. */
function streamsOf(session: Session<ProjectData>, addresses: readonly Address[]): string[] {
  const lists = new Set(addresses.map((address) => negativeAt(session, address)?.table));
  const { expenses } = structureOf(session.document);
  return expenses.flatMap((stream) => (lists.has(actualsId(stream)) ? [`«${stream.name}»`] : []));
}

function turn(session: Session<ProjectData>, addresses: readonly Address[]): void {
  const typed = addresses.flatMap((address) => {
    const ref = negativeAt(session, address);
    if (!ref) return [];
    const value = -Number(session.calculation.value(ref));
    return [{ ref, text: String(value), outcome: { value } }];
  });
  session.take('Pasar egresos a positivo', typed);
}
