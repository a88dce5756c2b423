import { useQuery } from '@tanstack/react-query';
import { securityAnswer } from '../../../../schemas/accounts.ts';
import { request } from '../request.ts';

export const SECURITY_KEY = ['account', 'security'] as const;

/** How the account is protected. */
export const useSecurity = () =>
  useQuery({
    queryKey: SECURITY_KEY,
    queryFn: () =>
      request('/account/security', {
        answer: securityAnswer,
        failure: 'Error al obtener los datos de la cuenta',
      }),
  });
