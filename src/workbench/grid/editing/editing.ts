import { openChoiceEditor } from './choice-editor.ts';
import { cellName } from '../describe.ts';
import { type After, type OpenEditor, openTextEditor } from './editor.ts';
import { isTouch } from '../../../ui/touch.ts';
import type { CellEdit, CellEditor, GridColumn, GridModel } from '../model.ts';
import type { Point } from '../selection/selection.ts';
import { showTouchKeys } from './touch-keys.ts';

/** `typed` replaces the text, as typing over a cell does; without it the text is kept. */
export interface EditStart {
  readonly typed?: string;
  /**
   * Begun by a finger: the text is selected, to be typed over, and what follows is edited as well, as a
   * screen's keyboard goes away where there is nothing to type into.
   */
  readonly byTouch?: boolean;
}

export interface EditingHost {
  readonly model: GridModel;
  readonly columns: readonly GridColumn[];
  readonly layer: HTMLElement;
  elementAt(point: Point): HTMLElement | undefined;
  /** Applies one edit; false where it was refused. */
  applyTyped(edit: CellEdit): boolean;
  /** Puts a text into all selected cells. */
  fillTyped(text: string): void;
  /** Takes the focus back from the editor before it goes. */
  focusActive(): void;
  after(after: After, byTouch: boolean): void;
  /** Paints cells once, after `act`. */
  paintedOnce(act: () => void): void;
}

interface Session {
  readonly editor: OpenEditor;
  readonly edit: Omit<CellEdit, 'text'>;
  readonly rowId: string;
  readonly original: string | null;
  readonly cell: HTMLElement;
  readonly byTouch: boolean;
  readonly hideKeys: () => void;
}

/** The one open editor of a grid. */
export class Editing {
  private readonly host: EditingHost;
  private session: Session | null = null;

  constructor(host: EditingHost) {
    this.host = host;
  }

  get open(): boolean {
    return this.session !== null;
  }

  start(point: Point, { typed, byTouch = false }: EditStart): boolean {
    const { model, columns } = this.host;
    const column = columns[point.col];
    const cell = this.host.elementAt(point);
    if (!column || !cell || !model.cell(point.row, column.id).editable) return false;
    const kind = model.editor(point.row, column.id);
    const label = `Editar ${cellName(model, columns, point)}`;
    const events = {
      finish: (after: After) => this.finish(after),
      cancel: () => this.cancel(),
    };
    const editor =
      kind.type === 'choice'
        ? openChoiceEditor(
            {
              text: kind.text,
              options: kind.options,
              label,
              typed: typed ?? '',
              layer: this.host.layer,
            },
            events,
          )
        : openTextEditor(
            {
              text: typed ?? kind.text,
              numeric: kind.numeric,
              label,
              typed: typed !== undefined,
              selected: byTouch,
              align: column.align,
              regroup: kind.regroup,
            },
            events,
          );
    const text = kind.type === 'choice' ? kind.text : editor.text();
    const original = kind.type === 'text' && typed !== undefined ? null : text;
    const edit = { row: point.row, columnId: column.id };
    const rowId = model.row(point.row).id;
    cell.classList.add('dg-editing');
    cell.append(editor.element);
    const hideKeys = this.showKeys(kind, editor.element, cell);
    this.session = { editor, edit, rowId, original, cell, byTouch, hideKeys };
    editor.element.addEventListener('focusout', (event) => this.lostFocus(event));
    editor.focus();
    return true;
  }

  /** What a finger's keyboard lacks. Returns what takes it away. */
  private showKeys(kind: CellEditor, element: HTMLElement, cell: HTMLElement): () => void {
    const isNumber = kind.type === 'text' && kind.numeric;
    if (!isNumber || !isTouch() || !(element instanceof HTMLInputElement)) return () => undefined;
    const { signed = false, units } = kind;
    return showTouchKeys(element, cell, this.host.layer, { signed, units: units?.() ?? [] });
  }

  /** Closes the editor and applies its text; false where the text was refused. */
  commit(): boolean {
    const { session } = this;
    if (!session) return true;
    const text = session.editor.text();
    this.close(session);
    return text === session.original || this.apply(session, text);
  }

  /** Where the row is now: others may have come or gone above it. One that is gone takes nothing. */
  private apply({ edit, rowId }: Session, text: string): boolean {
    const { model } = this.host;
    const isAt = (row: number) => row < model.rowCount && model.row(row).id === rowId;
    let row = edit.row;
    if (!isAt(row)) row = Array.from({ length: model.rowCount }, (_, at) => at).findIndex(isAt);
    return row < 0 || this.host.applyTyped({ ...edit, row, text });
  }

  cancel(): void {
    const { session } = this;
    if (session) this.close(session);
  }

  /** The cell's element went away (its row was removed): there is nothing left to edit. */
  dropIfGone(): void {
    if (this.session && !this.session.cell.isConnected) this.cancel();
  }

  private finish(after: After): void {
    const { session } = this;
    if (session && after.kind === 'fill') {
      const text = session.editor.text();
      this.close(session);
      this.host.fillTyped(text);
      return;
    }
    if (!session || after.kind === 'stay') {
      this.commit();
      return;
    }
    this.host.paintedOnce(() => this.leave(session, after));
  }

  private leave(session: Session, after: After): void {
    const text = session.editor.text();
    this.session = null;
    try {
      if (text === session.original || this.apply(session, text))
        this.host.after(after, session.byTouch);
      else this.host.focusActive();
    } finally {
      // Last: so the focus moves once, and nothing is laid out in between.
      this.remove(session);
    }
  }

  /** Leaving to another element commits; switching to another window keeps the editor. */
  private lostFocus(event: FocusEvent): void {
    const { session } = this;
    if (!session || !document.hasFocus()) return;
    if (event.relatedTarget instanceof Node && this.host.layer.contains(event.relatedTarget))
      return;
    const text = session.editor.text();
    this.session = null;
    this.remove(session);
    if (text !== session.original) this.apply(session, text);
  }

  private close(session: Session): void {
    this.session = null;
    this.host.focusActive();
    this.remove(session);
  }

  private remove({ cell, editor, hideKeys }: Session): void {
    hideKeys();
    cell.classList.remove('dg-editing');
    editor.close();
  }
}
