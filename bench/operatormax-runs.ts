import { type RunInput, Runs } from '../src/engine/index.ts';
import { OperatorByHand } from './operatormax-by-hand.ts';
import { data, load, model, nameOf } from './operatormax.ts';
import { type Stream, streams } from './operatormax-project.ts';
import { expectEqual, type Scenario } from './scenario.ts';
import { WithMathjs } from './with-mathjs.ts';

/** A number of a stream, by its position and its field. */
interface Moved {
  readonly k: number;
  readonly field: string;
  readonly value: number;
}

const OUTPUT = 'tir';

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
  all: readonly Moved[],
  byHand: (hand: OperatorByHand) => void,
): Scenario {
  const hand = new OperatorByHand(streams());
  hand.computeAll();
  const inputs = all.map(({ k, field }): RunInput => ({ ref: { id: `${nameOf(k)}.${field}` } }));
  const runs = new Runs(model, data, inputs, [{ id: OUTPUT }]);
  const out = new Float64Array(1);
  const mathjs = new WithMathjs(model);
  load(mathjs);
  mathjs.run();
  const plan = mathjs.plan(inputs.map(({ ref }) => ref.id));
  const counts = { hand: 0, engine: 0, mathjs: 0 };
  const values = (contender: keyof typeof counts): number[] => {
    const turn = counts[contender]++;
    return all.map(({ value }) => value * (1 + (turn % 9) / 100));
  };
  const each = {
    hand(given: readonly number[]): number {
      all.forEach(({ k, field }, at) => {
        (hand.flows[k] as { stream: Stream }).stream.data[field] = given[at] as number;
      });
      byHand(hand);
      return hand.indicators[OUTPUT] ?? Number.NaN;
    },
    engine(given: readonly number[]): number {
      runs.run(given, out);
      return out[0] as number;
    },
    mathjs(given: readonly number[]): number {
      inputs.forEach(({ ref }, at) => mathjs.setScalar(ref.id, given[at] as number));
      mathjs.run(plan);
      return mathjs.scalar(OUTPUT);
    },
  };
  return {
    name,
    operation,
    target,
    contenders: {
      hand: { run: () => each.hand(values('hand')), operations: 1 },
      engine: { run: () => each.engine(values('engine')), operations: 1 },
      mathjs: { run: () => each.mathjs(values('mathjs')), operations: 1 },
    },
    check() {
      for (let turn = 0; turn < 3; turn++) {
        const expected = each.hand(values('hand'));
        expectEqual(`engine ${turn}`, each.engine(values('engine')), expected);
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
    [first],
    (hand) => hand.editStream(first.k),
  );
}

export function operatorRunsOfAll(): Scenario {
  return scenario(
    'operatormax-runs-all',
    'a run of a simulation in which every stream moves',
    3,
    moved(),
    (hand) => hand.computeAll(),
  );
}
