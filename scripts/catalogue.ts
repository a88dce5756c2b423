import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as registry from '../src/tool/registry.ts';
import type { Tool, ToolCard } from '../src/tool/tool.ts';

const NAME = 'virtual:catalogue';
const RESOLVED = `\0${NAME}`;

/**
 * The cards of all tools as a module, `virtual:catalogue`: routes and the catalogue know
 * every tool without loading any. Tools are found by their folders and checked by the
 * registry, so a build with a tool that contradicts itself fails and says why.
 */
export function catalogue(): Plugin {
  let root = process.cwd();
  return {
    name: 'abaco:catalogue',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const tools = await readTools(root);
      const { checkTools } = await runModule<typeof registry>(root, 'src/tool/registry.ts');
      checkTools(tools);
      const cards = [...tools.values()].filter((tool) => tool.listed !== 'none').map(cardOf);
      return `export const cards = ${JSON.stringify(cards)};`;
    },
    handleHotUpdate({ file, server }) {
      if (!/[\\/]plugins[\\/][^\\/]+[\\/]tool\.ts$/.test(file)) return;
      const module = server.moduleGraph.getModuleById(RESOLVED);
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}

async function readTools(root: string): Promise<Map<string, Tool>> {
  const entries = await readdir(path.join(root, 'plugins'), { withFileTypes: true });
  const tools = new Map<string, Tool>();
  for (const entry of entries) {
    if (!entry.isDirectory()) continue;
    const module = await runModule<{ default: Tool }>(root, `plugins/${entry.name}/tool.ts`);
    tools.set(entry.name, module.default);
  }
  return tools;
}

async function runModule<T>(root: string, file: string): Promise<T> {
  const { module } = await runnerImport<T>(path.join(root, file));
  return module;
}

function cardOf(tool: Tool): ToolCard {
  const { id, title, description, category, listed, aliases, subpaths, keywords, storageKey } =
    tool;
  return {
    id,
    title,
    description,
    category,
    listed,
    path: tool.path,
    ...(aliases ? { aliases } : {}),
    ...(subpaths ? { subpaths } : {}),
    ...(keywords ? { keywords } : {}),
    ...(storageKey ? { storageKey } : {}),
  };
}
