import * as z from 'zod/mini';
import { DOCUMENT_NAME_MAX, DOCUMENT_NOTE_MAX } from './limits.ts';

/**
 * A person's documents on the service. It looks into none of them: what `content` and `studies`
 * hold is JSON, checked by the tool that opens it.
 */

const LABEL_MAX = 80;
const REVISION_MAX = 2 ** 31 - 1;

const lengthOf = (text: string): number => Array.from(text).length;
const CONTROL = /\p{Cc}/u;
/** PostgreSQL's text has no place for it. */
const isStorable = (text: string): boolean => !text.includes('\0');

const id = z.guid('El identificador no es válido').check(z.toLowerCase());
const moment = z.iso.datetime({ offset: true });
const revision = z.int().check(z.minimum(1), z.maximum(REVISION_MAX));

const name = z.string('El nombre es requerido').check(
  z.trim(),
  z.minLength(1, 'El nombre es requerido'),
  z.refine(
    (text) => lengthOf(text) <= DOCUMENT_NAME_MAX,
    `El nombre no puede tener más de ${DOCUMENT_NAME_MAX} caracteres`,
  ),
  z.refine((text) => !CONTROL.test(text), 'El nombre tiene un formato inválido'),
);

const note = z.string('La nota debe ser texto').check(
  z.refine(
    (text) => lengthOf(text) <= DOCUMENT_NOTE_MAX,
    `La nota no puede tener más de ${DOCUMENT_NOTE_MAX} caracteres`,
  ),
  z.refine(isStorable, 'La nota tiene un formato inválido'),
);

const tool = z
  .string('La herramienta es requerida')
  .check(z.regex(/^[a-z0-9-]{1,64}$/, 'La herramienta no es válida'));

const content = z
  .unknown()
  .check(z.refine((value) => value !== undefined && value !== null, 'El contenido es requerido'));

export const documentParams = z.object({ id });
export const versionParams = z.object({ id, revision: z.coerce.number().check(z.int()) });
export const shareParams = z.object({ id, share: z.string().check(z.maxLength(64)) });
export const sharedParams = z.object({ token: z.string().check(z.maxLength(64)) });

export const documentQuery = z.object({
  tool: z.optional(tool),
  since: z.optional(z.iso.datetime({ offset: true, error: 'La fecha no es válida' })),
  deleted: z.optional(z.enum(['true', 'false'], 'Debe ser true o false')),
});

export const deleteQuery = z.object({ forever: z.optional(z.enum(['true', 'false'])) });

/** A writing. `mark` is new with each, and the same when it is sent again. */
export const documentWrite = z.object({
  tool,
  name,
  note: z.optional(note),
  version: z.int('La versión no es válida').check(z.minimum(1), z.maximum(REVISION_MAX)),
  mark: id,
  content,
  studies: z.optional(z.unknown()),
});
export type DocumentWrite = z.infer<typeof documentWrite>;

export const writeAnswer = z.object({ revision, mark: z.string(), updatedAt: moment });
export type WriteAnswer = z.infer<typeof writeAnswer>;

/** Why a writing was not taken: somebody wrote since `revision` was read. */
export const behindAnswer = z.object({
  message: z.string(),
  code: z.literal('behind'),
  revision,
  mark: z.string(),
  updatedAt: moment,
  device: z.string(),
  deletedAt: z.nullable(moment),
});
export type BehindAnswer = z.infer<typeof behindAnswer>;

export const documentHead = z.object({
  id: z.string(),
  tool: z.string(),
  name: z.string(),
  revision,
  mark: z.string(),
  version: z.int(),
  bytes: z.int(),
  updatedAt: moment,
  /** Since when it is in the bin. */
  deletedAt: z.nullable(moment),
});
export type DocumentHead = z.infer<typeof documentHead>;

export const documentList = z.object({ documents: z.array(documentHead) });

export const documentAnswer = z.object({
  id: z.string(),
  tool: z.string(),
  name: z.string(),
  note: z.string(),
  revision,
  mark: z.string(),
  version: z.int(),
  content: z.unknown(),
  studies: z.unknown(),
  device: z.string(),
  updatedAt: moment,
  deletedAt: z.nullable(moment),
});
export type DocumentAnswer = z.infer<typeof documentAnswer>;

export const versionHead = z.object({
  revision,
  name: z.string(),
  version: z.int(),
  bytes: z.int(),
  device: z.string(),
  label: z.nullable(z.string()),
  /** The deciding result, as the app put it among the studies. */
  figure: z.unknown(),
  createdAt: moment,
});
export type VersionHead = z.infer<typeof versionHead>;

export const versionList = z.object({ versions: z.array(versionHead) });

export const versionAnswer = z.object({
  revision,
  name: z.string(),
  note: z.string(),
  version: z.int(),
  content: z.unknown(),
  studies: z.unknown(),
  device: z.string(),
  label: z.nullable(z.string()),
  createdAt: moment,
});
export type VersionAnswer = z.infer<typeof versionAnswer>;

/** Null takes the label away. */
export const versionChange = z.object({
  label: z.nullable(
    z.string('La etiqueta debe ser texto').check(
      z.trim(),
      z.minLength(1, 'La etiqueta está vacía'),
      z.maxLength(LABEL_MAX, `La etiqueta no puede tener más de ${LABEL_MAX} caracteres`),
      z.refine((text) => !CONTROL.test(text), 'La etiqueta tiene un formato inválido'),
    ),
  ),
});

const DAYS = 'Los días van de 1 a 365';

export const shareRequest = z.object({
  /** Without it the link shows the document as it is when it is opened. */
  revision: z.nullish(revision),
  /** Without it the link holds until it is revoked. */
  days: z.nullish(z.int(DAYS).check(z.minimum(1, DAYS), z.maximum(365, DAYS))),
});

/** The token is given once and kept nowhere. */
export const shareMade = z.object({ id: z.string(), token: z.string(), url: z.string() });
export type ShareMade = z.infer<typeof shareMade>;

export const share = z.object({
  id: z.string(),
  revision: z.nullable(revision),
  createdAt: moment,
  expiresAt: z.nullable(moment),
  lastSeenAt: z.nullable(moment),
});
export type Share = z.infer<typeof share>;

/** A link with what it shows. */
export const ownShare = z.extend(share, {
  document: z.object({ id: z.string(), name: z.string(), tool: z.string() }),
});
export type OwnShare = z.infer<typeof ownShare>;
export const ownShareList = z.object({ shares: z.array(ownShare) });

export const shareList = z.object({ shares: z.array(share) });

export const sharedAnswer = z.object({
  tool: z.string(),
  name: z.string(),
  version: z.int(),
  content: z.unknown(),
  updatedAt: moment,
});
export type SharedAnswer = z.infer<typeof sharedAnswer>;
