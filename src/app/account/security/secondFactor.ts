import {
  codesAnswer,
  messageAnswer,
  secretAnswer,
  type SecurityAnswer,
} from '../../../../schemas/accounts.ts';
import { request } from '../request.ts';

/** What is asked of the service about the second factor. All of them throw RequestFailure. */

const PATH = '/account/second-factor';

export const beginSecondFactor = (password: string) =>
  request(PATH, { body: { password }, answer: secretAnswer, failure: 'Error al activar' });

export const enableSecondFactor = (code: string) =>
  request(`${PATH}/enable`, { body: { code }, answer: codesAnswer, failure: 'Error al activar' });

export const renewCodes = (password: string) =>
  request(`${PATH}/codes`, {
    body: { password },
    answer: codesAnswer,
    failure: 'Error al pedir los códigos',
  });

export const disableSecondFactor = (password: string) =>
  request(`${PATH}/disable`, {
    body: { password },
    answer: messageAnswer,
    failure: 'Error al desactivar',
  });

export const codesLeft = ({ recoveryCodes: count }: SecurityAnswer): string => {
  if (count === 0) return 'No te quedan códigos de recuperación. Pide otros.';
  const codes = count === 1 ? 'Te queda 1 código' : `Te quedan ${count} códigos`;
  return `${codes} de recuperación, por si pierdes el teléfono.`;
};
