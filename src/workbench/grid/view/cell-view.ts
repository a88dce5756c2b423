import { scoreClass } from '../../../ui/scoreClass.ts';
import type { CellBadge, GridCell, GridColumn, GridModel, GridRow } from '../model.ts';
import type { Said } from '../describe.ts';
import type { Point } from '../selection/selection.ts';
import {
  createChevron,
  createHeadMenu,
  createPencil,
  setAttribute,
  setChevron,
  setHeadMenu,
} from './cell-buttons.ts';
import { AIR, textWidth } from './text-width.ts';
import { hasFigure, roomOf } from './widths.ts';
import { LEAST_WIDTH } from './column-layout.ts';

/** Characters: what is longer needn't be measured. */
const BRIEF = 3;

/** What AG Grid is given for a row: the rest is read from the model by position. */
export interface RowHandle {
  readonly id: string;
  readonly kind: GridRow['kind'];
}

/** What a cell needs of the grid around it. */
export interface CellHost {
  readonly model: GridModel;
  readonly columns: readonly GridColumn[];
  rowPosition(rowId: string): number;
  columnPosition(columnId: string): number;
  /** Classes of selection and marks. */
  lookOf(point: Point): readonly string[];
  isActive(point: Point): boolean;
  isActiveRow(row: number): boolean;
  /** Whether any cell of it is selected. */
  isSelectedRow(row: number): boolean;
  hasHandle(point: Point): boolean;
  nameOf(point: Point): string;
  /** What a person noted there. */
  noteOf(point: Point): Said | undefined;
  /** A figure is painted in a column: it must have the room. */
  fit(columnId: string, text: string): void;
}

/**
 * One visible cell, in plain DOM. It repaints itself from the model, so that a new
 * revision or a moved selection costs no work in AG Grid or React.
 */
export class CellView {
  private readonly gui = document.createElement('span');
  private readonly words = document.createTextNode('');
  /** What cuts words that lack room, and gives them what stands beside them; most cells need none. */
  private label: HTMLSpanElement | null = null;
  private chevron: HTMLButtonElement | null = null;
  private handle: HTMLSpanElement | null = null;
  private pencil: HTMLButtonElement | null = null;
  private menu: HTMLButtonElement | null = null;
  private badge: HTMLSpanElement | null = null;
  /** What is painted, known without asking the page. */
  private text = '';
  private isBrief = isBrief('');
  private classes = '';
  private selected = false;
  private depth = 0;
  private saying = false;

  constructor(
    readonly element: HTMLElement,
    private readonly rowId: string,
    private readonly columnId: string,
    private readonly host: CellHost,
  ) {
    this.gui.className = 'dg-bare';
    this.gui.append(this.words);
    this.element.append(this.gui);
  }

  /** Null for a row that is on its way out. */
  get point(): Point | null {
    const row = this.host.rowPosition(this.rowId);
    const col = this.host.columnPosition(this.columnId);
    return row < 0 || row >= this.host.model.rowCount || col < 0 ? null : { row, col };
  }

  paint(): void {
    const { point } = this;
    if (!point) return;
    const cell = this.host.model.cell(point.row, this.columnId);
    const active = this.host.isActive(point);
    const said = (active && cell.invitation) || cell.text;
    const text = cell.badge?.text === said ? '' : said;
    if (this.text !== text) {
      this.words.data = text;
      this.isBrief = isBrief(text);
    }
    this.text = text;
    if (!this.isBare(point, cell)) this.labelled();
    this.paintBadge(cell.badge);
    this.paintPencil(active && cell.opens === 'edit');
    this.paintHandle(this.host.hasHandle(point));
    if (hasFigure(cell)) this.host.fit(this.columnId, roomOf(cell));
    if (point.col === 0) this.paintRowHead(point, cell);
    this.paintClasses(point, cell);
    this.paintAria(point, cell);
  }

  /** Whether it shows words alone, which always have their room: those of a figure, or '—'. */
  private isBare({ col }: Point, cell: GridCell): boolean {
    if (col === 0 || this.host.columns[col]?.button) return false;
    return this.isBrief || hasFigure(cell);
  }

  private labelled(): HTMLSpanElement {
    if (this.label) return this.label;
    this.label = document.createElement('span');
    this.label.className = 'dg-label';
    this.label.append(this.words);
    this.gui.className = 'dg-value';
    this.gui.append(this.label);
    return this.label;
  }

  private paintClasses(point: Point, cell: GridCell): void {
    const column = this.host.columns[point.col];
    const align = column?.align ?? 'left';
    const look = this.host.lookOf(point);
    const wanted = [`dg-${cell.tone}`, `dg-${align}`, ...look];
    this.selected = look.includes('dg-in');
    if (hasFigure(cell)) wanted.push('dg-figure');
    else if (this.isBrief) wanted.push('dg-brief');
    if (cell.opens === true) wanted.push('dg-opens');
    if (column?.total) wanted.push('dg-sum');
    if (point.col === 0) wanted.push(...this.headClasses(point));
    const button = column?.button;
    if (button && cell.opens) wanted.push('dg-button', `dg-button-${button}`);
    if (cell.note) wanted.push('dg-noted');
    if (cell.warned) wanted.push('dg-warned');
    if (this.host.noteOf(point)) wanted.push('dg-annotated');
    if (cell.refused) wanted.push('dg-refused');
    if (cell.base) wanted.push('dg-base');
    const joined = wanted.join(' ');
    if (joined === this.classes) return;
    // What stays is left alone: a class that goes and comes has the browser style the cell anew for it.
    const before = this.classes === '' ? [] : this.classes.split(' ');
    const { classList } = this.element;
    classList.remove(...before.filter((name) => !wanted.includes(name)));
    classList.add(...wanted.filter((name) => !before.includes(name)));
    this.classes = joined;
  }

