import { describe, expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { inputsTarget, targetAfter } from '../../../src/workbench/inputImport/inputsTarget.ts';
import { guessInputs } from '../../../src/workbench/inputImport/guess.ts';
import { withImplied } from '../../../src/workbench/inputImport/implied.ts';
import { minimumsLeft, withMinimum } from '../../../src/workbench/inputImport/minimumRow.ts';
import { typedInto } from '../../../src/workbench/inputImport/units.ts';
import { pairsIn } from '../../../src/workbench/inputImport/pairs.ts';
import type { ProjectData } from '../document/document.ts';
import { checked } from '../testing/documents.ts';
import { rowsOf } from '../testing/sheets/rowsOf.ts';
import tool from '../tool.ts';
import { ALSO_CALLED, IMPLIED, MINIMUM, NEVER_CALLED, PASTED_INPUTS } from './pastedInputs.ts';

test('a minimum fee in pesos with its type is an amount, whatever the type is today', () => {
  const session = new Session(tool);
  const { pairs: rows } = pairsIn([
    ['Desembolso', 'ene 2028'],
    ['Tipo de fee mínimo', 'Valor mensual'],
    ['Fee mínimo', '$ 28.000.000'],
  ]);
  const target = targetAfter(session, rows, (calculation) =>
    inputsTarget(calculation, PASTED_INPUTS, ALSO_CALLED),
  );
  const { pairs, mapping } = guessInputs(rows, target);
  expect(mapping).toEqual(['', 'minimumFeeType', 'minimumFeeValue']);
  const edits = pairs.flatMap(({ text }, at) =>
    mapping[at] ? [{ row: 0, columnId: mapping[at], text }] : [],
  );
  expect(target.take(session, { label: 'Pegar', edits, count: 1, replace: false })).toEqual([]);
  const { operatorConfig } = session.document as ProjectData;
  expect(operatorConfig).toMatchObject({ minimumFeeType: 'amount', minimumFeeValue: 28e6 });
  // Trying it out changed nothing else: it is one step.
  session.undo();
  expect(session.undoLabel).toBeUndefined();
});

describe('what a fee is of, said beside it', () => {
  const impliedBy = (rows: string[][], document?: ProjectData) => {
    const { calculation } = new Session(tool, document);
    const target = inputsTarget(calculation, PASTED_INPUTS, ALSO_CALLED);
    const { pairs } = pairsIn(rows);
    return withImplied(pairs, target, calculation, IMPLIED).filter((one) => !pairs.includes(one));
  };
  const said = (pairs: ReturnType<typeof impliedBy>) =>
    pairs.map(({ label, text }) => `${label}: ${text}`);

  test.each([
    [['Honorarios del operador', '10', '% GOP']],
    [['Fee del operador (% de la UBO)', '10%']],
    [['Management fee', '10% de la utilidad bruta']],
  ])('%j chooses the base', (row) => {
    expect(said(impliedBy([row]))).toEqual(['Base de cálculo: Utilidad bruta operativa']);
  });

  test('nothing is added where the base is that already, or has a row of its own', () => {
    const fee = ['Fee base (% de ingresos)', '4%'];
    expect(impliedBy([fee])).toEqual([]);
    expect(
      impliedBy([
        ['Fee', '10', '% GOP'],
        ['Base de cálculo', 'Ingresos operativos'],
      ]),
    ).toEqual([]);
    const gross = checked({ operatorConfig: { calculationBase: 'utilidad-bruta-operativa' } });
    expect(said(impliedBy([fee], gross))).toEqual(['Base de cálculo: Ingresos operativos']);
  });

  test('a minimum in pesos chooses its type, a percentage doesn’t', () => {
    const type = ['Tipo de fee mínimo: Valor mensual'];
    expect(said(impliedBy([['Fee mínimo mensual', '15.000.000', 'COP']]))).toEqual(type);
    expect(said(impliedBy([['Fee mínimo', '12', 'millones']]))).toEqual(type);
    expect(said(impliedBy([['Fee mínimo', '$ 9.000.000', 'mensual']]))).toEqual(type);
    expect(said(impliedBy([['Fee mínimo mensual', '$ 9.000.000']]))).toEqual(type);
    expect(impliedBy([['Fee mínimo', '2', '% de ingresos']])).toEqual([]);
  });
});

describe('a minimum that stands in the row of the fee', () => {
  /** What of a sheet is typed, and what is told of minimums. */
  function takenOf(sheet: string) {
    const session = new Session(tool);
    const targetOf = (calculation: typeof session.calculation) =>
      inputsTarget(calculation, PASTED_INPUTS, ALSO_CALLED, NEVER_CALLED);
    const now = targetOf(session.calculation);
    const least = withMinimum(pairsIn(rowsOf(sheet)).pairs, now, MINIMUM);
    const rows = withImplied(least, now, session.calculation, IMPLIED);
    const target = targetAfter(session, rows, targetOf);
    const { pairs, mapping } = guessInputs(rows, target);
    const edits = pairs.flatMap((pair, at) => {
      const column = target.columns.find(({ id }) => id === mapping[at]);
      return column ? [{ row: 0, columnId: column.id, text: typedInto(column.field, pair) }] : [];
    });
    const refused = target.take(session, { label: '', edits, count: 1, replace: false });
    const { feePercentage, minimumFeeType, minimumFeeValue } = (session.document as ProjectData)
      .operatorConfig;
    const fee = { feePercentage, minimumFeeType, minimumFeeValue };
    return { fee, refused: refused.map(({ text }) => text), told: minimumsLeft(rows) };
  }
  const FOUR = { feePercentage: 4, minimumFeeType: 'amount', minimumFeeValue: 15_000_000 };

  test.each([
    'Honorarios básicos | 4% de los ingresos | mínimo 15.000.000 mensuales',
    'Honorarios de administración | 4% de los ingresos, mínimo 15.000.000 mensuales',
    'Fee | 4% (mínimo $15.000.000/mes)',
    'Fee | 4% de los ingresos con un mínimo garantizado de $ 15 millones al mes',
    'Fee del operador | 4% | Mínimo mensual | 15.000.000',
    'Fee del operador | 4% | 15.000.000 mínimo mensual',
    'Concepto | Valor | Mínimo mensual\nHonorarios del operador | 4% | 15.000.000',
    'Fee | 4%\nFee mínimo | 15.000.000 mensuales',
    'Fee | 4%\nFee mínimo | 15 millones mensuales',
  ])('%s', (sheet) => {
    expect(takenOf(sheet)).toEqual({ fee: FOUR, refused: [], told: [] });
  });

  test('a share is one as well, and an amount of a year is refused', () => {
    expect(takenOf('Fee | 4% | mínimo 2% de los ingresos').fee).toEqual({
      feePercentage: 4,
      minimumFeeType: 'percentage',
      minimumFeeValue: 2,
    });
    expect(takenOf('Fee | 4% | mínimo 180.000.000 al año')).toMatchObject({
      fee: { feePercentage: 4 },
      refused: ['180.000.000 al año'],
    });
  });

  test('one that no input asks for is told', () => {
    expect(takenOf('Tasa de interés | 12% | mínimo 10%').told).toEqual([
      'No se toma el mínimo de «Tasa de interés», 10%: escríbelo aparte si lo necesitas.',
    ]);
    const apart = 'Fee | 4% | mínimo 12.000.000 mensuales\nFee mínimo | 15.000.000 mensuales';
    expect(takenOf(apart)).toMatchObject({
      fee: FOUR,
      told: [expect.stringMatching(/^No se toma el mínimo de «Fee», 12\.000\.000 mensuales/)],
    });
  });
});
