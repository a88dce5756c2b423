import { type SharedAnswer, sharedAnswer } from '../../../schemas/documents.ts';
import { copyName, type Document, type Tool } from '../../tool/index.ts';
import { migrate } from '../../tool/document/migrate.ts';
import { CaseStore } from '../../workbench/documents/cases/case-store.ts';
import { casesKey } from '../../workbench/documents/cases/places.ts';
import { newRecord } from '../../workbench/documents/records.ts';
import { send } from '../account/send.ts';
import { loadTool } from '../tools/load.ts';

/** What a link shows: a tool with somebody's data. */
export interface Shared {
  readonly name: string;
  readonly updatedAt: string;
  readonly tool: Tool;
  readonly document: Document;
}

/**
 * Opens a link, without an account.
 *
 * @throws {RequestFailure} 404 where there is none any more
 * @throws {RangeError} where this version of the app can't read it
 */
export async function openShared(token: string): Promise<Shared> {
  const answer = await send(`/shared/${encodeURIComponent(token)}`, { answer: sharedAnswer });
  const tool = await loadTool(answer.tool);
  return { name: answer.name, updatedAt: answer.updatedAt, tool, document: read(tool, answer) };
}

function read(tool: Tool, { version, content }: SharedAnswer): Document {
  if (version > tool.version) throw new RangeError('it is of a newer version');
  const migrated = migrate(tool, version, content);
  const checked = 'faults' in migrated ? null : tool.document.check(migrated.document);
  if (!checked || 'problems' in checked) throw new RangeError('it can not be read');
  return checked.document;
}

/** Puts a copy among a person's cases. Gives its id; null where this browser has no room. */
export function copyShared({ name, tool, document }: Shared, userId: number): string | null {
  const store = new CaseStore(casesKey(tool, userId));
  store.refresh();
  const taken = new Set(store.live.map((one) => one.name));
  const record = newRecord(copyName(name, taken), tool.version, document);
  return store.add(record) === 'saved' ? record.id : null;
}
