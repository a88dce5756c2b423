import { describe, expect, it } from 'vitest';
import { type Field, type List, percent } from '../../tool/index.ts';
import { testTool } from '../../tool/testing/sample.ts';
import { listGrid } from '../blocks/list/listGrid.ts';
import { readTyped } from './readTyped.ts';
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

  it('keeps a long fraction as the field shows it', () => {
    const rate = percent('Tasa', { initial: 0, max: 100 });
    const session = new Session(testTool({ inputs: { rate } }));
    const ref = { id: 'rate' };
    session.set(ref, 12.4628713283);
    session.type(ref, '-3');
    expect(reports(session)).toEqual([
      'Tasa: −3 está por debajo del mínimo 0. Se conserva 12,46\u00a0%.',
    ]);
    session.set(ref, 12.4625);
    session.type(ref, '-3');
    expect(reports(session)[0]).toMatch(/Se conserva 12,4625\.$/);
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

  it('goes with an input that is not shown any more, and comes back with it by undo', () => {
    const session = new Session(sampleTool());
    session.type({ id: 'fees' }, 'sí');
    session.type({ id: 'fee' }, 'nada');
    expect(reports(session)).toHaveLength(1);
    session.type({ id: 'fees' }, 'no');
    expect(reports(session)).toEqual([]);
    session.undo();
    expect(session.refusedAt({ id: 'fee' })?.text).toBe('nada');
  });

  it('is what undo takes back first', () => {
    const session = typed('5', '45');
    session.undo();
    expect(session.refused).toEqual([]);
    expect(session.calculation.value(YEARS)).toBe(5);
    session.undo();
    expect(session.calculation.value(YEARS)).toBe(3);
  });

  it('comes back where its correction is undone, and goes with it where that is done again', () => {
    const session = typed('45', '5');
    session.undo();
    expect(session.refusedAt(YEARS)?.text).toBe('45');
    expect(session.calculation.value(YEARS)).toBe(3);
    session.undo();
    expect(session.refused).toEqual([]);
    expect(session.undoLabel).toBeUndefined();
    session.redo();
    expect(session.refusedAt(YEARS)?.text).toBe('45');
    session.redo();
    expect(session.refused).toEqual([]);
    expect(session.calculation.value(YEARS)).toBe(5);
    expect(session.redoLabel).toBeUndefined();
  });

  it('comes back where it was corrected by the value that counted all the while', () => {
    const session = typed('45', '3');
    expect(session.refused).toEqual([]);
    session.undo();
    expect(session.refusedAt(YEARS)?.text).toBe('45');
  });

  it('comes back where another was typed over it', () => {
    const session = typed('45', 'dos');
    const texts = [1, 2].map(() => {
      session.undo();
      return session.refusedAt(YEARS)?.text;
    });
    expect(texts).toEqual(['45', undefined]);
  });

  it('comes back by undo where it is dropped', () => {
    const session = typed('5', '45');
    session.restore(YEARS);
    expect(session.refused).toEqual([]);
    session.undo();
    expect(session.refusedAt(YEARS)?.text).toBe('45');
    session.undo();
    expect(session.refused).toEqual([]);
    session.undo();
    expect(session.calculation.value(YEARS)).toBe(3);
  });

  it('is one step with all that is typed in one go, and none where that ends in a value', () => {
    const session = typed('45');
    session.type(YEARS, 'd', 'typing');
    session.type(YEARS, 'do', 'typing');
    session.seal();
    session.undo();
    expect(session.refusedAt(YEARS)?.text).toBe('45');
    session.type(YEARS, '1x', 'again');
    session.type(YEARS, '1', 'again');
    expect(session.calculation.value(YEARS)).toBe(1);
    session.undo();
    expect(session.refusedAt(YEARS)?.text).toBe('45');
    expect(session.calculation.value(YEARS)).toBe(3);
  });

  it('is taken back with what is typed in one go', () => {
    const session = typed('45');
    session.type(YEARS, 'do', 'typing');
    expect(session.discard('typing')).toBe(true);
    expect(session.refusedAt(YEARS)?.text).toBe('45');
    expect(session.discard('typing')).toBe(false);
  });

  it('comes back with its record', () => {
    const session = new Session(sampleTool());
    session.type({ id: 'price', table: 'homes', row: 1 }, 'x');
    session.edit('Quitar', (draft) => {
      (draft as Record<string, unknown[]>)['homes']?.pop();
    });
    session.undo();
    expect(session.refusedAt({ id: 'price', table: 'homes', row: 1 })?.text).toBe('x');
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

  it('goes with the document that it was typed into, and comes back with that by undo', () => {
    const session = new Session(sampleTool());
    session.type({ id: 'rate' }, 'mucho');
    session.startFrom('Importar', { ...session.document, years: 7 });
    expect(session.refused).toEqual([]);
    session.undo();
    expect(session.refusedAt({ id: 'rate' })?.text).toBe('mucho');
    // The same document once more is no step of the history.
    session.startFrom('Importar', session.document);
    expect(session.refused).toEqual([]);
    session.undo();
    expect(session.refusedAt({ id: 'rate' })?.text).toBe('mucho');
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
    session.undo();
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
      '«1.5» es ambiguo: ¿1,5 o 1.500?',
    ]);
    expect(model.cell(1, 'price').text).toBe('1.5');
    session.undo();
    expect(model.cell(0, 'price').value).toBe(100);
    expect(session.refused).toEqual([]);
    session.redo();
    expect(model.cell(0, 'price').value).toBe(7);
    expect(model.cell(1, 'price').text).toBe('1.5');
  });

  it('comes back where its cell was cleared, with all that was cleared beside it', () => {
    const session = new Session(sampleTool());
    const model = homes(session);
    model.edit([{ row: 0, columnId: 'kind', text: 'Bodega' }]);
    model.edit([
      { row: 0, columnId: 'kind', text: '' },
      { row: 1, columnId: 'price', text: '' },
    ]);
    session.undo();
    expect(model.cell(0, 'kind').text).toBe('Bodega');
    expect(model.cell(1, 'price').value).toBe(250.5);
  });

  it('leaves none where a cell was only cleared', () => {
    const session = new Session(sampleTool());
    const model = homes(session);
    model.edit([{ row: 0, columnId: 'kind', text: 'Bodega' }]);
    expect(model.cell(0, 'kind').text).toBe('Bodega');
    const { refused } = model.edit([{ row: 0, columnId: 'kind', text: '' }]);
    expect(refused).toHaveLength(1);
    expect(model.cell(0, 'kind').text).toBe('Casa');
    session.undo();
    expect(model.cell(0, 'kind').text).toBe('Bodega');
  });

  it('is none as long as it is only begun, which another visit goes on with all the same', () => {
    const session = typed('45');
    const price = { id: 'price', table: 'homes', row: 1 };
    const field = session.calculation.field(price) as Field;
    const begin = (text: string) =>
      session.take(null, [{ ref: price, text, outcome: readTyped(field, text), cleared: true }]);
    begin('12,');
    expect(session.refused).toHaveLength(1);
    expect(session.untaken.map(({ address, text }) => [address, text])).toEqual([
      ['years', '45'],
      ['homes[id=2].price', '12,'],
    ]);
    begin('');
    expect(session.untaken).toHaveLength(1);
    begin('12,');
    session.restore(price);
    expect(session.untaken).toHaveLength(1);
  });
});
