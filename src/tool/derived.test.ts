import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { ModelError } from '../engine/index.ts';
import { Calculation } from './compute/calculation.ts';
import type { Declaration, Formula } from './contract/declaration.ts';
import { defineDerivedTool } from './define.ts';
import { money, percent } from './contract/fields.ts';
import { outputs } from './compute/outputs.ts';
import { faultsOf } from './check/registry.ts';
import type { DerivedDocument, Json } from './contract/tool.ts';

// A type, not an interface: only a type counts as JSON, which has no members but its own.
type Stream = {
  readonly id: string;
  readonly kind: 'rental' | 'parking';
};

/** Projects by streams of income that a person adds: a sheet whose columns are data. */
type Rentals = {
  readonly streams: readonly Stream[];
  readonly fee: number | null;
  /** By project, the figures by stream. */
  readonly projects: { [id: string]: Json }[];
};

/** What each kind of stream asks for, and what it is worth; names are those of the stream. */
const KINDS: Readonly<Record<Stream['kind'], { fields: string[]; value: string }>> = {
  rental: { fields: ['units', 'rent'], value: 'units * rent' },
  parking: { fields: ['spaces', 'rate'], value: 'spaces * rate * (1 - fee / 100)' },
};

function declareStreams(streams: readonly Stream[]): Partial<Declaration> {
  const fields = streams.flatMap(({ id, kind }) =>
    KINDS[kind].fields.map((name) => [`${id}.${name}`, money(name, { initial: null, blank: 0 })]),
  );
  const values = streams.map(({ id, kind }): [string, Formula] => [
    `${id}.value`,
    money(id, KINDS[kind].value, { scope: id }),
  ]);
  const sum = streams.length > 0 ? `sum(${values.map(([id]) => id).join(', ')})` : '0';
  return {
    inputs: { fee: percent('Comisión', { initial: 10 }) },
    lists: {
      projects: {
        label: 'Proyectos',
        singular: 'Proyecto',
        name: 'name',
        fields: {
          name: { kind: 'text', label: 'Nombre', initial: '' },
          ...Object.fromEntries(fields),
        },
        formulas: { ...Object.fromEntries(values), total: money('Total', sum) },
        initial: [],
        output: ['name'],
      },
    },
    formulas: {
      all: money('Todos', 'sum(projects.total)'),
      net: money('Neto', 'all * (1 - fee / 100)'),
    },
  };
}

const document: DerivedDocument<Rentals> = {
  initial: () => ({ streams: [], fee: 10, projects: [] }),
  check: (raw) => ({ document: raw as Rentals }),
  data: ({ fee, projects }) => ({
    scalars: { fee },
    lists: { projects: projects as readonly Record<string, number>[] },
  }),
  names: { ids: () => undefined },
  write: (draft, ref, value) => {
    const record = draft.projects[ref.row ?? -1];
    if (record) record[ref.id] = value;
  },
};

let declared = 0;
const rentals = defineDerivedTool<Rentals, readonly Stream[]>({
  id: 'rentals-test',
  version: 1,
  title: 'T',
  description: 'D',
  category: 'Modelos de Renta',
  path: '/tools/rentals-test',
  listed: 'none',
  document,
  structure: ({ streams }) => streams,
  declare: (streams) => {
    declared++;
    return declareStreams(streams);
  },
});

const START: Rentals = {
  streams: [
    { id: 'i1', kind: 'rental' },
    { id: 'i2', kind: 'parking' },
  ],
  fee: 10,
  projects: [
    { name: 'Norte', 'i1.units': 10, 'i1.rent': 100, 'i2.spaces': 4, 'i2.rate': 50 },
    { name: 'Sur', 'i1.units': 2, 'i1.rent': 300, 'i2.spaces': null, 'i2.rate': 20 },
  ],
};

