// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { Listeners } from './listeners.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const paint = (): void => void vi.runAllTimers();

function open() {
  const listeners = new Listeners();
  const told: string[] = [];
  listeners.subscribe(() => told.push('all'));
  listeners.subscribePage(() => told.push('page'));
  listeners.subscribeAfterPaint(() => told.push('follower'));
  return { listeners, told };
}

describe('those who are told of a change', () => {
  it('are told at once, and who follows once for all changes of a frame', () => {
    const { listeners, told } = open();
    listeners.tell();
    listeners.tell();
    expect(told).toEqual(['all', 'page', 'all', 'page']);
    paint();
    expect(told.slice(4)).toEqual(['follower']);
    paint();
    expect(told).toHaveLength(5);
  });

  it('draw the page after the cells that were typed', () => {
    const { listeners, told } = open();
    expect(listeners.ahead(() => (listeners.tell(), 5))).toBe(5);
    expect(told).toEqual(['all']);
    paint();
    expect(told).toEqual(['all', 'page', 'follower']);
  });

  it('draw the page at once after any other change meanwhile, and not again', () => {
    const { listeners, told } = open();
    listeners.ahead(() => listeners.tell());
    listeners.tell();
    expect(told).toEqual(['all', 'all', 'page']);
    paint();
    expect(told).toEqual(['all', 'all', 'page', 'follower']);
  });

  it('do later what changes more, before the page is drawn, once each', () => {
    const { listeners, told } = open();
    const select = () => {
      told.push('select');
      listeners.tell();
    };
    listeners.ahead(() => listeners.tell());
    listeners.later(select);
    listeners.later(select);
    expect(told).toEqual(['all']);
    paint();
    expect(told).toEqual(['all', 'select', 'all', 'page', 'follower']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are told again after something later failed', () => {
    const { listeners, told } = open();
    listeners.later(() => {
      throw new Error('no');
    });
    expect(paint).toThrow('no');
    listeners.tell();
    paint();
    expect(told).toEqual(['all', 'page', 'follower']);
  });

  it('wait no longer after an edit that failed', () => {
    const { listeners, told } = open();
    const fail = () => {
      throw new Error('no');
    };
    expect(() => listeners.ahead(fail)).toThrow('no');
    listeners.tell();
    expect(told).toEqual(['all', 'page']);
  });
});

test('who waits for what is drawn comes after those who follow, and at once where nobody is behind', async () => {
  const { listeners, told } = open();
  listeners.settled(() => told.push('settled'));
  listeners.later(() => listeners.tell());
  expect(listeners.isBehind).toBe(true);
  listeners.settled(() => told.push('settled'));
  expect(told).toEqual(['settled']);
  paint();
  await Promise.resolve();
  expect(told).toEqual(['settled', 'all', 'page', 'follower', 'settled']);
  expect(listeners.isBehind).toBe(false);
});
