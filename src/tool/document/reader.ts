import type { Scalar } from '../../engine/index.ts';
import type { Field } from '../contract/declaration.ts';
import type { Json, Problem } from '../contract/tool.ts';
import { distance } from '../text/nearest.ts';
import { isObject } from '../contract/own.ts';
import { checkValue, problem } from './document.ts';

/**
 * Reads an object from outside member by member: what is missing takes its default, what is
 * wrong is noted with its place. A member that isn't asked for is left behind; `close` notes those
 * that look like a missing one misspelt, because its default would mislead, and `only` notes all.
 */
export class Reader {
  private readonly raw: Readonly<Record<string, unknown>>;
  /** In the order of asking, some of them twice: a set for each of 50,000 values would take its time. */
  private readonly asked: string[] = [];

  constructor(
    raw: unknown,
    private readonly where: string,
    private readonly problems: Problem[],
  ) {
    if (raw !== undefined && raw !== null && !isObject(raw)) {
      this.problems.push(problem(where, raw, 'debe ser un objeto con los campos'));
    }
    this.raw = isObject(raw) ? raw : {};
  }

  at(name: string): string {
    return this.where === '' ? name : `${this.where}.${name}`;
  }

  names(): string[] {
    return Object.keys(this.raw);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.raw, name);
  }

  /** Undefined where it is missing or null. */
  value(name: string): unknown {
    this.asked.push(name);
    return Object.hasOwn(this.raw, name) ? (this.raw[name] ?? undefined) : undefined;
  }

  /** Whether it is there, and null. */
  isNull(name: string): boolean {
    this.asked.push(name);
    return Object.hasOwn(this.raw, name) && this.raw[name] === null;
  }

  refuse(name: string, message: string): void {
    this.problems.push(problem(this.at(name), this.raw[name], message));
  }

  /** The value of a field, or its initial one where there is none. */
  field(name: string, field: Field): Scalar {
    const value = this.value(name);
    if (value === undefined) return field.initial;
    const wrong = checkValue(field, value);
    if (wrong) this.refuse(name, wrong);
    return wrong ? field.initial : (value as Scalar);
  }

  number(name: string, field: Field, fallback = Number(field.initial)): number {
    const value = this.value(name);
    if (value === undefined) return fallback;
    const wrong = checkValue(field, value);
    if (!wrong) return value as number;
    this.refuse(name, wrong);
    return fallback;
  }

  /** A number without which the rest makes no sense. */
  required(name: string, field: Field): number {
    if (this.value(name) === undefined) this.refuse(name, 'falta');
    return this.number(name, field);
  }

  /** @param outcome What follows from a value that is no option. */
  choice<T extends string>(name: string, options: readonly T[], fallback?: T, outcome?: string): T {
    const value = this.value(name);
    const first = options[0] as T;
    if (value === undefined && fallback !== undefined) return fallback;
    const found = options.find((option) => option === value);
    if (found === undefined) {
      const message = `no es una opción (${options.join(', ')})`;
      this.refuse(name, outcome ? `${message}. ${outcome}` : message);
    }
    return found ?? first;
  }

  text(name: string, fallback = '', maxLength = 200): string {
    const value = this.value(name);
    if (value === undefined) return fallback;
    if (typeof value !== 'string') this.refuse(name, 'no es un texto');
    else if (value.length > maxLength) this.refuse(name, `pasa de ${maxLength} caracteres`);
    else return value;
    return fallback;
  }

  /** An identifier: a text, or a number that stands for one. */
  id(name: string, fallback: string): string {
    const value = this.value(name);
    if (typeof value === 'number') return String(value);
    return this.text(name, fallback) || fallback;
  }

  toggle(name: string, fallback: boolean): boolean {
    const value = this.value(name);
    if (value === undefined || typeof value === 'boolean') return value ?? fallback;
    this.refuse(name, 'no es sí ni no (true o false)');
    return fallback;
  }

  /** An object of which no figure hangs; it is kept as it is. */
  loose(name: string, fallback: { [name: string]: Json }): { [name: string]: Json } {
    const value = this.value(name);
    return isObject(value) ? (value as { [name: string]: Json }) : fallback;
  }

  /** @param normalize Brings other shapes in which it may come into its own. */
  part(name: string, normalize = (raw: unknown): unknown => raw): Reader {
    return new Reader(normalize(this.value(name)), this.at(name), this.problems);
  }

  list(name: string, most: number): unknown[] {
    const value = this.value(name);
    if (value === undefined) return [];
    if (!Array.isArray(value)) this.refuse(name, 'debe ser una lista');
    else if (value.length > most) {
      const field = this.at(name);
      this.problems.push({
        field,
        value: `${value.length} elementos`,
        message: `supera el máximo ${most}`,
      });
    } else return value;
    return [];
  }

  parts(name: string, most: number): Reader[] {
    const readers = this.list(name, most).map(
      (raw, i) => new Reader(raw ?? '', `${this.at(name)}[${i}]`, this.problems),
    );
    return readers;
  }

  /** Notes the records of a list whose id is that of one before them. */
  distinct(list: string, records: readonly { readonly id: string }[]): void {
    const first = new Map<string, number>();
    records.forEach(({ id }, at) => {
      const before = first.get(id);
      const place = this.at(list);
      if (before === undefined) first.set(id, at);
      else {
        const message = `está repetido: es el de ${place}[${before}]`;
        this.problems.push(problem(`${place}[${at}].id`, id, message));
      }
    });
  }

  /** Notes every member by another name. */
  only(names: readonly string[], message: string): void {
    for (const name of this.names()) if (!names.includes(name)) this.refuse(name, message);
  }

  /** Notes the members that look like a misspelling of one that is missing. */
  close(): void {
    const asked = new Set(this.asked);
    const missing = [...asked].filter((name) => !Object.hasOwn(this.raw, name));
    for (const name of this.names()) {
      if (asked.has(name)) continue;
      const meant = missing.find((candidate) => isMisspelt(name, candidate));
      if (meant) this.refuse(name, `no es un campo; ¿«${meant}»?`);
    }
  }
}

const LONG = 8;

function isMisspelt(name: string, meant: string): boolean {
  return distance(name.toLowerCase(), meant.toLowerCase()) <= (meant.length < LONG ? 1 : 2);
}
