import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choice,
  defineTool,
  type Document,
  type Json,
  money,
  percent,
  text,
} from '../../tool/index.ts';
import { checkPreset, ownInputs, presetAddress, readPreset } from './preset.ts';

const tool = defineTool({
  id: 'prueba',
  version: 1,
  title: 'Prueba',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  inputs: {
    price: money('Precio', { initial: 100 }),
    rate: percent('Tasa', { initial: 12, max: 30 }),
    mode: choice('Modo', [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ]),
    name: text('Nombre', { initial: '' }),
  },
  formulas: { cost: money('Costo', 'price * rate') },
});

const open = (search: string) => readPreset(tool, search);

describe('an address with inputs', () => {
  it('says what the tool starts with, and leaves it the rest', () => {
    const address = presetAddress(tool.path, { price: 350_000_000, mode: 'b' });
    expect(address).toBe('/tools/prueba?price=350000000&mode=b');
    expect(open('?price=350000000&mode=b')).toEqual({
      document: { price: 350_000_000, rate: 12, mode: 'b', name: '' },
      refused: [],
    });
  });

  it('is nothing without parameters', () => {
    expect(open('')).toBeNull();
    expect(presetAddress(tool.path, {})).toBe('/tools/prueba');
  });

  it('leaves alone what names no input', () => {
    expect(open('?utm_source=boletin&fbclid=IwAR0x&otra=1')).toBeNull();
    expect(open('?utm_source=boletin&price=5&constructor=1&cost=3')).toEqual({
      document: { price: 5, rate: 12, mode: 'a', name: '' },
      refused: [],
    });
  });

  it('refuses what does not fit, by itself, and takes the others', () => {
    expect(open('?price=1e999&rate=55&mode=z&utm_medium=chat&name=Ana')).toEqual({
      document: { price: 100, rate: 12, mode: 'a', name: 'Ana' },
      refused: [
        expect.stringContaining('Precio'),
        expect.stringMatching(/^Tasa: 55 .*30/),
        expect.stringContaining('Modo'),
      ],
    });
  });

  it('survives anything that is typed into it', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (params) => {
        const preset = open(`?${new URLSearchParams(params).toString()}`);
        expect(preset === null ? [] : tool.document.check(preset.document)).not.toHaveProperty(
          'problems',
        );
      }),
    );
  });

  it('gives every value back', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue()), (inputs) => {
        fc.pre(Object.keys(inputs).length > 0 && !Object.hasOwn(inputs, '__proto__'));
        const document = { ...tool.document, initial: () => inputs as Document, check: accept };
        const anything = { ...tool, document };
        const address = presetAddress('', inputs as Record<string, Json>);
        const plain: unknown = JSON.parse(JSON.stringify(inputs));
        expect(readPreset(anything, address)?.document).toEqual(plain);
      }),
    );
  });

  it('takes along what somebody made of a tool, and nothing else', () => {
    expect(ownInputs(tool, tool.document.initial())).toEqual({});
    const inputs = fc.record({
      price: fc.double({ min: 0, max: 1e12, noNaN: true }),
      rate: fc.double({ min: 0, max: 30, noNaN: true }),
      mode: fc.constantFrom('a', 'b'),
      name: fc.string(),
    });
    fc.assert(
      fc.property(inputs, (values) => {
        const checked = tool.document.check(values);
        if (!('document' in checked)) throw new Error('the tool refused its own inputs');
        const address = presetAddress('', ownInputs(tool, checked.document));
        expect(open(address)?.document ?? tool.document.initial()).toEqual(checked.document);
      }),
    );
  });

  it('is no way into documents that are kept', () => {
    const kept = { ...tool, storageKey: 'prueba' };
    const { document, refused } = checkPreset(kept, { price: 5 });
    expect(document).toEqual(tool.document.initial());
    expect(refused).toHaveLength(1);
  });
});

function accept(raw: unknown) {
  return { document: raw as Record<string, Json> };
}
