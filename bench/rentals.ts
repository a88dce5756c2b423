import { Sheet } from '../src/engine/index.ts';
import { randomNumbers } from './random.ts';
import { RentalsByHand } from './rentals-by-hand.ts';
import { FIELDS, PROJECTS, rentalsModel, type Stream, STREAMS, TOTALS } from './rentals-model.ts';
import { expectEqual, type Scenario } from './scenario.ts';
import { WithMathjs } from './with-mathjs.ts';

const EDITS = 4_096;
const TABLE = 'projects';

interface Edit {
  readonly project: number;
  readonly stream: number;
  readonly field: number;
  readonly id: string;
  readonly value: number;
}

const fieldId = ({ id, type }: Stream, field: number): string => `${id}_${FIELDS[type][field]}`;

function editsOf(random: () => number): Edit[] {
  return Array.from({ length: EDITS }, () => {
    const stream = Math.floor(random() * STREAMS.length);
    const field = Math.floor(random() * FIELDS[(STREAMS[stream] as Stream).type].length);
    return {
      project: Math.floor(random() * PROJECTS),
      stream,
      field,
      id: fieldId(STREAMS[stream] as Stream, field),
      value: 1 + random() * 99,
    };
  });
}

/** Loads the same random data into all three, and computes everything once. */
function load(hand: RentalsByHand, sheet: Sheet, mathjs: WithMathjs, random: () => number): void {
  sheet.setRows(TABLE, PROJECTS);
  mathjs.setRows(TABLE, PROJECTS);
  const set = (id: string, project: number, value: number): void => {
    sheet.setCell(TABLE, id, project, value);
    mathjs.setCell(TABLE, id, project, value);
  };
  for (let project = 0; project < PROJECTS; project++) {
    STREAMS.forEach((stream, position) => {
      for (let field = 0; field < FIELDS[stream.type].length; field++) {
        const value = 1 + random() * 99;
        hand.set(project, position, field, value);
        set(fieldId(stream, field), project, value);
      }
    });
    const [cost, fee, reserve] = [1e6 + random() * 1e6, random() * 10, random() * 5] as const;
    hand.setProject(project, cost, fee, reserve);
    set('assetCost', project, cost);
    set('feePct', project, fee);
    set('reservePct', project, reserve);
  }
  hand.computeAll();
  sheet.calculate();
  mathjs.run();
}

/** One cell of 1,000 projects edited at a time, and what depends on it recomputed. */
export function rentals(): Scenario {
  const random = randomNumbers(7);
  const model = rentalsModel();
  const [hand, sheet, mathjs] = [new RentalsByHand(), new Sheet(model), new WithMathjs(model)];
  load(hand, sheet, mathjs, random);
  const edits = editsOf(random);
  const sample = edits.slice(0, EDITS / 32);
  const plans = new Map(edits.map(({ id }) => [id, mathjs.plan([`${TABLE}.${id}`])]));

  const byHand = ({ project, stream, field, value }: Edit): void =>
    hand.edit(project, stream, field, value);
  const byEngine = ({ project, id, value }: Edit): void => {
    sheet.setCell(TABLE, id, project, value);
    sheet.calculate();
  };
  const byMathjs = ({ project, id, value }: Edit): void => {
    mathjs.setCell(TABLE, id, project, value);
    mathjs.run(plans.get(id), project);
  };
  // A value that is there already would cost nothing: each pass over the edits moves it.
  const each = (list: readonly Edit[], run: (edit: Edit) => void): (() => void) => {
    const moved = list.map((edit) => ({ ...edit, value: edit.value + 1 }));
    let turn = false;
    return () => {
      turn = !turn;
      for (const edit of turn ? moved : list) run(edit);
    };
  };
  return {
    name: 'rentals',
    operation: `Rentals, ${PROJECTS} projects, one cell edited`,
    target: null,
    contenders: {
      hand: { run: each(edits, byHand), operations: edits.length },
      engine: { run: each(edits, byEngine), operations: edits.length },
      mathjs: { run: each(sample, byMathjs), operations: sample.length },
    },
    check() {
      for (const edit of edits) {
        byHand(edit);
        byEngine(edit);
        byMathjs(edit);
      }
      const ids = [...STREAMS.map(({ id }) => id), ...TOTALS];
      for (let project = 0; project < PROJECTS; project++) {
        const expected = hand.rows(project);
        ids.forEach((id, row) => {
          const value = expected[row] as number;
          const where = `${id} of project ${project}`;
          const inEngine = Number(sheet.value({ id, table: TABLE, row: project }));
          expectEqual(`engine ${where}`, inEngine, value);
          expectEqual(`mathjs ${where}`, mathjs.cell(TABLE, id, project), value);
        });
      }
    },
  };
}
