import { jsonFault } from '../tool/index.ts';
import { Failure } from './failure.ts';
import { type Preview, readLines, TOO_LONG, MAX_CASE } from './text.ts';

/** A case as it came: its raw inputs, or what made it unreadable. */
export interface InputCase {
  readonly raw?: unknown;
  readonly faults: readonly string[];
}

/** Reads one JSON value; `start` is where its text began in the whole input. */
export function readJson(text: string, start = 0): InputCase {
  try {
    return { raw: JSON.parse(text) as unknown, faults: [] };
  } catch {
    return { faults: [explainJson(text, start)] };
  }
}

/** Why a text is not JSON, and where. */
export function explainJson(text: string, start = 0): string {
  return `JSON ilegible ${jsonFault(text, start)}`;
}

/** One object a line; blank lines are no cases. */
export async function* readObjects(chunks: AsyncIterable<string>): AsyncGenerator<InputCase[]> {
  for await (const lines of readLines(chunks)) {
    const cases: InputCase[] = [];
    for (const line of lines) {
      if (line === null) cases.push({ faults: [`la línea ${TOO_LONG}`] });
      else if (line.trim() !== '') cases.push(readJson(line));
    }
    yield cases;
  }
}

/** The whole text as one case. */
export async function* readDocument(text: Preview): AsyncGenerator<InputCase[]> {
  await text.until(() => false);
  const tooLong = text.head.length > MAX_CASE;
  yield [tooLong ? { faults: [`el caso ${TOO_LONG}`] } : readJson(text.head)];
}

/**
 * The elements of a JSON list, as they arrive: only one of them stands in memory.
 * @throws {Failure} where the list itself is broken
 */
export async function* readList(chunks: AsyncIterable<string>): AsyncGenerator<InputCase[]> {
  const list = new ListSplitter();
  for await (const chunk of chunks) yield list.read(chunk);
  list.end();
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;

/** Cuts a list at its own commas; what stands between them is for the JSON reader to judge. */
class ListSplitter {
  private depth = 0;
  private inText = false;
  private escaped = false;
  private ended = false;
  /** Characters of earlier chunks. */
  private passed = 0;
  private element = '';
  private elementStart = 0;
  private elements = 0;
  /** Where text follows the list, from 1. */
  private surplus: number | undefined;

  read(chunk: string): InputCase[] {
    const cases: InputCase[] = [];
    let from = 0;
    for (let at = 0; at < chunk.length; at++) {
      const code = chunk.charCodeAt(at);
      if (this.inText) this.passText(code);
      else if (this.ended) this.noteSurplus(chunk, at);
      else if (code === QUOTE) this.inText = true;
      else if (isOpening(code)) {
        this.depth++;
        if (this.depth > 1) continue;
        from = at + 1;
        this.elementStart = this.passed + from;
      } else if (isClosing(code) || (code === COMMA && this.depth === 1)) {
        if (code !== COMMA) this.depth--;
        this.ended = this.depth === 0;
        if (code !== COMMA && !this.ended) continue;
        this.add(chunk.slice(from, at));
        this.close(cases);
        from = at + 1;
        this.elementStart = this.passed + from;
      }
    }
    if (this.depth > 0) this.add(chunk.slice(from));
    this.passed += chunk.length;
    return cases;
  }

  private passText(code: number): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inText = false;
  }

  /** A little more than the limit is kept, to know that it was passed. */
  private add(text: string): void {
    if (this.element.length <= MAX_CASE) this.element += text;
  }

  private close(cases: InputCase[]): void {
    const { element, elementStart } = this;
    this.element = '';
    // An empty list has no elements; anywhere else an empty one is a fault.
    if (this.ended && this.elements === 0 && element.trim() === '') return;
    this.elements++;
    const tooLong = element.length > MAX_CASE;
    cases.push(tooLong ? { faults: [`el caso ${TOO_LONG}`] } : readJson(element, elementStart));
  }

  private noteSurplus(chunk: string, at: number): void {
    if (chunk.charAt(at).trim() !== '') this.surplus ??= this.passed + at + 1;
  }

  /** Only now: the elements that were whole have been handed over by then. */
  end(): void {
    if (!this.ended) {
      const place = `posición ${this.passed + 1}`;
      throw new Failure(`JSON ilegible en la ${place}: la lista se acaba antes de tiempo`);
    }
    if (this.surplus === undefined) return;
    throw new Failure(`JSON ilegible en la posición ${this.surplus}: sobra texto`);
  }
}
