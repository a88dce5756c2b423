import { describe, expect, it } from 'vitest';
import { integer, money, percent, text } from '../../tool/index.ts';
import { sampleTool } from '../testing/sample.ts';
import { readTyped } from './readTyped.ts';
import { sameRef } from './sameRef.ts';
import { Session } from './session.ts';

const value = (session: Session, id: string) => session.calculation.value({ id });

describe('Session', () => {
  it('computes what depends on an edit, and takes it back', () => {
    const session = new Session(sampleTool());
    expect(value(session, 'total')).toBe(305);
    expect(session.type({ id: 'years' }, '4')).toBeNull();
    expect(value(session, 'total')).toBe(405);
    expect(session.undoLabel).toBe('Plazo: 3 → 4');
    session.undo();
    expect(value(session, 'total')).toBe(305);
    session.redo();
    expect(value(session, 'total')).toBe(405);
  });

  it('keeps the old value where the new one is refused', () => {
    const session = new Session(sampleTool());
    expect(session.type({ id: 'years' }, '31')).toBe('31 supera el máximo 30');
    expect(session.type({ id: 'years' }, 'dos')).toBe('«dos» no es un número');
    expect(session.type({ id: 'interest' }, '1')).toBe('no se puede editar');
    expect(value(session, 'years')).toBe(3);
    expect(session.edited).toBe(false);
  });

  it('is edited until undone or saved', () => {
    const session = new Session(sampleTool());
    session.type({ id: 'years' }, '4');
    expect(session.edited).toBe(true);
    session.undo();
    expect(session.edited).toBe(false);
    session.redo();
    session.markSaved();
    expect(session.edited).toBe(false);
    session.undo();
    expect(session.edited).toBe(true);
  });

  it('says by how much the last edit moved a figure, from before the first key', () => {
    const session = new Session(sampleTool());
    expect(session.moved('total')).toBeNull();
    session.type({ id: 'years' }, '1', 'typing:years');
    session.type({ id: 'years' }, '10', 'typing:years');
    expect(session.moved('total')).toBe(700);
    session.discard('typing:years');
    expect(value(session, 'years')).toBe(3);
    expect(session.undoLabel).toBeUndefined();
    expect(session.moved('total')).toBeNull();
  });

  it('lists what was done, the last first, and goes back to any of it', () => {
    const session = new Session(sampleTool());
    session.type({ id: 'years' }, '1', 'typing:years');
    session.type({ id: 'years' }, '12', 'typing:years');
    session.set({ id: 'fees' }, false);
    session.type({ id: 'amount' }, '');
    session.edit('Mover', (draft) => void (draft['homes'] as unknown as unknown[]).reverse());
    session.type({ id: 'rate' }, 'mucho');
    expect(session.undoLabels(9)).toEqual(['Mover', 'Con gastos: Sí → No', 'Plazo: 3 → 12']);
    expect(session.undoLabels(1)).toEqual(['Mover']);
    session.undoSteps(2);
    expect(session.undoLabels(9)).toEqual(['Plazo: 3 → 12']);
    expect(session.refused).toEqual([]);
    // A value that was refused in between comes back too.
    expect(session.redoLabels(9)).toEqual(['Con gastos: Sí → No', 'Mover']);
    session.redoSteps(2);
    expect(session.redoLabels(9)).toEqual([]);
    session.redo();
    expect(session.refused.map(({ text }) => text)).toEqual(['', 'mucho']);
    expect(session.undoLabels(9)).toHaveLength(3);
    session.undoSteps(9);
    expect(session.document).toEqual(sampleTool().document.initial());
  });

  it('names a step of one value by what it was and is, of several by what was done', () => {
    const session = new Session(sampleTool());
    session.set({ id: 'price', table: 'homes', row: 1 }, 300);
    expect(session.undoLabel).toBe('Precio · Sur: $\u00a0251 → $\u00a0300');
    session.set({ id: 'price', table: 'homes', row: 1 }, null);
    expect(session.undoLabel).toBe('Precio · Sur: $\u00a0300 → vacío');
    const price = (row: number, value: number) => ({
      ref: { id: 'price', table: 'homes', row },
      value,
    });
    session.write(null, [price(0, 120), price(1, 90)]);
    expect(session.undoLabel).toMatch(
      /^Precio · [^·]+: .+ → \$\s120 · Precio · Sur: vacío → \$\s90$/,
    );
    // What stays as it is isn't said.
    session.write(null, [price(0, 120), price(1, 95)]);
    expect(session.undoLabel).toBe('Precio · Sur: $\u00a090 → $\u00a095');
  });

  it('replaces the whole document in one step', () => {
    const session = new Session(sampleTool());
    session.replace('Importar', { ...session.document, years: 7, homes: [] });
    expect(value(session, 'years')).toBe(7);
    expect(value(session, 'value')).toBe(0);
    session.undo();
    expect(session.document).toEqual(sampleTool().document.initial());
  });

  it('follows formulas and finds the way back', () => {
    const session = new Session(sampleTool());
    session.select({ id: 'total' }, null, 'months');
    session.follow({ id: 'interest' });
    session.follow({ id: 'amount' });
    expect(session.back()).toEqual({ ref: { id: 'interest' } });
    expect(session.selected).toEqual({ id: 'interest' });
    // To the sheet too in which it was looked at, also after an edit.
    session.type({ id: 'years' }, '4');
    expect(session.back()).toEqual({ ref: { id: 'total' }, sheet: 'months' });
    session.select({ id: 'total' }, null, 'years');
    session.follow({ id: 'interest' });
    expect(session.back()).toEqual({ ref: { id: 'total' }, sheet: 'years' });
    session.follow({ id: 'interest' });
    expect(session.canGoBack).toBe(true);
    session.select({ id: 'fee' });
    expect(session.canGoBack).toBe(false);
    expect(session.back()).toBeNull();
    expect(session.selected).toEqual({ id: 'fee' });
  });

  it('looks away from a record that is gone', () => {
    const session = new Session(sampleTool());
    session.select({ id: 'price', table: 'homes', row: 1 });
    session.edit('Eliminar Casa', (draft) => {
      (draft as unknown as { homes: unknown[] }).homes.pop();
    });
    expect(session.selected).toBeNull();
    session.select({ id: 'price', table: 'homes', row: 0 });
    session.type({ id: 'years' }, '5');
    expect(session.selected).toEqual({ id: 'price', table: 'homes', row: 0 });
  });

  it('tells its listeners of changes, and of nothing else', () => {
    const session = new Session(sampleTool());
    const before = session.revision();
    let told = 0;
    const stop = session.subscribe(() => told++);
    session.type({ id: 'years' }, '3');
    session.select(null);
    session.undo();
    expect(told).toBe(0);
    session.type({ id: 'years' }, '5');
    session.select({ id: 'years' });
    expect(told).toBe(2);
    stop();
    session.undo();
    expect(told).toBe(2);
    expect(session.revision()).toBeGreaterThan(before);
  });
});

