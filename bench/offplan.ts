import { type Data, Runs, Sheet } from '../src/engine/index.ts';
import { loadTool } from '../src/tool/check/folder.ts';
import type { Document } from '../src/tool/index.ts';
import { toModel } from '../src/tool/compute/model.ts';
import { OffplanByHand, type OffplanInputs } from './offplan-by-hand.ts';
import { randomNumbers } from './random.ts';
import { expectEqual, type Limit, type Scenario } from './scenario.ts';
import { WithMathjs } from './with-mathjs.ts';

const tool = await loadTool('speculator-analysis');
if (!tool) throw new TypeError('the off-plan tool is gone');
const initial: Document = tool.document.initial();
// The model alone: conditions of the page (what is shown, enabled, advised) are nobody's figures,
// and the code written by hand doesn't compute them either.
const declared = tool.declare(initial);
const quiet = Object.fromEntries(
  Object.entries(declared.inputs).map(([id, field]) => [
    id,
    { ...field, visible: undefined, enabled: undefined },
  ]),
);
const tables = Object.fromEntries(
  Object.entries(declared.tables).map(([id, table]) => [id, { ...table, visible: undefined }]),
);
const model = toModel({ ...declared, inputs: quiet, tables, advice: [] });
const INPUTS = Object.keys(model.inputs) as (keyof OffplanInputs)[];
const DEFAULTS = Object.fromEntries(
  INPUTS.map((id) => [id, initial[id]]),
) as unknown as OffplanInputs;

/** A sale as late as the tool takes: a model of about a hundred periods. */
const LONGEST: OffplanInputs = { ...DEFAULTS, mesesEstimadosVenta: 99 };

/** As long, and different in every number and in the operation. */
const OTHERS: OffplanInputs = {
  ...LONGEST,
  valorTotal: 410_000_000,
  cuotaInicial: 40,
  plazoCuotaInicial: 30,
  valorizacionAnual: 9.5,
  mesesEstimadosVenta: 97,
  gastosEscrituacionCompra: 3,
  gastosEscrituacionVenta: 0.6,
  tipoOperacion: 'dobleEscrituracion',
  comisionVenta: 2.5,
  tasaCreditoEA: 13,
  plazoCreditoAnos: 15,
  valorFiducia: 900_000,
};

const COLUMNS = [
  'mes',
  'abonoInicial',
  'abonoCredito',
  'saldoCredito',
  'pagoSaldo',
  'costos',
  'pagoComision',
  'venta',
  'flujoNeto',
  'acumulado',
] as const;
const FIGURES = [
  'valorEstimadoVenta',
  'cuotaCredito',
  'saldoCreditoVenta',
  'costosOperacion',
  'comision',
  'mes0',
  'tirAnual',
  'utilidadTotal',
] as const;

type Entries = readonly (readonly [id: string, value: OffplanInputs[keyof OffplanInputs]])[];

const entries = (inputs: OffplanInputs): Entries => INPUTS.map((id) => [id, inputs[id]]);

// Each contender has a loop of its own, so that neither is slowed by the other's types.
function loadSheet(sheet: Sheet, inputs: Entries): void {
  for (const [id, value] of inputs) sheet.setScalar(id, value);
}

function loadMathjs(mathjs: WithMathjs, inputs: Entries): void {
  for (const [id, value] of inputs) mathjs.setScalar(id, value);
}

function loadedSheet(): Sheet {
  const sheet = new Sheet(model);
  loadSheet(sheet, entries(DEFAULTS));
  return sheet;
}

function loadedMathjs(): WithMathjs {
  const mathjs = new WithMathjs(model);
  loadMathjs(mathjs, entries(DEFAULTS));
  mathjs.run();
  return mathjs;
}

/** Every input edited, everything recomputed: figures, table, conditions. */
export function offplan(): Scenario {
  const hand = new OffplanByHand();
  const sheet = loadedSheet();
  const mathjs = loadedMathjs();
  const [longest, others] = [entries(LONGEST), entries(OTHERS)];
  const turns = { hand: false, engine: false, mathjs: false };
  const turn = (name: keyof typeof turns): boolean => {
    turns[name] = !turns[name];
    return turns[name];
  };
  const byEngine = (inputs: Entries): void => {
    loadSheet(sheet, inputs);
    sheet.calculate();
  };
  const byMathjs = (inputs: Entries): void => {
    loadMathjs(mathjs, inputs);
    mathjs.run();
  };
  return {
    name: 'offplan',
    operation: 'off-plan model of 99 months, all inputs edited, full recalculation',
    target: 2,
    contenders: {
      hand: { run: () => hand.computeAll(turn('hand') ? OTHERS : LONGEST), operations: 1 },
      engine: { run: () => byEngine(turn('engine') ? others : longest), operations: 1 },
      mathjs: { run: () => byMathjs(turn('mathjs') ? others : longest), operations: 1 },
    },
    check() {
      for (const inputs of [OTHERS, LONGEST, DEFAULTS]) {
        hand.computeAll(inputs);
        byEngine(entries(inputs));
        byMathjs(entries(inputs));
        for (const id of FIGURES) {
          expectEqual(`engine ${id}`, Number(sheet.value({ id })), hand[id]);
          expectEqual(`mathjs ${id}`, mathjs.scalar(id), hand[id]);
        }
        for (const id of COLUMNS) {
          for (let row = 0; row < inputs.mesesEstimadosVenta; row++) {
            const expected = hand[id][row] as number;
            const actual = Number(sheet.value({ id, table: 'modelo', row }));
            expectEqual(`engine ${id} ${row}`, actual, expected);
            expectEqual(`mathjs ${id} ${row}`, mathjs.cell('modelo', id, row), expected);
          }
        }
      }
    },
  };
}

