import { afterEach, describe, expect, it } from 'vitest';
import { isShortcut, keyNames, type PressedKeys, pressesKeys } from './keys.ts';
import { type Command, registerCommands, registeredCommands } from './registry.ts';

const NO_KEYS = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const pressed = (key: string, held: Partial<PressedKeys> = {}) => ({ ...NO_KEYS, ...held, key });

describe('keys', () => {
  it('are those that are held, and no others', () => {
    expect(pressesKeys('Ctrl+Z', pressed('z', { ctrlKey: true }))).toBe(true);
    expect(pressesKeys('Ctrl+Z', pressed('z', { metaKey: true }))).toBe(true);
    expect(pressesKeys('Ctrl+Z', pressed('Z', { ctrlKey: true, shiftKey: true }))).toBe(false);
    expect(pressesKeys('Ctrl+Z', pressed('z'))).toBe(false);
    expect(pressesKeys('F2', pressed('F2', { altKey: true }))).toBe(false);
  });

  it('know a sign by what is typed, which takes Shift on some keyboards', () => {
    expect(pressesKeys('?', pressed('?', { shiftKey: true }))).toBe(true);
    expect(pressesKeys('?', pressed('?'))).toBe(true);
    expect(pressesKeys('Ctrl++', pressed('+', { ctrlKey: true, shiftKey: true }))).toBe(true);
    expect(pressesKeys('Ctrl++', pressed('+'))).toBe(false);
  });

  it('know the bracket where a keyboard in Spanish has an accent', () => {
    const accent = { key: 'Dead', code: 'BracketLeft' };
    expect(pressesKeys('Ctrl+[', pressed('[', { ctrlKey: true }))).toBe(true);
    expect(pressesKeys('Ctrl+[', { ...pressed('´', { ctrlKey: true }), ...accent })).toBe(true);
    expect(pressesKeys('Ctrl+[', { ...pressed('´'), ...accent })).toBe(false);
    expect(pressesKeys('Ctrl+Z', { ...pressed('´', { ctrlKey: true }), ...accent })).toBe(false);
    // On a Mac that is the browser's way back.
    expect(pressesKeys('Ctrl+[', pressed('[', { metaKey: true }))).toBe(false);
  });

  it('are called as on a keyboard in Spanish', () => {
    expect(keyNames('Ctrl+Shift+Delete')).toEqual(['Ctrl', 'Mayús', 'Supr']);
    expect(keyNames('?')).toEqual(['?']);
    expect(keyNames('Ctrl++')).toEqual(['Ctrl', '+']);
  });

  it('that type something are no shortcut where somebody types', () => {
    expect(['?', 'Ctrl+K', 'F1', 'Delete'].map(isShortcut)).toEqual([false, true, true, false]);
  });
});

describe('the registry', () => {
  const stops: (() => void)[] = [];
  const add = (...commands: readonly Command[]) => {
    const stop = registerCommands(() => commands);
    stops.push(stop);
    return stop;
  };
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  const command = (id: string, label: string): Command => ({ id, label, group: 'Prueba' });

  it('has what the places that stand have registered, the innermost first', () => {
    add(command('undo', 'Deshacer en la página'), command('find', 'Buscar'));
    const leave = add(command('undo', 'Deshacer en el borrador'));
    const labels = () => registeredCommands().map(({ label }) => label);
    expect(labels()).toEqual(['Deshacer en el borrador', 'Buscar']);
    leave();
    expect(labels()).toEqual(['Deshacer en la página', 'Buscar']);
  });
});
