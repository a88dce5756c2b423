import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { createService } from './service.ts';
import type { Service } from './service.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Prints why the service can't start, for the person who started it, and ends the process. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function orFail<T>(task: () => T): T {
  try {
    return task();
  } catch (error) {
    return fail((error as Error).message);
  }
}

function explain(error: unknown, { HOST: host, PORT: port }: Config): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `El puerto ${port} ya está en uso. Elija otro, por ejemplo: PORT=${port + 1} npm start`;
  }
  if (code === 'EACCES') return `No hay permiso para usar el puerto ${port}.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
    return `La dirección '${host}' no existe en este equipo (HOST).`;
  }
  return `No se pudo iniciar el servicio: ${message}`;
}

/** Beyond the time that a stop may take: something doesn't end. */
const PATIENCE_MS = 10_000;

async function stop(service: Service, { SHUTDOWN_SECONDS: seconds }: Config): Promise<void> {
  const late = `El servicio no terminó en ${seconds} segundos; se interrumpe.`;
  setTimeout(() => fail(late), seconds * 1000 + PATIENCE_MS).unref();
  await service
    .close()
    .catch((error: unknown) => fail(`El servicio no se detuvo bien: ${String(error)}`));
}

async function listen(service: Service, config: Config): Promise<void> {
  try {
    // Port 0 asks the system for any free one, so that the answer says which.
    const opened = new URL(await service.listen());
    const { HOST: host } = config;
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    console.log(`Ábaco está en http://${name}:${opened.port || '80'}`);
    const { demo } = service;
    if (demo) console.log(`Cuenta de demostración: ${demo.email}, contraseña ${demo.password}`);
  } catch (error) {
    await service.close();
    fail(explain(error, config));
  }
}

async function main() {
  const config = orFail(() => readConfig(process.env, root));
  if (!existsSync(path.join(config.DIST, 'index.html'))) {
    fail(
      `No se encontró la aplicación compilada en ${config.DIST}. Ejecute primero: npm run build`,
    );
  }
  const ending = new AbortController();
  const { signal } = ending;
  const ended = once(signal, 'abort');
  process.on('SIGTERM', () => ending.abort());
  process.on('SIGINT', () => ending.abort());
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost = error;
    ending.abort();
  };
  const service = await createService(config, { signal, onLost }).catch((error: unknown) =>
    signal.aborted ? process.exit(0) : fail((error as Error).message),
  );
  if (!signal.aborted) await listen(service, config);
  await ended;
  await stop(service, config);
  if (lost) fail(lost.message);
  process.exit(0);
}

await main();
