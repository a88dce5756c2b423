import process from 'node:process';
import { loadTool, loadTools, toolIds } from '../tool/check/folder.ts';
import { run } from './run.ts';

// npm runs a script in the project's folder; a person's relative paths start where they are.
const asked = process.env['npm_lifecycle_event'] === 'calc' ? process.env['INIT_CWD'] : undefined;

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  folder: asked ?? process.cwd(),
  tools: { ids: toolIds, load: loadTool, all: loadTools },
});

// Input that nobody reads any more must not keep the process waiting.
process.stdin.destroy();
