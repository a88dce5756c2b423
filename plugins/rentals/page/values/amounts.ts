import type { Parsed, Tool } from '../../../../src/tool/index.ts';
import { Session } from '../../../../src/workbench/index.ts';
import { setValue } from '../../document/edits.ts';
import { placesOf, type StreamShape, structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';

/** One amount of a 'Solo Ingresos' income as it was typed. */
export interface TypedAmount {
  readonly name: string;
  readonly text: string;
  readonly outcome: Parsed;
}

interface Place {
  readonly stream: StreamShape;
  readonly row: number;
}

/** A session in which the amounts of one project are those that were typed, as they were typed. */
export function withAmounts(
  tool: Tool,
  document: RentalsDocument,
  { stream: { side, id, key }, row }: Place,
  typed: readonly TypedAmount[],
): Session {
  const draft = new Session(tool, document);
  const incomes = typed.map(({ name, outcome }) => {
    const value = 'value' in outcome ? outcome.value : null;
    return { name, value: typeof value === 'number' ? value : 0 };
  });
  const project = document.projects[row]?.id ?? '';
  draft.edit('', (changed) => setValue(changed, side, id, project, { incomes }));
  const concepts = structureOf(draft.document).byKey.get(key)?.concepts ?? [];
  const cells = placesOf(incomes).flatMap(({ name, turn }, at) => {
    const concept = concepts.find((one) => one.name === name && one.turn === turn);
    const one = typed[at];
    if (!concept || !one || 'error' in one.outcome) return [];
    const ref = { id: `${key}.${concept.part}`, table: 'projects', row };
    const outcome = { ...one.outcome, value: incomes[at]?.value ?? 0 };
    return [{ ref, text: one.text, outcome }];
  });
  draft.take('', cells);
  return draft;
}
