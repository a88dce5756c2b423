import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthAnswer } from '../../../schemas/accounts.ts';
import { PERSON, bearer, startService, statusesOf } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const change = (token: string, body: object) =>
  service.post('/api/change-password', body, bearer(token));
const TO_NEW = { currentPassword: PERSON.password, newPassword: 'la nueva' };

describe('change of password', () => {
  test('keeps this session and ends all others', async () => {
    const { user, token, refreshToken } = await service.signup();
    await service.confirm(user.email);
    const other = (await service.login(user.email, PERSON.password)).json<AuthAnswer>();
    const answer = await change(token, TO_NEW);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      message: 'Tu contraseña cambió. Las demás sesiones se cerraron.',
    });
    expect((await service.profile(token)).statusCode).toBe(200);
    expect((await service.refresh(refreshToken)).statusCode).toBe(200);
    expect((await service.profile(other.token)).statusCode).toBe(401);
    expect((await service.refresh(other.refreshToken)).statusCode).toBe(401);
    expect((await service.login(user.email, PERSON.password)).statusCode).toBe(401);
    expect((await service.login(user.email, 'la nueva')).statusCode).toBe(200);
    const mails = (await service.mails(1)).filter((mail) => mail.includes(user.email));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Asunto: Tu contraseña de Ábaco cambió');
  });

  test('of two at once exactly one wins', async () => {
    const { user, token } = await service.signup();
    const passwords = ['nueva a', 'nueva b', 'nueva c'];
    const answers = await Promise.all(
      passwords.map((newPassword) =>
        change(token, { currentPassword: PERSON.password, newPassword }),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 400, 400]);
    const winner = passwords[answers.findIndex((answer) => answer.statusCode === 200)] ?? '';
    expect((await service.login(user.email, winner)).statusCode).toBe(200);
  });

  test('against logins with the old password: none of their sessions outlives it', async () => {
    for (let round = 0; round < 10; round++) {
      const { user, token } = await service.signup();
      const [login, changed] = await Promise.all([
        service.login(user.email, PERSON.password),
        change(token, TO_NEW),
      ]);
      expect(changed.statusCode).toBe(200);
      expect([200, 401]).toContain(login.statusCode);
      const left = await service.query('select from sessions where user_id = $1', [user.id]);
      expect(left).toHaveLength(1);
      expect((await service.profile(token)).statusCode).toBe(200);
    }
  });

  test('a wrong current password is no reason to sign out', async () => {
    const { token } = await service.signup();
    const answer = await change(token, { ...TO_NEW, currentPassword: 'otra cosa' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      message: 'La contraseña actual no es correcta',
      code: 'wrong_password',
      fields: { currentPassword: 'La contraseña actual no es correcta' },
    });
    expect((await service.profile(token)).statusCode).toBe(200);
  });

  test('guessing at it with a stolen token is limited', async () => {
    const { user, token } = await service.signup();
    for (let i = 0; i < 10; i++) await change(token, { ...TO_NEW, currentPassword: `idea ${i}` });
    const answer = await change(token, TO_NEW);
    expect(answer.statusCode).toBe(429);
    expect((await service.login(user.email, PERSON.password)).statusCode).toBe(200);
  });

  test.each([
    [{}, 'La contraseña actual es requerida'],
    [{ currentPassword: 'x' }, 'La nueva contraseña es requerida'],
    [
      { currentPassword: 'x', newPassword: '12345' },
      'La nueva contraseña debe tener al menos 6 caracteres',
    ],
    [
      { currentPassword: '123456', newPassword: '1234567', confirmPassword: 'x' },
      'Las contraseñas no coinciden',
    ],
    [
      { currentPassword: '123456', newPassword: '123456' },
      'La nueva contraseña debe ser diferente a la actual',
    ],
  ])('refuses %j', async (body, message) => {
    const { token } = await service.signup();
    const answer = await change(token, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(message);
  });

  test('is for members, whatever they send', async () => {
    expect((await service.post('/api/change-password', {})).statusCode).toBe(401);
    expect((await change('x', TO_NEW)).statusCode).toBe(401);
  });
});
