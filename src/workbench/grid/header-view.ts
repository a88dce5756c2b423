import type { IHeaderComp, IHeaderParams } from 'ag-grid-community';

export interface HeaderTexts {
  readonly header: string;
  readonly unit?: string;
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

  private paint({ header, unit }: HeaderTexts): void {
    this.gui.textContent = header;
    if (!unit) return;
    const small = document.createElement('span');
    small.className = 'dg-unit';
    small.textContent = unit;
    this.gui.append(' ', small);
  }
}
