import { expect, it } from 'vitest';
import { defineTool, number } from '../index.ts';

const tool = defineTool({
  id: 'prueba',
  version: 1,
  title: 'Prueba',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  inputs: { months: number('Meses', { max: 120 }) },
  formulas: { double: number('Doble', 'months * 2') },
  normalize: (raw) =>
    typeof raw === 'object' && raw !== null && 'years' in raw
      ? { months: Number(raw.years) * 12 }
      : raw,
});

it('a tool may take other shapes, and checks what it made of them', () => {
  expect(tool.document.check({ years: 2 })).toEqual({ document: { months: 24 } });
  expect(tool.document.check({ months: 5 })).toEqual({ document: { months: 5 } });
  expect(tool.document.check({ years: 11 })).toMatchObject({ problems: [{ field: 'months' }] });
  expect(tool.document.check(null)).toMatchObject({ problems: [{ value: 'null' }] });
});
