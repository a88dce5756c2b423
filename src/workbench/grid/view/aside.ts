import { Bubble } from './bubble.ts';
import type { Said } from '../describe.ts';
import type { Side } from '../place.ts';

const NOTE_DELAY = 600;

/** What is said beside the cells: refusals, notes and the live region of screen readers. */
export class Aside {
  private readonly status: HTMLElement;
  private readonly refusal: Bubble;
  private readonly note: Bubble;
  private timer = 0;

  constructor(layer: HTMLElement, status: HTMLElement) {
    this.status = status;
    this.refusal = new Bubble(layer, 'refusal');
    this.note = new Bubble(layer, 'note');
  }

  announce(text: string): void {
    this.status.textContent = text;
  }

  refuse(anchor: HTMLElement, said: Said): void {
    this.hide();
    this.refusal.show(anchor, said, 'above');
    this.announce([said.title, ...said.lines].join(' '));
  }

  showNote(anchor: HTMLElement, said: Said, side: Side): void {
    if (!this.refusal.shown) this.note.show(anchor, said, side);
  }

  /** For those who never hover: `show` runs after a pause on a cell. */
  noteAfterPause(show: () => void): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(show, NOTE_DELAY);
  }

  hideNote(): void {
    window.clearTimeout(this.timer);
    this.note.hide();
  }

  /** The cells may have other places now. */
  follow(): void {
    this.note.follow();
    this.refusal.follow();
  }

  /** True where there was a refusal to hide. */
  hide(): boolean {
    this.hideNote();
    const { shown } = this.refusal;
    this.refusal.hide();
    return shown;
  }
}
