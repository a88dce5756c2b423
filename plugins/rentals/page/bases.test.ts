import { describe, expect, it } from 'vitest';
import { givenAdvice } from '../../../src/tool/index.ts';
import { Session } from '../../../src/workbench/index.ts';
import { addStream, setValue } from '../document/edits.ts';
import { structureOf } from '../document/structure.ts';
import type { RentalsDocument, StreamType } from '../document/types.ts';
import tool from '../tool.ts';
import { sheetOf } from './testing/sheet.ts';

/** What is said of single projects, each with the way there. */
const ofProjects = ({ calculation }: Session<RentalsDocument>) =>
  givenAdvice(calculation).filter(({ leads }) => leads?.to[0]?.ref.table);

/** The sample with one more stream that follows others, and its sheet: projects 'a' and 'b'. */
function open(type: Extract<StreamType, 'variable' | 'dependientes'>, name: string) {
  const session = new Session<RentalsDocument>(tool);
  const side = type === 'variable' ? 'expenses' : 'incomes';
  session.edit('Crear', (draft) => addStream(draft, side, type, name));
  const id = session.document[side].at(-1)?.id ?? '';
  const key = structureOf(session.document)[side].at(-1)?.key ?? '';
  const grid = () => {
    const { grid: model, rowOf } = sheetOf(session);
    return {
      cell: (row: string, column: string) => model.cell(rowOf(row), column),
      type: (row: string, columnId: string, text: string) =>
        model.edit([{ row: rowOf(row), columnId, text }]),
    };
  };
  const value = (row: number) => session.calculation.value({ id: key, table: 'projects', row });
  const set = (project: string, of: Record<string, string | number>) =>
    session.edit('Configurar', (draft) => setValue(draft, side, id, project, of));
  const notices = () => ofProjects(session);
  return { session, key, grid, value, set, notices };
}

describe('a percentage typed in the sheet', () => {
  it('of an expense that follows nothing yet is of all incomes, in one step', () => {
    const { session, key, grid, value, notices } = open('variable', 'Comisión inmobiliaria');
    const before = session.document;
    grid().type(`${key}.relationPercentage`, 'b', '8,5');
    // 3.900.000 × 68 % × 12 = 31.824.000, of which 8,5 %.
    expect(value(1)).toBeCloseTo(2_705_040, 6);
    expect(grid().cell(`${key}.relationVariable`, 'b')).toMatchObject({
      text: 'Todos los ingresos',
    });
    expect(notices()).toEqual([]);
    session.undo();
    expect(session.document).toEqual(before);
  });

  it('takes the base that the other projects have', () => {
    const { key, grid, value, set } = open('variable', 'Comisión');
    set('casa-club', { relationVariable: 'parqueadero', relationPercentage: 3 });
    grid().type(`${key}.relationPercentage`, 'b', '8,5');
    expect(grid().cell(`${key}.relationVariable`, 'b').text).toBe('Parqueadero de visitantes');
    expect(value(1)).toBe(0);
  });

  it('of an income that could follow several is marked, and said with the way there', () => {
    const { session, key, grid, value, notices } = open('dependientes', 'Lavandería');
    grid().type(`${key}.percentage`, 'b', '4');
    expect(value(1)).toBe(0);
    const said = 'El ingreso «Lavandería» cuenta $ 0: tiene porcentaje, pero falta elegir';
    expect(notices()).toMatchObject([
      {
        message: `${said} su ingreso base. En Apartamento.`,
        leads: {
          to: [
            { name: 'Apartamento', ref: { id: `${key}.baseIncomeId`, table: 'projects', row: 1 } },
          ],
        },
      },
    ]);
    for (const row of [key, `${key}.baseIncomeId`]) {
      expect(grid().cell(row, 'b')).toMatchObject({ tone: 'bad' });
      expect(grid().cell(row, 'b').note).toMatch(/^Cuenta \$ 0/);
      expect(grid().cell(row, 'a').note).toBeUndefined();
    }
    grid().type(`${key}.baseIncomeId`, 'b', 'Alojamiento');
    expect(value(1)).toBeCloseTo(31_824_000 * 0.04, 6);
    expect(notices()).toEqual([]);
    session.undo();
    expect(notices()).toHaveLength(1);
  });

  it('of an income takes the only one that it can follow', () => {
    const { session, key, grid, value } = open('dependientes', 'Lavandería');
    session.edit('Quitar', (draft) => {
      draft.incomes = draft.incomes.filter(
        ({ id, name }) => id === 'alojamiento' || name === 'Lavandería',
      );
    });
    grid().type(`${key}.percentage`, 'b', '4');
    expect(value(1)).toBeCloseTo(31_824_000 * 0.04, 6);
  });
});

