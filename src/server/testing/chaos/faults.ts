import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pidFile, processesOn } from '../../database/embedded/postmaster.ts';
import type { Stage } from './stage.ts';

export interface Fault {
  name: string;
  /** Done while people work; afterwards the service is meant to answer by itself. */
  strike: (stage: Stage) => Promise<void>;
  /** Part of `npm test`. */
  isShort?: boolean;
}

function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** What falls over elsewhere. Each leaves the stage with a service. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'connections to the database cut',
    isShort: true,
    strike: async (stage) => {
      for (let i = 0; i < 5; i++) {
        await stage.query(CUT);
        await wait(100);
      }
      expect(stage.server.child.exitCode === null, 'the service ended');
    },
  },
  {
    name: 'database server killed',
    isShort: true,
    strike: async (stage) => {
      const { server } = stage;
      const before = server.output.length;
      process.kill(await stage.postmaster(), 'SIGKILL');
      await stage.until(() => server.output.slice(before).includes('de nuevo en servicio'));
    },
  },
  {
    name: 'database hangs for seven seconds',
    strike: async (stage) => {
      const found = (await processesOn(stage.cluster)) ?? [];
      const all = found.length > 0 ? found : [await stage.postmaster()];
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      await wait(7000);
      const answer = await fetch(`${stage.server.url}/api/health`);
      for (const pid of all) process.kill(pid, 'SIGCONT');
      expect(answer.status === 503, `health said ${answer.status}`);
    },
  },
  {
    name: 'service killed',
    isShort: true,
    strike: async (stage) => {
      await stage.server.kill('SIGKILL');
      await stage.start();
    },
  },
  {
    name: 'power cut, pid file half written',
    isShort: true,
    strike: async (stage) => {
      await stage.cutPower();
      writeFileSync(pidFile(stage.cluster), '12');
      await stage.start();
    },
  },
  {
    name: 'power cut, pid file empty',
    strike: async (stage) => {
      await stage.cutPower();
      writeFileSync(pidFile(stage.cluster), '');
      await stage.start();
    },
  },
  {
    name: 'asked to stop, with silent connections',
    isShort: true,
    strike: async (stage) => {
      const { hostname, port } = new URL(stage.server.url);
      const sockets = ['', 'GET / HTTP/1.1\r\nHos'].map((text) => open(hostname, port, text));
      await Promise.all(sockets.map((socket) => once(socket, 'connect')));
      const status = await stage.server.kill('SIGTERM');
      expect(status === 0, `status ${status}`);
      expect(!existsSync(pidFile(stage.cluster)), 'PostgreSQL was left running');
      await stage.start();
    },
  },
  {
    name: 'a second service on the same folder',
    strike: async (stage) => {
      await stage.query(CUT);
      const second = stage.spawn();
      const status = await second.ended();
      expect(status === 1, `the second one took over: ${status}`);
      expect(stage.server.child.exitCode === null, 'the first one ended');
    },
  },
  {
    name: 'five hundred silent connections',
    strike: async (stage) => {
      const { hostname, port } = new URL(stage.server.url);
      const sockets = Array.from({ length: 500 }, () => open(hostname, port, 'GET / HT'));
      await wait(3000);
      const answer = await fetch(`${stage.server.url}/api/health`);
      for (const socket of sockets) socket.destroy();
      expect(answer.status === 200, `health said ${answer.status}`);
    },
  },
];

function open(hostname: string, port: string, text: string): Socket {
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(text);
  return socket;
}
