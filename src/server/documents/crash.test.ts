import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { DocumentAnswer } from '../../../schemas/documents.ts';
import { draft } from '../testing/documents.ts';
import { ServerProcess } from '../testing/process.ts';
import { createDatabase, createFolder } from '../testing/service.ts';

// A process takes a second to start, ten on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const folder = createFolder();
let running: ServerProcess | null = null;
afterEach(async () => {
  await running?.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One document, written again and again, each time with the next number. */
class Writer {
  readonly id = randomUUID();
  /** The last writing that was answered. */
  answered = { revision: 0, step: 0 };
  /** A writing without an answer. */
  pending: { step: number; mark: string } | null = null;

  constructor(private readonly token: string) {}

  private call(url: string, step: number, mark: string): Promise<Response> {
    const { revision } = this.answered;
    return fetch(`${url}/api/documents/${this.id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...(revision === 0 ? { 'if-none-match': '*' } : { 'if-match': `"${revision}"` }),
      },
      body: JSON.stringify(draft({ mark, content: { step } })),
    });
  }

  /** Writes once, or what was left without an answer again. False where nobody answers. */
  async write(url: string): Promise<boolean> {
    this.pending ??= { step: this.answered.step + 1, mark: randomUUID() };
    const { step, mark } = this.pending;
    try {
      const answer = await this.call(url, step, mark);
      const { revision } = (await answer.json()) as { revision: number };
      if (!answer.ok) throw new RangeError(`answered ${answer.status}`);
      this.answered = { revision, step };
      this.pending = null;
      return true;
    } catch (error) {
      // What isn't a refusal is a connection that was cut.
      if (error instanceof RangeError) throw error;
      return false;
    }
  }

  /** Writes until nobody answers, and not so often that it is refused. */
  async writeUntilCut(url: string, most: number): Promise<void> {
    while (this.answered.step < most && (await this.write(url)));
  }

  async read(url: string): Promise<DocumentAnswer> {
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${url}/api/documents/${this.id}`, { headers });
    return (await answer.json()) as DocumentAnswer;
  }
}

test('a service that is killed has every writing that it answered, and answers a repeated one as the first time', async () => {
  const environment = {
    DATABASE_URL: await createDatabase(),
    JWT_SECRET: 'un secreto de al menos 32 caracteres',
  };
  const start = () => (running = new ServerProcess(folder, environment)).ready();
  let server = await start();
  const people = await Promise.all(
    ['uno', 'dos', 'tres', 'cuatro'].map((name) => server.signup(`${name}@ejemplo.co`)),
  );
  const writers = people.map(({ token }) => new Writer(token));
  for (let round = 1; round <= 3; round++) {
    const writing = writers.map((writer) => writer.writeUntilCut(server.url, round * 35));
    await vi.waitFor(
      () => expect(writers.every(({ answered }) => answered.step >= round * 8)).toBe(true),
      90_000,
    );
    await server.kill('SIGKILL');
    await Promise.all(writing);
    server = await start();
    for (const writer of writers) {
      const kept = await writer.read(server.url);
      const { step } = kept.content as { step: number };
      const { answered, pending } = writer;
      // A writing that was cut off either is there as a whole or isn't.
      expect([answered.step, pending?.step]).toContain(step);
      expect(kept.revision - answered.revision).toBe(step - answered.step);
      expect(await writer.write(server.url)).toBe(true);
      expect(writer.answered.revision).toBe(writer.answered.step);
      expect((await writer.read(server.url)).content).toEqual({ step: writer.answered.step });
    }
  }
});