/** Many values of a few inputs through one output. */
interface ManyRuns {
  readonly name: string;
  readonly operation: string;
  readonly ids: readonly (keyof OffplanInputs)[];
  /** Sets those inputs by hand. */
  readonly set: (inputs: OffplanInputs, point: readonly number[]) => void;
  /** The values of the inputs, one list for each computation of the output. */
  readonly points: readonly (readonly number[])[];
  /** mathjs does every so many of them only. */
  readonly sample: number;
  readonly target: number;
  readonly limit?: Limit;
}

function manyRuns({ ids, set, points, sample, ...about }: ManyRuns): Scenario {
  const hand = new OffplanByHand();
  const inputs = { ...DEFAULTS };
  const data: Data = { scalars: { ...DEFAULTS }, lists: {} };
  const many = new Runs(
    model,
    data,
    ids.map((id) => ({ ref: { id } })),
    [{ id: 'tirAnual' }],
  );
  const mathjs = loadedMathjs();
  const plan = mathjs.plan(ids, 'tirAnual');
  const sampled = points.filter((_, i) => i % sample === 0);
  const results = new Float64Array(points.length);

  const byHand = (point: readonly number[]): number => {
    set(inputs, point);
    return hand.computeTir(inputs);
  };
  const given = ids.map((_, i) => Float64Array.from(points, (point) => point[i] as number));
  const byEngine = (): Float64Array => {
    many.runAll(given, [results]);
    return results;
  };
  const byMathjs = (point: readonly number[]): number => {
    ids.forEach((id, i) => mathjs.setScalar(id, point[i] as number));
    mathjs.run(plan);
    return mathjs.scalar('tirAnual');
  };
  const each =
    (list: readonly (readonly number[])[], run: (point: readonly number[]) => number) =>
    (): void => {
      for (let i = 0; i < list.length; i++) results[i] = run(list[i] as readonly number[]);
    };
  return {
    ...about,
    contenders: {
      hand: { run: each(points, byHand), operations: 1 },
      engine: { run: byEngine, operations: 1 },
      mathjs: { run: each(sampled, byMathjs), operations: sampled.length / points.length },
    },
    check() {
      const all = byEngine();
      points.forEach((point, i) => {
        const expected = byHand(point);
        expectEqual(`engine ${point.join(' ')}`, all[i] as number, expected);
        if (i % sample === 0) expectEqual(`mathjs ${point.join(' ')}`, byMathjs(point), expected);
      });
    },
  };
}

/** 50 sale terms by 50 appreciations. */
export function matrix(): Scenario {
  const points = Array.from({ length: 2_500 }, (_, i) => [12 + Math.floor(i / 50), (i % 50) / 2]);
  return manyRuns({
    name: 'matrix',
    operation: 'sensitivity matrix, 50 × 50',
    ids: ['mesesEstimadosVenta', 'valorizacionAnual'],
    set: (inputs, point) => {
      inputs.mesesEstimadosVenta = point[0] as number;
      inputs.valorizacionAnual = point[1] as number;
    },
    points,
    sample: 211,
    target: 2,
  });
}

/** A simulation over five inputs. */
export function runs(): Scenario {
  const random = randomNumbers(20_260_101);
  const between = (from: number, to: number): number => from + random() * (to - from);
  const points = Array.from({ length: 100_000 }, () => [
    between(250e6, 350e6),
    Math.floor(between(24, 61)),
    between(2, 14),
    between(8, 18),
    between(1, 4),
  ]);
  return manyRuns({
    name: 'runs',
    operation: 'simulation, 100,000 runs',
    ids: [
      'valorTotal',
      'mesesEstimadosVenta',
      'valorizacionAnual',
      'tasaCreditoEA',
      'comisionVenta',
    ],
    set: (inputs, point) => {
      inputs.valorTotal = point[0] as number;
      inputs.mesesEstimadosVenta = point[1] as number;
      inputs.valorizacionAnual = point[2] as number;
      inputs.tasaCreditoEA = point[3] as number;
      inputs.comisionVenta = point[4] as number;
    },
    points,
    sample: 9_973,
    target: 1.5,
    limit: { operations: 1, seconds: 1 },
  });
}
