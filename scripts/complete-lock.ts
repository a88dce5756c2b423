import { readFile, writeFile } from 'node:fs/promises';

/**
 * Completes package-lock.json after an `npm install` against a registry that doesn't serve
 * every platform's build of a tool: npm then leaves those optional packages out of the
 * lock, and `npm ci` refuses it everywhere. Each gets the entry that a full registry gives
 * it (without its checksum), so that the lock installs on every platform.
 */
interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, Entry>;
}

const LOCK = new URL('../package-lock.json', import.meta.url);
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64'];

/** The platform that a package's name tells: '@oxlint/binding-linux-x64-musl'. */
function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return { os, cpu, ...(libc.length > 0 && os.includes('linux') ? { libc } : {}) };
}

const lock = JSON.parse(await readFile(LOCK, 'utf8')) as Lock;
const added: string[] = [];
for (const owner of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const { os, cpu, libc } = platformOf(name);
    const place = `node_modules/${name}`;
    // Only builds for a platform, by exact version: anything else is npm's to resolve.
    if (place in lock.packages || !os?.length || !cpu?.length || !/^\d/.test(version)) continue;
    lock.packages[place] = {
      version,
      cpu,
      ...(owner.dev ? { dev: true } : {}),
      ...(libc ? { libc } : {}),
      optional: true,
      os,
    };
    added.push(name);
  }
}
const sorted = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
await writeFile(LOCK, `${JSON.stringify({ ...lock, packages: sorted }, null, 2)}\n`);
console.log(added.length > 0 ? `completed: ${added.join(', ')}` : 'nothing to complete');
