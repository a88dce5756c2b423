import type { Tool } from '../../tool/tool.ts';

const modules = import.meta.glob<{ default: Tool }>('../../../plugins/*/tool.ts');

/** The tool in the folder of that name, loaded when it is first asked for. */
export async function loadTool(id: string): Promise<Tool> {
  const load = modules[`../../../plugins/${id}/tool.ts`];
  if (!load) throw new Error(`No existe la herramienta ${id}`);
  return (await load()).default;
}
