// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FaultList } from './FaultsDialog.tsx';

afterEach(cleanup);

const faults = (count: number) => Array.from({ length: count }, (_, at) => `Falta ${at}`);

test('problems beyond those that are shown are counted, a single one as one', () => {
  const { rerender } = render(<FaultList faults={faults(31)} />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('… y 1 problema más.');
  rerender(<FaultList faults={faults(33)} />);
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('… y 3 problemas más.');
});
