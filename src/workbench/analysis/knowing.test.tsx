// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { money } from '../../tool/index.ts';
import { testTool } from '../../tool/testing/sample.ts';
import { Session } from '../session/session.ts';
import { SessionContext, useSession } from '../session/useSession.ts';
import { useRead } from './knowing.ts';

afterEach(cleanup);

const IDS = Array.from({ length: 40 }, (_, at) => `cost${at}`);

const sessionOf = () =>
  new Session(
    testTool({
      inputs: Object.fromEntries(IDS.map((id) => [id, money(id, { initial: 100 })])),
      formulas: { total: money('Total', `sum(${IDS.join(', ')})`) },
      figures: ['total'],
    }),
  );

/** Each time another object, as a question is that was never asked. */
function Sample({ inputs }: { inputs: readonly string[] }) {
  const session = useSession();
  const read = useRead(session, null, inputs, () => ({
    total: session.calculation.value({ id: 'total' }),
  }));
  return <p>{read ? `total ${String(read.total)}` : 'nada todavía'}</p>;
}

const show = (session: Session, inputs: readonly string[]) =>
  render(
    <SessionContext value={session}>
      <Sample inputs={inputs} />
    </SessionContext>,
  );

test('a question with few inputs is read at once', () => {
  show(sessionOf(), IDS.slice(0, 3));
  expect(screen.getByText('total 4000')).toBeDefined();
});

test('one with many is read when they were looked at, and stays as it was through an edit', async () => {
  const session = sessionOf();
  show(session, IDS);
  expect(screen.getByText('nada todavía')).toBeDefined();
  expect(await screen.findByText('total 4000')).toBeDefined();
  act(() => session.set({ id: 'cost1' }, 600));
  expect(screen.getByText('total 4000')).toBeDefined();
  expect(await screen.findByText('total 4500')).toBeDefined();
});
