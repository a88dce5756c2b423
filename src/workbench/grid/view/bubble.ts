import type { Said } from '../describe.ts';
import { placeAt, type Side } from '../place.ts';

/** A small box beside a cell: why an edit was refused, or what a value means. */
export class Bubble {
  private readonly layer: HTMLElement;
  private readonly element = document.createElement('div');
  private anchor: HTMLElement | null = null;
  private side: Side = 'above';
  /** Stays beside its cell where that moved. */
  readonly follow = (): void => {
    if (!this.anchor) return;
    if (this.anchor.isConnected) placeAt(this.element, this.anchor, this.side);
    else this.hide();
  };

  // Whatever is touched next, a dialog perhaps, must not stand below it.
  private readonly dismiss = (): void => this.hide();

  constructor(layer: HTMLElement, kind: 'refusal' | 'note') {
    this.layer = layer;
    this.element.className = `dg-bubble dg-${kind}`;
  }

  get shown(): boolean {
    return this.anchor !== null;
  }

  show(anchor: HTMLElement, { title, lines }: Said, side: Side): void {
    this.hide();
    const head = document.createElement('p');
    head.textContent = title;
    this.element.replaceChildren(head);
    if (lines.length > 0) this.element.append(listOf(lines));
    this.anchor = anchor;
    this.side = side;
    this.layer.append(this.element);
    placeAt(this.element, anchor, side);
    // What the edit brings onto the page may move the cell.
    requestAnimationFrame(this.follow);
    window.addEventListener('scroll', this.follow, { capture: true, passive: true });
    window.addEventListener('pointerdown', this.dismiss, { capture: true });
  }

  hide(): void {
    if (!this.anchor) return;
    this.anchor = null;
    this.element.remove();
    window.removeEventListener('scroll', this.follow, { capture: true });
    window.removeEventListener('pointerdown', this.dismiss, { capture: true });
  }
}

function listOf(lines: readonly string[]): HTMLElement {
  const list = document.createElement('ul');
  for (const line of lines) {
    const item = document.createElement('li');
    item.textContent = line;
    list.append(item);
  }
  return list;
}
