import { describe, expect, test } from 'vitest';
import { defineTool, type Link, linksOf, money, text } from '../../tool/index.ts';
import { bring, unlink } from './links.ts';
import { Session } from './session.ts';

const tool = defineTool({
  id: 'prueba',
  version: 1,
  title: 'Prueba',
  description: '',
  category: 'Financiamiento',
  path: '/tools/prueba',
  listed: 'none',
  inputs: { price: money('Precio', { initial: 100, max: 1_000_000 }) },
  lists: {
    flats: {
      label: 'Apartamentos',
      singular: 'Apartamento',
      name: 'name',
      fields: { name: text('Nombre', { initial: '' }), rent: money('Canon', { initial: 0 }) },
      initial: [
        { name: 'Norte', rent: 5 },
        { name: 'Sur', rent: 7 },
      ],
    },
  },
  formulas: { total: money('Total', 'price + sum(flats.rent)') },
  figures: ['total'],
});

const PRICE = { id: 'price' };
const link = (value: number): Link => ({
  tool: 'escrituracion',
  case: 'c1',
  figure: 'consolidated.comprador',
  name: 'Escrituración › Apto 302 › Total comprador',
  value,
});

describe('an input that was taken from another case', () => {
  test('has the value and where it came from, in one step that can be undone', () => {
    const session = new Session(tool);
    bring(session, PRICE, link(450));
    expect(session.calculation.value({ id: 'total' })).toBe(462);
    expect(session.calculation.link(PRICE)).toEqual(link(450));
    session.undo();
    expect(session.document).toEqual(tool.document.initial());
    session.redo();
    expect(session.calculation.link(PRICE)?.value).toBe(450);
  });

  test('is the person’s own again when something is typed over it, the same value too', () => {
    const session = new Session(tool);
    bring(session, PRICE, link(450));
    session.type(PRICE, '450');
    expect(session.calculation.link(PRICE)).toBeUndefined();
    expect(session.document['price']).toBe(450);
    session.undo();
    expect(session.calculation.link(PRICE)).toEqual(link(450));
    session.type(PRICE, 'abc');
    expect(session.calculation.link(PRICE)).toEqual(link(450));
    session.write('Cambiar', [{ ref: PRICE, value: 7 }]);
    expect(session.document).not.toHaveProperty('links');
  });

  test('keeps its value when it is let go', () => {
    const session = new Session(tool);
    bring(session, PRICE, link(450));
    unlink(session, PRICE);
    expect(session.document).toEqual({ ...tool.document.initial(), price: 450 });
  });

  test('stays with its record when others go, and goes with it', () => {
    const session = new Session(tool);
    bring(session, { id: 'rent', table: 'flats', row: 1 }, link(9));
    session.edit('Borrar', (draft) => void (draft['flats'] as unknown[]).splice(0, 1));
    expect(session.calculation.link({ id: 'rent', table: 'flats', row: 0 })).toEqual(link(9));
    session.edit('Borrar', (draft) => void (draft['flats'] as unknown[]).splice(0, 1));
    expect(linksOf(session.document)).toEqual({});
  });
});

describe('a document from outside', () => {
  const check = (raw: unknown) => tool.document.check(raw);

  test('brings its links, and is the same after a way out and back', () => {
    const session = new Session(tool);
    bring(session, PRICE, link(450));
    const back = check(JSON.parse(JSON.stringify(session.document)));
    expect(back).toEqual({ document: session.document });
  });

  test('keeps its value where the link tells of another, and says so', () => {
    const checked = check({ price: 8, links: { price: link(450) } });
    expect(checked).toMatchObject({ document: { price: 8 } });
    expect('notices' in checked && checked.notices).toEqual([
      'price: no tiene el valor que dice su vínculo; se conserva el valor, sin el vínculo',
    ]);
    expect('document' in checked && checked.document).not.toHaveProperty('links');
  });

  test.each([
    [{ price: 450, links: [] }, 'links'],
    [{ price: 450, links: { price: { value: 450 } } }, 'links.price'],
    [{ price: 450, links: { price: { ...link(450), value: 'x' } } }, 'links.price'],
    [{ price: 450, links: { price: { ...link(450), more: 1 } } }, 'links.price'],
  ])('is refused with its place where a link is none: %j', (raw, place) => {
    const checked = check(raw);
    expect('problems' in checked && checked.problems.map(({ field }) => field)).toEqual([place]);
  });
});
