import { expect, test } from 'vitest';
import { keepingText } from './texts.ts';

const saved = { state: 'saved', notice: null } as unknown as Parameters<typeof keepingText>[0];

test('what keeps a case from the account begins what is said of it', () => {
  expect(keepingText(saved, false, 'synced')).toBe('Guardado en tu cuenta');
  expect(keepingText(saved, false, 'offline')).toBe('Sin conexión · guardado en este equipo');
  expect(keepingText(saved, false, 'full')).toBe('Tu cuenta está llena · guardado en este equipo');
});
