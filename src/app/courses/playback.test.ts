import { describe, expect, it } from 'vitest';
import { end, isNearEnd, moveTo, offers, type Playback, START } from './playback.ts';

const DURATION = 100;
const play = (state: Playback, ...seconds: readonly number[]) =>
  seconds.reduce((before, at) => moveTo(before, at, DURATION), state);

describe('the last 15 seconds', () => {
  it('begin when 15 seconds remain, not earlier', () => {
    expect(isNearEnd(84.99, DURATION)).toBe(false);
    expect(isNearEnd(85, DURATION)).toBe(true);
    expect(isNearEnd(100, DURATION)).toBe(true);
  });

  it('are unknown while the duration is', () => {
    expect(isNearEnd(0, Number.NaN)).toBe(false);
    expect(isNearEnd(40, Number.POSITIVE_INFINITY)).toBe(false);
  });

  it('are the whole of a video that is no longer than that', () => {
    expect(isNearEnd(0, 12)).toBe(true);
  });
});

describe('playing a lesson', () => {
  it('marks it once, and stays marked when somebody goes back', () => {
    expect(play(START, 10, 84).isMarked).toBe(false);
    const near = play(START, 84, 86);
    expect(near).toEqual({ isMarked: true, isNearEnd: true, hasEnded: false });
    expect(play(near, 20)).toEqual({ isMarked: true, isNearEnd: false, hasEnded: false });
  });

  it('is the same object while nothing changes, so that nothing is drawn anew', () => {
    const near = play(START, 90);
    expect(play(near, 91, 92)).toBe(near);
    expect(play(START, 3, 4)).toBe(START);
  });

  it('has not ended any more once somebody goes back', () => {
    expect(play(end(), 99).hasEnded).toBe(true);
    expect(play(end(), 50)).toEqual({ isMarked: true, isNearEnd: false, hasEnded: false });
  });
});

describe('the buttons to the next lesson', () => {
  const near = play(START, 90);

  it('float near the end where the next lesson is known', () => {
    expect(offers(near, 'dos')).toEqual({ floating: true, inline: false });
    expect(offers(near, undefined)).toEqual({ floating: false, inline: false });
    expect(offers(START, 'dos')).toEqual({ floating: false, inline: false });
  });

  it('stand in the page after the end, also while the next lesson is not known yet', () => {
    expect(offers(end(), 'dos')).toEqual({ floating: false, inline: true });
    expect(offers(end(), undefined)).toEqual({ floating: false, inline: true });
  });

  it('are not there after the last lesson', () => {
    expect(offers(near, null)).toEqual({ floating: false, inline: false });
    expect(offers(end(), null)).toEqual({ floating: false, inline: false });
  });
});
