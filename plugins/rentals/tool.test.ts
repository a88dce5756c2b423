import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, test, vi } from 'vitest';
import {
  Calculation,
  figuresOf,
  fillIn,
  givenAdvice,
  outputs,
  type Ref,
  type Scalar,
} from '../../src/tool/index.ts';
import { checked, documents, large } from './testing/documents.ts';
import tool from './tool.ts';
import type { RentalsDocument } from './document/types.ts';

const write = (document: RentalsDocument, ref: Ref, value: Scalar): RentalsDocument =>
  produce(document, (draft) => {
    tool.document.write(draft, ref, value);
  });
const cell = (id: string, row = 0): Ref => ({ id, table: 'projects', row });
const fieldsOf = (document: RentalsDocument): string[] =>
  Object.keys(tool.declare(document).lists['projects']?.fields ?? {});

test('a sheet without samples has one project to fill in, and nothing that adds up', () => {
  const blank = tool.document.blank?.() as RentalsDocument | undefined;
  if (!blank) throw new Error('there is no blank sheet');
  expect(tool.document.check(JSON.parse(JSON.stringify(blank)))).toEqual({ document: blank });
  const calculation = new Calculation(tool, blank);
  expect(outputs(tool, calculation)).toMatchObject({
    projects: [{ name: 'Proyecto 1', totalIngresos: 0, utilidadNetaOperativa: 0, caprate: 0 }],
  });
  expect([...blank.incomes, ...blank.expenses]).toEqual([]);
});