describe('a tool whose formulas follow from its document', () => {
  it('has no faults as it starts', () => {
    expect(faultsOf(rentals)).toEqual([]);
  });

  it('computes every stream in its own scope', () => {
    // By hand. Norte: 10 × 100 = 1000 and 4 × 50 × 0.9 = 180. Sur: 600 and 0.
    expect(outputs(rentals, new Calculation(rentals, START))).toEqual({
      all: 1780,
      net: 1602,
      projects: [
        { name: 'Norte', i1: { value: 1000 }, i2: { value: 180 }, total: 1180 },
        { name: 'Sur', i1: { value: 600 }, i2: { value: 0 }, total: 600 },
      ],
    });
  });

  it('does not recompile for the edit of a cell, and computes that row anew', () => {
    const calculation = new Calculation(rentals, START);
    const { sheet } = calculation;
    const before = declared;
    const edited = produce(START, (draft) => {
      rentals.document.write(draft, { id: 'i1.rent', table: 'projects', row: 1 }, 400);
    });
    calculation.update(edited);
    expect(calculation.sheet).toBe(sheet);
    expect(declared).toBe(before);
    expect(calculation.value({ id: 'total', table: 'projects', row: 1 })).toBe(800);
    expect(calculation.value({ id: 'all' })).toBe(1980);
  });

  it('follows projects that come and go', () => {
    const calculation = new Calculation(rentals, START);
    const { sheet } = calculation;
    const more = produce(START, (draft) => {
      draft.projects.unshift({ name: 'Este', 'i1.units': 1, 'i1.rent': 5 });
    });
    calculation.update(more);
    expect(calculation.value({ id: 'all' })).toBe(1785);
    calculation.update({ ...more, projects: more.projects.slice(0, 1) });
    expect(calculation.value({ id: 'all' })).toBe(5);
    calculation.update(START);
    expect(calculation.value({ id: 'all' })).toBe(1780);
    expect(calculation.sheet).toBe(sheet);
  });

  it('recompiles for a stream that is added, and keeps the data of the others', () => {
    const calculation = new Calculation(rentals, START);
    const { sheet } = calculation;
    const added = produce(START, (draft) => {
      draft.streams.push({ id: 'i3', kind: 'rental' });
      Object.assign(draft.projects[0] as object, { 'i3.units': 1, 'i3.rent': 20 });
    });
    calculation.update(added);
    expect(calculation.sheet).not.toBe(sheet);
    expect(calculation.value({ id: 'i3.value', table: 'projects', row: 0 })).toBe(20);
    expect(calculation.value({ id: 'total', table: 'projects', row: 0 })).toBe(1200);
    // Sur never had that stream: its cells are empty, which counts as 0.
    expect(calculation.value({ id: 'total', table: 'projects', row: 1 })).toBe(600);
    const removed = { ...added, streams: added.streams.slice(2) };
    calculation.update(removed);
    expect(calculation.value({ id: 'all' })).toBe(20);
    expect(calculation.field({ id: 'i1.rent', table: 'projects' })).toBeUndefined();
  });

  it('gives the same after any of these as a calculation made anew', () => {
    const calculation = new Calculation(rentals, START);
    const streams: Stream[] = [{ id: 'i9', kind: 'parking' }, ...START.streams];
    const steps: Rentals[] = [
      { ...START, fee: 20 },
      { ...START, streams },
      { ...START, streams, fee: null },
      { ...START, streams, projects: [] },
      START,
    ];
    for (const step of steps) {
      calculation.update(step);
      expect(outputs(rentals, calculation)).toEqual(
        outputs(rentals, new Calculation(rentals, step)),
      );
    }
  });

  it('names the stream where it cannot be compiled', () => {
    const broken: Rentals = {
      ...START,
      streams: [...START.streams, { id: 'row', kind: 'rental' }],
    };
    expect(() => new Calculation(rentals, broken)).toThrow(ModelError);
    expect(() => new Calculation(rentals, broken)).toThrow('projects.row.units');
  });
});
