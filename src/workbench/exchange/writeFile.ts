import type { ToolFile } from '../../../schemas/tool-file.ts';
import type { Document, Tool } from '../../tool/index.ts';

/** The document as a file that `readFile` takes back on another day, with its studies beside it. */
export function writeFile(tool: Tool, document: Document, now: Date, studies?: object): string {
  const file: ToolFile = {
    app: 'abaco',
    tool: tool.id,
    version: tool.version,
    exportedAt: now.toISOString(),
    document: document as ToolFile['document'],
    ...(studies && { studies: studies as NonNullable<ToolFile['studies']> }),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