  /** Of the first cell of a row: that something in the row is selected or active. */
  private headClasses({ row }: Point): readonly string[] {
    const { host } = this;
    return [
      ...(host.isSelectedRow(row) ? ['dg-lit'] : []),
      ...(host.isActiveRow(row) ? ['dg-here'] : []),
    ];
  }

  private paintAria(point: Point, cell: GridCell): void {
    const { element, selected } = this;
    const active = this.host.isActive(point);
    // Most cells have nothing to say beyond their text, and hadn't.
    const says = selected || active || cell.refused === true;
    if (!says && !this.saying) return;
    this.saying = says;
    setAttribute(element, 'aria-selected', selected ? 'true' : null);
    const said = cell.invitation ?? cell.text;
    setAttribute(element, 'aria-label', active ? `${this.host.nameOf(point)}: ${said}` : null);
    setAttribute(element, 'aria-description', active ? this.description(point, cell) : null);
    setAttribute(element, 'aria-invalid', cell.refused ? 'true' : null);
    setAttribute(element, 'aria-readonly', active && !cell.editable ? 'true' : null);
  }

  private description(point: Point, { note, badge }: GridCell): string | null {
    const said = this.host.noteOf(point);
    const parts = [
      ...(said ? ['Nota', said.title, ...said.lines] : []),
      ...(badge ? [badge.says] : []),
      ...(note ? [note] : []),
    ];
    return parts.length > 0 ? parts.join('. ') : null;
  }

  private paintBadge(badge: CellBadge | undefined): void {
    if (!badge) {
      this.badge?.remove();
      this.badge = null;
      return;
    }
    if (!this.badge) {
      this.badge = document.createElement('span');
      this.labelled().before(this.badge);
    }
    this.badge.className = `dg-badge ${scoreClass(badge.color)}`;
    if (this.badge.textContent !== badge.text) this.badge.textContent = badge.text;
  }

  /** Of the active cell only, so that it is in nobody's way. */
  private paintPencil(shown: boolean): void {
    if (shown === (this.pencil !== null)) return;
    this.pencil?.remove();
    this.pencil = shown ? createPencil() : null;
    if (this.pencil) this.labelled().before(this.pencil);
  }

  /** What a mouse drags to go on with the selected series, and a finger to select more; keys have their own. */
  private paintHandle(shown: boolean): void {
    if (shown === (this.handle !== null)) return;
    this.handle?.remove();
    this.handle = shown ? document.createElement('span') : null;
    if (!this.handle) return;
    this.handle.className = 'dg-handle';
    this.gui.append(this.handle);
  }

  /** The first cell of a row names it, indents it and folds it. */
  private paintRowHead(point: Point, cell: GridCell): void {
    const { model } = this.host;
    const row = model.row(point.row);
    setAttribute(this.element, 'role', cell.text === '' ? 'gridcell' : 'rowheader');
    if (row.depth !== this.depth) this.gui.style.setProperty('--depth', String(row.depth));
    this.depth = row.depth;
    this.gui.classList.toggle('dg-folds', model.toggle !== undefined);
    // A head without a value is a button, and names no row.
    this.paintView(row, model.equals === 'columns' && cell.value !== null ? cell.text : null);
    if (row.expanded === undefined) {
      this.chevron?.remove();
      this.chevron = null;
      return;
    }
    if (!this.chevron) {
      this.chevron = createChevron();
      this.gui.prepend(this.chevron);
    }
    setChevron(this.chevron, row.expanded, cell.text);
  }

  /** How columns are sorted and filtered by the row, and the button for that under its `name`. */
  private paintView({ kind, sorted, filtered }: GridRow, name: string | null): void {
    const label = this.labelled();
    label.classList.toggle('dg-filtered', filtered === true);
    if (sorted) label.dataset['sorted'] = sorted;
    else delete label.dataset['sorted'];
    const has = name !== null && kind !== 'group' && kind !== 'separator';
    label.classList.toggle('dg-with-menu', has);
    if (!has) {
      this.menu?.remove();
      this.menu = null;
      return;
    }
    if (!this.menu) {
      this.menu = createHeadMenu();
      this.gui.append(this.menu);
    }
    setHeadMenu(this.menu, name);
  }
}

/** Whether a text has its room in the narrowest column: '—'. */
function isBrief(text: string): boolean {
  return text.length <= BRIEF && textWidth(text) + AIR <= LEAST_WIDTH;
}
