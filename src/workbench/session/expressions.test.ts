import { describe, expect, it } from 'vitest';
import { defineTool, type List, percent } from '../../tool/index.ts';
import { readFile } from '../exchange/readFile.ts';
import { writeFile } from '../exchange/writeFile.ts';
import { listGrid } from '../blocks/list/listGrid.ts';
import { Session } from './session.ts';
import { sampleTool } from '../testing/sample.ts';

const AMOUNT = { id: 'amount' };

function typed(text: string): Session {
  const session = new Session(sampleTool());
  session.type(AMOUNT, text);
  return session;
}

const kept = (session: Session) => session.document['expressions'];

describe('an expression', () => {
  it('is kept beside its value, in one step', () => {
    const session = typed('=2.500*12');
    expect(session.document).toMatchObject({
      amount: 30_000,
      expressions: { amount: '=2.500*12' },
    });
    expect(session.calculation.expression(AMOUNT)).toBe('=2.500*12');
    session.undo();
    expect(session.document).not.toHaveProperty('expressions');
    expect(session.undoLabel).toBeUndefined();
    session.redo();
    expect(kept(session)).toEqual({ amount: '=2.500*12' });
  });

  it('goes when a plain value is typed over it, be it the same', () => {
    for (const text of ['30000', '5']) {
      const session = typed('=2.500*12');
      session.type(AMOUNT, text);
      expect(session.document).not.toHaveProperty('expressions');
      session.undo();
      expect(kept(session)).toEqual({ amount: '=2.500*12' });
    }
  });

  it('goes when something else changes its value, and stays where nothing does', () => {
    const session = typed('=2.500*12');
    session.write('Otro', [{ ref: { id: 'years' }, value: 4 }]);
    expect(kept(session)).toEqual({ amount: '=2.500*12' });
    session.write('Otro', [{ ref: AMOUNT, value: 7 }]);
    expect(session.document).not.toHaveProperty('expressions');
  });

  it('is none where only a number was typed', () => {
    expect(typed('1.250').document).not.toHaveProperty('expressions');
  });

  it('follows its record, and goes with it', () => {
    const session = new Session(sampleTool());
    const list = session.calculation.declaration.lists['homes'] as List;
    const model = listGrid(session, 'homes', list);
    model.edit([{ row: 1, columnId: 'price', text: '350 mil' }]);
    expect(kept(session)).toEqual({ 'homes[id=2].price': '350 mil' });
    const remove = (at: number) =>
      session.edit('Quitar', (draft) => {
        (draft as Record<string, unknown[]>)['homes']?.splice(at, 1);
      });
    remove(0);
    expect(model.editor(0, 'price')).toMatchObject({ text: '350 mil' });
    expect(model.cell(0, 'price').value).toBe(350_000);
    remove(0);
    expect(session.document).not.toHaveProperty('expressions');
  });

  it('goes along in a file', () => {
    const session = typed('1,5M/3');
    const file = writeFile(session.tool, session.document, new Date(0));
    expect(readFile(session.tool, file)).toEqual({ document: session.document });
  });
});

/** A tool that asks for a nominal rate. */
const loan = defineTool({
  id: 'loan',
  version: 1,
  title: 'Crédito',
  description: 'Una tasa nominal.',
  category: 'Financiamiento',
  path: '/tools/loan',
  listed: 'none',
  inputs: {
    rate: percent('Tasa de interés', { initial: 12, unit: 'nominal anual, mes vencido', max: 60 }),
  },
  formulas: { monthly: percent('Tasa del mes', 'rate / 12') },
  figures: ['monthly'],
});

describe('a rate of another kind', () => {
  const RATE = { id: 'rate' };
  // 12 × ((1 + 0,119)^(1/12) − 1)
  const NOMINAL = 1200 * (1.119 ** (1 / 12) - 1);

  it('is kept as the bank quotes it, beside what it comes to', () => {
    const session = new Session(loan);
    session.type(RATE, ' 11,9 E.A. ');
    expect(NOMINAL).toBeCloseTo(11.2964, 4);
    expect(session.calculation.value(RATE)).toBeCloseTo(NOMINAL, 8);
    expect(kept(session)).toEqual({ rate: '11,9 E.A.' });
    session.undo();
    expect(session.document).not.toHaveProperty('expressions');
    session.redo();
    expect(kept(session)).toEqual({ rate: '11,9 E.A.' });
  });

  it('goes when its number is typed, as one of the kind that is asked for has no text', () => {
    for (const text of ['11,9', '11,9 N.M.V.']) {
      const session = new Session(loan);
      session.type(RATE, '11,9 E.A.');
      session.type(RATE, text);
      expect(session.document).toEqual({ rate: 11.9 });
    }
  });

  it('goes along in a file', () => {
    const session = new Session(loan);
    session.type(RATE, '1,05 % mensual');
    const file = writeFile(loan, session.document, new Date(0));
    expect(readFile(loan, file)).toEqual({
      document: { rate: 12.6, expressions: { rate: '1,05 % mensual' } },
    });
  });

  it('from outside is left out with a notice where it comes to another value', () => {
    const checked = loan.document.check({ rate: 11.9, expressions: { rate: '11,9 E.A.' } });
    expect(checked).toEqual({
      document: { rate: 11.9 },
      notices: [expect.stringMatching(/^rate: /)],
    });
    const long = `1,05 mensual${' o casi'.repeat(100)}`;
    expect(loan.document.check({ rate: 12.6, expressions: { rate: long } })).toMatchObject({
      notices: [expect.stringMatching(/^rate: /)],
    });
  });
});

describe('from outside', () => {
  const { document } = sampleTool();

  it('a number may be told as arithmetic', () => {
    expect(
      document.check({ amount: '=2500*12', homes: [{ name: '=Norte', price: '= 350 mil' }] }),
    ).toMatchObject({
      document: {
        amount: 30_000,
        homes: [{ name: '=Norte', price: 350_000 }],
        expressions: { amount: '=2500*12', 'homes[id=1].price': '= 350 mil' },
      },
    });
  });

  it('its value is checked like any other', () => {
    expect(document.check({ years: '=10*4' })).toMatchObject({
      problems: [{ field: 'years', message: 'supera el máximo 30' }],
    });
    expect(document.check({ years: '=10*' })).toMatchObject({
      problems: [{ field: 'years', value: '"=10*"', message: 'no es un número' }],
    });
  });

  it('an expression that gives another value is left out with a notice; the value counts', () => {
    const checked = document.check({
      amount: 7,
      years: 6,
      expressions: { amount: '=2*3', years: '=2*3', 'homes[id=9].price': '=1+1', gone: '=1+1' },
    });
    expect(checked).toMatchObject({
      document: { amount: 7, years: 6, expressions: { years: '=2*3' } },
      notices: [
        expect.stringMatching(/^amount: /),
        expect.stringMatching(/^homes\[id=9\]\.price: /),
        expect.stringMatching(/^gone: /),
      ],
    });
  });

  it('what is no expression is refused by its place', () => {
    expect(document.check({ expressions: { amount: 6 } })).toMatchObject({
      problems: [{ field: 'expressions.amount', value: '6', message: 'debe ser un texto' }],
    });
    expect(document.check({ expressions: ['=1'] })).toMatchObject({
      problems: [{ field: 'expressions', message: 'debe ser un objeto' }],
    });
  });
});
