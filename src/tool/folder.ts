import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkTools } from './registry.ts';
import type { Tool } from './tool.ts';

const PLUGINS = new URL('../../plugins/', import.meta.url);

/**
 * All tools by id, checked: what stands in a folder of `plugins/` is a tool. For Node; the
 * browser finds the same folders through its bundler.
 * @throws {RegistryError}
 */
export async function loadTools(): Promise<ReadonlyMap<string, Tool>> {
  const entries = await readdir(fileURLToPath(PLUGINS), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const tools = new Map<string, Tool>();
  for (const folder of folders.sort()) {
    const module = (await import(new URL(`${folder}/tool.ts`, PLUGINS).href)) as { default: Tool };
    tools.set(folder, module.default);
  }
  checkTools(tools);
  return tools;
}
