import { type RunInput, Runs } from '../src/engine/index.ts';
import { OperatorByHand } from './operatormax-by-hand.ts';
import { data, load, model, nameOf } from './operatormax.ts';
import { type Stream, streams } from './operatormax-project.ts';
import { expectEqual, type Limit, type Scenario } from './scenario.ts';
import { WithMathjs } from './with-mathjs.ts';

/** A number of a stream, by its position and its field. */
interface Moved {
  readonly k: number;
  readonly field: string;
  readonly value: number;
}

const OUTPUT = 'tir';
/** Runs that the engine does in one go; a simulation does a thousand. */
const TOGETHER = 128;

const moved = (): Moved[] => {
  const { incomes, expenses } = streams();
  return [...incomes, ...expenses].flatMap(({ data: fields }, k) => {
    const field = Object.keys(fields)[0];
    return field === undefined ? [] : [{ k, field, value: fields[field] as number }];
  });
};

/** A run that moves some streams, each by a little, and asks for the rate of return. */
function scenario(
  name: string,
  operation: string,
  target: number,
  limit: Limit,
  all: readonly Moved[],
  byHand: (hand: OperatorByHand) => void,
): Scenario {
  const hand = new OperatorByHand(streams());
  hand.computeAll();
  const inputs = all.map(({ k, field }): RunInput => ({ ref: { id: `${nameOf(k)}.${field}` } }));
  const runs = new Runs(model, data, inputs, [{ id: OUTPUT }]);
  const out = new Float64Array(TOGETHER);
  const mathjs = new WithMathjs(model);
  load(mathjs);
  mathjs.run();
  const plan = mathjs.plan(inputs.map(({ ref }) => ref.id));
  const counts = { hand: 0, mathjs: 0 };
  const at = (turn: number, value: number): number => value * (1 + (turn % 9) / 100);
  const values = (contender: keyof typeof counts): number[] => {
    const turn = counts[contender]++;
    return all.map(({ value }) => at(turn, value));
  };
  const columns = all.map(({ value }) =>
    Float64Array.from({ length: TOGETHER }, (_, turn) => at(turn, value)),
  );
  const each = {
    hand(given: readonly number[]): number {
      all.forEach(({ k, field }, i) => {
        (hand.flows[k] as { stream: Stream }).stream.data[field] = given[i] as number;
      });
      byHand(hand);
      return hand.indicators[OUTPUT] ?? Number.NaN;
    },
    engine(): void {
      runs.runAll(columns, [out]);
    },
    mathjs(given: readonly number[]): number {
      inputs.forEach(({ ref }, i) => mathjs.setScalar(ref.id, given[i] as number));
      mathjs.run(plan);
      return mathjs.scalar(OUTPUT);
    },
  };
  return {
    name,
    operation,
    target,
    limit,
    contenders: {
      hand: { run: () => each.hand(values('hand')), operations: 1 },
      engine: { run: () => each.engine(), operations: TOGETHER },
      mathjs: { run: () => each.mathjs(values('mathjs')), operations: 1 },
    },
    check() {
      each.engine();
      for (let turn = 0; turn < 3; turn++) {
        const expected = each.hand(values('hand'));
        expectEqual(`engine ${turn}`, out[turn] as number, expected);
        expectEqual(`mathjs ${turn}`, each.mathjs(values('mathjs')), expected);
      }
    },
  };
}

export function operatorRunsOfOne(): Scenario {
  const [first] = moved();
  if (!first) throw new TypeError('no stream has a number');
  return scenario(
    'operatormax-runs-one',
    'a run of a simulation in which one stream of that project moves',
    2.5,
    { operations: 10_000, seconds: 3 },
    [first],
    (hand) => hand.editStream(first.k),
  );
}

export function operatorRunsOfAll(): Scenario {
  return scenario(
    'operatormax-runs-all',
    'a run of a simulation in which every stream moves',
    3,
    { operations: 10_000, seconds: 20 },
    moved(),
    (hand) => hand.computeAll(),
  );
}
