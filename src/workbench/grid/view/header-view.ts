import type { IHeaderComp, IHeaderParams } from 'ag-grid-community';

export interface HeaderTexts {
  readonly header: string;
  readonly unit?: string;
  readonly help?: string;
}

/** A column's header: its name, and its unit in small print. */
export class HeaderView implements IHeaderComp {
  private readonly gui = document.createElement('span');

  init(params: IHeaderParams & HeaderTexts): void {
    this.gui.className = 'dg-header';
    this.paint(params);
  }

  getGui(): HTMLElement {
    return this.gui;
  }

  refresh(params: IHeaderParams & HeaderTexts): boolean {
    this.paint(params);
    return true;
  }

  private paint({ header, unit, help, eGridHeader }: IHeaderParams & HeaderTexts): void {
    this.gui.textContent = header;
    // An empty corner heads nothing: a header without a name would say so to no one.
    eGridHeader.setAttribute('role', header === '' ? 'gridcell' : 'columnheader');
    this.gui.classList.toggle('dg-helped', help !== undefined);
    if (help) eGridHeader.setAttribute('aria-description', help);
    else eGridHeader.removeAttribute('aria-description');
    if (!unit) return;
    const small = document.createElement('span');
    small.className = 'dg-unit';
    small.textContent = `(${unit})`;
    this.gui.append(' ', small);
  }
}
