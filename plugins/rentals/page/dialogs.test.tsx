// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Session, SessionScope } from '../../../src/workbench/index.ts';
import { noticesOf } from '../../../src/workbench/session/noticesOf.ts';
import { endPage, putKept } from '../../../src/workbench/testing/endedPage.ts';
import { UiProvider } from '../../../src/ui/index.ts';
import { structureOf } from '../document/structure.ts';
import tool from '../tool.ts';
import type { RentalsDocument } from '../document/types.ts';
import { StreamOptionsDialog } from './StreamDialogs.tsx';
import { RateDialog, ValueDialog } from './ValueDialogs.tsx';

afterEach(cleanup);

const closed = vi.fn<() => void>();

async function show(make: (session: Session) => ReactNode) {
  const session = new Session(tool);
  closed.mockReset();
  render(
    <MemoryRouter>
      <UiProvider>
        <SessionScope session={session}>{make(session)}</SessionScope>
      </UiProvider>
    </MemoryRouter>,
  );
  // The dialog gives the focus to its first field, once.
  await waitFor(() => expect(document.activeElement?.tagName).toMatch(/INPUT|SELECT/));
  const value = (id: string) => session.calculation.value({ id, table: 'projects', row: 0 });
  const typed = (id: string) => session.calculation.expression({ id, table: 'projects', row: 0 });
  return { session, value, typed, user: userEvent.setup() };
}

