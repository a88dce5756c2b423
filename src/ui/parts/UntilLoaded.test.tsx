// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';
import { UntilLoaded } from './UntilLoaded.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** A part that arrives when it is told to. */
function part(text: string) {
  let arrive = () => {};
  const Part = lazyPart(
    () =>
      new Promise<() => string>((resolve) => {
        arrive = () => resolve(() => text);
      }),
  );
  return { Part, arrive: () => arrive() };
}

const turns = async () => {
  for (let count = 0; count < 10; count += 1) await turn();
};

test('what arrives in steps is shown as it does, without a wait between them', async () => {
  // Within `act` React doesn't wait, as it does for a person; its wait is a timer, and none ends here.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const page = part('Página ');
  const table = part('Tabla');
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <UntilLoaded waiting="Cargando">
      <page.Part />
      <UntilLoaded waiting="…">
        <table.Part />
      </UntilLoaded>
    </UntilLoaded>,
  );
  await turns();
  expect(place.textContent).toBe('Cargando');
  page.arrive();
  await turns();
  expect(place.textContent).toBe('Página …');
  table.arrive();
  await turns();
  expect(place.textContent).toBe('Página Tabla');
  root.unmount();
});
