import { DOCUMENT_LIMITS } from '../../../schemas/limits.ts';
import { ApiError } from '../http/errors.ts';

/** The same for what never was, what is gone and what is another person's. */
export const unknownDocument = () =>
  new ApiError(404, 'document_not_found', 'El documento no existe');

export const unknownVersion = () =>
  new ApiError(404, 'version_not_found', 'Esta versión del documento no existe');

export const unknownShare = () =>
  new ApiError(404, 'share_not_found', 'El enlace no existe o ya venció');

export const noPrecondition = () =>
  new ApiError(
    428,
    'precondition_required',
    'Falta decir sobre qué revisión se escribe (If-Match) o que el documento es nuevo (If-None-Match: *)',
  );

const MIB = 1024 * 1024;

export const tooLarge = () =>
  new ApiError(
    413,
    'too_large',
    `El documento pasa de ${DOCUMENT_LIMITS.documentBytes / MIB} MiB y no cabe en la cuenta`,
  );

export const accountFull = () =>
  new ApiError(
    409,
    'account_full',
    `Tu cuenta está llena: caben ${DOCUMENT_LIMITS.documents} documentos y ` +
      `${DOCUMENT_LIMITS.accountBytes / MIB} MiB. Borra los que ya no uses y vacía la papelera.`,
  );

export const otherTool = () => {
  const message = 'El documento es de otra herramienta';
  return new ApiError(400, 'validation', message, { fields: { tool: message } });
};
