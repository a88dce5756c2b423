import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSON, bearer, startService, tokenIn } from '../testing/service.ts';
import type { TestService } from '../testing/service.ts';

const COMMON = 'Es una de las contraseñas más usadas. Elige otra.';
const OWN = 'La contraseña no puede contener tu email';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const refusal = (field: string, message: string) => ({
  code: 'weak_password',
  message,
  fields: { [field]: message },
});

describe('a new account', () => {
  const signUp = (email: string, password: string) =>
    service.post('/api/auth/signup', { ...PERSON, email, password });

  // The first is the most common of all leaks, 'iloveyou' and 'michael' are among the first hundred.
  test.each(['123456', 'iloveyou', 'PASSWORD', ' michael '])(
    'with the common password %j is refused, with the reason',
    async (password) => {
      const answer = await signUp('vic@ejemplo.co', password);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(refusal('password', COMMON));
    },
  );

  test.each(['Abaco2025', 'ÁBACO-1', 'AbacoDemo2025'])(
    '%j, the name of the product, too',
    async (password) => {
      const answer = await signUp('vic@ejemplo.co', password);
      expect(answer.json().message).toBe(
        'La contraseña no puede ser el nombre de Ábaco. Elige otra.',
      );
    },
  );

  test.each([
    ['victoria@ejemplo.co', 'Victoria2025'],
    ['Vic@Ejemplo.co', 'mi vic@ejemplo.co'],
    ['vicent@e.co', 'vicent'],
  ])('of %s with the password %j too', async (email, password) => {
    const answer = await signUp(email, password);
    expect(answer.json()).toEqual(refusal('password', OWN));
  });

  test.each([
    ['vic@ejemplo.co', 'convicción 7'],
    ['ana@ejemplo.co', 'banana split 9'],
  ])('of %s with %j is made: so short a name is in it by chance', async (email, password) => {
    expect((await signUp(email, password)).statusCode).toBe(201);
  });
});

test('a change and a reset refuse the same, and the reset link stays good', async () => {
  const { user, token } = await service.signup();
  const change = { currentPassword: PERSON.password, newPassword: 'qwerty' };
  const changed = await service.post('/api/change-password', change, bearer(token));
  expect(changed.statusCode).toBe(400);
  expect(changed.json()).toEqual(refusal('newPassword', COMMON));

  await service.post('/api/forgot-password', { email: user.email });
  const link = tokenIn((await service.mails(1)).at(-1));
  const reset = (password: string) =>
    service.post('/api/reset-password', { token: link, password });
  expect((await reset('dragon')).json()).toEqual(refusal('password', COMMON));
  expect((await reset('canon y vacancia')).statusCode).toBe(200);
});
