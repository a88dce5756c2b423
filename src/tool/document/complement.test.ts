import { describe, expect, it } from 'vitest';
import { Calculation } from '../compute/calculation.ts';
import { defineTool, type PlainTool } from '../define.ts';
import { percent } from '../contract/fields.ts';
import { outputs } from '../compute/outputs.ts';
import { labelOf, read } from '../compute/reading.ts';
import { faultsOf } from '../check/registry.ts';
import { shares } from '../testing/shares.ts';

const { document: contract } = shares;

const CARD: PlainTool = {
  id: 'card',
  version: 1,
  title: 'T',
  description: 'D',
  category: 'Financiamiento',
  path: '/tools/card',
  listed: 'none',
};

function costsOf(raw: readonly object[]): unknown {
  const checked = contract.check({ costs: raw });
  return 'document' in checked ? checked.document['costs'] : checked.problems;
}

describe('two fields that make up 100', () => {
  it('stand in a tool without faults', () => {
    expect(faultsOf(shares)).toEqual([]);
  });

  it('have to name one another', () => {
    const fields = { mine: percent('Mi parte', { complement: 'yours' }), yours: percent('Tu') };
    const costs = { label: 'C', singular: 'C', fields, initial: [] };
    expect(faultsOf(defineTool({ ...CARD, lists: { costs } }))).toEqual([
      'lista costs: mine y yours no se completan uno al otro',
    ]);
  });

  it('from outside: the one that is missing follows the other', () => {
    expect(costsOf([{ mine: 30 }, { yours: 12.5 }, {}, { mine: 66.6 }])).toMatchObject([
      { mine: 30, yours: 70 },
      { mine: 87.5, yours: 12.5 },
      { mine: 50, yours: 50 },
      { mine: 66.6, yours: 33.4 },
    ]);
  });

  it('from outside: both have to fit, the noise of fractions apart', () => {
    expect(costsOf([{ mine: 33.3, yours: 66.7 }])).toMatchObject([{ mine: 33.3, yours: 66.7 }]);
    expect(costsOf([{ mine: 60, yours: 50 }])).toEqual([
      { field: 'costs[0].mine', value: '60', message: 'no suma 100 con yours (50)' },
    ]);
  });

  it('from outside: what is no share is refused by its own bounds alone', () => {
    expect(costsOf([{ mine: 120 }, { mine: 120, yours: -20 }])).toMatchObject([
      { field: 'costs[0].mine', message: 'supera el máximo 100' },
      { field: 'costs[1].mine', message: 'supera el máximo 100' },
      { field: 'costs[1].yours', message: 'está por debajo del mínimo 0' },
    ]);
  });

  it('written: either sets the other', () => {
    const draft = structuredClone(contract.initial());
    contract.write(draft, { id: 'mine', table: 'costs', row: 0 }, 66.6);
    contract.write(draft, { id: 'yours', table: 'costs', row: 1 }, 10);
    expect(draft['costs']).toMatchObject([
      { mine: 66.6, yours: 33.4 },
      { mine: 90, yours: 10 },
    ]);
  });
});

describe('a list', () => {
  const calculation = new Calculation(shares, contract.initial());

  it('may stand among the outputs by another name', () => {
    expect(outputs(shares, calculation)).toEqual({
      costs: {
        total: 150,
        rows: [
          { name: 'Notaría', pay: 50 },
          { name: 'Registro', pay: 100 },
        ],
      },
      score: 30,
    });
  });

  it('whose records no field names has their numbers', () => {
    expect(labelOf(calculation, { id: 'share', table: 'years', row: 1 })).toBe('Ocupación · Año 2');
    expect(labelOf(calculation, { id: 'mine', table: 'costs', row: 1 })).toBe(
      'Mi parte · Registro',
    );
  });
});

describe('a target', () => {
  it('has to exist', () => {
    const formulas = { score: percent('Puntaje', '1', { target: 'gaol' }) };
    expect(faultsOf(defineTool({ ...CARD, formulas }))).toEqual(['score: no existe gaol']);
  });

  it('divides green from red, itself included', () => {
    const calculation = new Calculation(shares, contract.initial());
    const tones = [0, 1].map((row) => read(calculation, { id: 'met', table: 'years', row }).tone);
    expect(tones).toEqual(['bad', 'good']);
    expect(read(calculation, { id: 'score' }).tone).toBe('bad');
  });
});
