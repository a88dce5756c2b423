import { plainNumber } from '../../../tool/index.ts';
import type { CellEdit, GridModel } from '../model.ts';
import { numberIn } from './texts.ts';

/* Percentages that a spreadsheet has without their format: 0,95 of a cell that shows 95 %. */

/** One of them may be as it is: its cell tells of it. */
const LEAST = 2;

/**
 * What is pasted into percentages, with each as the hundred times that it may be meant as; null unless none of them is
 * above the whole and some may be a part of it. `example` is the first of these.
 */
export function fractionsIn(
  model: GridModel,
  edits: readonly CellEdit[],
): { readonly example: string; readonly edits: readonly CellEdit[] } | null {
  const doubtful = (edit: CellEdit): boolean | null => {
    if (edit.row >= model.rowCount || !model.cell(edit.row, edit.columnId).editable) return null;
    const editor = model.editor(edit.row, edit.columnId);
    return editor.type === 'text' && editor.mayBeFraction ? editor.mayBeFraction(edit.text) : null;
  };
  const shares = edits.flatMap((edit) => {
    const isDoubtful = doubtful(edit);
    return isDoubtful === null || edit.text.trim() === '' ? [] : [{ edit, isDoubtful }];
  });
  const isPart = ({ edit }: { edit: CellEdit }): boolean => {
    const value = edit.text.includes('%') ? null : numberIn(edit.text);
    return value !== null && value >= 0 && value <= 1;
  };
  const example = shares.find(({ isDoubtful }) => isDoubtful)?.edit.text.trim();
  if (example === undefined || shares.length < LEAST || !shares.every(isPart)) return null;
  // Where parts of one are usual they are what they say.
  const isMeant = (one: (typeof shares)[number]): boolean =>
    one.isDoubtful || numberIn(one.edit.text) === 1;
  const meant = new Set(shares.filter(isMeant).map(({ edit }) => edit));
  const hundredfold = (text: string): string =>
    plainNumber(Number(((numberIn(text) ?? 0) * 100).toPrecision(15)));
  return {
    example,
    edits: edits.map((edit) =>
      meant.has(edit) ? { ...edit, text: hundredfold(edit.text) } : edit,
    ),
  };
}
