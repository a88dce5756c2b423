import { Sheet } from '../src/engine/index.ts';
import { loadTool } from '../src/tool/check/folder.ts';
import type { Data } from '../src/tool/index.ts';
import { toModel } from '../src/tool/compute/model.ts';
import { FLOWS, OperatorByHand } from './operatormax-by-hand.ts';
import { documentOf, STREAMS_EACH, type Stream, streams } from './operatormax-project.ts';
import { randomNumbers } from './random.ts';
import { expectEqual, type Scenario } from './scenario.ts';
import { WithMathjs } from './with-mathjs.ts';

const tool = await loadTool('operatormax');
if (!tool) throw new TypeError('OperatorMax is gone');
const checked = tool.document.check(documentOf(streams()));
if ('problems' in checked) throw new TypeError(JSON.stringify(checked.problems[0]));
export const data: Data = tool.document.data(checked.document);
export const model = toModel(tool.declare(checked.document));

export const nameOf = (k: number): string =>
  k < STREAMS_EACH ? `i${k + 1}` : `e${k + 1 - STREAMS_EACH}`;

interface Target {
  setScalar(id: string, value: number | string | boolean): void;
  setRows(table: string, length: number): void;
  setCell(table: string, id: string, row: number, value: number): void;
}

export function load(target: Target): void {
  for (const [id, value] of Object.entries(data.scalars)) {
    if (value !== null) target.setScalar(id, value);
  }
  for (const [table, records] of Object.entries(data.lists)) {
    const fields = Object.keys(model.tables[table]?.inputs ?? {});
    target.setRows(table, records.length);
    records.forEach((record, row) => {
      for (const field of fields) target.setCell(table, field, row, Number(record[field]));
    });
  }
}

interface Project {
  readonly hand: OperatorByHand;
  readonly sheet: Sheet;
  readonly mathjs: WithMathjs;
}

function loaded(): Project {
  const project = {
    hand: new OperatorByHand(streams()),
    sheet: new Sheet(model),
    mathjs: new WithMathjs(model),
  };
  load(project.sheet);
  load(project.mathjs);
  project.hand.computeAll();
  project.sheet.calculate();
  project.mathjs.run();
  return project;
}

function expectSame({ hand, sheet, mathjs }: Project): void {
  const column = (table: string, id: string, expected: Float64Array): void => {
    expected.forEach((value, row) => {
      const where = `${table}.${id} ${row}`;
      expectEqual(`engine ${where}`, Number(sheet.value({ table, id, row })), value);
      expectEqual(`mathjs ${where}`, mathjs.cell(table, id, row), value);
    });
  };
  hand.flows.forEach(({ months, years }, k) => {
    column('months', `${nameOf(k)}.flow`, months);
    column('years', `${nameOf(k)}.flow`, years);
  });
  for (const id of FLOWS) {
    column('months', id, hand.months[id]);
    column('years', id, hand.years[id]);
  }
  column('months', 'saldoDeuda', hand.saldoDeuda);
  column('months', 'flujoAcumulado', hand.flujoAcumulado);
  for (const [id, value] of Object.entries(hand.indicators)) {
    expectEqual(`engine ${id}`, Number(sheet.value({ id })), value);
    expectEqual(`mathjs ${id}`, mathjs.scalar(id), value);
  }
}

/** The ways in which an edit is done by each; all of them end in the same project. */
interface Edits {
  readonly name: string;
  readonly operation: string;
  readonly target: number;
  readonly byHand: (hand: OperatorByHand, turn: number) => void;
  readonly set: (target: Target, turn: number) => void;
  /** What changes, as mathjs is told it. */
  readonly changed: (turn: number) => readonly string[];
  /** Different edits. */
  readonly turns: number;
}

