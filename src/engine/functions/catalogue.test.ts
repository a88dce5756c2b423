import { describe, expect, it } from 'vitest';
import { exampleSheet } from '../explain/example.ts';
import { MANY } from './forms.ts';
import { functionCatalogue } from './index.ts';
import type { Example, Form } from './types.ts';

const ANY = Number.POSITIVE_INFINITY;

/** The least and the most arguments that the names of the arguments speak of. */
function named(args: readonly string[]): [number, number] {
  const needed = args.filter((arg) => !arg.startsWith('[')).length;
  return [needed, args.at(-1)?.endsWith('…') ? ANY : args.length];
}

/** The same of what a form takes; 'números…' is any number of values, or one column. */
function taken(form: Form, most: number): [number, number] {
  if (form.kind === 'element' || form.kind === 'fill') {
    return [form.arity[0], form.arity[1] >= MANY[1] ? ANY : form.arity[1]];
  }
  if (form.kind === 'text' && form.rest) return [form.params.length + 1, ANY];
  const needed = form.params.filter((param) => !param.endsWith('?')).length;
  return [needed, form.kind === 'series' && most === ANY ? ANY : form.params.length];
}

/** As many decimals as a number states. */
function rounded(value: unknown, stated: unknown): unknown {
  if (typeof value !== 'number') return value;
  const decimals = String(stated).split('.')[1]?.length ?? 0;
  return Number(value.toFixed(decimals));
}

function given(example: Example): unknown[] {
  const { sheet, ref } = exampleSheet(example);
  return [example.gives]
    .flat()
    .map((stated, row) =>
      rounded(sheet.value(ref.table === undefined ? ref : { ...ref, row }), stated),
    );
}

describe.each(functionCatalogue().map((entry) => [entry.id, entry] as const))('%s', (id, entry) => {
  it('says what it is called, what it takes and what it gives', () => {
    expect(entry.spanish).toMatch(/^[A-Z][A-Z.]*[A-Z]$/);
    expect(entry.help).toMatch(/^[A-ZÁÉÍÓÚ\d][^\n]{10,160}\.$/);
    expect(entry.args.length).toBeGreaterThan(0);
    for (const arg of entry.args)
      expect(arg).toMatch(/^(\[[a-zñáéíóú_]+(=[\d,]+)?\]|[a-zñáéíóú_]+…?)$/);
    const { name, as } = entry.excel;
    expect(name ?? 'AS').toMatch(/^[A-Z][A-Z.]*$/);
    expect(as ?? 'as').toMatch(/^\S+$/);
  });

  it('names as many arguments as it takes', () => {
    const [least, most] = named(entry.args);
    for (const form of entry.forms) expect(taken(form, most)).toEqual([least, most]);
    expect(entry.forms.length > 0 || id === 'prev').toBe(true);
  });

  it('gives what its example says', () => {
    expect(entry.example.formula).toContain(`${id}(`);
    expect(given(entry.example)).toEqual([entry.example.gives].flat());
  });
});

describe('the catalogue', () => {
  it('has each name once, in Spanish too', () => {
    const names = functionCatalogue().map(({ spanish }) => spanish);
    expect(names).toHaveLength(new Set(names).size);
    expect(names.length).toBeGreaterThan(35);
  });
});
