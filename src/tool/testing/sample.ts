import { defineTool } from '../define.ts';
import type { Tool } from '../contract/tool.ts';

type Spec = Parameters<typeof defineTool>[0];
type Head = 'id' | 'version' | 'title' | 'description' | 'category' | 'path' | 'listed';

/** A tool that is only there to be tested: what it is called says nothing. */
export const testTool = (spec: Omit<Spec, Head>): Tool =>
  defineTool({
    id: 'sample',
    version: 1,
    title: 'Muestra',
    description: 'Para pruebas',
    category: 'Análisis Financiero',
    path: '/tools/sample',
    listed: 'none',
    ...spec,
  });