function scenario({ name, operation, target, byHand, set, changed, turns }: Edits): Scenario {
  const project = loaded();
  const { hand, sheet, mathjs } = project;
  const plans = Array.from({ length: turns }, (_, turn) => mathjs.plan(changed(turn)));
  const counts = { hand: 0, engine: 0, mathjs: 0 };
  const next = (contender: keyof typeof counts): number => counts[contender]++;
  const byEngine = (turn: number): void => {
    set(sheet, turn);
    sheet.calculate();
  };
  const byMathjs = (turn: number): void => {
    set(mathjs, turn);
    mathjs.run(plans[turn % turns]);
  };
  return {
    name,
    operation,
    target,
    contenders: {
      hand: { run: () => byHand(hand, next('hand')), operations: 1 },
      engine: { run: () => byEngine(next('engine')), operations: 1 },
      mathjs: { run: () => byMathjs(next('mathjs')), operations: 1 },
    },
    check() {
      expectSame(project);
      for (let turn = 0; turn < Math.min(turns, 12); turn++) {
        byHand(hand, turn);
        byEngine(turn);
        byMathjs(turn);
      }
      expectSame(project);
    },
  };
}

const rateAt = (turn: number): number => 12 + (turn % 7) * 0.25;
const lumps = streams().incomes.flatMap(({ type }, k) => (type === 'lumps' ? [k] : []));

/** The first year's inflation, the loan's rate and every lump sum edited: no column stays. */
export function operatorAll(): Scenario {
  const valueAt = (turn: number, k: number): number => 1e6 + k * 1e4 + (turn % 5) * 1e5;
  const inflationAt = (turn: number): number => 6 + (turn % 9) * 0.1;
  return scenario({
    name: 'operatormax',
    operation: 'OperatorMax, 200 incomes, 200 expenses, 120 months, everything changed',
    target: 3,
    turns: 1,
    byHand(hand, turn) {
      hand.inflation[0] = inflationAt(turn);
      hand.settings.interestRate = rateAt(turn);
      for (const k of lumps) {
        const [entry] = (hand.flows[k] as { stream: Stream }).stream.entries;
        if (entry) entry.value = valueAt(turn, k);
      }
      hand.computeAll();
    },
    set(target, turn) {
      target.setCell('inflationByYear', 'percent', 0, inflationAt(turn));
      target.setScalar('interestRate', rateAt(turn));
      for (const k of lumps) target.setCell(`${nameOf(k)}.entries`, 'value', 0, valueAt(turn, k));
    },
    changed: () => [
      'inflationByYear.percent',
      'interestRate',
      ...lumps.map((k) => `${nameOf(k)}.entries.value`),
    ],
  });
}

/** One number of one stream after the other, of all types that have numbers. */
export function operatorLine(): Scenario {
  const random = randomNumbers(3);
  const { incomes, expenses } = streams();
  const edits = [...incomes, ...expenses].flatMap(({ data }, k) => {
    // An adjustment of prices counts from the second year on, but any number will do.
    const field = Object.keys(data)[0];
    return field === undefined ? [] : [{ k, field, value: data[field] as number }];
  });
  const order = edits.map((edit) => ({ edit, at: random() })).sort((a, b) => a.at - b.at);
  const at = (turn: number): (typeof edits)[number] =>
    (order[turn % order.length] as (typeof order)[number]).edit;
  // Each pass over the streams moves the value anew.
  const valueAt = (turn: number): number =>
    Math.ceil(at(turn).value) + (Math.floor(turn / order.length) % 2) + 1;
  return scenario({
    name: 'operatormax-line',
    operation: 'the same project, one number of one stream changed',
    target: 2.5,
    turns: order.length,
    byHand(hand, turn) {
      const { k, field } = at(turn);
      (hand.flows[k] as { stream: Stream }).stream.data[field] = valueAt(turn);
      hand.editStream(k);
    },
    set(target, turn) {
      const { k, field } = at(turn);
      target.setScalar(`${nameOf(k)}.${field}`, valueAt(turn));
    },
    changed(turn) {
      const { k, field } = at(turn);
      return [`${nameOf(k)}.${field}`];
    },
  });
}

export function operatorRate(): Scenario {
  return scenario({
    name: 'operatormax-rate',
    operation: "the same project, the loan's rate changed",
    target: 2.5,
    turns: 1,
    byHand(hand, turn) {
      hand.settings.interestRate = rateAt(turn);
      hand.changeRate();
    },
    set(target, turn) {
      target.setScalar('interestRate', rateAt(turn));
    },
    changed: () => ['interestRate'],
  });
}
