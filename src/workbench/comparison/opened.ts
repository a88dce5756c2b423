import type { StoredRecord } from '../../../schemas/stored.ts';
import { Calculation, type Document, type Tool } from '../../tool/index.ts';
import { readDocument } from '../documents/document-sync.ts';

/** A document as it was kept, at work; or why it can't be. */
export type Opened =
  | { readonly document: Document; readonly calculation: Calculation }
  | { readonly fault: string };

/** Brings what was kept to the tool's version, checks it and computes it. */
export function openedAs(tool: Tool, version: number, value: unknown): Opened {
  if (version > tool.version) return { fault: 'es de una versión más nueva de Ábaco' };
  const read = readDocument(tool, version, value);
  if ('faults' in read) return { fault: read.faults[0] ?? 'no se puede leer' };
  const { document } = read;
  return { document, calculation: new Calculation(tool, document) };
}

export const openedCase = (tool: Tool, { version, data }: StoredRecord): Opened =>
  openedAs(tool, version, data);
