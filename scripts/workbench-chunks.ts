import path from 'node:path';
import { normalizePath, type Rolldown } from 'vite';

const moduleId = (file: string) => normalizePath(path.resolve(import.meta.dirname, '..', file));
const ENTRY = moduleId('src/app/main.tsx');
const TOOL_PAGE = moduleId('src/app/tools/ToolRoute.tsx');
const TOOL_INDEX = moduleId('src/tool/index.ts');
/** What others need of it as well, but for libraries and controls. */
const SHARED = /\/src\/(app|tool|workbench)\//;
const TOOL = /\/plugins\/[^/]+\/tool\.ts$/;

type Look = (id: string) => Rolldown.ModuleInfo | null;

/** The modules with all that they import, but for what is imported on demand. */
function closureOf(ids: readonly string[], look: Look, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    closureOf(look(id)?.importedIds ?? [], look, found);
  }
  return found;
}

/** The file of each module that the page of a tool needs. */
function filesOfToolPage(look: Look): ReadonlyMap<string, string> {
  const first = closureOf([ENTRY], look);
  const parts = [...first].flatMap((id) => look(id)?.dynamicallyImportedIds ?? []);
  const tools = closureOf(
    parts.filter((id) => TOOL.test(id)),
    look,
  );
  const pages = parts.filter((id) => id !== TOOL_PAGE && !TOOL.test(id));
  const others = new Set(first);
  for (const page of pages) {
    const all = closureOf([page], look);
    // A page that computes needs what tools are made of, and may have all of it.
    const computes = all.has(TOOL_INDEX);
    for (const id of all) if (!computes || !tools.has(id)) others.add(id);
  }
  const files = new Map<string, string>();
  for (const id of closureOf([TOOL_PAGE], look)) {
    if (!others.has(id)) files.set(id, tools.has(id) ? 'tool-base' : 'workbench');
    else if (!first.has(id) && SHARED.test(id)) files.set(id, 'shared');
  }
  return files;
}

/**
 * Puts what the page of a tool needs and no other page into two files, what tools are declared with
 * and the workbench, and what it shares with other pages into a third: dozens of small ones, asked for
 * one by one, take longer to come than the same in a few.
 */
export function workbenchChunks(): Rolldown.CodeSplittingNameFunction {
  let files: ReadonlyMap<string, string> | undefined;
  return (id, context) => {
    files ??= filesOfToolPage((module) => context.getModuleInfo(module));
    return files.get(id) ?? null;
  };
}
