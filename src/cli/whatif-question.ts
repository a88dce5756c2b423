import {
  type CheckedQuestion,
  checkQuestion,
  countSteps,
  findVariable,
  MOST_CELLS,
  type Problem,
  type Scalar,
  stepsFrom,
  type Subject,
} from '../tool/index.ts';
import { Failure, Failures } from './failure.ts';
import { numberIn, type Question, type Ranged } from './whatif-args.ts';

/** A question that is said on the command line alone. */
type Said = Extract<Question, { ask: 'seek' | 'table' | 'tornado' }>;

/**
 * The options of a command line as the question of a file: one checker for both.
 * @throws {Failures} what is wrong, by option
 */
export function questionSaid(subject: Subject, said: Said): CheckedQuestion {
  const checked = checkQuestion(subject, asFile(subject, said));
  if ('question' in checked) return checked.question;
  throw new Failures(checked.problems.map((problem) => lineOf(said, problem)));
}

function asFile(subject: Subject, said: Said): object {
  const { ask, ...members } = said;
  if (said.ask !== 'table') return { kind: ask, ...members };
  const { figures, rows, columns } = said;
  const axis = (option: string, { input, range }: Ranged) => ({
    input,
    values: valuesOf(subject, option, input, range),
  });
  return {
    kind: ask,
    figures,
    rows: axis('--rows', rows),
    columns: columns && axis('--columns', columns),
  };
}

/** '4:12:2' (from, to, step), or the values themselves with commas between them. */
function valuesOf(subject: Subject, option: string, input: string, range: string): Scalar[] {
  const variable = findVariable(subject, input);
  const texts = range.split(',').map((text) => text.trim());
  // Of no input there are no values: the check says so.
  if ('refused' in variable) return texts;
  const { options } = variable;
  if (options) {
    return texts.map((text) => options.find((value) => String(value) === text) ?? text);
  }
  if (!range.includes(':')) return texts.map((text) => numberIn(option, text));
  const numbers = range.split(':').map((text) => numberIn(option, text));
  const [from = 0, to = 0, step = 0] = numbers;
  if (numbers.length !== 3 || !(step > 0) || from > to) {
    throw new Failure(
      `${option}: «${range}» no es desde:hasta:paso, de menor a mayor y con paso positivo`,
    );
  }
  const count = countSteps(from, to, step);
  if (count > MOST_CELLS) throw new Failure(`${option}: «${range}» son ${count} valores`);
  return stepsFrom(from, step, count);
}

/** '--rows: rate = 31: supera el máximo 30'; a message that names the value doesn't say it twice. */
function lineOf(said: Said, { field, value, message }: Problem): string {
  const [place = ''] = field.split(/[.[]/);
  const option = `--${placeOption(said, place)}`;
  if (value.startsWith('"') && message.includes(`«${value.slice(1, -1)}»`)) {
    return `${option}: ${message}`;
  }
  const axis = said.ask === 'table' && field.includes('.values') ? said[place as 'rows'] : null;
  return `${option}: ${axis ? `${axis.input} = ` : ''}${value}: ${message}`;
}

/** The first of a question's members is said with the question itself. */
function placeOption({ ask }: Said, place: string): string {
  return ['figure', 'figures', 'target'].includes(place) ? ask : place;
}
