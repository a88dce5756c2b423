import type { IncomingHttpHeaders } from 'node:http';
import { noPrecondition } from './faults.ts';

/** On what a writing builds: nothing, or the revision that the writer has seen. */
export type Precondition = { isNew: true } | { isNew: false; seen: number };

/** A tag that no revision has: what it is asked for fails as behind. */
const NONE = 0;

/** @throws {ApiError} 428 where neither If-Match nor If-None-Match: * was sent */
export function preconditionOf(headers: IncomingHttpHeaders): Precondition {
  if (headers['if-none-match']?.trim() === '*') return { isNew: true };
  return { isNew: false, seen: seenRevision(headers) };
}

/** The revision of If-Match. @throws {ApiError} 428 */
export function seenRevision(headers: IncomingHttpHeaders): number {
  const tag = headers['if-match'];
  if (tag === undefined) throw noPrecondition();
  // A proxy that compresses answers makes their tags weak ones.
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(tag.trim())?.[1] ?? NONE);
}

export const tagOf = (revision: number): string => `"${revision}"`;

/** Whether If-None-Match names the revision, so that it needn't be sent again. */
export function isKnown(headers: IncomingHttpHeaders, revision: number): boolean {
  const tags = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  return tags.some((tag) => tag === '*' || tag.replace(/^W\//, '') === tagOf(revision));
}
