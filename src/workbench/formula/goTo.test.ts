import { describe, expect, it, vi } from 'vitest';
import { integer, money, number, percent, text } from '../../tool/index.ts';
import { testTool } from '../../tool/testing/sample.ts';
import { Revealer } from '../layout/reveal.ts';
import { Session } from '../session/session.ts';
import { sampleTool } from '../testing/sample.ts';
import { meantBy } from './goTo.ts';
import { placesOf } from './placesOf.ts';

const revealer = new Revealer();
const labels = (session: Session, text: string) => {
  const meant = meantBy(session, revealer, text);
  return 'places' in meant ? meant.places.map(({ label }) => label) : meant.nothing;
};

describe('the name box', () => {
  it('finds inputs, figures and records by the beginnings of words, without accents', () => {
    const session = new Session(sampleTool());
    expect(labels(session, 'pla')).toEqual(['Plazo']);
    expect(labels(session, 'TASA')).toEqual(['Tasa']);
    expect(labels(session, 'nor casas')).toEqual([
      'Norte',
      'Precio · Norte',
      'Tipo · Norte',
      'Impuesto · Norte',
    ]);
    expect(labels(session, 'prec sur')).toEqual(['Precio · Sur']);
    expect(labels(session, 'impuesto')).toEqual(['Impuesto · Norte']);
    session.select({ id: 'price', table: 'homes', row: 1 });
    expect(labels(session, 'impuesto')).toEqual(['Impuesto · Sur']);
    expect(labels(session, '  ')).toEqual([]);
  });

  it('leads from a value of one record to the same of another', () => {
    const session = new Session(sampleTool());
    const still = new Revealer();
    vi.spyOn(still, 'reveal').mockImplementation(() => {});
    const go = (name: string) => {
      const meant = meantBy(session, still, name);
      const [place] = 'places' in meant ? meant.places : [];
      place?.run?.();
      return session.selected;
    };
    expect(go('sur')).toEqual({ id: 'name', table: 'homes', row: 1 });
    session.select({ id: 'tax', table: 'homes', row: 1 });
    expect(go('norte')).toEqual({ id: 'tax', table: 'homes', row: 0 });
    session.select({ id: 'amount' });
    expect(go('norte')).toEqual({ id: 'name', table: 'homes', row: 0 });
  });

  it('leads to what is called just so before what has more words', () => {
    const tool = testTool({
      formulas: {
        all: money('Total de la deuda', '5'),
        debt: money('Deuda', '5'),
      },
      figures: ['all', 'debt'],
    });
    expect(labels(new Session(tool), 'deuda')).toEqual(['Deuda', 'Total de la deuda']);
  });

  it('leads to what begins so before a row of which a word begins so', () => {
    const fields = { name: text('Año'), taken: money('Suites 1: ocupación', { initial: 1 }) };
    const years = { label: 'Años', singular: 'Año', name: 'name', fields };
    const tool = testTool({
      lists: { years: { ...years, initial: [{ name: '2028', taken: 3 }] } },
      formulas: {
        taken: money('Suites 2 alcobas: ocupación', '5'),
        two: money('Suites 2 alcobas', '5'),
      },
      figures: ['taken', 'two'],
    });
    expect(labels(new Session(tool), 'suites 2')).toEqual([
      'Suites 2 alcobas',
      'Suites 2 alcobas: ocupación',
      'Suites 1: ocupación · 2028',
    ]);
  });

  it('knows what others call it, after what is called so', () => {
    const tool = testTool({
      formulas: {
        rate: money('Tarifa Operador', '5'),
        fee: money('Fee mínimo', '5'),
        gain: money('Utilidad', '5'),
      },
      figures: ['rate', 'fee', 'gain'],
    });
    expect(labels(new Session(tool), 'fee oper')).toEqual(['Tarifa Operador']);
    expect(labels(new Session(tool), 'fee')).toEqual(['Fee mínimo', 'Tarifa Operador']);
  });

  it('leads to a record by its name, before its values, and to a row of a table by both names', () => {
    const session = new Session(sampleTool());
    expect(labels(session, 'norte')).toEqual([
      'Norte',
      'Precio · Norte',
      'Tipo · Norte',
      'Impuesto · Norte',
    ]);
    expect(labels(session, 'nombre sur')).toEqual(['Nombre · Sur']);
    expect(labels(session, 'saldo año 3')).toEqual(['Saldo · Año 3']);
    expect(labels(session, 'Saldo · Año 3')).toEqual(['Saldo · Año 3']);
    expect(labels(session, 'el saldo del año 3')).toEqual(['Saldo · Año 3']);
    expect(labels(session, 'saldo año 9')).toContain('Ningún dato');
  });

  it('leads to a row of a table by its name alone: to the first figure that it shows', () => {
    const tool = testTool({
      tables: {
        schedule: {
          label: 'Amortización',
          rows: '120',
          rowLabel: 'Mes',
          columns: {
            rate: percent('Tasa del mes', 'row', { internal: true }),
            extra: money('Abono', 'row', { applies: 'row != 12', missing: '—' }),
            balance: money('Saldo', '120 - row'),
          },
        },
      },
    });
    const session = new Session(tool);
    expect(labels(session, 'Mes 109')).toEqual(['Abono · Mes 109']);
    expect(labels(session, 'mes 12')).toEqual(['Saldo · Mes 12']);
    expect(labels(session, 'mes 121')).toContain('Ningún dato');
    // Begun it may be any of many.
    expect(labels(session, 'mes')).toContain('Ningún dato');
    const here = new Revealer();
    here.attach('schedule', vi.fn(), undefined, ({ id }) => id === 'balance');
    const meant = meantBy(session, here, 'mes 109');
    expect('places' in meant && meant.places.map(({ label }) => label)).toEqual([
      'Saldo · Mes 109',
    ]);
  });

  describe('with months and years that are headed by what they are in the calendar', () => {
    const columns = { debt: money('Deuda', 'row') };
    const tool = testTool({
      inputs: { start: integer('Inicio', { initial: 2027 * 12 + 2 }) },
      tables: {
        months: {
          label: 'Meses',
          rows: '24',
          rowLabel: 'Mes',
          rowName: 'at',
          columns: {
            at: number('Mes', 'start + row - 1', { month: true, internal: true }),
            ...columns,
          },
        },
        years: {
          label: 'Años',
          rows: '2',
          rowLabel: 'Año',
          rowHead: 'from',
          columns: {
            from: number('Inicio', 'start + (row - 1) * 12', { yearFrom: true, internal: true }),
            ...columns,
          },
        },
      },
    });
    const session = new Session(tool);

    it('leads to a year by its number and by its head, before months of that year', () => {
      expect(labels(session, 'deuda año 2')[0]).toBe('Deuda · Año 2 (2028-29)');
      expect(labels(session, 'deuda del año 2027')).toEqual(['Deuda · Año 1 (2027-28)']);
      expect(labels(session, 'deuda 2028-29')).toEqual(['Deuda · Año 2 (2028-29)']);
      const [first, second] = labels(session, 'deuda 2028');
      expect([first, second]).toEqual(['Deuda · Año 2 (2028-29)', 'Deuda · ene 2028']);
      session.set({ id: 'start' }, 2027 * 12);
      expect(labels(session, 'deuda 2028')[0]).toBe('Deuda · Año 2 (2028)');
    });

    it('leads to a month by its short and by its whole name', () => {
      expect(labels(session, 'deuda mar 2028')).toEqual(['Deuda · mar 2028']);
      expect(labels(session, 'deuda de marzo de 2028')).toEqual(['Deuda · mar 2028']);
      expect(labels(session, 'marzo 2028')).toEqual(['Deuda · mar 2028']);
    });
  });

  it('leads to a record of one value by the place that it is of, and to nothing of the place', () => {
    const tool = testTool({
      lists: {
        paid: {
          label: 'Pagos',
          singular: 'Pago',
          name: 'amount',
          called: 'Arriendo de {year}',
          fields: {
            year: integer('Año', { initial: 2027, plain: true, isPlace: true }),
            amount: money('Pagado', { initial: 0 }),
          },
          initial: [{ amount: 5 }, { year: 2028, amount: 7 }],
        },
      },
      formulas: { total: money('Total', 'sum(paid.amount)') },
      figures: ['total'],
    });
    const session = new Session(tool);
    const places = placesOf(session, revealer).filter(({ group }) => group === 'Pagos');
    expect(places.map(({ label, hint }) => `${label}: ${hint}`)).toEqual([
      'Arriendo de 2027: $\u00a05',
      'Arriendo de 2028: $\u00a07',
    ]);
    expect(labels(session, 'arriendo 2028')).toEqual(['Arriendo de 2028']);
    expect(labels(session, 'pagado 2028')).toEqual(['Arriendo de 2028']);
    expect(labels(session, 'paid[id=2].amount')).toEqual(['Arriendo de 2028']);
    expect(labels(session, 'año')).toContain('Ningún dato');
  });

  it('leads to a column before those that are a part of it', () => {
    const fields = {
      name: text('Nombre'),
      'food.share': money('Alimentos · Porcentaje', { initial: 1 }),
    };
    const formulas = { food: money('Alimentos', 'food.share * 2') };
    const homes = { label: 'Casas', singular: 'Casa', name: 'name', fields, formulas };
    const initial = [{ name: 'Norte', 'food.share': 3 }];
    const tool = testTool({ lists: { homes: { ...homes, initial } } });
    expect(labels(new Session(tool), 'alimentos')).toEqual([
      'Alimentos · Norte',
      'Alimentos · Porcentaje · Norte',
    ]);
  });

  it('leads to what a sheet shows beside what its list tells of itself', () => {
    const formulas = {
      rate: number('Rendimiento (razón)', 'gain / price'),
      share: percent('Rendimiento', 'rate * 100', { internal: true }),
      mixed: number('Mezcla', '1', { internal: true }),
      half: percent('Utilidad', 'gain / 2', { internal: true }),
    };
    const fields = {
      name: text('Nombre'),
      price: money('Precio', { initial: 0 }),
      gain: money('Utilidad', { initial: 0 }),
    };
    const homes = { label: 'Casas', singular: 'Casa', name: 'name', fields, formulas };
    const initial = [{ name: 'Norte', price: 200, gain: 15 }];
    const session = new Session(testTool({ lists: { homes: { ...homes, initial } } }));
    const here = new Revealer();
    const found = (text: string) => {
      const meant = meantBy(session, here, text);
      return 'places' in meant ? meant.places.map(({ label, hint }) => `${label}: ${hint}`) : [];
    };
    expect(found('rendimiento norte')).toEqual(['Rendimiento (razón) · Norte: 0,08']);
    here.attach('homes', vi.fn(), undefined, ({ id }) => id === 'share');
    expect(found('rendimiento norte')[0]).toBe('Rendimiento · Norte: 7,50\u00a0%');
    expect(found('mezcla norte')).toEqual([]);
    // What is called as a figure of its own is one place, though the sheet shows both in one cell.
    here.attach('homes', vi.fn(), undefined, () => true);
    expect(found('utilidad norte')).toEqual(['Utilidad · Norte: $\u00a015']);
    session.set({ id: 'name', table: 'homes', row: 0 }, 'Casa Norte 4');
    expect(found('rendimiento norte')[0]).toBe('Rendimiento · Casa Norte 4: 7,50\u00a0%');
  });

  describe('with columns of which a sheet shows some', () => {
    const tool = testTool({
      tables: {
        months: {
          label: 'Meses',
          rows: '3',
          rowLabel: 'Mes',
          columns: {
            occupied: percent('Comisión (15 %): ocupación', 'row'),
            planned: money('Comisión (15 %): proyectado', 'row'),
            flow: money('Comisión (15 %)', 'row == 1 ? 5 : planned', { projected: 'planned' }),
          },
        },
      },
    });
    const named = (text: string, here: Revealer) => {
      const meant = meantBy(new Session(tool), here, text);
      return 'places' in meant ? meant.places.map(({ label }) => label) : [];
    };

    it('leads last to what the cells of a column stand for, in whatever sheet', () => {
      expect(named('comision mes 2', new Revealer())).toEqual([
        'Comisión (15 %): ocupación · Mes 2',
        'Comisión (15 %) · Mes 2',
        'Comisión (15 %): proyectado · Mes 2',
      ]);
    });

    it('leads last to what the sheet that is here has no place for, unless it is called so', () => {
      const here = new Revealer();
      here.attach('months', vi.fn(), undefined, ({ id }) => id === 'flow');
      expect(named('comision mes 2', here)[0]).toBe('Comisión (15 %) · Mes 2');
      expect(named('comision 15 ocupacion mes 2', here)).toEqual([
        'Comisión (15 %): ocupación · Mes 2',
      ]);
      expect(named('comision', here).slice(0, 1)).toEqual(['Comisión (15 %)']);
    });
  });

  it('goes to any cell by its address', () => {
    const session = new Session(sampleTool());
    const meant = meantBy(session, revealer, 'homes[id=2].price');
    const [place] = 'places' in meant ? meant.places : [];
    expect(place?.label).toBe('Precio · Sur');
    expect(labels(session, 'schedule[3].balance')).toEqual(['Saldo · Año 3']);
  });

  it('says why a text leads nowhere', () => {
    const session = new Session(sampleTool());
    expect(labels(session, 'xyz')).toBe('Ningún dato se llama «xyz», ni es su dirección.');
    expect(labels(session, 'homes[id=9].price')).toBe('Casa «9» ya no está.');
    expect(labels(session, 'schedule[9].balance')).toContain('quedan menos filas');
  });
});

