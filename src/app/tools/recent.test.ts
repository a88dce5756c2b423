// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { noteOpened, recentTools } from './recent.ts';

beforeEach(() => localStorage.clear());

describe('tools opened last', () => {
  it('are named once each, the latest first, six at most', () => {
    for (const id of ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g']) noteOpened(1, id);
    expect(recentTools(1)).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
  });

  it('are those of one person', () => {
    noteOpened(1, 'a');
    expect(recentTools(2)).toEqual([]);
  });

  it('are none where what is kept makes no sense', () => {
    localStorage.setItem('abaco.recientes:1', '{broken');
    expect(recentTools(1)).toEqual([]);
    noteOpened(1, 'a');
    expect(recentTools(1)).toEqual(['a']);
  });
});