it('a percentage that was kept without a base, or whose base is gone, is said as well', () => {
  const { set, notices } = open('variable', 'Comisión');
  set('casa-club', { relationVariable: '', relationPercentage: 8.5 });
  set('apartamento', { relationVariable: 'gone', relationPercentage: 8.5 });
  expect(notices().map(({ message }) => message)).toEqual([
    'El egreso «Comisión» cuenta $ 0: tiene porcentaje, pero falta elegir con qué se relaciona. En Casa Club y Apartamento.',
  ]);
  // A base without a percentage, or nothing at all, is no matter.
  set('casa-club', { relationVariable: '', relationPercentage: 0 });
  set('apartamento', { relationVariable: 'eventos', relationPercentage: 8.5 });
  expect(notices()).toEqual([]);
});

describe('an amount that comes to nothing for a part that is empty', () => {
  const told = (session: Session<RentalsDocument>) =>
    ofProjects(session).map(({ message, leads }) => [
      message,
      leads?.to.map(({ ref }) => [ref.id, ref.row]),
    ]);
  /** A new income or expense of the sample, with what is typed of it for the flat. */
  function typed(type: StreamType, of: Record<string, string | number | null>) {
    const session = new Session<RentalsDocument>(tool);
    const side = type === 'personal' ? 'expenses' : 'incomes';
    session.edit('Crear', (draft) => addStream(draft, side, type, 'Nuevo'));
    const { id = '' } = session.document[side].at(-1) ?? {};
    const { key = '' } = structureOf(session.document)[side].at(-1) ?? {};
    session.edit('Configurar', (draft) => setValue(draft, side, id, 'apartamento', of));
    return { session, key };
  }

  it.each<[StreamType, Record<string, string | number | null>, string, string]>([
    ['servicios', { rate: 12_000, monthlyQuantity: null }, 'monthlyQuantity', 'Cantidad mensual'],
    ['servicios', { rate: null, monthlyQuantity: 8 }, 'rate', 'Tarifa'],
    ['revpar', { tarifa: 1, ocupacion: null, numeroUnidades: null }, 'ocupacion', 'Ocupación'],
    [
      'rental',
      { squareMeters: 80, pricePerSquareMeter: 60_000, occupancy: null },
      'occupancy',
      'Ocupación',
    ],
    [
      'parking',
      { billingType: 'daily', numberOfSpaces: 8, occupancy: 50, monthlyRate: 9, hourlyRate: null },
      'hourlyRate',
      'Tarifa por hora',
    ],
    [
      'personal',
      { personasPorCargo: 2, salarioMensual: null },
      'salarioMensual',
      'Salario mensual',
    ],
  ])('%s %j says which', (type, of, part, label) => {
    const { session, key } = typed(type, of);
    expect(session.calculation.value({ id: key, table: 'projects', row: 1 })).toBe(0);
    const who = type === 'personal' ? 'El egreso' : 'El ingreso';
    expect(told(session)).toEqual([
      [`${who} «Nuevo» cuenta $ 0: falta «${label}». En Apartamento.`, [[`${key}.${part}`, 1]]],
    ]);
    const { grid, rowOf } = sheetOf(session);
    for (const row of [key, `${key}.${part}`]) {
      const { note, tone } = grid.cell(rowOf(row), 'b');
      expect({ note, tone }).toEqual({ note: `Cuenta $ 0: falta «${label}»`, tone: 'bad' });
    }
    expect(grid.cell(rowOf(key), 'a').note).toBeUndefined();
  });

  it.each<[StreamType, Record<string, string | number | null>]>([
    ['servicios', { rate: 12_000, monthlyQuantity: 0 }],
    ['servicios', { rate: null, monthlyQuantity: null, unitType: 'por persona' }],
    ['parking', { billingType: 'monthly', numberOfSpaces: 8, occupancy: 50, monthlyRate: 9 }],
    ['personal', { personasPorCargo: 2, salarioMensual: 9, prestacionesSociales: null }],
  ])('%s %j says nothing: a zero is meant, or nothing is lacking', (type, of) => {
    expect(told(typed(type, of).session)).toEqual([]);
  });

  it('is said of the operator’s fee, without a base and without a percentage', () => {
    const fee = (baseCalculo: string, porcentaje: number | null) => {
      const session = new Session<RentalsDocument>(tool);
      session.edit('Tarifa', (draft) => {
        const flat = draft.projects[1];
        if (flat) flat.operadorTarifaData = { baseCalculo, porcentaje };
      });
      return told(session);
    };
    const ending = 'En Apartamento.';
    expect(fee('', 8)).toEqual([
      [
        `La tarifa del operador cuenta $ 0: tiene porcentaje, pero falta elegir de qué. ${ending}`,
        [['operador.baseCalculo', 1]],
      ],
    ]);
    expect(fee('ingresos-operativos', null)).toEqual([
      [
        `La tarifa del operador cuenta $ 0: falta el porcentaje. ${ending}`,
        [['operador.porcentaje', 1]],
      ],
    ]);
    expect(fee('', null)).toEqual([]);
    expect(fee('ingresos-operativos', 0)).toEqual([]);
  });
});