describe('where one can go', () => {
  const places = (session: Session) => placesOf(session, revealer).map(({ label }) => label);

  it('is every record by its name, and the values of the one at work', () => {
    const session = new Session(sampleTool());
    expect(places(session)).toEqual(
      expect.arrayContaining(['Norte', 'Sur', 'Precio · Norte', 'Impuesto · Norte']),
    );
    expect(places(session)).not.toContain('Precio · Sur');
    session.select({ id: 'tax', table: 'homes', row: 1 });
    expect(places(session)).toContain('Precio · Sur');
    expect(places(session)).not.toContain('Precio · Norte');
  });

  it('is the row where one is of the table in sight, before another with the same column', () => {
    const years = { label: 'Años', rows: 'term', rowLabel: 'Año' };
    const tool = testTool({
      inputs: { term: integer('Plazo', { initial: 9 }) },
      tables: {
        months: { ...years, label: 'Meses', columns: { debt: money('Deuda', 'row') } },
        years: { ...years, columns: { debt: money('Deuda', 'row * 12') } },
      },
    });
    const session = new Session(tool);
    const here = new Revealer();
    here.attach('years', () => undefined);
    session.select({ id: 'debt', table: 'years', row: 6 });
    const found = placesOf(session, here).filter(({ label }) => label === 'Deuda');
    expect(found.map(({ group, hint }) => [group, hint?.replace('\u00a0', ' ')])).toEqual([
      ['Años', '$ 84'],
      ['Meses', '$ 1'],
    ]);
  });
});
