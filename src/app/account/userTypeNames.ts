import { SIGNUP_TYPES, type UserType } from '../../../schemas/userTypes.ts';

/** What each type is called where a person reads it. */
export const USER_TYPE_NAMES: Readonly<Record<UserType, string>> = {
  investor: 'Inversionista',
  analyst: 'Analista',
  operator: 'Operador',
  admin: 'Administrador',
};

/** The choices of the sign-up form. */
export const SIGNUP_TYPE_OPTIONS = [
  { value: '', label: 'Sin especificar' },
  ...SIGNUP_TYPES.map((value) => ({
    value,
    label: USER_TYPE_NAMES[value],
  })),
];
