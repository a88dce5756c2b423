import { functionCatalogue } from '../engine/index.ts';

/** What is told of every function of the formulas: a JSON line for each. */
export function functionLines(): string {
  const lines = functionCatalogue().map(({ id, group, spanish, excel, args, help, example }) =>
    JSON.stringify({ name: id, group, spanish, excel, args, help, example }),
  );
  return `${lines.join('\n')}\n`;
}
