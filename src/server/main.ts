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

/** Ends the process once `service` has stopped, or after a time in which it should have. */
function stopper(service: Promise<Service>, seconds: number) {
  let stopping = false;
  return () => {
    if (stopping) return;
    stopping = true;
    const late = `El servicio no terminó en ${seconds} segundos; se interrumpe.`;
    setTimeout(() => fail(late), seconds * 1000).unref();
    service
      .then(({ close }) => close())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(`El servicio no se detuvo bien: ${String(error)}`),
      );
  };
}

async function main() {
  const config = orFail(() => readConfig(process.env, root));
  if (!existsSync(path.join(config.DIST, 'index.html'))) {
    fail(
      `No se encontró la aplicación compilada en ${config.DIST}. Ejecute primero: npm run build`,
    );
  }
  const starting = createService(config);
  const stop = stopper(starting, config.SHUTDOWN_SECONDS);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const service = await starting.catch((error: unknown) => fail((error as Error).message));

  try {
    // Port 0 asks the system for any free one, so that the answer says which.
    const opened = new URL(await service.app.listen({ host: config.HOST, port: config.PORT }));
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

await main();
