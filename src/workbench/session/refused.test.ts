import { describe, expect, it } from 'vitest';
import type { List } from '../../tool/index.ts';
import { listGrid } from '../blocks/list/listGrid.ts';
import { reportRefused } from './refused.ts';
import { Session } from './session.ts';
import { sampleTool } from '../testing/sample.ts';

const YEARS = { id: 'years' };

function typed(...texts: string[]): Session {
  const session = new Session(sampleTool());
  for (const text of texts) session.type(YEARS, text);
  return session;
}

const reports = (session: Session): string[] =>
  session.refused.map((one) => reportRefused(session.calculation, one));

function homes(session: Session) {
  return listGrid(session, 'homes', session.calculation.declaration.lists['homes'] as List);
}

describe('a refused text', () => {
  it('stays in its cell, says why, and what counts meanwhile', () => {
    const session = typed('45');
    expect(session.refusedAt(YEARS)?.text).toBe('45');
    expect(reports(session)).toEqual(['Plazo: 45 supera el máximo 30. Se conserva 3.']);
    expect(session.calculation.value(YEARS)).toBe(3);
    expect(session.edited).toBe(false);
  });

  it('gives way to the next one, and goes once it is mended', () => {
    const session = typed('45', 'dos');
    expect(reports(session)).toEqual(['Plazo: «dos» no es un número. Se conserva 3.']);
    session.type(YEARS, '5');
    expect(session.refused).toEqual([]);
    expect(session.calculation.value(YEARS)).toBe(5);
  });

  it('goes when it is dropped, and with the value that is written elsewhere', () => {
    const session = typed('45');
    expect(session.restore(YEARS)).toBe(true);
    expect(session.restore(YEARS)).toBe(false);
    expect(session.refused).toEqual([]);
  });

  it('is what undo takes back first', () => {
    const session = typed('5', '45');
    session.undo();
    expect(session.refused).toEqual([]);
    expect(session.calculation.value(YEARS)).toBe(5);
    session.undo();
    expect(session.calculation.value(YEARS)).toBe(3);
  });

  it('stays with its record when another one goes', () => {
    const session = new Session(sampleTool());
    session.type({ id: 'price', table: 'homes', row: 1 }, 'x');
    session.edit('Quitar', (draft) => {
      (draft as Record<string, unknown[]>)['homes']?.shift();
    });
    expect(session.refusedAt({ id: 'price', table: 'homes', row: 0 })?.text).toBe('x');
    expect(session.refused).toHaveLength(1);
  });

  it('goes with its record', () => {
    const session = new Session(sampleTool());
    session.type({ id: 'price', table: 'homes', row: 1 }, 'x');
    expect(session.refused).toHaveLength(1);
    session.edit('Quitar', (draft) => {
      (draft as Record<string, unknown[]>)['homes']?.pop();
    });
    expect(session.refused).toEqual([]);
  });
});

describe('in a grid', () => {
  it('is shown instead of the value, edited again, and no value of its cell', () => {
    const session = new Session(sampleTool());
    const model = homes(session);
    model.edit([{ row: 0, columnId: 'price', text: '12,5%' }]);
    expect(model.cell(0, 'price')).toMatchObject({
      text: '12,5%',
      value: 100,
      refused: true,
      note: '«12,5%» es un porcentaje, y aquí va un monto. Se conserva 100.',
    });
    expect(model.editor(0, 'price')).toMatchObject({ text: '12,5%' });
    model.restore?.(0, 'price');
    expect(model.cell(0, 'price')).toMatchObject({ text: '$\u00a0100', value: 100 });
  });

  it('comes and goes with the step it was pasted in', () => {
    const session = new Session(sampleTool());
    const model = homes(session);
    const outcome = model.edit([
      { row: 0, columnId: 'price', text: '7' },
      { row: 1, columnId: 'price', text: '1.5' },
    ]);
    expect(outcome.applied).toBe(1);
    expect(outcome.refused.map(({ reason }) => reason)).toEqual([
      '«1.5» es ambiguo: ¿1,5 o 1.500? Los decimales van con coma',
    ]);
    expect(model.cell(1, 'price').text).toBe('1.5');
    session.undo();
    expect(model.cell(0, 'price').value).toBe(100);
    expect(session.refused).toEqual([]);
  });

  it('leaves none where a cell was only cleared', () => {
    const session = new Session(sampleTool());
    const model = homes(session);
    model.edit([{ row: 0, columnId: 'kind', text: 'Bodega' }]);
    expect(model.cell(0, 'kind').text).toBe('Bodega');
    const { refused } = model.edit([{ row: 0, columnId: 'kind', text: '' }]);
    expect(refused).toHaveLength(1);
    expect(model.cell(0, 'kind').text).toBe('Casa');
  });
});
