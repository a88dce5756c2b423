import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as search from '../src/app/tools/search.ts';
import type * as registry from '../src/tool/check/registry.ts';
import type { Tool, ToolCard } from '../src/tool/contract/tool.ts';

const CARDS = 'virtual:catalogue';
const WORDS = 'virtual:tool-words';
const resolved = (name: string) => `\0${name}`;

/**
 * The cards of all tools as a module, `virtual:catalogue`: routes and the catalogue know
 * every tool without loading any. What only the catalogue's search needs is a module of its own,
 * `virtual:tool-words`, so that it isn't in the first load. Tools are found by their folders and
 * checked by the registry, so a build with a tool that contradicts itself fails and says why.
 */
export function catalogue(): Plugin {
  let root = process.cwd();
  return {
    name: 'abaco:catalogue',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === CARDS || id === WORDS ? resolved(id) : undefined),
    async load(id) {
      if (id !== resolved(CARDS) && id !== resolved(WORDS)) return undefined;
      const tools = await readTools(root);
      const { checkTools } = await runModule<typeof registry>(root, 'src/tool/check/registry.ts');
      checkTools(tools);
      const listed = [...tools.values()].filter((tool) => tool.listed !== 'none');
      if (id === resolved(CARDS)) {
        return `export const cards = ${JSON.stringify(listed.map(cardOf))};`;
      }
      const { wordsOfTool } = await runModule<typeof search>(root, 'src/app/tools/search.ts');
      const words = Object.fromEntries(listed.map((tool) => [tool.id, wordsOfTool(tool)]));
      return `export const toolWords = ${JSON.stringify(words)};`;
    },
    handleHotUpdate({ file, server }) {
      if (!/[\\/]plugins[\\/][^\\/]+[\\/]tool\.ts$/.test(file)) return;
      for (const name of [CARDS, WORDS]) {
        const module = server.moduleGraph.getModuleById(resolved(name));
        if (module) server.moduleGraph.invalidateModule(module);
      }
    },
  };
}

/** Of the tools that the catalogue lists. */
export async function readCards(root: string): Promise<ToolCard[]> {
  const tools = await readTools(root);
  return [...tools.values()].filter((tool) => tool.listed !== 'none').map(cardOf);
}

async function readTools(root: string): Promise<Map<string, Tool>> {
  const entries = await readdir(path.join(root, 'plugins'), { withFileTypes: true });
  const tools = new Map<string, Tool>();
  for (const entry of entries) {
    if (!entry.isDirectory() || entry.name.startsWith('_')) continue;
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
  const { id, title, description, category, listed, aliases, subpaths } = tool;
  const { storageKey, keepsList, inDialog } = tool;
  return {
    id,
    title,
    description,
    category,
    listed,
    path: tool.path,
    ...(aliases ? { aliases } : {}),
    ...(subpaths ? { subpaths } : {}),
    ...(storageKey ? { storageKey } : {}),
    ...(keepsList ? { keepsList } : {}),
    ...(inDialog ? { inDialog } : {}),
  };
}
