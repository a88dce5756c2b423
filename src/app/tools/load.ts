import type { Tool } from '../../tool/contract/tool.ts';
import { once } from '../../ui/index.ts';

const modules = import.meta.glob<{ default: Tool }>('../../../plugins/*/tool.ts');
const asked = new Map<string, () => Promise<Tool>>();

/** The tool in the folder of that name, loaded when it is first asked for. */
export function loadTool(id: string): Promise<Tool> {
  const known = asked.get(id) ?? once(() => load(id));
  asked.set(id, known);
  return known();
}

async function load(id: string): Promise<Tool> {
  const module = modules[`../../../plugins/${id}/tool.ts`];
  if (!module) throw new Error(`No existe la herramienta ${id}`);
  return (await module()).default;
}
