// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { ImportDialog } from './ImportDialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['a keyboard', false, 'copia.json trae otros datos. Puedes deshacerlo con Ctrl+Z.'],
  ['a phone', true, 'copia.json trae otros datos. Puedes deshacerlo.'],
])('says how it is taken back on %s', (_, isPhone, text) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(
    <UiProvider>
      <ImportDialog
        name="copia.json"
        changes={[]}
        added={[]}
        notices={[]}
        onReplace={() => {}}
        onClose={() => {}}
      />
    </UiProvider>,
  );
  expect(screen.getByText(text)).toBeDefined();
});
