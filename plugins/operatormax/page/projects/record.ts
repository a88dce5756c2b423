import * as z from 'zod/mini';

/** A project as it is kept. Its data is checked when it is opened, by the tool. */
const projectRecord = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  createdAt: z.string(),
  /** When its data was last written; tells two writings of it apart. */
  lastModified: z.string(),
  /** Of the shape of its data. */
  version: z.int().check(z.minimum(1)),
  /** A copy of the data, and when it was made. */
  backup: z.nullish(z.looseObject({ lastSaved: z.string() })),
  /** Null where there is none that can be read. */
  data: z.unknown(),
});

export type ProjectRecord = z.infer<typeof projectRecord>;

const projectList = z.object({ projects: z.array(projectRecord) });

/** The kept projects, or null where what is kept isn't a list of them. */
export function readRecords(value: unknown): readonly ProjectRecord[] | null {
  const parsed = projectList.safeParse(value);
  return parsed.success ? parsed.data.projects : null;
}

export function newRecord(name: string, version: number, data: unknown): ProjectRecord {
  const now = new Date().toISOString();
  return {
    id: crypto.randomUUID(),
    name,
    createdAt: now,
    lastModified: now,
    version,
    backup: null,
    data,
  };
}
