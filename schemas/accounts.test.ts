import { describe, expect, test } from 'vitest';
import {
  forgotForm,
  forgotRequest,
  loginForm,
  loginRequest,
  signupForm,
  signupRequest,
} from './accounts.ts';

const PERSON = {
  firstName: 'Ana',
  lastName: 'Peña',
  password: ' clave ',
  confirmPassword: ' clave ',
  agrees: true,
};

describe('an e-mail', () => {
  test.each([
    ['login form', loginForm],
    ['login', loginRequest],
    ['sign-up form', signupForm],
    ['sign-up', signupRequest],
    ['recovery form', forgotForm],
    ['recovery', forgotRequest],
  ])('loses the blanks around it in the %s, and the password none', (_, schema) => {
    const read = schema.parse({ ...PERSON, email: ' \tAna@Ejemplo.co\u00a0\n' });
    expect(read.email).toBe('ana@ejemplo.co');
    expect('password' in read ? read.password : PERSON.password).toBe(' clave ');
  });

  test.each([
    'vic@e.co.',
    'vic@.e.co',
    'vic@e..co',
    'vi\u00adc@e.co',
    'vic\u200d@e.co',
    'vic@e\u2060.co',
    'ｖic@e.co',
    'vic@xn--pea-8ma.co',
    'vic@mail.xn--pea-8ma.co',
  ])('%j, which passes for another, opens no account', (email) => {
    const read = signupForm.safeParse({ ...PERSON, email });
    expect(read.error?.issues[0]?.message).toBe('Ingresa un email válido');
  });

  test.each(['vic+casa@e.co', 'vic.r@correo.e.com.co', 'peña@peña.co', "o'brien@e.co"])(
    '%j does',
    (email) => {
      const form = { ...PERSON, email };
      expect(signupForm.parse(form).email).toBe(email);
    },
  );

  test.each(['', '   ', '\u00a0'])('of blanks alone (%j) is missing', (email) => {
    const read = loginForm.safeParse({ email, password: 'secreta' });
    expect(read.error?.issues.map(({ message }) => message)).toEqual(['El email es requerido']);
  });

  test('with a blank inside is none', () => {
    const read = loginForm.safeParse({ email: 'ana peña@ejemplo.co', password: 'secreta' });
    expect(read.error?.issues.map(({ message }) => message)).toEqual(['Ingresa un email válido']);
  });
});

describe('what may stay empty at sign-up', () => {
  const required = { ...PERSON, email: 'ana@ejemplo.co' };

  test.each([
    {},
    { userType: '', phoneNumber: '', contactEmail: '' },
    { phoneNumber: '  ', contactEmail: '  ' },
  ])('may: %j', (optional) => {
    const read = signupRequest.parse({ ...required, ...optional });
    expect([read.userType, read.phoneNumber, read.contactEmail].filter(Boolean)).toEqual([]);
  });

  test('is read as an address and a number where it is there', () => {
    const optional = {
      userType: 'operator',
      phoneNumber: ' +57 (300) 123-4567 ',
      contactEmail: ' Otra@Ejemplo.co ',
    };
    expect(signupForm.parse({ ...required, ...optional })).toMatchObject({
      userType: 'operator',
      phoneNumber: '+57 (300) 123-4567',
      contactEmail: 'otra@ejemplo.co',
    });
  });

  test.each([
    [{ userType: 'admin' }, 'El tipo de usuario no es válido'],
    [{ phoneNumber: 'tres cero cero' }, 'El teléfono tiene un formato inválido'],
    [{ contactEmail: 'ana@' }, 'El email de contacto no es válido'],
  ])('is refused where it makes no sense: %j', (optional, message) => {
    const read = signupForm.safeParse({ ...required, ...optional });
    expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('the form of a sign-up', () => {
  const form = { ...PERSON, email: 'ana@ejemplo.co' };
  const faults = (more: object) =>
    signupForm.safeParse({ ...form, ...more }).error?.issues.map(({ message }) => message);

  test('asks for the authorisation, which nobody gives by themselves', () => {
    expect(faults({ agrees: false })).toEqual(['Sin tu autorización no podemos guardar tus datos']);
    expect(faults({ agrees: undefined })).toHaveLength(1);
    expect(faults({})).toBeUndefined();
  });

  test('compares the passwords, whatever else is missing', () => {
    expect(faults({ agrees: false, firstName: '', confirmPassword: 'otra cosa' })).toEqual([
      'El nombre es requerido',
      'El nombre debe tener entre 2 y 50 caracteres',
      'Sin tu autorización no podemos guardar tus datos',
      'Las contraseñas no coinciden',
    ]);
  });
});
