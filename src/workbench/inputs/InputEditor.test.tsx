// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { Field } from '../../tool/index.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { sampleTool } from '../testing/sample.ts';
import { InputEditor } from './InputEditor.tsx';

afterEach(cleanup);

it('a number that is typed on the icon of a field’s help goes into the field', async () => {
  const session = new Session(sampleTool());
  const field = session.calculation.declaration.inputs['rate'] as Field;
  const help = { title: 'Tasa', text: 'Nominal.' };
  render(
    <SessionContext value={session}>
      <InputEditor id="rate" field={{ ...field, help }} />
    </SessionContext>,
  );
  const user = userEvent.setup();
  const icon = screen.getByRole('button', { name: 'Información sobre Tasa' });
  // On the way from the field before it by Tab.
  icon.focus();
  await user.keyboard('11,35');
  expect(session.calculation.value({ id: 'rate' })).toBe(11.35);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  // A letter is none of it, and neither is a key in the help itself.
  icon.focus();
  await user.keyboard('a{Enter}');
  screen.getByRole('button', { name: 'Cerrar' }).focus();
  await user.keyboard('7');
  expect(session.calculation.value({ id: 'rate' })).toBe(11.35);
});
