import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { safeParse } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import { ApiError } from './errors.ts';

/** Checks what was sent with the schema of the route; what is no object counts as an empty one. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (data) => {
    const result = safeParse(schema, isRecord(data) ? data : {});
    return result.success ? { value: result.data } : { error: invalid(result.error.issues) };
  };

/**
 * Answers hold what their schema names and nothing else. Parsed, not encoded as the library of the
 * routes' types would: no answer's schema transforms anything, and encoding takes a fifth of all
 * that answering a member's profile costs (`npm run bench`).
 */
export const serializerCompiler: FastifySerializerCompiler<$ZodType> =
  ({ schema, method, url }) =>
  (data) => {
    const result = safeParse(schema, data);
    if (result.success) return JSON.stringify(result.data);
    throw new TypeError(`${method} ${url} has an answer that its schema doesn't allow`, {
      cause: result.error,
    });
  };

/**
 * @returns the value as the schema leaves it
 * @throws {ApiError} 400 with the first message, and the first of each field
 */
export function check<T>(schema: $ZodType<T>, data: unknown): T {
  const result = safeParse(schema, data);
  if (result.success) return result.data;
  throw invalid(result.error.issues);
}

interface Issue {
  path: PropertyKey[];
  message: string;
}

function invalid(issues: readonly Issue[]): ApiError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join('.')] ??= message;
  const first = issues[0]?.message ?? 'Solicitud inválida';
  return new ApiError(400, 'validation', first, { fields });
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
