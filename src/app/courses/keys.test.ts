// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { commandOf, placeOf } from './keys.ts';

function place(html: string): string {
  const host = document.createElement('div');
  host.innerHTML = html;
  return placeOf(host.querySelector('[data-here]'));
}

describe('keys of the video', () => {
  it('play, skip, mute, fill the screen and go to tenths', () => {
    expect(commandOf(' ', 'page')).toEqual({ type: 'toggle' });
    expect(commandOf('K', 'page')).toEqual({ type: 'toggle' });
    expect(commandOf('ArrowRight', 'page')).toEqual({ type: 'skip', seconds: 5 });
    expect(commandOf('j', 'page')).toEqual({ type: 'skip', seconds: -10 });
    expect(commandOf('m', 'page')).toEqual({ type: 'mute' });
    expect(commandOf('f', 'page')).toEqual({ type: 'fullscreen' });
    expect(commandOf('7', 'page')).toEqual({ type: 'goTo', share: 0.7 });
    expect(commandOf('x', 'page')).toBeNull();
  });

  it('are never taken from a field', () => {
    expect(commandOf('k', 'field')).toBeNull();
    expect(commandOf('5', 'field')).toBeNull();
  });

  it('leave a button its space and a tab its arrows', () => {
    expect(commandOf(' ', 'control')).toBeNull();
    expect(commandOf('ArrowLeft', 'control')).toBeNull();
    expect(commandOf('l', 'control')).toEqual({ type: 'skip', seconds: 10 });
  });

  it('know where they are pressed', () => {
    expect(place('<input data-here>')).toBe('field');
    expect(place('<div role="treegrid"><span data-here></span></div>')).toBe('field');
    expect(place('<button><b data-here></b></button>')).toBe('control');
    expect(place('<video data-here></video>')).toBe('control');
    expect(place('<p data-here></p>')).toBe('page');
    expect(placeOf(document)).toBe('page');
  });
});
