const CELL = '.ag-cell';
const IN_A_CELL = '.ag-cell, .ag-cell *';

/**
 * Tells of the cells that AG Grid puts into the page's markup and takes out of it. What they show is no part
 * of theirs: with a renderer of AG Grid React would draw each twice, with much to clean up after.
 */
export class BuiltCells {
  private readonly observer = new MutationObserver((records) => this.tell(records));

  constructor(
    private readonly root: HTMLElement,
    private readonly came: (cell: HTMLElement) => void,
    private readonly left: (cell: HTMLElement) => void,
  ) {
    this.observer.observe(root, { childList: true, subtree: true });
  }

  /** Tells at once, before the browser would. */
  look(): void {
    this.tell(this.observer.takeRecords());
  }

  disconnect(): void {
    this.observer.disconnect();
  }

  private tell(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (record.target instanceof Element && record.target.matches(IN_A_CELL)) continue;
      // A row that goes elsewhere is taken out and put in.
      eachCell(record.removedNodes, (cell) => this.root.contains(cell) || this.left(cell));
      eachCell(record.addedNodes, (cell) => this.root.contains(cell) && this.came(cell));
    }
  }
}

function eachCell(nodes: NodeList, act: (cell: HTMLElement) => unknown): void {
  nodes.forEach((node) => {
    if (!(node instanceof HTMLElement)) return;
    if (node.matches(CELL)) act(node);
    else node.querySelectorAll<HTMLElement>(CELL).forEach(act);
  });
}
