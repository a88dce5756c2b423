import { expect, test } from 'vitest';
import { keepingText, keptState } from './texts.ts';

const saved = { state: 'saved', notice: null } as unknown as Parameters<typeof keepingText>[0];

test('what keeps a case from the account begins what is said of it', () => {
  expect(keepingText(saved, false, 'synced')).toBe('Guardado en tu cuenta');
  expect(keepingText(saved, false, 'offline')).toBe('Sin conexión · guardado en este equipo');
  expect(keepingText(saved, false, 'full')).toBe('Tu cuenta está llena · guardado en este equipo');
});

test('a mark of three tells where a case is, where its words have no room', () => {
  expect(keptState(saved, false, 'synced')).toBe('kept');
  expect(keptState(saved, false, null)).toBe('kept');
  expect(keptState(saved, false, 'pending')).toBe('underway');
  expect(keptState(saved, false, 'offline')).toBe('apart');
  expect(keptState({ ...saved, state: 'full' }, false, 'synced')).toBe('apart');
});
