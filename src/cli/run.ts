import { resolve } from 'node:path';
import { type Command, readArguments } from './args.ts';
import { Calculator } from './calculate.ts';
import { describe } from './describe.ts';
import { Failure, Failures, oneLine } from './failure.ts';
import { functionLines } from './functions.ts';
import { HELP } from './help.ts';
import { type Catalogue, findTool, openCases, type Surroundings } from './open.ts';
import type { Tool } from '../tool/index.ts';
import type { Cases } from './read.ts';
import { ClosedPipe, Output, Sink } from './sink.ts';
import { whatIf } from './whatif.ts';
import { readWhatIf } from './whatif-args.ts';
import { Workbooks } from './workbooks.ts';
import { type Writer, writerFor } from './write.ts';

type Calculate = Extract<Command, { do: 'calculate' }>;

const OK = 0;
const INTERNAL = 1;
const BAD_INPUT = 2;
/** The word before the tool's that asks what would happen with other data. */
const WHAT_IF = 'whatif';

/** Does what a command line says and gives the exit status; it never throws. */
export async function run(args: readonly string[], around: Surroundings): Promise<number> {
  const errors = new Sink(around.stderr, 'la salida de errores');
  try {
    if (args[0] === WHAT_IF) return await answerWhatIf(args.slice(1), around);
    return await execute(readArguments(args), around, errors);
  } catch (error) {
    if (error instanceof ClosedPipe) return OK;
    const status = error instanceof Failure ? BAD_INPUT : INTERNAL;
    const message = error instanceof Error ? error.message : String(error);
    const given = error instanceof Failures ? error.all : [message];
    const lines = status === INTERNAL ? ['error interno:', ...message.split('\n')] : given;
    around.stderr.write(lines.map((line) => `${oneLine(line)}\n`).join(''));
    return status;
  }
}

async function answerWhatIf(args: readonly string[], around: Surroundings): Promise<number> {
  const output = new Output(around.stdout, undefined);
  await output.write(`${JSON.stringify(await whatIf(readWhatIf(args), around))}\n`);
  await output.finish();
  return OK;
}

async function execute(command: Command, around: Surroundings, errors: Sink): Promise<number> {
  if (command.do === 'calculate') return calculate(command, around, errors);
  const path =
    command.do === 'help' ? undefined : command.out && resolve(around.folder, command.out);
  const output = new Output(around.stdout, path);
  await output.write(await answer(command, around.tools));
  await output.finish();
  return OK;
}

async function answer(command: Exclude<Command, Calculate>, tools: Catalogue): Promise<string> {
  if (command.do === 'help') return HELP;
  if (command.do === 'functions') return functionLines();
  if (command.do === 'describe') {
    return `${JSON.stringify(describe(await findTool(tools, command.tool)), null, 2)}\n`;
  }
  const cards = [...(await tools.all()).values()].map(({ id, title }) => ({ id, title }));
  if (command.json) return `${JSON.stringify(cards, null, 2)}\n`;
  return cards.map(({ id, title }) => `${id}\t${title}\n`).join('');
}

async function calculate(command: Calculate, around: Surroundings, errors: Sink): Promise<number> {
  const tool = await findTool(around.tools, command.tool);
  const out = command.out === undefined ? undefined : resolve(around.folder, command.out);
  const cases = await openCases(command.in, around, tool, out);
  const { format, only } = command;
  if (format === 'xlsx') return writeBooks(tool, cases, out ?? '', errors);
  const output = new Output(around.stdout, out);
  const writer = writerFor({ format, only }, tool, cases.batch);
  const bad = await calculateAll(cases, new Calculator(tool), writer, output, errors);
  if (cases.batch || bad === 0) {
    await output.write(writer.end());
    await output.finish();
  }
  return bad === 0 ? OK : BAD_INPUT;
}

/** A workbook a case; a bad one is told, and the rest goes on. */
async function writeBooks(tool: Tool, cases: Cases, out: string, errors: Sink): Promise<number> {
  const calculator = new Calculator(tool);
  const books = new Workbooks(tool, out, cases.batch);
  let [number, bad] = [0, 0];
  for await (const chunk of cases.chunks) {
    for (const input of chunk) {
      number++;
      const outcome = calculator.calculate(input);
      if ('calculation' in outcome) await books.write(outcome.calculation, number);
      else bad++;
      const said = 'calculation' in outcome ? outcome.notices : outcome.faults;
      await errors.write(said.map((line) => `caso ${number}: ${oneLine(line)}\n`).join(''));
    }
  }
  return bad === 0 ? OK : BAD_INPUT;
}

// Results are handed over in pieces of about this many characters.
const PIECE = 1 << 16;

/** Gives the number of bad cases. */
async function calculateAll(
  cases: Cases,
  calculator: Calculator,
  writer: Writer,
  output: Output,
  errors: Sink,
): Promise<number> {
  let [number, bad] = [0, 0];
  for await (const chunk of cases.chunks) {
    let text = '';
    for (const input of chunk) {
      number++;
      const outcome = calculator.calculate(input);
      const isGood = 'calculation' in outcome;
      if (isGood) text += writer.good(outcome.calculation);
      else {
        bad++;
        if (cases.batch) text += writer.bad(number, outcome.faults.join('; '));
      }
      const said = isGood ? outcome.notices : outcome.faults;
      if (said.length > 0)
        await errors.write(said.map((line) => `caso ${number}: ${oneLine(line)}\n`).join(''));
      if (text.length < PIECE) continue;
      await output.write(text);
      text = '';
    }
    // What was read is answered before more is waited for.
    await output.write(text);
  }
  return bad;
}
