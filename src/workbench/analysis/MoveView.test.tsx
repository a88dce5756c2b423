// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { choice, money } from '../../tool/index.ts';
import { testTool } from '../../tool/testing/sample.ts';
import type { AnalysisRequest } from '../session/analysis.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { MoveView } from './MoveView.tsx';

afterEach(cleanup);

/** Asks for a rent or for a price, and shows what comes of that alone. */
const tool = testTool({
  inputs: {
    mode: choice('Qué se busca', [
      { value: 'rent', label: 'El canon' },
      { value: 'price', label: 'El precio' },
    ]),
    price: money('Precio', { initial: 200, visible: 'mode == "rent"' }),
    tax: money('Impuesto', { initial: null, optional: true, blank: 0 }),
    payment: money('Cuota', { initial: 3, visible: 'mode == "price"' }),
  },
  formulas: {
    rent: money('Canon', 'price / 100 + tax', { applies: 'mode == "rent"' }),
    most: money('Precio máximo', 'payment * 50', { applies: 'mode == "price"' }),
  },
  figures: ['rent', 'most'],
});

function Sample({ input }: { input: string }) {
  const [session] = useState(() => new Session(tool));
  const [asked, setAsked] = useState<AnalysisRequest>({ view: 'move', input });
  return (
    <SessionContext value={session}>
      <MoveView asked={asked} onAsk={setAsked} />
    </SessionContext>
  );
}

const rows = () =>
  screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '));

test('only figures and inputs that the page asks for today are moved', () => {
  render(<Sample input="price" />);
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['Elige…', 'Qué se busca', 'Precio', 'Impuesto']);
  expect(rows()).toEqual(['CifraHoyAsíDiferencia', 'Canon$ 2$ 2$ 0']);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '300' } });
  expect(rows()[1]).toBe('Canon$ 2$ 3+$ 1');
});

test('what a choice makes apply comes with it', () => {
  render(<Sample input="mode" />);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
  expect(rows().slice(1)).toEqual(['Canon$ 2N/A—', 'Precio máximoN/A$ 150—']);
});

test('an empty amount has nothing to be moved from, and says so', () => {
  render(<Sample input="tax" />);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByText(/^«Impuesto» está vacío o en 0/)).toBeDefined();
});
