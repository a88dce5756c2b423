import type { Tool } from '../../tool/tool.ts';

const modules = import.meta.glob<{ default: Tool }>('../../../plugins/*/tool.ts');
const asked = new Map<string, Promise<Tool>>();

/** The tool in the folder of that name, loaded when it is first asked for. */
export function loadTool(id: string): Promise<Tool> {
  const known = asked.get(id);
  if (known) return known;
  const promise = load(id);
  asked.set(id, promise);
  // A failed download may be tried again.
  promise.catch(() => asked.delete(id));
  return promise;
}

async function load(id: string): Promise<Tool> {
  const module = modules[`../../../plugins/${id}/tool.ts`];
  if (!module) throw new Error(`No existe la herramienta ${id}`);
  return (await module()).default;
}
