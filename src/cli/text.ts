import { createReadStream } from 'node:fs';
import { Failure, systemReason } from './failure.ts';

/** A longer case, in characters, is a bad one: an endless line must not fill the memory. */
export const MAX_CASE = 10_000_000;
export const TOO_LONG = 'pasa de 10 millones de caracteres';

const CHUNK_BYTES = 1 << 18;

/** The bytes of a file. @throws {Failure} where it can't be read */
export async function* readBytes(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Uint8Array>;
  } catch (error) {
    throw new Failure(`no se pudo leer «${path}»: ${systemReason(error)}`);
  }
}

/**
 * UTF-8 without its byte order mark, chunk by chunk. Anything else is refused: a letter that is
 * silently replaced would change names.
 * @throws {Failure}
 */
export async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Failure('la entrada no está en UTF-8: guárdala como «CSV UTF-8» o JSON en UTF-8');
  }
}

/** A stream of text that can be looked at before it is read. */
export class Preview {
  private readonly chunks: AsyncIterator<string>;
  private ended = false;
  /** What was read to look at it. */
  head = '';

  constructor(chunks: AsyncIterable<string>) {
    this.chunks = chunks[Symbol.asyncIterator]();
  }

  /** Reads on until the head is enough, longer than any case, or all there is. */
  async until(enough: (head: string) => boolean): Promise<void> {
    while (!this.ended && this.head.length <= MAX_CASE && !enough(this.head)) {
      const { value, done } = await this.chunks.next();
      if (done) this.ended = true;
      else this.head += value;
    }
  }

  /** All of the text, once: the head and then the rest. */
  async *all(): AsyncGenerator<string> {
    try {
      yield this.head;
      this.head = '';
      while (!this.ended) {
        const { value, done } = await this.chunks.next();
        if (done) this.ended = true;
        else yield value;
      }
    } finally {
      await this.chunks.return?.();
    }
  }
}

/** The lines of a text, a list per chunk; null for one that is too long. */
export async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<(string | null)[]> {
  let rest = '';
  let tooLong = false;
  for await (const chunk of chunks) {
    const lines: (string | null)[] = chunk.split('\n');
    const last = lines.pop() ?? '';
    if (lines.length > 0) {
      lines[0] = tooLong ? null : limit(rest + lines[0]);
      [rest, tooLong] = ['', false];
      yield lines;
    }
    if (!tooLong) rest += last;
    if (rest.length > MAX_CASE) [rest, tooLong] = ['', true];
  }
  yield [tooLong ? null : rest];
}

function limit(line: string): string | null {
  return line.length > MAX_CASE ? null : line;
}
