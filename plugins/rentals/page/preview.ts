import { produce } from 'immer';
import { Calculation, type Document, kinds } from '../../../src/tool/index.ts';
import type { Session } from '../../../src/workbench/index.ts';
import { alone } from '../document/edits.ts';
import type { RentalsDocument } from '../document/types.ts';

/** What a figure of one project would be after an edit that isn't made yet, as it reads. */
export function preview(
  session: Session,
  row: number,
  id: string,
  recipe: (draft: Document) => void,
): string {
  // The project stands alone in it, at place 0.
  const document = produce<Document>(alone(session.document as RentalsDocument, row), (draft) => {
    recipe(draft);
  });
  const calculation = new Calculation(session.tool, document);
  const ref = { id, table: 'projects', row: 0 };
  const shape = calculation.formula(ref);
  return shape ? kinds[shape.kind].format(calculation.value(ref), shape) : '';
}
