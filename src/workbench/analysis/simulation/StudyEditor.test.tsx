// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { money, type Tool } from '../../../tool/index.ts';
import { testTool } from '../../../tool/testing/sample.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import type { StudyDraft } from './draft.ts';
import { StudyEditor } from './StudyEditor.tsx';

Element.prototype.scrollIntoView = vi.fn<() => void>();
afterEach(cleanup);

const IDS = Array.from({ length: 90 }, (_, at) => `cost${at}`);

const tool: Tool = testTool({
  inputs: Object.fromEntries(IDS.map((id, at) => [id, money(`Costo ${at}`, { initial: 100 })])),
  formulas: { total: money('Total', `sum(${IDS.join(', ')})`) },
  figures: ['total'],
});
const session = new Session(tool);
const texts = { low: '90', mode: '100', high: '110' };
const uncertain = (input: string) => ({ input, kind: 'triangular' as const, texts });

function Sample({ count }: { count: number }) {
  const [draft, setDraft] = useState<StudyDraft>({
    inputs: IDS.slice(0, count).map(uncertain),
    correlations: [],
  });
  return (
    <SessionContext value={session}>
      <StudyEditor draft={draft} onChange={setDraft} />
    </SessionContext>
  );
}

const shown = () =>
  screen.queryAllByLabelText(/^Quitar Costo/).map((button) => button.getAttribute('aria-label'));

test('of a long study the first inputs are shown, and more with each step', () => {
  render(<Sample count={30} />);
  expect(shown()).toHaveLength(12);
  fireEvent.click(screen.getByText('Mostrar 12 más'));
  expect(shown()).toHaveLength(24);
  fireEvent.click(screen.getByText('Mostrar 6 más'));
  expect(shown()).toHaveLength(30);
  expect(screen.queryByText(/^Mostrar/)).toBeNull();
});

test('one of many is found by its name, and stays as it is typed into', () => {
  render(<Sample count={30} />);
  fireEvent.change(screen.getByLabelText('Buscar entre los 30'), { target: { value: 'costo 27' } });
  expect(shown()).toEqual(['Quitar Costo 27']);
  fireEvent.change(screen.getByLabelText('Máximo'), { target: { value: '130' } });
  expect(screen.getByLabelText<HTMLInputElement>('Máximo').value).toBe('130');
  fireEvent.change(screen.getByLabelText('Buscar entre los 30'), { target: { value: 'zzz' } });
  expect(screen.getByText('Ningún dato incierto se llama «zzz».')).toBeDefined();
});

test('one that is added to many is in sight', () => {
  render(<Sample count={30} />);
  fireEvent.change(screen.getByLabelText('Agregar un dato incierto'), {
    target: { value: 'costo 88' },
  });
  fireEvent.click(screen.getByText('Costo 88'));
  expect(shown()).toEqual(['Quitar Costo 88']);
});

test('who takes an input away goes on with the next', () => {
  render(<Sample count={3} />);
  expect(screen.queryByLabelText(/^Buscar/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Quitar Costo 1'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Quitar Costo 2');
  fireEvent.click(screen.getByLabelText('Quitar Costo 2'));
  expect(document.activeElement).toBe(screen.getByLabelText('Agregar un dato incierto'));
});
