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

/** A table of two values of an input, in both directions. */
function table(width: number, values: readonly number[]) {
  window.innerWidth = width;
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
}

test('on a phone the names of the inputs stand over the table, whose corner they would fill', () => {
  const named = `${variable.label} \\ ${variable.label}`;
  const over = () =>
    screen.queryAllByText(/^(Filas|Columnas): /).map(({ textContent }) => textContent);
  const corner = () => screen.getByRole('columnheader', { name: named });
  table(1280, [98, 99]);
  expect(over()).toEqual([]);
  expect(corner().childElementCount).toBe(0);
  cleanup();
  table(375, [98, 99]);
  expect(over()).toEqual([`Filas: ${variable.label}`, `Columnas: ${variable.label}`]);
  // A screen reader is told there all the same.
  expect(corner().childElementCount).toBe(1);
});

test.each([
  [true, [variable.today, 99]],
  [false, [98, 99]],
])('the border of today’s values is told of only where the table has them: %s', (has, values) => {
  table(1280, values);
  expect(screen.queryAllByText(/Borde naranja/)).toHaveLength(has ? 1 : 0);
  expect(screen.getByText(/Elige una celda/)).toBeTruthy();
});
