import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** A measure of this moment. */
export interface Gauge {
  name: string;
  help: string;
  value: number;
}

/** Upper ends of the classes of durations, in seconds. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 10];

/** What a process has answered, in the text format of Prometheus (0.0.4). */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #buckets = BUCKETS.map(() => 0);
  #seconds = 0;
  #count = 0;

  note({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
    // Of the route, not the address: addresses are without number, and say who asked for what.
    const labels = `method="${method}",route="${routeOptions.url ?? ''}",status="${statusCode}"`;
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1);
    const seconds = elapsedTime / 1000;
    for (const [i, most] of BUCKETS.entries()) {
      if (seconds <= most) this.#buckets[i] = (this.#buckets[i] ?? 0) + 1;
    }
    this.#seconds += seconds;
    this.#count++;
  }

  text(gauges: readonly Gauge[]): string {
    const lines = [
      ...describe('abaco_requests_total', 'counter', 'Requests answered'),
      ...[...this.#requests].map(([labels, count]) => `abaco_requests_total{${labels}} ${count}`),
      ...describe('abaco_request_seconds', 'histogram', 'From a request to the end of its answer'),
      ...BUCKETS.map((most, i) => `abaco_request_seconds_bucket{le="${most}"} ${this.#buckets[i]}`),
      `abaco_request_seconds_bucket{le="+Inf"} ${this.#count}`,
      `abaco_request_seconds_sum ${this.#seconds}`,
      `abaco_request_seconds_count ${this.#count}`,
      ...gauges.flatMap(({ name, help, value }) => [
        ...describe(name, 'gauge', help),
        `${name} ${value}`,
      ]),
    ];
    return `${lines.join('\n')}\n`;
  }
}

const describe = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

/** Answers `/metrics` to whoever has the token. */
export function serveMetrics(
  app: FastifyInstance,
  token: string,
  gauges: () => readonly Gauge[],
): void {
  const metrics = new Metrics();
  const expected = Buffer.from(`Bearer ${token}`);
  app.addHook('onResponse', async (request, reply) => metrics.note(request, reply));
  app.get('/metrics', { schema: { hide: true } }, async ({ headers }, reply) => {
    const given = Buffer.from(headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new ApiError(401, 'unauthorized', 'Falta el token de METRICS_TOKEN');
    }
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store');
    return metrics.text(gauges());
  });
}
