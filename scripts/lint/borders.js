/**
 * Lint rule `abaco/borders`: which room of the house may import which.
 *
 * A rule of our own rather than `no-restricted-imports`, because that one compares the text of a
 * specifier and looks at static imports only: here every specifier is resolved to a path first, and
 * `import()`, `export … from` and `typeof import()` count as well. Plain JavaScript, because oxlint
 * loads its plugins without a TypeScript step on Node 20.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `rooms`: the rooms that a room may import besides itself.
 * `packages`: the packages it may import; any, where the list is missing.
 */
const BORDERS = {
  'src/finance': { rooms: [], packages: [] },
  'src/engine': { rooms: ['src/finance'], packages: ['mathjs'] },
  'src/whatif': { rooms: ['src/engine', 'src/finance'], packages: [] },
  'src/tool': { rooms: ['src/whatif', 'src/engine', 'src/finance', 'schemas'] },
  'src/xlsx': { rooms: ['src/tool', 'src/engine'], packages: ['hucre'] },
  'src/ui': { rooms: [] },
  'src/workbench': {
    rooms: ['src/tool', 'src/whatif', 'src/xlsx', 'src/engine', 'src/finance', 'src/ui', 'schemas'],
  },
  'src/app': { rooms: ['src/workbench', 'src/tool', 'src/ui', 'schemas'] },
  'src/server': { rooms: ['schemas'] },
  'src/cli': {
    rooms: ['src/tool', 'src/whatif', 'src/xlsx', 'src/engine', 'src/finance', 'schemas'],
  },
  schemas: { rooms: [], packages: ['zod'] },
};

/**
 * The folders and files of a room, lowest first: each may import what stands before it in the list.
 * Tests may import any, and what is loaded on demand may stand anywhere.
 */
const ORDER = {
  'src/engine': [
    'model.ts',
    'storage.ts',
    'functions',
    'formula',
    'codegen',
    'program',
    'run',
    'explain',
    'index.ts',
  ],
  'src/tool': [
    'text',
    'contract',
    'document',
    'compute',
    'study',
    'check',
    'define.ts',
    'index.ts',
  ],
  'src/workbench': [
    'session',
    'commands',
    'documents',
    'layout',
    'notes',
    'formula',
    'grid',
    'charts',
    'inputs',
    'listImport',
    'inputImport',
    'onDemand.ts',
    'blocks',
    'exchange',
    'report',
    'analysis',
    'comparison',
    'page',
    'index.ts',
  ],
};

/** Declarations that several plugins share. */
const SHARED = 'plugins/_shared';

/** What every file of a plugin may import, and what its views may import as well. */
const PLUGIN_ROOMS = ['src/tool', 'src/finance', SHARED];
const PLUGIN_VIEW_ROOMS = ['src/workbench', 'src/ui'];

/** The folders beside the rooms. No room reaches into them; they may import any room. */
const OUTSIDE = ['e2e', 'scripts', 'bench', 'fixtures', 'docs'];

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What tests share stands in folders of that name. */
const isForTests = (file) => file.includes('/testing/');
const isTest = (file) => /\.test\.tsx?$/.test(file) || isForTests(file);
/** What needs a browser: a tool's `view.tsx` or `page.tsx`, and all in its folder `page`. */
const isView = (file) => /^plugins\/[^/]+\/((view|page)\.tsx$|page\/)/.test(file);

/** The room of a path relative to the root (`src/engine`, `plugins/airbnb`, `schemas`), or null. */
function roomOf(file) {
  const [first, second, third] = file.split('/');
  if (first === 'src') return third === undefined ? 'src' : `src/${second}`;
  if (first === 'plugins') return second === undefined ? 'plugins' : `plugins/${second}`;
  return first === 'schemas' || OUTSIDE.includes(first) ? first : null;
}

const isPlugin = (room) => room.startsWith('plugins/');

function allowedRooms(file, room) {
  if (!isPlugin(room)) return BORDERS[room]?.rooms ?? null;
  return isView(file) ? [...PLUGIN_ROOMS, ...PLUGIN_VIEW_ROOMS] : PLUGIN_ROOMS;
}

/** The target of an import of ours relative to the root, or null for a package. */
function resolveTarget(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  return specifier.startsWith('/') ? specifier.slice(1) : null;
}

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Why a file may not import another of its room by the order of the room's folders, or null. */
function againstOrder(room, file, target) {
  const order = ORDER[room];
  if (!order || isTest(file)) return null;
  const nameIn = (inside) => inside.slice(room.length + 1).split('/', 1)[0];
  const [from, to] = [nameIn(file), nameIn(target)];
  for (const name of [from, to]) {
    if (!order.includes(name)) return `'${name}' has no place in the order of ${room}`;
  }
  if (order.indexOf(to) <= order.indexOf(from)) return null;
  return `${room}/${from} may not import from ${room}/${to}`;
}

/** Why `file` may not import `specifier`, or null where it may. Paths relative to the root. */
export function violation(file, specifier, { dynamic = false, typeOnly = false } = {}) {
  const room = roomOf(file);
  if (room === null) return null;
  const target = resolveTarget(file, specifier);
  if (target === null) {
    const packages = BORDERS[room]?.packages;
    if (!packages || isTest(file) || packages.includes(packageOf(specifier))) return null;
    return `${room} may not import the package '${packageOf(specifier)}'`;
  }
  if (isForTests(target) && !isTest(file)) return `'${specifier}' serves tests only`;
  const targetRoom = roomOf(target) ?? 'the root';
  if (targetRoom === room) {
    const wrongWay = dynamic ? null : againstOrder(room, file, target);
    if (wrongWay !== null) return wrongWay;
    // A tool runs without a browser: what it needs of React it may only load on demand.
    if (!isPlugin(room) || isView(file) || !isView(target) || dynamic || typeOnly) return null;
    return `${file} may load '${specifier}' by import() only`;
  }
  if (isPlugin(targetRoom) && !(isPlugin(room) && targetRoom === SHARED)) {
    return `nothing names a plugin: the registry finds '${targetRoom}'`;
  }
  const rooms = allowedRooms(file, room);
  if (rooms === null || rooms.includes(targetRoom)) return null;
  if (targetRoom === 'fixtures' && isTest(file)) return null;
  return `${room} may not import from ${targetRoom}`;
}

const borders = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const check = (node, source, options) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = violation(file, source.value, options);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) =>
        check(node, node.source, { typeOnly: node.importKind === 'type' }),
      ExportNamedDeclaration: (node) =>
        check(node, node.source, { typeOnly: node.exportKind === 'type' }),
      ExportAllDeclaration: (node) =>
        check(node, node.source, { typeOnly: node.exportKind === 'type' }),
      ImportExpression: (node) => check(node, node.source, { dynamic: true }),
      TSImportType: (node) => check(node, node.source, { dynamic: true, typeOnly: true }),
    };
  },
};

export default { meta: { name: 'abaco' }, rules: { borders } };
