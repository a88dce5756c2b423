import { describe, expect, it } from 'vitest';
import { Calculation, money, percent } from '../index.ts';
import { overridden } from './scenarios.ts';
import { testTool } from '../testing/sample.ts';

const tool = testTool({
  inputs: { rate: percent('Tasa', { initial: 12, max: 30 }) },
  lists: {
    homes: {
      label: 'Casas',
      singular: 'Casa',
      name: 'name',
      fields: { price: money('Precio', { initial: 100 }) },
      initial: [{ price: 100 }, { price: 200 }],
    },
  },
  formulas: { x: money('X', 'sum(homes.price) * rate / 100') },
});

const subject = { tool, calculation: new Calculation(tool, tool.document.initial()) };
const xOf = ({ document }: ReturnType<typeof overridden>) =>
  new Calculation(tool, document).value({ id: 'x' });

describe('a scenario', () => {
  it('changes what it names and nothing else, and the document stays', () => {
    const second = subject.calculation.addressOf({ id: 'price', table: 'homes', row: 1 }) ?? '';
    const changed = overridden(subject, { rate: 10, [second]: 400 });
    expect(changed.faults).toEqual([]);
    // (100 + 400) × 10 %.
    expect(xOf(changed)).toBe(50);
    expect(subject.calculation.value({ id: 'x' })).toBe(36);
  });

  it('says what it can not change any more, and changes the rest', () => {
    const changed = overridden(subject, { 'homes[id=gone].price': 1, rate: 31, x: 5 });
    expect(changed.faults.map(({ message }) => message)).toEqual([
      'Casa «gone» ya no está',
      '31 supera el máximo 30',
      'no es un dato que se escriba',
    ]);
    expect(xOf(changed)).toBe(36);
  });
});
