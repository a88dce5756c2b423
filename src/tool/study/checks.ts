import type { Problem } from '../contract/tool.ts';
import { problem } from '../document/document.ts';
import { type Figure, findFigure, findVariable } from './names.ts';
import type { Refusal, Subject, Variable } from './variables.ts';

/** Reads a question that comes from outside, and tells every problem with its place, in Spanish. */
export class Checks {
  readonly problems: Problem[] = [];

  constructor(readonly subject: Subject) {}

  refuse(place: string, value: unknown, message: string): void {
    this.problems.push(problem(place, value, message));
  }

  /** Refuses what no question of the kind has: a misspelt member would be passed over. */
  only(place: string, raw: Readonly<Record<string, unknown>>, known: readonly string[]): void {
    for (const name of Object.keys(raw)) {
      if (known.includes(name)) continue;
      const at = place === '' ? name : `${place}.${name}`;
      this.refuse(at, raw[name], `no es parte de un estudio (${known.join(', ')})`);
    }
  }

  figure(place: string, name: unknown): Figure | null {
    return this.named(place, name, (text) => findFigure(this.subject, text));
  }

  variable(place: string, name: unknown): Variable | null {
    return this.named(place, name, (text) => findVariable(this.subject, text));
  }

  number(place: string, value: unknown): number | null {
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    this.refuse(place, value, 'falta, o no es un número');
    return null;
  }

  /** The entries of a list that has to have some. */
  entries(place: string, raw: unknown, of: string): readonly unknown[] {
    if (Array.isArray(raw) && raw.length > 0) return raw;
    this.refuse(place, raw, `debe ser una lista con al menos ${of}`);
    return [];
  }

  private named<T extends object>(
    place: string,
    name: unknown,
    find: (name: string) => T | Refusal,
  ): T | null {
    if (typeof name !== 'string') {
      this.refuse(place, name, 'debe ser un nombre o una dirección');
      return null;
    }
    const found = find(name);
    if (!('refused' in found)) return found;
    this.refuse(place, name, found.refused);
    return null;
  }
}
