// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusals } from './Refusals.tsx';

afterEach(cleanup);

test('a cell is told by its place in the file, or else by its column', () => {
  const refused = ['rent', 'cycle'].map((columnId) => ({
    row: 0,
    columnId,
    text: 'x',
    reason: 'no es un número',
  }));
  render(
    <Refusals
      refused={refused}
      places={new Map([['0 rent', 'C7 «Canon»']])}
      labelOf={() => 'Ciclo de pago'}
    />,
  );
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'C7 «Canon»: no es un número',
    '«Ciclo de pago»: no es un número',
  ]);
});
