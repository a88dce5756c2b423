import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

// As `npm run calc` starts it.
const START = ['--import', './src/cli/packages.js', '--import', 'tsx', 'src/cli/main.ts'];
const ROOT = path.resolve(import.meta.dirname, '../..');
const TIMEOUT = 60_000;

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly errors: string;
}

const start = (...args: string[]) => spawn(process.execPath, [...START, ...args], { cwd: ROOT });

type Child = ReturnType<typeof start>;

function ended(child: Child): Promise<Ended> {
  return new Promise((resolve, reject) => {
    let [out, errors] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, errors }));
  });
}

function calc(args: readonly string[], input = ''): Promise<Ended> {
  const child = start(...args);
  child.stdin.end(input);
  return ended(child);
}

describe.concurrent('the program', { timeout: TIMEOUT }, () => {
  test('a mortgage of 240 millions at 12 % nominal over 20 years', async () => {
    const input = '{"propertyValue": 300000000, "downPaymentPercent": 20}';
    const { status, out, errors } = await calc(['mortgage-simulator', '--in', '-'], input);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    const { outputs } = JSON.parse(out) as {
      outputs: { monthlyPayment: number; schedule: { balance: number; interest: number }[] };
    };
    const { monthlyPayment, schedule } = outputs;
    // Excel: =PAGO(1%;240;-240000000); the first interest is 1 % of the loan.
    expect(Math.abs(monthlyPayment - 2_642_606.72)).toBeLessThan(0.005);
    expect(schedule).toHaveLength(240);
    expect(schedule[0]?.interest).toBe(2_400_000);
    expect(schedule[239]?.balance).toBe(0);
  });

  test('bad input ends with status 2', async () => {
    const { status, out, errors } = await calc(
      ['mortgage-simulator', '--in', '-'],
      '{"loanTerm":0}',
    );
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(errors).toBe('caso 1: loanTerm = 0: está por debajo del mínimo 1\n');
  });

  test('an unknown tool names the near ones', async () => {
    const { status, errors } = await calc(['mortgage-simulador']);
    expect(status).toBe(2);
    expect(errors).toContain('¿Quizás mortgage-simulator');
  });

  test('the list has the tool and its title', async () => {
    const { status, out } = await calc(['--list']);
    expect(status).toBe(0);
    expect(out.split('\n')).toContain('mortgage-simulator\tSimulador Hipotecario');
  });

  test('a closed pipe ends it quietly, with input still to come', async () => {
    const child = start('mortgage-simulator', '--in', '-');
    // Far more than a pipe holds; its end is never written.
    child.stdin.on('error', (error: NodeJS.ErrnoException) => expect(error.code).toBe('EPIPE'));
    child.stdin.write('{"propertyValue":1000000}\n'.repeat(5000));
    child.stdout.once('data', () => child.stdout.destroy());
    const { status, out, errors } = await ended(child);
    expect({ status, errors }).toEqual({ status: 0, errors: '' });
    expect(out).toContain('"tool":"mortgage-simulator"');
  });

  test('a refused command does not wait for its input', async () => {
    const { status, out } = await ended(start('none', '--in', '-'));
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});
