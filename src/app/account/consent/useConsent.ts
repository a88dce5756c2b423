import { useQuery } from '@tanstack/react-query';
import { consentAnswer } from '../../../../schemas/accounts.ts';
import { LEGAL } from '../../../../schemas/legal.ts';
import { request } from '../request.ts';

export const CONSENT_KEY = ['account', 'consent'] as const;
const PATH = '/account/consent';

/** When the person agreed to the texts of today. */
export const useConsent = () =>
  useQuery({
    queryKey: CONSENT_KEY,
    queryFn: () =>
      request(PATH, { answer: consentAnswer, failure: 'Error al obtener tu autorización' }),
  });

/** @throws {RequestFailure} */
export const giveConsent = () =>
  request(PATH, {
    body: { version: LEGAL.version },
    answer: consentAnswer,
    failure: 'Error al guardar tu autorización',
  });