/** The dialog of one income of the first sample project. */
const open = (key: string) =>
  show((session) => {
    const stream = structureOf(session.document as RentalsDocument).byKey.get(key);
    return stream && <ValueDialog stream={stream} row={0} onGo={closed} onClose={closed} />;
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('the same of one project after the other', () => {
  /** Goes on where the form leads, as the page does. */
  function Walk({
    of,
    session,
    order,
  }: {
    of: string;
    session: Session;
    order?: readonly number[] | undefined;
  }) {
    const [row, setRow] = useState(0);
    const stream = structureOf(session.document as RentalsDocument).byKey.get(of);
    return (
      stream && (
        <ValueDialog stream={stream} row={row} order={order} onGo={setRow} onClose={closed} />
      )
    );
  }
  const walk = (of: string, order?: readonly number[]) =>
    show((session) => <Walk of={of} session={session} order={order} />);
  const next = () => screen.getByRole('button', { name: 'Siguiente' });
  const second = (session: Session, id: string) =>
    session.calculation.value({ id, table: 'projects', row: 1 });

  test('they follow one another as the sheet shows them', async () => {
    const { user } = await walk('i_alojamiento', [1, 0]);
    screen.getByText('2 de 2');
    expect(next()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await screen.findByRole('dialog', { name: 'Alojamiento · Apartamento' });
    screen.getByText('1 de 2');
  });

  test('what was typed is kept, and the next form begins at the same field', async () => {
    const { session, value, user } = await walk('i_alojamiento');
    screen.getByText('1 de 2');
    const rate = () => field('Tarifa mensual');
    await user.clear(rate());
    await user.type(rate(), '410000');
    await user.click(next());
    expect(value('i_alojamiento.tarifa')).toBe(410_000);
    await screen.findByRole('dialog', { name: 'Alojamiento · Apartamento' });
    expect(document.activeElement).toBe(rate());
    // A message would lie upon the name of the project that is shown by now.
    expect(screen.queryByText('Ingreso actualizado exitosamente')).toBeNull();
    await user.clear(rate());
    await user.type(rate(), '99000');
    expect(next()).toHaveProperty('disabled', true);
    await user.click(save());
    await screen.findByText('Ingreso actualizado exitosamente');
    expect(second(session, 'i_alojamiento.tarifa')).toBe(99_000);
    expect(value('i_alojamiento.tarifa')).toBe(410_000);
  });

  test('what is refused stays where it was typed', async () => {
    const { value, user } = await walk('i_alojamiento');
    const before = value('i_alojamiento.tarifa');
    await user.clear(field('Tarifa mensual'));
    await user.type(field('Tarifa mensual'), '1.5');
    await user.click(next());
    screen.getByRole('dialog', { name: 'Alojamiento · Casa Club' });
    expect(document.activeElement).toBe(field('Tarifa mensual'));
    expect(field('Tarifa mensual').value).toBe('1.5');
    expect(value('i_alojamiento.tarifa')).toBe(before);
  });

  test('a project that was only looked at stays without a value', async () => {
    const { session, user } = await walk('i_eventos');
    await user.click(next());
    await screen.findByRole('dialog', { name: 'Eventos · Apartamento' });
    expect(screen.getAllByRole<HTMLInputElement>('textbox')[0]?.value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await screen.findByRole('dialog', { name: 'Eventos · Casa Club' });
    await user.click(next());
    await user.click(save());
    expect(closed).toHaveBeenCalledOnce();
    expect(session.edited).toBe(false);
  });

  test('nor does the end of a walk over the parts of a value give it one', async () => {
    const { session, user } = await walk('i_parqueadero');
    await user.click(next());
    await screen.findByRole('dialog', { name: /Apartamento$/ });
    await user.click(save());
    expect(closed).toHaveBeenCalledOnce();
    expect(session.edited).toBe(false);
  });
});

describe('what was typed in the sheet to open a form', () => {
  const openWith = (key: string, typed: string) =>
    show((session) => {
      const stream = structureOf(session.document as RentalsDocument).byKey.get(key);
      return (
        stream && (
          <ValueDialog stream={stream} row={0} typed={typed} onGo={closed} onClose={closed} />
        )
      );
    });

  test('begins its amount, and what follows goes on with it', async () => {
    const { value, user } = await openWith('i_local', '5');
    const price = field('Precio por m²');
    expect(document.activeElement).toBe(price);
    expect(price.value).toBe('5');
    await user.keyboard('2000');
    expect(price.value).toBe('52.000');
    await user.click(save());
    expect(value('i_local.pricePerSquareMeter')).toBe(52_000);
  });

  test('begins the first amount of several, and counts only once it is saved', async () => {
    const { value, user } = await openWith('i_eventos', '7');
    const [amount] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Valor' });
    expect(document.activeElement).toBe(amount);
    expect(amount?.value).toBe('7');
    const before = value('i_eventos');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(value('i_eventos')).toBe(before);
  });

  test('is a percentage where there is no amount', async () => {
    const { value, user } = await show(() => (
      <RateDialog of="fee" row={0} typed="8" onGo={closed} onClose={closed} />
    ));
    expect(document.activeElement).toBe(field('Porcentaje'));
    await user.keyboard(',5');
    await user.click(save());
    expect(value('operador.porcentaje')).toBe(8.5);
  });
});

test.each([
  ['cells', 'i_local', '1.5', ['1.5']],
  ['amounts', 'i_eventos', '12,', ['12,', '190.000.000']],
])(
  '%s of %s that were not saved are there when the page comes back',
  async (form, key, text, amounts) => {
    const first = await open(key);
    const fields = () =>
      screen.getAllByRole<HTMLInputElement>('textbox', { name: /^(Precio|Valor)/ });
    const before = fields().map(({ value }) => value);
    await first.user.clear(fields()[0] as HTMLInputElement);
    await first.user.type(fields()[0] as HTMLInputElement, text);
    const place = first.session.calculation.addressOf({ id: key, table: 'projects', row: 0 });
    endPage(tool.id, `${form}.${place}`);
    const { session, user } = await open(key);
    screen.getByText('Recuperado lo que no guardaste');
    expect(fields().map(({ value }) => value)).toEqual(amounts);
    expect(session.edited).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(fields().map(({ value }) => value)).toEqual(before);
    await user.click(save());
    expect(session.edited).toBe(false);
  },
);

test('of what was kept only what fits the fields comes back', async () => {
  const keep = (form: string, key: string, state: unknown) => {
    const place = new Session(tool).calculation.addressOf({ id: key, table: 'projects', row: 0 });
    putKept(tool.id, `${form}.${place}`, { version: tool.version, state });
  };
  const fields = (name: RegExp) =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name }).map(({ value }) => value);
  const own = { 'i_local.squareMeters': 'muchos', 'i_local.occupancy': -5, 'otra.cosa': 3 };
  keep('cells', 'i_local', {
    own: { ...own, 'i_local.pricePerSquareMeter': 77 },
    expressions: { nowhere: 3 },
    texts: [{ text: 1 }, null],
  });
  await open('i_local');
  // 180 m² and 95 % are the sample's.
  expect([/^Área/, /^Precio/, /^Ocupación/].map((name) => fields(name)[0])).toEqual([
    '180',
    '77',
    '95',
  ]);
  cleanup();
  keep('amounts', 'i_eventos', [
    { key: 1, name: 'Bodas', text: '5', left: 'no', part: 7 },
    { key: 1, name: 'N'.repeat(300), text: '6' },
  ]);
  await open('i_eventos');
  expect(fields(/^Valor/)).toEqual(['5', '6']);
  expect(fields(/^Nombre/)).toEqual(['Bodas', 'N'.repeat(200)]);
});

test.each([
  ['i_local', 'i_local.occupancy', /^Ocupación/],
  ['i_eventos', 'i_eventos.c1', /^Valor/],
])('%s opened by its part %s begins there', async (key, part, name) => {
  const { session } = await show((made) => {
    const stream = structureOf(made.document as RentalsDocument).byKey.get(key);
    return (
      stream && <ValueDialog stream={stream} row={0} part={part} onGo={closed} onClose={closed} />
    );
  });
  const value = Number(session.calculation.value({ id: part, table: 'projects', row: 0 }));
  const focused = document.activeElement as HTMLInputElement;
  expect(focused.labels?.[0]?.textContent).toMatch(name);
  expect(Number(focused.value.replaceAll('.', ''))).toBe(value);
});

test('a share of another income is one of the first that it may follow', async () => {
  const { session, user } = await show((made) => {
    const stream = structureOf(made.document as RentalsDocument).byKey.get('i_alimentos');
    return stream && <ValueDialog stream={stream} row={1} onGo={closed} onClose={closed} />;
  });
  await user.type(field('Porcentaje'), '10');
  await user.click(save());
  // A tenth of Alojamiento: 3.900.000 × 68 % × 1 × 12 = 31.824.000.
  const ref = { id: 'i_alimentos', table: 'projects', row: 1 };
  expect(session.calculation.value(ref)).toBeCloseTo(3_182_400, 6);
});

test('the result says the time that it covers, by the base that is chosen', async () => {
  const { user } = await open('i_alimentos');
  screen.getByText('Valor anual');
  // Rents are told by the month.
  await user.selectOptions(screen.getByRole('combobox'), 'i_local');
  expect(screen.queryByText('Valor mensual')).not.toBeNull();
});

describe('the parts of a value', () => {
  test.each(['abc', '1.5', '12%'])(
    '«%s» is no amount: it stays, and so does the value',
    async (text) => {
      const { value, user } = await open('i_alojamiento');
      const before = value('i_alojamiento.tarifa');
      const rate = field('Tarifa mensual');
      await user.clear(rate);
      await user.type(rate, text);
      await user.click(save());
      expect(closed).not.toHaveBeenCalled();
      expect(rate.value).toBe(text);
      expect(rate.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(rate);
      expect(value('i_alojamiento.tarifa')).toBe(before);
    },
  );

  test('one that is left empty stays so, and its lack is told', async () => {
    const { session, user } = await open('i_alojamiento');
    await user.clear(field('Número de unidades'));
    await user.click(save());
    const units = { id: 'i_alojamiento.numeroUnidades', table: 'projects', row: 0 };
    expect(session.calculation.isEmptyCell(units)).toBe(true);
    expect(session.calculation.value({ ...units, id: 'i_alojamiento' })).toBe(0);
    const said = noticesOf(session.calculation).map(({ message }) => message);
    expect(said).toContainEqual(expect.stringContaining('falta «Número de unidades»'));
  });

  test('arithmetic stays with its value, as in the sheet', async () => {
    const { session, value, typed, user } = await open('i_alojamiento');
    const rate = field('Tarifa mensual');
    await user.clear(rate);
    await user.type(rate, '=200000*2');
    await user.click(save());
    expect(closed).toHaveBeenCalledOnce();
    expect(value('i_alojamiento.tarifa')).toBe(400_000);
    expect(typed('i_alojamiento.tarifa')).toBe('=200000*2');
    session.undo();
    expect(typed('i_alojamiento.tarifa')).toBeUndefined();
  });

  test('Enter in the last field saves what was typed in it, unless it is refused', async () => {
    const { value, user } = await show(() => (
      <RateDialog of="reserve" row={0} onGo={closed} onClose={closed} />
    ));
    const share = field('Porcentaje');
    await user.clear(share);
    await user.type(share, '140{Enter}');
    expect(closed).not.toHaveBeenCalled();
    screen.getByText(/^140 supera el máximo 100/);
    await user.clear(share);
    await user.type(share, '7,5{Enter}');
    expect(closed).toHaveBeenCalledOnce();
    expect(value('reserva.percentage')).toBe(7.5);
  });

  test('Enter leads through a list of choices as well, and saves from it', async () => {
    const { value, user } = await show((session) => {
      const stream = structureOf(session.document as RentalsDocument).byKey.get('e_seguro');
      return (
        stream && <ValueDialog stream={stream} row={0} typed="9" onGo={closed} onClose={closed} />
      );
    });
    const cycle = value('e_seguro.billingCycle');
    await user.keyboard('6000000{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('combobox'));
    expect(closed).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(closed).toHaveBeenCalledOnce();
    expect(value('e_seguro.amount')).toBe(96_000_000);
    expect(value('e_seguro.billingCycle')).toBe(cycle);
  });
});

describe('the amounts of an income', () => {
  test('the key of a phone leads from the name to its amount, and sends nothing yet', async () => {
    const coarse = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.stubGlobal('matchMedia', () => coarse);
    const { session, value, user } = await open('i_eventos');
    await user.click(screen.getByRole('button', { name: 'Agregar ingreso' }));
    const name = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).at(-1);
    const amount = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Valor' }).at(-1);
    const before = value('i_eventos');
    expect(document.activeElement).toBe(name);
    expect(name?.enterKeyHint).toBe('next');
    await user.keyboard('Valla{Enter}');
    expect(closed).not.toHaveBeenCalled();
    expect(session.edited).toBe(false);
    expect(document.activeElement).toBe(amount);
    expect(amount?.enterKeyHint).toBe('done');
    await user.keyboard('1000000{Enter}');
    expect(closed).toHaveBeenCalledOnce();
    expect(value('i_eventos')).toBe(Number(before) + 1_000_000);
    vi.unstubAllGlobals();
  });

  test('one that is ambiguous is told at its field and not taken', async () => {
    const { value, user } = await open('i_eventos');
    const before = value('i_eventos');
    const [amount] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Valor' });
    if (!amount) throw new Error('there is no amount');
    await user.clear(amount);
    await user.type(amount, '1.5');
    await user.click(save());
    expect(closed).not.toHaveBeenCalled();
    screen.getByText(/es ambiguo/);
    expect(document.activeElement).toBe(amount);
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('—');
    expect(value('i_eventos')).toBe(before);
  });

  test('arithmetic stays with its amount, and is there again', async () => {
    const { value, typed, user } = await open('i_eventos');
    const [amount] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Valor' });
    if (!amount) throw new Error('there is no amount');
    await user.clear(amount);
    await user.type(amount, '=3*10 millones');
    await user.click(save());
    expect(closed).toHaveBeenCalledOnce();
    expect(value('i_eventos.c0')).toBe(30_000_000);
    expect(typed('i_eventos.c0')).toBe('=3*10 millones');
  });
});

describe('cells of a sheet pasted into the amounts of an income', () => {
  const names = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  const amounts = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Valor' });

  test('make a part of each row, from the one where one is', async () => {
    const { value, user } = await open('i_eventos');
    await user.click(names().at(-1) as HTMLElement);
    const before = names().length - 1;
    await user.paste('Antena Claro\t$ 18.000.000\r\nValla\t$ 6.500.000\r\n');
    expect(
      names()
        .slice(before)
        .map((one) => one.value),
    ).toEqual(['Antena Claro', 'Valla']);
    const shown = amounts().map((one) => one.value);
    expect(shown.slice(before)).toEqual(['18.000.000', '6.500.000']);
    const kept = shown.slice(0, before).map((text) => Number(text.replaceAll('.', '')));
    await user.click(save());
    expect(value('i_eventos')).toBe(kept.reduce((sum, one) => sum + one, 24_500_000));
  });

  test('tell at its field what is no amount', async () => {
    const { user } = await open('i_eventos');
    await user.click(amounts()[0] as HTMLElement);
    await user.paste('7.000.000\npor definir');
    expect(
      amounts()
        .map((one) => one.value)
        .slice(0, 2),
    ).toEqual(['7.000.000', 'por definir']);
    screen.getByText('«por definir» no es un número');
  });

  test('go into the one name where they are one', async () => {
    const { user } = await open('i_eventos');
    const count = names().length;
    await user.tripleClick(names()[0] as HTMLElement);
    await user.paste('Antena Claro\n');
    expect(names()).toHaveLength(count);
    expect(names()[0]?.value).toBe('Antena Claro');
  });
});

describe('the name of an income', () => {
  const options = () =>
    show((session) => {
      const [stream] = structureOf(session.document as RentalsDocument).incomes;
      return (
        stream && <StreamOptionsDialog stream={stream} onClose={closed} onDuplicated={closed} />
      );
    });

  test('is asked about before it is lost', async () => {
    const { user } = await options();
    await user.type(field('Nombre'), ' 2');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('¿Salir sin guardar?')).toBeTruthy();
    expect(closed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Salir y perder los cambios' }));
    expect(closed).toHaveBeenCalledOnce();
  });

  test('is left at once where it is as it was', async () => {
    const { user } = await options();
    await user.keyboard('{Escape}');
    expect(closed).toHaveBeenCalledOnce();
  });
});
