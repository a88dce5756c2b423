import { open } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { Failure, systemReason } from './failure.ts';

/** Anyone who read our output has stopped: there is nothing left to do, and nothing went wrong. */
export class ClosedPipe extends Error {
  override name = 'ClosedPipe';
}

/** A stream that is waited for: nothing piles up in memory, and its errors reach the writer. */
export class Sink {
  private readonly stream: Writable;
  private readonly name: string;
  private failure: Error | undefined;

  constructor(stream: Writable, name: string) {
    this.stream = stream;
    this.name = name;
    stream.on('error', (error: NodeJS.ErrnoException) => {
      this.failure =
        error.code === 'EPIPE'
          ? new ClosedPipe()
          : new Failure(`no se pudo escribir ${name}: ${systemReason(error)}`);
    });
  }

  /** @throws {ClosedPipe | Failure} */
  async write(text: string): Promise<void> {
    if (text === '') return;
    this.check();
    if (this.stream.write(text)) return;
    await this.settled('drain');
  }

  /** Waits until all is written; `close` also ends the stream. @throws {ClosedPipe | Failure} */
  async finish(close: boolean): Promise<void> {
    this.check();
    if (close) {
      this.stream.end();
      await this.settled('finish');
    } else await new Promise<void>((resolve) => this.stream.write('', () => resolve()));
    this.check();
  }

  private settled(event: 'drain' | 'finish'): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = () => {
        for (const name of [event, 'error', 'close']) this.stream.off(name, done);
        if (this.failure) reject(this.failure);
        else if (event === 'drain' && this.stream.destroyed) reject(new ClosedPipe());
        else resolve();
      };
      for (const name of [event, 'error', 'close']) this.stream.on(name, done);
    });
  }

  private check(): void {
    if (this.failure) throw this.failure;
    if (this.stream.destroyed) throw new ClosedPipe(this.name);
  }
}

/** Where results go: standard output, or a file that is made when the first of them comes. */
export class Output {
  private sink: Sink | undefined;

  constructor(
    private readonly stdout: Writable,
    private readonly path: string | undefined,
  ) {}

  async write(text: string): Promise<void> {
    if (text === '') return;
    await (await this.opened()).write(text);
  }

  /** Also where nothing was written: an empty result is a result. */
  async finish(): Promise<void> {
    await (await this.opened()).finish(this.path !== undefined);
  }

  private async opened(): Promise<Sink> {
    this.sink ??=
      this.path === undefined
        ? new Sink(this.stdout, 'la salida')
        : new Sink(await create(this.path), `«${this.path}»`);
    return this.sink;
  }
}

async function create(path: string): Promise<Writable> {
  try {
    return (await open(path, 'w')).createWriteStream();
  } catch (error) {
    throw new Failure(`no se pudo escribir «${path}»: ${systemReason(error)}`);
  }
}
