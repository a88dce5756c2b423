import { describe, expect, it, test } from 'vitest';
import { Session } from '../../session/session.ts';
import { sampleTool } from '../../testing/sample.ts';
import type { Records } from '../table/layout.ts';
import { planOf } from './plan.ts';
import type { Choices, Mode } from './importChoices.ts';
import { tried } from './trial.ts';
import { listTarget } from '../fieldsTarget.ts';

const session = new Session(sampleTool());
const declared = session.calculation.declaration.lists['homes'];
if (!declared) throw new Error('the sample declares it');
const target = listTarget('homes', declared);
const HEADS = ['Nombre', 'Precio', 'Tipo'];

const records = (...rows: string[][]): Records => ({
  heads: HEADS,
  lines: rows.map((cells, at) => ({ cells, at: at + 1 })),
});

const chosen = (mode: Mode): Choices => ({
  mapping: ['name', 'price', 'kind'],
  mode,
  mark: ',',
  turned: false,
  ways: new Map(),
});

function imported(mode: Mode, ...rows: string[][]) {
  const work = new Session(sampleTool());
  const plan = planOf(records(...rows), chosen(mode), target, target.names(work));
  const { edits, count } = plan;
  const refused = target.take(work, {
    label: 'Importar',
    edits,
    count,
    replace: mode === 'replace',
  });
  return { work, plan, refused };
}

const homesOf = ({ document }: Session) =>
  (document['homes'] as { name: string; price: number | null; kind: string }[]).map(
    ({ name, price, kind }) => [name, price, kind],
  );

const BEFORE = [
  ['Norte', 100, 'Casa'],
  ['Sur', 250.5, 'Apartamento'],
];

describe('records from elsewhere', () => {
  it('come after those of today, in one step that can be undone', () => {
    const { work, plan } = imported('add', ['Este', '$ 1.250', 'apartamento'], ['', '', '']);
    expect(homesOf(work)).toEqual([...BEFORE, ['Este', 1250, 'Apartamento']]);
    expect([plan.added, plan.updated]).toEqual([1, 0]);
    work.undo();
    expect(homesOf(work)).toEqual(BEFORE);
    expect(work.undoLabel).toBeUndefined();
  });

  it('take the place of those of today', () => {
    const { work } = imported('replace', ['Este', '5', 'Casa']);
    expect(homesOf(work)).toEqual([['Este', 5, 'Casa']]);
  });

  it('change those of their name, and leave what they don’t say', () => {
    const { work, plan } = imported('update', ['SUR', '7', ''], ['Oeste', '8', '']);
    expect(homesOf(work)).toEqual([
      ['Norte', 100, 'Casa'],
      ['Sur', 7, 'Apartamento'],
      ['Oeste', 8, 'Casa'],
    ]);
    expect([plan.added, plan.updated]).toEqual([1, 1]);
  });

  it('have nothing where a sheet says that it doesn’t apply', () => {
    const { work, refused } = imported('replace', ['Este', 'N/A', 'Casa'], ['Sur', '#N/A', 'n.a.']);
    expect(homesOf(work)).toEqual([
      ['Este', null, 'Casa'],
      ['Sur', null, 'Casa'],
    ]);
    expect(refused).toEqual([]);
  });

  it('leave out totals, and say so', () => {
    const { work, plan } = imported('replace', ['Este', '5', 'Casa'], ['Total', '5', '']);
    expect(homesOf(work)).toHaveLength(1);
    expect(plan.notices).toEqual(['No se toma «Total» (fila 3): es un total.']);
  });

  it('name the columns that have data and stay out', () => {
    const { lines } = records(['Este', '5', 'Casa']);
    const heads = [...HEADS, 'Inicio', 'Nota'];
    const more = {
      heads,
      lines: lines.map((line) => ({ ...line, cells: [...line.cells, 'ene-28', ''] })),
    };
    const choices = { ...chosen('add'), mapping: ['name', 'price', 'kind', '', ''] };
    const { notices } = planOf(more, choices, target, []);
    expect(notices).toEqual(['Tiene datos y no se importa: «Inicio».']);
  });

  it('are told cell by cell where they can’t be taken; the rest comes in', () => {
    const { work, plan, refused } = imported(
      'add',
      ['Este', 'caro', 'Casa'],
      ['Oeste', '-5', 'Finca'],
    );
    expect(
      refused.map((edit) => [plan.places.get(`${edit.row} ${edit.columnId}`), edit.reason]),
    ).toEqual([
      ['B2 «Precio»', '«caro» no es un número'],
      ['B3 «Precio»', '−5 está por debajo del mínimo 0'],
      ['C3 «Tipo»', '«Finca» no es una opción (Casa, Apartamento)'],
    ]);
    expect(homesOf(work).slice(2)).toEqual([
      ['Este', null, 'Casa'],
      ['Oeste', null, 'Casa'],
    ]);
    // The text stays in its cell, with its message.
    expect(work.refusedAt({ id: 'price', table: 'homes', row: 2 })?.text).toBe('caro');
  });

  it('are none where there would be more than the list takes', () => {
    const { plan } = imported('add', ['a', '', ''], ['b', '', ''], ['c', '', '']);
    expect(plan.fault).toBe('La lista admite 4 registros y quedarían 5.');
  });

  it('keep what was typed to get a value', () => {
    const { work } = imported('replace', ['Este', '=200000*2', '']);
    expect(work.calculation.expression({ id: 'price', table: 'homes', row: 0 })).toBe('=200000*2');
    expect(homesOf(work)).toEqual([['Este', 400_000, 'Casa']]);
  });
});

