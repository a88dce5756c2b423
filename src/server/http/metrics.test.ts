import { expect, test } from 'vitest';
import { bearer, startService } from '../testing/service.ts';

const TOKEN = 'token-de-medidas';

test('without the setting there is no such address', async () => {
  const service = await startService();
  expect((await service.get('/metrics')).headers['content-type']).toMatch(/html/);
  await service.close();
});

test('requests are counted by route, for whoever has the token', async () => {
  const service = await startService({ METRICS_TOKEN: TOKEN });
  await service.get('/api/courses/rentas', bearer('x'));
  await service.get('/api/courses/otro?email=ana@ejemplo.co', bearer('x'));
  await service.get('/api/config');
  expect((await service.get('/metrics')).statusCode).toBe(401);
  expect((await service.get('/metrics', bearer('token-de-medidaz'))).statusCode).toBe(401);
  const answer = await service.get('/metrics', bearer(TOKEN));
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = answer.body.split('\n');
  expect(lines).toContain(
    'abaco_requests_total{method="GET",route="/api/courses/:id",status="401"} 2',
  );
  expect(lines).toContain('abaco_requests_total{method="GET",route="/api/config",status="200"} 1');
  expect(lines).toContain('abaco_request_seconds_bucket{le="+Inf"} 5');
  expect(lines).toContain('abaco_request_seconds_count 5');
  expect(answer.body).not.toContain('ejemplo');
  // Each line is a comment, or a name with labels and a number.
  for (const line of lines.slice(0, -1)) {
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]+\})? [\d.e+-]+)$/);
  }
  await service.close();
});
