import * as z from 'zod/mini';
import { LEGAL } from './legal.ts';
import { SIGNUP_TYPES, USER_TYPES } from './userTypes.ts';

/**
 * What the account service takes and answers, and the forms of the app in front of it. One source
 * for both, so that a form never lets through what the service refuses.
 *
 * Every message is what a person reads. A value of another type than text is a missing one.
 */

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
const NAME_MIN = 2;
const NAME_MAX = 50;
const EMAIL_MAX = 254;
const PHONE_MAX = 30;

/** Something @ something . something, without spaces nor what separates addresses in a message. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const CONTROL = /\p{Cc}/u;
/**
 * An address that looks like another: with characters that nobody sees (soft hyphen, joiners), in
 * other forms of the same letters (full width), or with a domain that the rules of names spell in
 * another way (a dot at its end, Punycode).
 */
const DISGUISED = /[\p{Cf}\p{Default_Ignorable_Code_Point}\s]|@\.|\.$|@.*\.\.|[@.]xn--/iu;
const isPlain = (text: string): boolean =>
  !DISGUISED.test(text) && text.normalize('NFKC') === text.normalize('NFC');

/** Characters as a person counts them: an emoji is one. */
const lengthOf = (text: string): number => Array.from(text).length;

const required = (message: string) => z.string(message).check(z.minLength(1, message));

/**
 * An address, lower-cased: in an account they are all the same. What is copied or completed by a
 * keyboard often comes with a blank at its ends.
 */
const email = (invalid: string) =>
  z.string('El email es requerido').check(
    z.trim(),
    z.minLength(1, { error: 'El email es requerido', abort: true }),
    // Before the pattern, which is slow on long text.
    z.maxLength(EMAIL_MAX, { error: invalid, abort: true }),
    z.regex(EMAIL, invalid),
    z.normalize('NFC'),
    z.toLowerCase(),
  );

/** An address for a new account, which has one spelling only; an older account may have another. */
const newEmail = (invalid: string) => email(invalid).check(z.refine(isPlain, invalid));

/** Every character counts, blanks at the ends too. */
const password = (missing: string, short: string) =>
  required(missing).check(
    z.refine((text) => lengthOf(text) >= PASSWORD_MIN, short),
    z.refine(
      (text) => lengthOf(text) <= PASSWORD_MAX,
      `La contraseña no puede tener más de ${PASSWORD_MAX} caracteres`,
    ),
  );

const loginPassword = password(
  'La contraseña es requerida',
  'La contraseña debe tener al menos 6 caracteres',
);
const newPassword = password(
  'La nueva contraseña es requerida',
  'La nueva contraseña debe tener al menos 6 caracteres',
);

const name = (label: string) =>
  z.string(`El ${label} es requerido`).check(
    z.trim(),
    z.minLength(1, `El ${label} es requerido`),
    z.refine(
      (text) => lengthOf(text) >= NAME_MIN && lengthOf(text) <= NAME_MAX,
      `El ${label} debe tener entre ${NAME_MIN} y ${NAME_MAX} caracteres`,
    ),
    z.refine((text) => !CONTROL.test(text), `El ${label} tiene un formato inválido`),
  );

interface Checked {
  issues: readonly { path?: readonly PropertyKey[] | undefined }[];
}

/** Fields are compared once each of them is right by itself. */
const areRight =
  (...fields: readonly string[]) =>
  ({ issues }: Checked): boolean =>
    !issues.some(({ path = [] }) => fields.some((field) => field === path[0]));

/** The confirmation, where one came along, is the same as the password under `key`. */
const confirms = <Key extends string>(key: Key) =>
  z.refine<Record<Key, string> & { confirmPassword?: string | undefined }>(
    (form) => form.confirmPassword === undefined || form.confirmPassword === form[key],
    {
      error: 'Las contraseñas no coinciden',
      path: ['confirmPassword'],
      when: areRight(key, 'confirmPassword'),
    },
  );

const isNew = z.refine<{ currentPassword: string; newPassword: string }>(
  (form) => form.newPassword !== form.currentPassword,
  {
    error: 'La nueva contraseña debe ser diferente a la actual',
    path: ['newPassword'],
    when: areRight('currentPassword', 'newPassword'),
  },
);

const loginFields = (invalidEmail: string) => ({
  email: email(invalidEmail),
  password: loginPassword,
});

const INVALID_CONTACT = 'El email de contacto no es válido';

/** What a person may leave empty; without a type they are investors. */
const optionalFields = {
  userType: z.optional(
    z.union([z.literal(''), z.enum(SIGNUP_TYPES)], { error: 'El tipo de usuario no es válido' }),
  ),
  phoneNumber: z.optional(
    z
      .string('El teléfono tiene un formato inválido')
      .check(
        z.trim(),
        z.maxLength(PHONE_MAX, `El teléfono no puede tener más de ${PHONE_MAX} caracteres`),
        z.regex(/^[\d\s()+.-]*$/, 'El teléfono tiene un formato inválido'),
      ),
  ),
  contactEmail: z.optional(
    z.union([z.string().check(z.trim(), z.maxLength(0)), newEmail(INVALID_CONTACT)], {
      error: INVALID_CONTACT,
    }),
  ),
};

const signupFields = (invalidEmail: string) => ({
  firstName: name('nombre'),
  lastName: name('apellido'),
  email: newEmail(invalidEmail),
  password: loginPassword,
  ...optionalFields,
});

const changeFields = {
  currentPassword: required('La contraseña actual es requerida'),
  newPassword,
};

const optionalConfirmation = z.optional(z.string('Confirma tu contraseña'));
const SHARED_EMAIL = 'El email no es válido';
const FORM_EMAIL = 'Ingresa un email válido';

