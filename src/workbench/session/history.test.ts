import { describe, expect, it } from 'vitest';
import type { Document } from '../../tool/index.ts';
import { History } from './history.ts';

const start = (): History => new History({ years: 20, rate: 12 });
const set = (key: string, value: number) => (draft: Document) => {
  (draft as Record<string, unknown>)[key] = value;
};

describe('History', () => {
  it('takes steps back and forth, by their names', () => {
    const history = start();
    history.edit('Plazo', set('years', 15));
    history.edit('Tasa', set('rate', 9));
    expect(history.undoLabel).toBe('Tasa');
    history.undo();
    expect(history.document).toEqual({ years: 15, rate: 12 });
    expect([history.undoLabel, history.redoLabel]).toEqual(['Plazo', 'Tasa']);
    history.redo();
    expect(history.document).toEqual({ years: 15, rate: 9 });
    expect(history.redo()).toBe(false);
  });

  it('has no step for an edit that changes nothing', () => {
    const history = start();
    expect(history.edit('Nada', set('years', 20))).toBe('nothing');
    expect(history.undo()).toBe(false);
  });

  it('forgets what was undone once something else is done', () => {
    const history = start();
    history.edit('Plazo', set('years', 15));
    history.undo();
    history.edit('Tasa', set('rate', 9));
    expect(history.redoLabel).toBeUndefined();
    expect(history.document).toEqual({ years: 20, rate: 9 });
  });

  it('makes one step of edits under one key, until it is sealed', () => {
    const history = start();
    expect(history.edit('Plazo', set('years', 1), 'typing:years')).toBe('step');
    expect(history.edit('Plazo', set('years', 15), 'typing:years')).toBe('merged');
    history.seal();
    expect(history.edit('Plazo', set('years', 16), 'typing:years')).toBe('step');
    history.undo();
    expect(history.document).toEqual({ years: 15, rate: 12 });
    history.undo();
    expect(history.document).toEqual({ years: 20, rate: 12 });
    history.redo();
    expect(history.document).toEqual({ years: 15, rate: 12 });
  });

  it('discards what is being typed as if it never was', () => {
    const history = start();
    history.edit('Tasa', set('rate', 9));
    history.edit('Plazo', set('years', 4), 'typing:years');
    expect(history.discard('typing:rate')).toBe(false);
    expect(history.discard('typing:years')).toBe(true);
    expect(history.document).toEqual({ years: 20, rate: 9 });
    expect([history.undoLabel, history.redoLabel]).toEqual(['Tasa', undefined]);
    expect(history.discard('typing:years')).toBe(false);
  });

  it('names a document by the same number wherever undo and redo lead to it', () => {
    const history = start();
    const initial = history.state;
    history.edit('Plazo', set('years', 4), 'typing:years');
    const half = history.state;
    history.edit('Plazo', set('years', 15), 'typing:years');
    const typed = history.state;
    expect(new Set([initial, half, typed]).size).toBe(3);
    history.seal();
    expect(history.state).toBe(typed);
    history.undo();
    expect(history.state).toBe(initial);
    history.redo();
    expect(history.state).toBe(typed);
  });

  it('keeps the last 500 steps, and knows that the first document is out of reach', () => {
    const history = start();
    const initial = history.state;
    for (let i = 1; i <= 510; i++) history.edit('Tasa', set('rate', i * 100));
    let steps = 0;
    while (history.undo()) steps++;
    expect(steps).toBe(500);
    expect(history.document).toEqual({ years: 20, rate: 1000 });
    expect(history.state).not.toBe(initial);
  });
});
