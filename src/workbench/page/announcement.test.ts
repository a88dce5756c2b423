import { describe, expect, it } from 'vitest';
import { Calculation, defineTool, integer, money, text, type Tool } from '../../tool/index.ts';
import { noticesOf } from '../session/noticesOf.ts';
import { Session } from '../session/session.ts';
import { sampleTool } from '../testing/sample.ts';
import { announcement, announcedOf } from './announcement.ts';

function after(act: (session: Session) => void, figures = true): string {
  const session = new Session(sampleTool());
  const shown = figures ? session : null;
  const before = announcedOf(session, shown);
  act(session);
  return announcement(before, announcedOf(session, shown));
}

describe('what is said after an edit', () => {
  it('are the figures that it moved', () => {
    expect(after((session) => session.type({ id: 'years' }, '4'))).toBe('Total $\u00a0405');
  });

  it('is nothing where nothing moved, or no figures are shown', () => {
    expect(after((session) => session.type({ id: 'years' }, '3'))).toBe('');
    expect(after((session) => session.type({ id: 'years' }, '4'), false)).toBe('');
  });

  it('is what could not be taken, and where', () => {
    expect(after((session) => session.type({ id: 'years' }, '45'))).toBe(
      'Plazo: 45 supera el máximo 30. Se conserva 3.',
    );
    const both = after((session) => {
      session.type({ id: 'years' }, '4');
      session.type({ id: 'years' }, '45');
    });
    expect(both).toBe('Plazo: 45 supera el máximo 30. Se conserva 4. Total $\u00a0405');
  });
});

describe('records without data', () => {
  const emptied = (tool: Tool, rows: readonly number[]) => {
    const session = new Session(tool);
    const before = announcedOf(session, null);
    for (const row of rows) {
      session.write('Vaciar', [
        { ref: { id: 'name', table: 'homes', row }, value: '' },
        { ref: { id: 'price', table: 'homes', row }, value: null },
      ]);
    }
    return announcement(before, announcedOf(session, null));
  };
  const averaging = defineTool({
    id: 'homes',
    version: 1,
    title: 'Casas',
    description: 'Lo que cuestan.',
    category: 'Análisis Financiero',
    path: '/tools/homes',
    listed: 'none',
    lists: {
      homes: {
        label: 'Casas',
        singular: 'Casa',
        feminine: true,
        name: 'name',
        fields: {
          name: text('Nombre', { initial: '' }),
          price: money('Precio', { initial: null }),
        },
        initial: [
          { name: 'A', price: 10 },
          { name: 'B', price: 20 },
          { name: 'C', price: 30 },
        ],
      },
    },
    formulas: {
      average: money('Precio promedio', 'average(homes.price)'),
      homesCount: integer('Casas', 'count(homes.price)'),
      total: money('Suma', 'sum(homes.price)'),
    },
    figures: ['average'],
  });

  it('are said, with the figures that they count in', () => {
    expect(emptied(averaging, [0])).toBe(
      'Una casa sin datos cuenta en «Casas» y «Suma»: complétala o elimínala.',
    );
    expect(emptied(averaging, [0, 1])).toBe(
      '2 casas sin datos cuentan en «Casas» y «Suma»: complétalas o elimínalas.',
    );
  });

  it('are said without figures where they count in none', () => {
    expect(emptied(sampleTool(), [0])).toBe('Una casa sin datos: complétala o elimínala.');
  });

  it('are none where no field may be empty', () => {
    const years = defineTool({
      id: 'years',
      version: 1,
      title: 'Años',
      description: 'Lo que renta cada uno.',
      category: 'Análisis Financiero',
      path: '/tools/years',
      listed: 'none',
      lists: {
        years: {
          label: 'Años',
          singular: 'Año',
          name: 'rent',
          fields: { rent: money('Renta', { initial: 0 }) },
          initial: [{ rent: 10 }],
        },
      },
      formulas: { total: money('Total', 'sum(years.rent)') },
    });
    expect(noticesOf(new Calculation(years, years.document.initial()))).toEqual([]);
  });
});
