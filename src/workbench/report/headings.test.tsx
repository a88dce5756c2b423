// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { defineTool, money } from '../../tool/index.ts';
import { Session } from '../session/session.ts';
import { SessionContext } from '../session/useSession.ts';
import { Sheets } from './Sheets.tsx';

afterEach(cleanup);

/** Its results stand under one heading; its inputs do too where it has no sections. */
const tool = (sections: { title: string; inputs: string[] }[] = []) =>
  defineTool({
    id: 'prueba',
    version: 1,
    title: 'Prueba',
    description: '',
    category: 'Financiamiento',
    path: '/tools/prueba',
    listed: 'none',
    inputs: { price: money('Precio', { initial: 400 }), costs: money('Gastos', { initial: 20 }) },
    formulas: { total: money('Total', 'price + costs') },
    sections,
  });

function show(sections?: { title: string; inputs: string[] }[]) {
  const sheets = {
    title: 'Apto 301',
    by: '',
    paper: 'letter',
    orientation: undefined,
    left: new Set<string>(),
    studies: [],
  } as const;
  render(
    <SessionContext value={new Session(tool(sections))}>
      <Sheets {...sheets} />
    </SessionContext>,
  );
}

it('says once what a section and its only part are called', () => {
  show();
  expect(screen.getAllByText('Datos')).toHaveLength(1);
  expect(screen.getAllByText('Resultados')).toHaveLength(1);
  expect(screen.getByRole('rowheader', { name: 'Precio' })).toBeDefined();
});

it('says what parts are called that are more than one', () => {
  show([
    { title: 'Compra', inputs: ['price'] },
    { title: 'Datos', inputs: ['costs'] },
  ]);
  expect(screen.getByText('Compra')).toBeDefined();
  expect(screen.getAllByText('Datos')).toHaveLength(2);
});
