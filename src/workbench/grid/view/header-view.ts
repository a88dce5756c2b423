import type { IHeaderComp, IHeaderParams } from 'ag-grid-community';
import type { GridColumn } from '../model.ts';
import {
  createChevron,
  createHeadMenu,
  createHeadRemove,
  setChevron,
  setHeadMenu,
} from './cell-buttons.ts';

interface HeaderParams {
  readonly shown: GridColumn;
}

/** A column's header: its name, its unit in small print, and what folds others into it. */
export class HeaderView implements IHeaderComp {
  private readonly gui = document.createElement('span');

  init(params: IHeaderParams & HeaderParams): void {
    this.gui.className = 'dg-header';
    this.paint(params);
  }

  getGui(): HTMLElement {
    return this.gui;
  }

  refresh(params: IHeaderParams & HeaderParams): boolean {
    this.paint(params);
    return true;
  }

  private paint({ shown, eGridHeader }: IHeaderParams & HeaderParams): void {
    const { header, unit, help, expanded, now } = shown;
    this.gui.textContent = header;
    // An empty corner heads nothing: a header without a name would say so to no one.
    eGridHeader.setAttribute('role', header === '' ? 'gridcell' : 'columnheader');
    this.gui.classList.toggle('dg-helped', help !== undefined && expanded === undefined);
    if (help) eGridHeader.setAttribute('aria-description', help);
    else eGridHeader.removeAttribute('aria-description');
    if (now) eGridHeader.setAttribute('aria-current', 'date');
    else eGridHeader.removeAttribute('aria-current');
    if (expanded !== undefined) {
      const chevron = createChevron();
      setChevron(chevron, expanded, header);
      this.gui.prepend(chevron);
    }
    if (unit) {
      const small = document.createElement('span');
      small.className = 'dg-unit';
      small.textContent = `(${unit})`;
      this.gui.append(' ', small);
    }
    this.paintView(shown, eGridHeader);
  }

  /** How the column sorts and filters its table, and the button for that. */
  private paintView(
    { header, menu, removes, sorted, filtered }: GridColumn,
    head: HTMLElement,
  ): void {
    if (sorted) head.setAttribute('aria-sort', sorted);
    else head.removeAttribute('aria-sort');
    this.gui.classList.toggle('dg-filtered', filtered === true);
    if (sorted) this.gui.dataset['sorted'] = sorted;
    else delete this.gui.dataset['sorted'];
    this.gui.classList.toggle('dg-menued', menu === true);
    if (menu) {
      const button = createHeadMenu();
      setHeadMenu(button, header);
      this.gui.append(button);
    }
    if (removes) this.gui.append(createHeadRemove(header));
  }
}
