import { use } from 'react';
import type { Tool } from '../../tool/index.ts';
import { ToolPage } from '../../workbench/index.ts';
import { useTitle } from '../useTitle.ts';

interface Props {
  id: string;
  load: (id: string) => Promise<Tool>;
}

/** A tool in the workbench. */
export function ToolRoute({ id, load }: Props) {
  const tool = use(load(id));
  useTitle(tool.title, tool.description);
  return <ToolPage key={tool.id} tool={tool} />;
}