test('a try leaves the session as it is', () => {
  const plan = planOf(records(['Este', 'caro', '']), chosen('replace'), target, []);
  expect(tried(session, target, plan, true).refused).toHaveLength(1);
  expect(homesOf(session)).toEqual(BEFORE);
  expect(session.refused).toEqual([]);
});

describe('what is no record', () => {
  const notices = (...rows: string[][]): readonly string[] =>
    planOf(records(...rows), chosen('add'), target, []).notices;
  const house = ['Norte', '100', 'Casa'];

  it.each([
    'TOTAL',
    'Subtotal',
    'Total general',
    'Total ingresos operativos',
    'Gran total',
    'Total portafolio',
    'Total inmuebles',
    'TOTAL DEL PORTAFOLIO',
  ])('is «%s», a total', (name) => {
    expect(notices(house, [name, '100', 'Casa'])).toEqual([
      `No se toma «${name}» (fila 3): es un total.`,
    ]);
  });

  it('is a total of anything in a line without a type', () => {
    expect(notices(house, ['Total nómina', '100', ''])).toHaveLength(1);
    expect(notices(house, ['Total Plaza', '100', 'Casa'])).toEqual([]);
  });

  it('is a title over lines that have a type', () => {
    expect(notices(['Al norte', '', ''], house, ['', '', 'Al sur'], house)).toEqual([
      'No se toma «Al norte» (fila 2): solo trae su nombre, como título de las que siguen.',
      'No se toma «Al sur» (fila 4): solo trae su nombre, como título de las que siguen.',
    ]);
    // A name alone may be filled in later: at the end, and where none has a type.
    expect(notices(house, ['Sur', '', ''])).toEqual([]);
    expect(notices(['Norte', '100', ''], ['Sur', '', ''], ['Este', '5', ''])).toEqual([]);
  });
});

test('an option may be said in other words', () => {
  const kind = declared.fields['kind'];
  if (!kind) throw new Error('the sample declares it');
  const options = [
    { value: 'staff', label: 'Personal' },
    { value: 'quarter', label: 'Trimestral (enero, abril, julio y octubre)' },
    { value: 'half', label: 'Semestral (junio y diciembre)' },
  ];
  const own = listTarget('homes', {
    ...declared,
    fields: { ...declared.fields, kind: { ...kind, options } },
  });
  const rows = ['Payroll', 'Nómina', 'Quarterly', 'Semi-annual', 'Otro'].map((type) => [
    'x',
    '',
    type,
  ]);
  const texts = planOf(records(...rows), chosen('add'), own, []).edits.flatMap(
    ({ columnId, text }) => (columnId === 'kind' ? [text] : []),
  );
  expect(texts).toEqual(['Personal', 'Personal', options[1]?.label, options[2]?.label, 'Otro']);
});
