import type { ToolFile } from '../../../schemas/tool-file.ts';
import type { Document, Tool } from '../../tool/index.ts';

/** The document as a file that `readFile` takes back on another day. */
export function writeFile(tool: Tool, document: Document, now: Date): string {
  const file: ToolFile = {
    app: 'abaco',
    tool: tool.id,
    version: tool.version,
    exportedAt: now.toISOString(),
    document: document as ToolFile['document'],
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
