// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineTool, number } from '../../../tool/index.ts';
import { CaseWorkspace } from './case-workspace.ts';
import { useOpened } from './useOpened.ts';

const OWNER = 1;
const tool = defineTool({
  id: 'prueba',
  version: 1,
  title: 'Prueba',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  inputs: { amount: number('Monto', { initial: 1 }) },
  formulas: { double: number('Doble', 'amount * 2') },
});
const open = vi.fn<() => CaseWorkspace>(() => new CaseWorkspace(tool, OWNER));

interface Props {
  part: Promise<string>;
  owner: number;
}

/** A page whose part is still on its way when it has opened its cases. */
function Page({ part, owner }: Props) {
  const workspace = useOpened(tool, owner, open);
  const text = use(part);
  return <p>{`${text} ${JSON.stringify(workspace.open()?.session.document['amount'])}`}</p>;
}

async function show(owner: number) {
  const part = Promise.resolve('Monto');
  await act(async () =>
    render(
      <MemoryRouter>
        <Suspense>
          <Page part={part} owner={owner} />
        </Suspense>
      </MemoryRouter>,
    ),
  );
  await screen.findByText('Monto 1');
}

beforeEach(() => {
  localStorage.clear();
  open.mockClear();
});
afterEach(cleanup);

test('a page that is drawn again before it stands opens its cases once', async () => {
  await show(OWNER);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a page that stood, and another person, open them anew', async () => {
  await show(OWNER);
  cleanup();
  await show(OWNER);
  cleanup();
  await show(2);
  expect(open).toHaveBeenCalledTimes(3);
});