// What is sent to the service.

const OTHER_TEXTS = 'La política y los términos cambiaron: recarga la página para leerlos';
const consentVersion = z.literal(LEGAL.version, OTHER_TEXTS);

export const consentRequest = z.object({ version: consentVersion });

export const loginRequest = z.object(loginFields(SHARED_EMAIL));

export const signupRequest = z
  .object({
    ...signupFields(SHARED_EMAIL),
    confirmPassword: optionalConfirmation,
    /** What lets somebody in where registration is closed. */
    invitation: z.optional(z.string().check(z.maxLength(512))),
    /** To which version of the texts the person agreed; who didn't say is asked in the app. */
    consent: z.optional(consentVersion),
  })
  .check(confirms('password'));

export const refreshRequest = z.object({
  refreshToken: required('El token de la sesión es requerido').check(
    z.maxLength(512, 'El token de la sesión no es válido'),
  ),
});

export const forgotRequest = z.object({ email: email(SHARED_EMAIL) });

export const resetRequest = z
  .object({
    token: required('Token de recuperación requerido').check(
      z.maxLength(512, 'El enlace de recuperación no es válido o ya venció'),
    ),
    password: newPassword,
    confirmPassword: optionalConfirmation,
  })
  .check(confirms('password'));

/** Of a second factor: six digits, or a code for when its app is lost. */
const code = required('Escribe el código').check(z.maxLength(40, 'El código no es correcto'));

/** Beside the credentials of a sign-in, where the account needs it. */
export const codeBody = z.nullish(
  z.object({ code: z.optional(z.string().check(z.maxLength(40))) }),
);

export const codeRequest = z.object({ code });

export const confirmRequest = z.object({
  token: required('Token de confirmación requerido').check(
    z.maxLength(512, 'El enlace de confirmación no es válido o ya venció'),
  ),
});

export const changeRequest = z
  .object({ ...changeFields, confirmPassword: optionalConfirmation })
  .check(confirms('newPassword'), isNew);

export const nameRequest = z.object({ firstName: name('nombre'), lastName: name('apellido') });

/** The password again, before what can't be taken back. */
export const passwordRequest = z.object({ password: required('La contraseña es requerida') });

export const emailRequest = z.object({
  email: newEmail(SHARED_EMAIL),
  password: required('La contraseña es requerida'),
});

/** A hash, as stored. */
export const sessionParams = z.object({ id: z.string().check(z.maxLength(64)) });

export const googleRequest = z.object({ credential: z.optional(z.string()) });

// What a person fills in.

/** Ticked by the person, never by itself. */
const agreement = z
  .boolean()
  .check(z.refine((ticked) => ticked, 'Sin tu autorización no podemos guardar tus datos'));
export const consentForm = z.object({ agrees: agreement });

export const loginForm = z.object(loginFields(FORM_EMAIL));

export const signupForm = z
  .object({
    ...signupFields(FORM_EMAIL),
    confirmPassword: required('Confirma tu contraseña'),
    agrees: agreement,
  })
  .check(confirms('password'));

export const emailForm = z.object({
  email: newEmail(FORM_EMAIL),
  password: required('La contraseña es requerida'),
});

export const forgotForm = z.object({ email: email(FORM_EMAIL) });

export const resetForm = z
  .object({ password: newPassword, confirmPassword: required('Confirma tu nueva contraseña') })
  .check(confirms('password'));

export const changeForm = z
  .object({ ...changeFields, confirmPassword: required('Confirma tu nueva contraseña') })
  .check(confirms('newPassword'), isNew);

// What the service answers.

export const user = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userType: z.enum(USER_TYPES),
  phoneNumber: z.string(),
  contactEmail: z.string(),
});
export type User = z.infer<typeof user>;

export const authAnswer = z.object({ user, token: z.string(), refreshToken: z.string() });
export type AuthAnswer = z.infer<typeof authAnswer>;

/** How a person's account is protected. */
export const securityAnswer = z.object({
  emailConfirmed: z.boolean(),
  /** Waits for the link that was sent there to be opened. */
  newEmail: z.nullable(z.string()),
  secondFactor: z.boolean(),
  /** How many are left. */
  recoveryCodes: z.int(),
});
export type SecurityAnswer = z.infer<typeof securityAnswer>;

/** When the person agreed to the texts of today; null where they haven't. */
export const consentAnswer = z.object({ givenAt: z.nullable(z.string()) });

/** Where a person is signed in. */
export const ownSession = z.object({
  id: z.string(),
  /** In words: 'Chrome en Windows'; empty where it isn't known. */
  browser: z.string(),
  createdAt: z.string(),
  usedAt: z.string(),
  /** That of the request. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
export const sessionList = z.object({ sessions: z.array(ownSession) });

export const secretAnswer = z.object({ secret: z.string(), uri: z.string() });
export const codesAnswer = z.object({ codes: z.array(z.string()) });

export const messageAnswer = z.object({ message: z.string() });

export const errorAnswer = z.object({
  message: z.string(),
  code: z.string(),
  /** The message of each field that was refused, by the field's name. */
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** Who runs the service and answers for the data of people; empty what they haven't said. */
export const operator = z.object({
  name: z.string(),
  taxId: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type Operator = z.infer<typeof operator>;

/** What the app has to know before anybody has signed in. */
export const publicConfig = z.object({
  operator,
  registration: z.enum(['open', 'closed']),
  /** The account to try the product with; null where there is none. */
  demo: z.nullable(z.object({ email: z.string(), password: z.string() })),
});
export type PublicConfig = z.infer<typeof publicConfig>;