describe('editing', () => {
  const NUMBERS = [0, 7, 100, null];
  test('a cell comes to what computing from scratch gives', () => {
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat(2), fc.constantFrom(...NUMBERS)), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(documents, edits, (start, list) => {
        const calculation = new Calculation(tool, start);
        let document = start;
        for (const [pick, row, value] of list) {
          const { fields = {} } = tool.declare(document).lists['projects'] ?? {};
          const numeric = Object.keys(fields).filter((id) =>
            ['money', 'percent'].includes(fields[id]?.kind ?? ''),
          );
          document = write(document, cell(numeric[pick % numeric.length] ?? '', row), value);
          calculation.update(document);
          expect(outputs(tool, calculation)).toEqual(
            outputs(tool, new Calculation(tool, checked(JSON.parse(JSON.stringify(document))))),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  test('of a number keeps the declaration, so that nothing is compiled again', () => {
    const before = tool.document.initial() as RentalsDocument;
    const after = write(before, cell('i_alojamiento.tarifa'), 1);
    expect(after).not.toBe(before);
    expect(tool.declare(after)).toBe(tool.declare(before));
  });

  test('one of 1,000 projects computes one row of what depends on it', () => {
    const document = large(1_000);
    const calculation = new Calculation(tool, document);
    const { sheet } = calculation;
    const set = vi.spyOn(sheet, 'setCells');
    const rowsOf = new Map<string, number>();
    for (const step of sheet.program.steps) {
      const { kernel, run, nodes } = step;
      const note = (from: number, to: number): void => {
        rowsOf.set(nodes[0]?.ref.id ?? '', to - from);
      };
      if (step.frame.isRoot) continue;
      if (kernel) {
        vi.spyOn(step as { kernel: typeof kernel }, 'kernel').mockImplementation(
          (out, from, to) => {
            note(from, to);
            kernel(out, from, to);
          },
        );
      } else {
        vi.spyOn(step, 'run').mockImplementation((from, to) => {
          note(from, to);
          return run(from, to);
        });
      }
    }
    calculation.update(write(document, cell('i_alojamiento.tarifa', 431), 6_000_000));
    expect(calculation.sheet).toBe(sheet);
    const typed = set.mock.calls.filter(([, id, , records]) => records[431]?.[id] === 6_000_000);
    expect(typed).toHaveLength(1);
    expect(new Set(set.mock.calls.flatMap(([, , rows]) => rows))).toEqual(new Set([431]));
    expect([...rowsOf.keys()]).toContain('utilidadNetaOperativa');
    expect([...rowsOf.keys()]).not.toContain('i_local');
    expect(new Set(rowsOf.values())).toEqual(new Set([1]));
  });
});

describe('what is kept', () => {
  test('reads back as it is, and checking it again changes nothing', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(checked(JSON.parse(JSON.stringify(document)))).toEqual(document);
      }),
      { numRuns: 50 },
    );
  });

  test('holds no computed value', () => {
    const document = tool.document.initial();
    expect(JSON.stringify(document)).not.toContain('calculatedValue');
    expect(checked(document)).toEqual(document);
  });

  test('a value is none again once its last part is cleared', () => {
    let document = tool.document.initial() as RentalsDocument;
    const value = () => document.incomes[0]?.values['apartamento'];
    expect(value()).toEqual({ tarifa: 3_900_000, ocupacion: 68, numeroUnidades: 1 });
    for (const part of ['tarifa', 'ocupacion', 'numeroUnidades']) {
      document = write(document, cell(`i_alojamiento.${part}`, 1), null);
    }
    expect(value()).toBeNull();
    document = write(document, cell('i_alojamiento.tarifa', 1), 5);
    expect(value()).toEqual({ tarifa: 5, ocupacion: null, numeroUnidades: null });
  });

  test('amounts of one name are rows of their own, and go to their own place', () => {
    const sums = (names: readonly string[]) => ({
      incomes: names.map((name, at) => ({ name, value: 10 ** at })),
    });
    const start = checked({
      projects: [{ id: 'p' }, { id: 'q' }],
      incomes: [
        {
          id: 'd',
          name: 'D',
          type: 'direct',
          values: { p: sums(['A', 'A', 'B']), q: sums(['B']) },
        },
      ],
    });
    expect(fieldsOf(start).filter((id) => id.startsWith('i_d'))).toEqual([
      'i_d.c0',
      'i_d.c1',
      'i_d.c2',
    ]);
    const after = write(write(start, cell('i_d.c1', 1), 7), cell('i_d.c1', 0), null);
    expect(after.incomes[0]?.values).toEqual({
      p: {
        incomes: [
          { name: 'A', value: 1 },
          { name: 'B', value: 100 },
        ],
      },
      q: {
        incomes: [
          { name: 'B', value: 1 },
          { name: 'A', value: 7 },
        ],
      },
    });
  });

  test('what depends on an income is kept by its id, whatever its name among the formulas', () => {
    const start = checked({
      projects: [{ id: 'p' }],
      incomes: [
        { id: '1-a', name: 'A', type: 'servicios' },
        { id: '1_a', name: 'B', type: 'dependientes' },
      ],
    });
    const after = write(start, cell('i_1_a_2.baseIncomeId'), 'i_1_a');
    expect(after.incomes[1]?.values).toEqual({ p: { baseIncomeId: '1-a', percentage: null } });
    expect(new Calculation(tool, after).value(cell('i_1_a_2.baseIncomeId'))).toBe('i_1_a');
  });
});

describe('the warning of mixed periods', () => {
  const advice = (document: RentalsDocument): string[] =>
    givenAdvice(new Calculation(tool, document)).map(({ id }) => id);
  const sheet = (values: object, anualizar = false) =>
    checked({
      projects: [{ id: 'p' }],
      incomes: [
        {
          id: 'a',
          name: 'A',
          type: 'revpar',
          values: { p: { tarifa: 1, ocupacion: 100, numeroUnidades: 1 } },
        },
        { id: 'b', name: 'B', type: 'servicios', values: { p: values } },
      ],
      anualizar,
    });
  test('shows where a total adds monthly values to yearly ones, and goes with the switch', () => {
    expect(advice(sheet({ rate: 1, monthlyQuantity: 1 }))).toEqual(['mezcla']);
    expect(advice(sheet({ rate: 0, monthlyQuantity: 1 }))).toEqual([]);
    expect(advice(sheet({ rate: 1, monthlyQuantity: 1 }, true))).toEqual(['anualizado']);
  });
  test('shows where one project has monthly values only and another yearly ones', () => {
    const lone = (service: { rate: number; monthlyQuantity: number }, anualizar = false) =>
      checked({
        projects: [{ id: 'p' }, { id: 'q' }],
        incomes: [
          {
            id: 'a',
            name: 'A',
            type: 'revpar',
            values: { p: { tarifa: 1, ocupacion: 100, numeroUnidades: 1 } },
          },
          { id: 'b', name: 'B', type: 'servicios', values: { q: service } },
        ],
        anualizar,
      });
    expect(advice(lone({ rate: 1, monthlyQuantity: 1 }))).toEqual(['mezclaEntreProyectos']);
    expect(advice(lone({ rate: 0, monthlyQuantity: 1 }))).toEqual([]);
    expect(advice(lone({ rate: 1, monthlyQuantity: 1 }, true))).toEqual(['anualizado']);
  });
  test('counts what a dependent follows: a share of a monthly value is monthly', () => {
    const follow = (base: string) =>
      checked({
        projects: [{ id: 'p' }],
        incomes: [
          { id: 'm', name: 'M', type: 'servicios', values: { p: { rate: 5, monthlyQuantity: 1 } } },
          { id: 'y', name: 'Y', type: 'revpar', values: {} },
          {
            id: 'd',
            name: 'D',
            type: 'dependientes',
            values: { p: { percentage: 10, baseIncomeId: base } },
          },
        ],
        expenses: [
          {
            id: 'v',
            name: 'V',
            type: 'variable',
            values: { p: { relationPercentage: 10, relationVariable: 'total-ingresos' } },
          },
        ],
      });
    expect(advice(follow('m'))).toEqual(['mensual']);
    expect(advice(follow('y'))).toEqual(['mensual']);
  });
});

describe('the period of the cap rate', () => {
  const service = (rate: number) => ({ rate, monthlyQuantity: 1 });
  /** Projects of 500 with a service of a month, an income of a year, or both. */
  function told(values: { month?: number; year?: number; cost?: number }[], anualizar = false) {
    const entries = values.map((value, at) => ({ ...value, id: `p${at}` }));
    const projects = entries.map(({ id, cost = 500 }) => ({ id, name: id, assetCost: cost }));
    const months = entries.map(({ id, month }) => [id, month ? service(month) : null]);
    const years = entries.map(({ id, year }) => [
      id,
      year ? { incomes: [{ name: 'Renta', value: year }] } : null,
    ]);
    const incomes = [
      { id: 'm', name: 'M', type: 'servicios', values: Object.fromEntries(months) },
      { id: 'y', name: 'Y', type: 'direct', values: Object.fromEntries(years) },
    ];
    const calculation = new Calculation(tool, checked({ projects, incomes, anualizar }));
    const { over = '' } = calculation.formula({ id: 'totales.caprate' }) ?? {};
    return {
      rate: calculation.value({ id: 'totales.caprate' }),
      said: fillIn(calculation, over),
      each: values.map((_, row) => calculation.value(cell('periodoCaprate', row))),
      notices: givenAdvice(calculation).map(({ id }) => id),
    };
  }

  test('is a month where all values are of one, which is said where the figure stands', () => {
    // 5 a month on 500, by the specification's formula.
    expect(told([{ month: 5 }])).toEqual({
      rate: 1,
      said: 'mensual · 1 de 1 proyecto',
      each: ['mensual'],
      notices: ['mensual'],
    });
  });

  test('is a year once monthly values count twelve times', () => {
    expect(told([{ month: 5 }], true)).toMatchObject({
      rate: 12,
      said: 'anual · 1 de 1 proyecto',
      each: ['anual'],
    });
  });

  test('is told project by project, and of those that count for all of them', () => {
    const costless = told([
      { month: 3 },
      { year: 40 },
      { month: 1, year: 12 },
      {},
      { cost: 0, month: 5 },
    ]);
    expect(costless.each).toEqual(['mensual', 'anual', 'mensual y anual', '', 'mensual']);
    expect(costless.said).toBe('mensual y anual · 3 de 5 proyectos');
    expect(told([{ year: 40 }, { month: 3, cost: 0 }]).said).toBe('anual · 1 de 2 proyectos');
  });
});

test('a short list tells a project by percentages, as the sheet does, and not by ratios', () => {
  const { deciding = [], formulas = {} } = tool.declare(checked({})).lists['projects'] ?? {};
  expect(deciding.map((id) => [formulas[id]?.label, formulas[id]?.kind])).toEqual([
    ['Ingresos operativos', 'money'],
    ['Margen Neto Operativo', 'percent'],
    ['Cap rate', 'percent'],
  ]);
});

test('a question is asked about percentages, which are better the higher they are', () => {
  const calculation = new Calculation(tool, tool.document.initial());
  const asked = figuresOf(calculation).filter(({ ref }) => ref.row === 0);
  const shares = asked.filter(({ formula }) => formula.kind === 'percent');
  const [{ name } = { name: '' }] = (calculation.document as RentalsDocument).projects;
  expect(shares.map(({ label, formula }) => [label, formula.goal])).toEqual([
    [`Margen Neto Operativo · ${name}`, 'more'],
    [`Cap rate · ${name}`, 'more'],
    [`Cash on cash · ${name}`, 'more'],
  ]);
  expect(asked.filter(({ label }) => label.includes('razón'))).toEqual([]);
});

test('what the cap rate is about is counted in words that fit', () => {
  const said = (projects: object[]): string => {
    const calculation = new Calculation(tool, checked({ projects, incomes: [], expenses: [] }));
    const { over = '' } = calculation.formula({ id: 'totales.caprate' }) ?? {};
    return fillIn(calculation, over);
  };
  const [one, two] = ['Uno', 'Dos'].map((name) => ({ id: name, name, assetCost: 100 }));
  expect(said([one ?? {}])).toBe('0 de 1 proyecto');
  expect(said([one ?? {}, two ?? {}])).toBe('0 de 2 proyectos');
});