describe('readTyped', () => {
  it('takes a text without a number for what its field says, and still refuses a wrong number', () => {
    const rate = percent('Tasa', { otherwise: 0 });
    for (const text of ['abc', '', ' ', '%']) expect(readTyped(rate, text)).toEqual({ value: 0 });
    expect(readTyped(rate, '12,5')).toEqual({ value: 12.5 });
    expect(readTyped(rate, '-')).toMatchObject({ unfinished: true });
    expect(readTyped(rate, '150')).toEqual({ error: '150 supera el máximo 100' });
    expect(readTyped(rate, '12 abc')).toHaveProperty('error');
  });

  it('reads a value or says what is wrong with it', () => {
    expect(readTyped(money('M'), '$ 1.250.000')).toEqual({ value: 1_250_000 });
    expect(readTyped(money('M', { max: 10 }), '1.250')).toEqual({
      error: '1.250 supera el máximo 10',
    });
    expect(readTyped(percent('P'), '12,5 %')).toEqual({ value: 12.5 });
    expect(readTyped(percent('P'), '-1')).toEqual({ error: '−1 está por debajo del mínimo 0' });
    expect(readTyped(integer('I'), '2,5')).toEqual({ error: '2,5 debe ser un número entero' });
  });

  it('takes an emptied field for what its kind calls empty', () => {
    expect(readTyped(money('M'), ' ')).toEqual({ error: 'no se puede dejar en blanco' });
    expect(readTyped(money('M', { optional: true }), '')).toEqual({ value: null });
    expect(readTyped(money('M', { initial: null }), '')).toEqual({ value: null });
    expect(readTyped(text('T'), '')).toEqual({ value: '' });
  });
});

describe('sameRef', () => {
  it('compares all parts', () => {
    expect(sameRef({ id: 'a' }, { id: 'a' })).toBe(true);
    expect(sameRef({ id: 'a', table: 't', row: 0 }, { id: 'a', table: 't', row: 0 })).toBe(true);
    expect(sameRef({ id: 'a', table: 't', row: 0 }, { id: 'a', table: 't' })).toBe(false);
    expect(sameRef(null, null)).toBe(true);
    expect(sameRef({ id: 'a' }, null)).toBe(false);
  });
});
