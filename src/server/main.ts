import { existsSync } from 'node:fs';
import path from 'node:path';
import { createApp } from './app.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Prints why the service can't start, for the person who started it, and ends the process. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  return fail(`PORT debe ser un número entero entre 0 y 65535; recibido: '${text}'.`);
}

function explain(error: unknown, host: string, port: number): string {
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

async function main() {
  const dist = path.resolve(root, process.env['DIST'] ?? 'dist');
  // This machine only, unless HOST says otherwise (HOST=0.0.0.0: every network interface).
  const host = process.env['HOST'] ?? 'localhost';
  const port = readPort(process.env['PORT'] ?? '3000');
  if (!existsSync(path.join(dist, 'index.html'))) {
    fail(`No se encontró la aplicación compilada en ${dist}. Ejecute primero: npm run build`);
  }

  const app = await createApp({ dist, logger: true });
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    app.close().then(
      () => process.exit(0),
      (error: unknown) => fail(`El servicio no se detuvo bien: ${String(error)}`),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    // Port 0 asks the system for any free one, so that the answer says which.
    const opened = new URL(await app.listen({ host, port }));
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    console.log(`Ábaco está en http://${name}:${opened.port || '80'}`);
  } catch (error) {
    fail(explain(error, host, port));
  }
}

await main();
