// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { testTool } from '../../tool/testing/sample.ts';
import { UiProvider } from '../../ui/index.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { CompareTable } from './CompareTable.tsx';
import type { CompareRow } from './rows.ts';

const row = (label: string): CompareRow => ({
  key: label,
  label,
  cells: [{ text: '1', value: 1, difference: null }],
});

test('of many inputs the first are shown, and the others where they are asked for', async () => {
  const inputs = Array.from({ length: 39 }, (_, at) => row(`Canon ${at + 1}`));
  render(
    <UiProvider>
      <SessionContext value={new Session(testTool({ inputs: {} }))}>
        <CompareTable name="Casos" heads={['Caso']} inputs={inputs} figures={[row('Cap rate')]} />
      </SessionContext>
    </UiProvider>,
  );
  const canons = () => screen.getAllByRole('rowheader', { name: /^Canon/ }).length;
  expect(canons()).toBe(12);
  expect(screen.getByRole('rowheader', { name: 'Cap rate' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Ver los otros 27' }));
  expect(canons()).toBe(39);
  expect(screen.queryByRole('button', { name: /^Ver/ })).toBeNull();
});
