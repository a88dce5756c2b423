import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDifference, kinds, type Shape } from './index.ts';

const shape = (kind: Shape['kind'], more: Partial<Shape> = {}): Shape => ({
  kind,
  label: '',
  ...more,
});

describe('a difference', () => {
  it.each([
    [2, shape('percent'), '2,00 pp'],
    [-0.5, shape('percent', { decimals: 1 }), '−0,5 pp'],
    [1500, shape('money'), '$ 1.500'],
    [1.5, shape('number'), '1,5'],
  ])('of %d: %j', (change, of, text) =>
    expect(formatDifference(change, of).replaceAll('\u00a0', ' ')).toBe(text),
  );
});

describe('choice', () => {
  const credit = shape('choice', {
    options: [
      { value: 'cuota', label: 'Cuota fija' },
      { value: 'bullet', label: 'Al final' },
    ],
  });

  it.each([
    ['Cuota fija', 'cuota'],
    [' cuota FIJA ', 'cuota'],
    ['bullet', 'bullet'],
    ['', null],
  ])('%j is %j', (text, value) => {
    expect(kinds.choice.parse(text, credit)).toEqual({ value });
  });

  it('takes the one gender for the other, where only one is meant', () => {
    // 'Oferta: Alta', where the options are those of a level.
    const level = shape('choice', {
      options: ['Bajo', 'Medio', 'Crítico', 'Alto'].map((label, at) => ({ value: `${at}`, label })),
    });
    for (const [text, value] of [
      ['Alta', '3'],
      ['critica', '2'],
      ['MEDIA', '1'],
      ['baja', '0'],
    ]) {
      expect(kinds.choice.parse(text ?? '', level)).toEqual({ value });
    }
    expect(kinds.choice.parse('Alt', level)).toHaveProperty('error');
    expect(kinds.choice.parse('Alte', level)).toHaveProperty('error');
    const both = shape('choice', {
      options: [
        { value: 'e', label: 'Externo' },
        { value: 'a', label: 'Externa' },
      ],
    });
    expect(kinds.choice.parse('externa', both)).toEqual({ value: 'a' });
  });

  it('takes the singular for the plural, and the other way round, where only one is meant', () => {
    const options = ['Servicios', 'Alquileres', 'Fijo', 'Casa', 'Cas'];
    const streams = shape('choice', {
      options: options.map((label, at) => ({ value: String(at), label })),
    });
    for (const [text, value] of [
      ['servicio', '0'],
      ['Alquiler', '1'],
      ['fijos', '2'],
      ['cas', '4'],
    ]) {
      expect(kinds.choice.parse(text ?? '', streams)).toEqual({ value });
    }
    expect(kinds.choice.parse('serv', streams)).toHaveProperty('error');
  });

  it('takes a label typed without its accents, where no other one is called so', () => {
    const options = ['Habitación estándar', 'Habitación sencilla', 'Línea', 'Linea'];
    const rooms = { ...credit, options: options.map((label, at) => ({ value: `${at}`, label })) };
    expect(kinds.choice.parse('habitacion ESTANDAR', rooms)).toEqual({ value: '0' });
    expect(kinds.choice.parse('linea', rooms)).toEqual({ value: '3' });
    expect(kinds.choice.parse('lineá', rooms)).toHaveProperty('error');
  });

  it('refuses anything else, and says what there is', () => {
    expect(kinds.choice.parse('otra', credit)).toEqual({
      error: '«otra» no es una opción (Cuota fija, Al final)',
    });
    expect(kinds.choice.parse('otra', { ...credit, options: [] })).toEqual({
      error: '«otra» no es una opción: todavía no hay ninguna',
    });
    expect(kinds.choice.check('Cuota fija', credit)).toBe('no es una opción (cuota, bullet)');
    expect(kinds.choice.check(null, credit)).toBe('no es una opción (cuota, bullet)');
    expect(kinds.choice.check('cuota', credit)).toBeNull();
  });

  it('shows labels, and a value that is no longer an option as it is', () => {
    expect(kinds.choice.format('bullet', credit)).toBe('Al final');
    expect(kinds.choice.format('old', credit)).toBe('old');
    expect(kinds.choice.format(null, credit)).toBe('');
  });

  it('reads back what it puts into an editor, whatever labels and values are', () => {
    const texts = fc.stringMatching(/^[a-c]{1,2}$/);
    const options = fc
      .uniqueArray(texts, { minLength: 1, maxLength: 6 })
      .chain((values) =>
        fc
          .shuffledSubarray(values, { minLength: values.length })
          .map((labels) => values.map((value, i) => ({ value, label: labels[i] ?? '' }))),
      );
    fc.assert(
      fc.property(options, (given) => {
        const any = shape('choice', { options: given });
        for (const { value } of given) {
          expect(kinds.choice.parse(kinds.choice.edit(value, any), any)).toEqual({ value });
        }
      }),
    );
  });
});

