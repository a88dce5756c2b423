/** What an account may keep; apart from the schemas, so that forms need not load those. */
export const DOCUMENT_LIMITS = {
  documents: 500,
  /** Together with those in the bin. */
  rows: 1000,
  accountBytes: 100 * 1024 * 1024,
  documentBytes: 2 * 1024 * 1024,
  writingsMinute: 120,
  versions: 200,
  /** All versions of one document together, but for labelled ones. */
  versionBytes: 20 * 1024 * 1024,
  labels: 50,
  shares: 20,
  binDays: 30,
} as const;

export const DOCUMENT_NAME_MAX = 200;
export const DOCUMENT_NOTE_MAX = 5000;
