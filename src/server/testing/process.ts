import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { CHEAP, PERSON, basic } from './people.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A service in a process of its own, started as `npm start` does after the build. */
export class ServerProcess {
  readonly child: ChildProcess;
  output = '';
  url = '';

  constructor(folder: string, environment: Record<string, string> = {}) {
    this.child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: path.join(folder, 'data'),
        DIST: path.join(folder, 'dist'),
        LOG_LEVEL: 'warn',
        ...CHEAP,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => (this.output += chunk.toString());
    this.child.stdout?.on('data', collect);
    this.child.stderr?.on('data', collect);
  }

  /** Waits until it answers. @throws where it ends before */
  async ready(): Promise<this> {
    for (;;) {
      this.url = /Ábaco está en (\S+)/.exec(this.output)?.[1] ?? '';
      if (this.url !== '') return this;
      if (this.child.exitCode !== null) throw new Error(`ended at its start: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** How it ended: its exit code, or the signal. */
  async ended(): Promise<number | string> {
    const { child } = this;
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return child.exitCode ?? child.signalCode ?? '';
  }

  async kill(signal: NodeJS.Signals): Promise<number | string> {
    this.child.kill(signal);
    return this.ended();
  }

  post(url: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.url}${url}`, {
      method: 'POST',
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  login(email: string, password: string = PERSON.password): Promise<Response> {
    return this.post('/api/auth/login', undefined, basic(email, password));
  }

  async signup(email: string): Promise<AuthAnswer> {
    const answer = await this.post('/api/auth/signup', { ...PERSON, email });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as AuthAnswer;
  }

  async profile(token: string): Promise<number> {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${this.url}/api/auth/profile`, { headers })).status;
  }
}
