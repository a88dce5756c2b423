import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSON, bearer, newEmail, startService, statusesOf } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const signup = (more: object) =>
  service.post('/api/auth/signup', { ...PERSON, email: newEmail(), ...more });

describe('sign-up', () => {
  test('answers with the user and two tokens, and the session holds', async () => {
    const email = newEmail();
    const answer = await signup({ email, firstName: '  Ana María ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const body = answer.json();
    expect(body).toEqual({
      user: {
        id: expect.any(Number),
        firstName: 'Ana María',
        lastName: 'Peña',
        email,
        userType: 'investor',
        phoneNumber: '',
        contactEmail: '',
      },
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
    });
    expect((await service.profile(body.token)).json()).toEqual(body.user);
  });

  test('keeps what else came along', async () => {
    const more = {
      userType: 'analyst',
      phoneNumber: '+57 300 123 4567',
      contactEmail: 'Otra@Ejemplo.co',
    };
    const answer = await signup(more);
    expect(answer.json().user).toMatchObject({ ...more, contactEmail: 'otra@ejemplo.co' });
  });

  test('what may stay empty does', async () => {
    const empty = { userType: '', phoneNumber: '', contactEmail: ' ' };
    const answer = await signup(empty);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user).toMatchObject({
      userType: 'investor',
      phoneNumber: '',
      contactEmail: '',
    });
  });

  test('nobody makes themselves an admin', async () => {
    const answer = await signup({ userType: 'admin' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ userType: 'El tipo de usuario no es válido' });
  });

  test('unknown fields have no effect', async () => {
    const answer = await signup({ id: 1, passwordHash: 'x', isAdmin: true });
    expect(answer.json().user.userType).toBe('investor');
  });

  test('a taken address is refused, however it is written', async () => {
    const email = newEmail();
    await signup({ email });
    const answer = await signup({ email: email.toUpperCase() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      message: 'Ya existe una cuenta con este email',
      code: 'email_taken',
      fields: { email: 'Ya existe una cuenta con este email' },
    });
  });

  test('blanks around an address are not part of it', async () => {
    const email = newEmail();
    expect((await signup({ email: ` ${email}\t` })).json().user.email).toBe(email);
    expect((await signup({ email: `${email} ` })).statusCode).toBe(409);
  });

  test('of two at once with one address exactly one wins', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => signup({ email, firstName: `Ana ${i}` })),
    );
    expect(statusesOf(answers)).toEqual([201, ...new Array<number>(7).fill(409)]);
    const rows = await service.query('select first_name from users where email = $1', [email]);
    const winner = answers.find((answer) => answer.statusCode === 201);
    expect(rows).toEqual([{ first_name: winner?.json().user.firstName }]);
  });

  test('the password is stored as an argon2id hash and nowhere else', async () => {
    const password = 'no se guarda 77';
    const { user } = (await signup({ password })).json();
    const [row] = await service.query('select * from users where id = $1', [user.id]);
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });
});

describe('what sign-up refuses', () => {
  const long = 'a'.repeat(51);
  test.each([
    [{}, 'firstName', 'El nombre es requerido'],
    [{ firstName: '   ' }, 'firstName', 'El nombre es requerido'],
    [{ firstName: 7 }, 'firstName', 'El nombre es requerido'],
    [{ firstName: 'A' }, 'firstName', 'El nombre debe tener entre 2 y 50 caracteres'],
    [{ firstName: long }, 'firstName', 'El nombre debe tener entre 2 y 50 caracteres'],
    [{ firstName: 'A\u0000na' }, 'firstName', 'El nombre tiene un formato inválido'],
    [{ lastName: undefined }, 'lastName', 'El apellido es requerido'],
    [{ lastName: 'P' }, 'lastName', 'El apellido debe tener entre 2 y 50 caracteres'],
    [{ email: undefined }, 'email', 'El email es requerido'],
    [{ email: '' }, 'email', 'El email es requerido'],
    [{ email: 'ana' }, 'email', 'El email no es válido'],
    [{ email: 'ana@ejemplo' }, 'email', 'El email no es válido'],
    [{ email: 'an a@ejemplo.co' }, 'email', 'El email no es válido'],
    [{ email: 'ana@@ejemplo.co' }, 'email', 'El email no es válido'],
    [{ email: 'otro@a.co,ana@ejemplo.co' }, 'email', 'El email no es válido'],
    [{ email: 'a\u0000@ejemplo.co' }, 'email', 'El email no es válido'],
    [{ email: `${'a'.repeat(250)}@ejemplo.co` }, 'email', 'El email no es válido'],
    [{ password: undefined }, 'password', 'La contraseña es requerida'],
    [{ password: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [{ password: '👍👍👍' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [
      { password: 'a'.repeat(129) },
      'password',
      'La contraseña no puede tener más de 128 caracteres',
    ],
    [{ confirmPassword: 'otra cosa' }, 'confirmPassword', 'Las contraseñas no coinciden'],
    [{ contactEmail: 'x' }, 'contactEmail', 'El email de contacto no es válido'],
  ])('%j', async (more, field, message) => {
    const person = { ...PERSON, email: newEmail() };
    const payload = Object.keys(more).length > 0 ? { ...person, ...more } : {};
    const answer = await service.post('/api/auth/signup', payload);
    expect(answer.statusCode).toBe(400);
    const body = answer.json();
    expect(body).toMatchObject({ message, code: 'validation' });
    expect(body.fields[field]).toBe(message);
  });

  test('several at once: the first is the message, each field has its own', async () => {
    const answer = await service.post('/api/auth/signup', { firstName: 'Ana', email: 'x' });
    expect(answer.json()).toEqual({
      message: 'El apellido es requerido',
      code: 'validation',
      fields: {
        lastName: 'El apellido es requerido',
        email: 'El email no es válido',
        password: 'La contraseña es requerida',
      },
    });
  });

  test.each(['null', '[]', '"x"', '7', ''])('a body that is %j', async (payload) => {
    const headers = { 'content-type': 'application/json' };
    const url = '/api/auth/signup';
    const answer = await service.send({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe('El nombre es requerido');
  });

  test('128 characters of any kind are a password', async () => {
    const password = ` ñ€:👍${'x'.repeat(122)} `;
    const { user } = await service.signup({ password });
    expect((await service.login(user.email, password)).statusCode).toBe(200);
    expect((await service.login(user.email, password.trim())).statusCode).toBe(401);
  });
});

describe('closed registration', () => {
  test('refuses, and the app is told beforehand', async () => {
    const closed = await startService({ REGISTRATION: 'closed' });
    const answer = await closed.post('/api/auth/signup', { ...PERSON, email: newEmail() });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      message: 'El registro está cerrado por el momento',
      code: 'registration_closed',
    });
    expect((await closed.get('/api/config')).json().registration).toBe('closed');
    await closed.close();
  });

  test('is not the default', async () => {
    expect((await service.get('/api/config')).json().registration).toBe('open');
  });
});

test('Google sign-in is not there', async () => {
  for (const payload of [{ credential: 'x' }, undefined]) {
    const answer = await service.post('/api/chrome-signin', payload, bearer('x'));
    expect(answer.statusCode).toBe(501);
    expect(answer.json()).toEqual({
      message: 'El ingreso con Google no está disponible',
      code: 'not_implemented',
    });
  }
});
