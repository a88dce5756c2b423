// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Figure, figureOf } from '../../../tool/index.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { questioned, questionedInput } from '../../testing/questioned.ts';
import { SensitivityTable } from './SensitivityTable.tsx';

afterEach(cleanup);

const figure = figureOf(questioned.calculation, { id: 'x' }) as Figure;
const variable = questionedInput('rate');

test.each([
  [true, [variable.today, 99]],
  [false, [98, 99]],
])('the border of today’s values is told of only where the table has them: %s', (has, values) => {
  const axis = { variable, values };
  const cells = [
    [[3], [4]],
    [[5], [6]],
  ];
  const answer = { figures: [figure], rows: axis, columns: axis, cells };
  render(
    <SessionContext value={new Session(questioned.tool)}>
      <SensitivityTable answer={answer} chosen={null} onChoose={() => undefined} />
    </SessionContext>,
  );
  expect(screen.queryAllByText(/Borde naranja/)).toHaveLength(has ? 1 : 0);
  expect(screen.getByText(/Elige una celda/)).toBeTruthy();
});
