import {
  Calculation,
  type CheckedQuestion,
  type AxisValues,
  explainBetween,
  type Figure,
  figureOf,
  movableRefs,
  type Named,
  overridden,
  type Refusal,
  runValue,
  scalarOf,
  seekOf,
  setupOf,
  type Subject,
  swungBy,
  type Variable,
  variableOf,
  verified,
} from '../tool/index.ts';
import {
  blockCount,
  bySwing,
  type FigureSummary,
  type Point,
  seek,
  simulateBlocks,
  summarize,
  type Swung,
  tableRows,
  tornadoBars,
} from '../whatif/index.ts';

type Checked<K extends CheckedQuestion['kind']> = Extract<CheckedQuestion, { kind: K }>;

/** The answer to a question as JSON, with the names that the question has for figures and inputs. */
export function answerTo(subject: Subject, question: CheckedQuestion): object {
  switch (question.kind) {
    case 'seek':
      return seekAnswer(subject, question);
    case 'table':
      return tableAnswer(subject, question);
    case 'tornado':
      return tornadoAnswer(subject, question);
    case 'simulation':
      return simulationAnswer(subject, question);
    case 'scenarios':
      return scenariosAnswer(subject, question);
  }
}

function seekAnswer(subject: Subject, { figure, target, by, ends }: Checked<'seek'>): object {
  const question = seekOf(by.of, figure.of, target, ends);
  const found = seek(setupOf(subject), question);
  const { solutions, nearest, reach, moves } = verified(subject, by.of, figure.of, found);
  const shown = (point: Point) => ({ value: scalarOf(by.of, point.value), figure: point.figure });
  return {
    kind: 'seek',
    figure: figure.name,
    target,
    by: by.name,
    solutions: solutions.map(shown),
    nearest: nearest && shown(nearest),
    reach,
    moves,
  };
}

function tableAnswer(subject: Subject, { figures, rows, columns }: Checked<'table'>): object {
  const table = {
    rows: axisOf(rows),
    ...(columns ? { columns: axisOf(columns) } : {}),
    figures: figures.map(({ of }) => of.ref),
  };
  const computed = [...tableRows(setupOf(subject), table)];
  const said = ({ input, values }: AxisValues) => ({ input: input.name, values });
  return {
    kind: 'table',
    figures: figures.map(({ name }) => name),
    rows: said(rows),
    columns: columns && said(columns),
    values: Object.fromEntries(
      figures.map(({ name }, at) => [name, computed.map((row) => row[at])]),
    ),
  };
}

const axisOf = ({ input: { of }, values }: AxisValues) => ({
  input: of.input,
  values: values.map((value) => runValue(of, value)),
});

function tornadoAnswer(subject: Subject, { figure, spread, inputs }: Checked<'tornado'>): object {
  const swung = (inputs ?? movable(subject)).flatMap((input) => swingOf(input, spread));
  const bars = tornadoBars(setupOf(subject), {
    inputs: swung.map(({ swing }) => swing),
    figure: figure.of.ref,
  });
  const base = subject.calculation.value(figure.of.ref);
  return {
    kind: 'tornado',
    figure: figure.name,
    base,
    bars: bySwing([...bars], typeof base === 'number' ? base : null).map(
      ({ input, low, high, swing }) => {
        const { name, of, swing: values } = swung[input] as NamedSwing;
        return {
          input: name,
          low: { value: scalarOf(of, values.low), figure: low },
          high: { value: scalarOf(of, values.high), figure: high },
          swing,
        };
      },
    ),
  };
}

interface NamedSwing extends Named<Variable> {
  readonly swing: Swung;
}

function swingOf(input: Named<Variable>, spread: number | null): NamedSwing[] {
  const swing = swungBy(input.of, spread);
  return swing ? [{ ...input, swing }] : [];
}

const movable = (subject: Subject): Named<Variable>[] =>
  movableRefs(subject.calculation).flatMap((ref) => {
    const variable = variableOf(subject, ref);
    return 'refused' in variable ? [] : [{ name: variable.address, of: variable }];
  });

function simulationAnswer(
  subject: Subject,
  { figures: names, study }: Checked<'simulation'>,
): object {
  const { simulation, variables, targets } = study;
  const numbers = Array.from({ length: blockCount(simulation) }, (_, block) => block);
  const blocks = [...simulateBlocks(setupOf(subject), simulation, numbers)];
  const { summaries, ranking } = summarize(simulation, blocks, targets);
  const byFigure = <T>(all: readonly T[]) =>
    Object.fromEntries(names.map((name, at) => [name, all[at]]));
  return {
    kind: 'simulation',
    runs: simulation.runs,
    seed: simulation.seed,
    figures: byFigure(summaries.map(summaryLine)),
    ranking: byFigure(
      ranking.map((movers) =>
        movers.map(({ input, correlation }) => ({ input: variables[input]?.address, correlation })),
      ),
    ),
  };
}

/** Without what only pictures of it need. */
function summaryLine(summary: FigureSummary): object {
  const { mean, sd, min, max, percentiles, missing, below } = summary;
  return { mean, sd, min, max, percentiles, missing, below };
}

/** Each scenario's figures, and why each differs from the document's; null where that can't be said. */
function scenariosAnswer(subject: Subject, { figures, scenarios }: Checked<'scenarios'>): object {
  const asked = figures.length > 0 ? figures : deciding(subject);
  const valuesIn = (calculation: Calculation) =>
    Object.fromEntries(asked.map(({ name, of }) => [name, calculation.value(of.ref)]));
  return {
    kind: 'scenarios',
    figures: asked.map(({ name }) => name),
    base: valuesIn(subject.calculation),
    scenarios: scenarios.map(({ name, values }) => {
      const other = new Calculation(subject.tool, overridden(subject, values).document);
      const why = asked.map((figure) => {
        const found = explanation(subject, other, figure);
        return [figure.name, 'refused' in found ? null : found.parts] as const;
      });
      return { name, values, figures: valuesIn(other), parts: Object.fromEntries(why) };
    }),
  };
}

/** The figures that decide, by their addresses. */
const deciding = (subject: Subject): Named<Figure>[] =>
  subject.calculation.declaration.figures.flatMap((id) => {
    const figure = figureOf(subject.calculation, { id });
    return 'refused' in figure ? [] : [{ name: figure.address, of: figure }];
  });

/** Why a figure differs between the document and another of the tool. */
export function explanation(subject: Subject, other: Calculation, figure: Named<Figure>) {
  const found = explainBetween(subject, other, figure.of);
  if ('refused' in found) return found satisfies Refusal;
  const { from, to, parts, method } = found;
  return {
    kind: 'explain',
    figure: figure.name,
    from,
    to,
    parts: parts.map(({ section, inputs, effect }) => ({
      input: section ?? inputs[0]?.address,
      from: section === null ? inputs[0]?.from : null,
      to: section === null ? inputs[0]?.to : null,
      effect,
    })),
    method,
  };
}
