// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { money } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { UiProvider } from '../../../ui/index.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { ScenariosView } from './ScenariosView.tsx';

afterEach(cleanup);

const tool = testTool({
  inputs: {
    price: money('Precio', { initial: 100 }),
    cost: money('Costo', { initial: 40 }),
    tax: money('Impuesto', { initial: 5 }),
  },
  formulas: { profit: money('Utilidad', 'price - cost - tax') },
  figures: ['profit'],
});

function Sample() {
  const [session] = useState(() => new Session(tool));
  return (
    <UiProvider>
      <SessionContext value={session}>
        <ScenariosView asked={{ view: 'scenarios' }} onAsk={() => {}} />
      </SessionContext>
    </UiProvider>
  );
}

const focused = () => document.activeElement;

test('who chooses an input of a scenario types its value next, and goes on where one is taken away', async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.click(screen.getByRole('button', { name: 'Nuevo escenario' }));
  const picker = () => screen.getByLabelText('Cambiar un dato');
  for (const [name, typed] of [
    ['Costo', '52'],
    ['Impuesto', '9'],
  ] as const) {
    await user.selectOptions(picker(), name);
    expect(focused()).toBe(screen.getByRole('textbox', { name }));
    await user.keyboard(`{Control>}a{/Control}${typed}`);
  }
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Costo' }).value).toBe('52');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Impuesto' }).value).toBe('9');
  await user.click(screen.getByLabelText('Quitar Costo'));
  expect(focused()).toBe(screen.getByLabelText('Quitar Impuesto'));
  await user.click(screen.getByLabelText('Quitar Impuesto'));
  expect(focused()).toBe(picker());
});
