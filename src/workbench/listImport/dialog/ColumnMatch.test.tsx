// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ColumnMatch } from './ColumnMatch.tsx';

type Props = ComponentProps<typeof ColumnMatch>;

afterEach(cleanup);

/** A sheet of one row, whose figure nobody takes. */
function shown(width: number, entering?: Props['entering']): void {
  window.innerWidth = width;
  const match = {
    records: { heads: ['Valor del activo'], lines: [{ cells: ['4.800.000.000'] }] },
    chosen: [null],
    layout: { turned: true },
    doubts: [],
    answers: new Map(),
    choose: { column: () => undefined, way: () => undefined },
  } as unknown as Props['match'];
  const target = { columns: [] } as unknown as Props['target'];
  render(<ColumnMatch match={match} target={target} {...(entering && { entering })} />);
}

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const ofRow = () => screen.getByRole('rowheader').textContent;

test('on a phone what the sheet says stands under the name of its row', () => {
  shown(390, ['No se toma']);
  expect(ofRow()).toBe('Valor del activo4.800.000.000');
  expect(heads()).toEqual(['Tu fila', 'Es']);
  expect(screen.getAllByText('4.800.000.000')).toHaveLength(1);
});

test('in a window with room it has a column', () => {
  shown(1280, ['No se toma']);
  expect(ofRow()).toBe('Valor del activo');
  expect(heads()).toEqual(['Tu fila', 'Dice', 'Es', 'Entra']);
  expect(screen.getByRole('cell', { name: '4.800.000.000' })).toBeTruthy();
});