describe('toggle', () => {
  it.each([
    ['Sí', true],
    ['si', true],
    ['TRUE', true],
    ['1', true],
    ['No', false],
    ['falso', false],
    ['', null],
  ])('%j is %j', (text, value) => {
    expect(kinds.toggle.parse(text, shape('toggle'))).toEqual({ value });
  });

  it('refuses what is neither', () => {
    expect(kinds.toggle.parse('tal vez', shape('toggle'))).toEqual({
      error: '«tal vez» no es sí ni no',
    });
    expect(kinds.toggle.check('true', shape('toggle'))).toBe('no es sí ni no (true o false)');
    expect(kinds.toggle.check(1, shape('toggle'))).toBe('no es sí ni no (true o false)');
  });

  it('reads back what it puts into an editor', () => {
    for (const value of [true, false, null]) {
      const text = kinds.toggle.edit(value, shape('toggle'));
      expect(kinds.toggle.parse(text, shape('toggle'))).toEqual({ value });
    }
  });
});

describe('date', () => {
  it.each([
    ['31/12/2024', '2024-12-31'],
    ['1/2/2024', '2024-02-01'],
    ['2024-02-29', '2024-02-29'],
    [' ', null],
  ])('%j is %j', (text, value) => {
    expect(kinds.date.parse(text, shape('date'))).toEqual({ value });
  });

  it.each(['29/02/2023', '31/04/2024', '0/1/2024', '1/13/2024', '2024-1-1', 'ayer', '2024'])(
    '%j is no day',
    (text) => {
      expect(kinds.date.parse(text, shape('date'))).toEqual({
        error: `«${text}» no es una fecha (día/mes/año)`,
      });
    },
  );

  it('reads back what it puts into an editor', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (day) => {
        const value = day.toISOString().slice(0, 10);
        expect(kinds.date.check(value, shape('date'))).toBeNull();
        const text = kinds.date.edit(value, shape('date'));
        expect(kinds.date.parse(text, shape('date'))).toEqual({ value });
      }),
    );
  });

  it('takes no other shape from outside', () => {
    for (const value of [
      '31/12/2024',
      '2024-13-01',
      '2024-02-30',
      20240101,
      null,
      '2024-01-01T00',
    ]) {
      expect(kinds.date.check(value, shape('date'))).toBe('no es una fecha (AAAA-MM-DD)');
    }
  });
});

describe('text', () => {
  it('is bounded in length, 200 unless a field says otherwise', () => {
    const { check } = kinds.text;
    expect(check('a'.repeat(200), shape('text'))).toBeNull();
    expect(check('a'.repeat(201), shape('text'))).toBe('pasa de 200 caracteres');
    expect(check('abcd', { ...shape('text'), maxLength: 3 })).toBe('pasa de 3 caracteres');
    expect(check(5, shape('text'))).toBe('no es un texto');
  });

  it('reads back what it puts into an editor, without the spaces around it', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const text = kinds.text.edit(value, shape('text'));
        const parsed = value.trim() === '' ? null : value.trim();
        expect(kinds.text.parse(text, shape('text'))).toEqual({ value: parsed });
      }),
    );
  });
});
