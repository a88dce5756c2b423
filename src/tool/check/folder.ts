import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkTools } from './registry.ts';
import type { Tool } from '../contract/tool.ts';

const PLUGINS = new URL('../../../plugins/', import.meta.url);

/** The ids of all tools: each folder of `plugins/` is one, but for what they share (`_shared`). */
export async function toolIds(): Promise<string[]> {
  const entries = await readdir(fileURLToPath(PLUGINS), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => entry.name)
    .sort();
}

/**
 * All tools by id, checked. For Node; the browser finds the same folders through its bundler.
 * @throws {RegistryError}
 */
export async function loadTools(): Promise<ReadonlyMap<string, Tool>> {
  const tools = new Map<string, Tool>();
  for (const id of await toolIds()) tools.set(id, await importTool(id));
  checkTools(tools);
  return tools;
}

/**
 * One tool, checked by itself, without the work of loading the others; undefined where no
 * tool has this id.
 * @throws {RegistryError}
 */
export async function loadTool(id: string): Promise<Tool | undefined> {
  if (!(await toolIds()).includes(id)) return undefined;
  const tool = await importTool(id);
  checkTools(new Map([[id, tool]]));
  return tool;
}

async function importTool(id: string): Promise<Tool> {
  const module = (await import(new URL(`${id}/tool.ts`, PLUGINS).href)) as { default: Tool };
  return module.default;
}
