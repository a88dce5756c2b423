import { describe, expect, it } from 'vitest';
import { commandOf, isInSight } from './keys.ts';

describe('commandOf', () => {
  it('knows the keys of a player', () => {
    expect(commandOf(' ')).toEqual({ type: 'toggle' });
    expect(commandOf('K')).toEqual({ type: 'toggle' });
    expect(commandOf('ArrowLeft')).toEqual({ type: 'skip', seconds: -5 });
    expect(commandOf('l')).toEqual({ type: 'skip', seconds: 10 });
    expect(commandOf('7')).toEqual({ type: 'goTo', share: 0.7 });
    expect(commandOf('f')).toEqual({ type: 'fullscreen' });
  });

  it('knows no others', () => {
    for (const key of ['Tab', 'Enter', 'a', 'F5', 'ArrowUp', '']) expect(commandOf(key)).toBeNull();
  });
});

describe('isInSight', () => {
  it.each([
    [{ top: 0, bottom: 200 }, true],
    [{ top: -100, bottom: 100 }, true],
    [{ top: -180, bottom: 20 }, false],
    [{ top: 740, bottom: 940 }, true],
    [{ top: 760, bottom: 960 }, false],
    [{ top: -400, bottom: -200 }, false],
    [{ top: 900, bottom: 1100 }, false],
  ])('%o in a window of 800: %s', (video, seen) => {
    expect(isInSight(video, 800)).toBe(seen);
  });

  it('is a video that is larger than the window', () => {
    expect(isInSight({ top: -100, bottom: 900 }, 800)).toBe(true);
  });
});
