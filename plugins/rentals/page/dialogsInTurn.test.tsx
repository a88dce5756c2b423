// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { setValue } from '../document/edits.ts';
import { structureOf } from '../document/structure.ts';
import type { RentalsDocument, RentalsDraft } from '../document/types.ts';
import { ValueDialog } from './values/ValueDialogs.tsx';
import { closed, field, save, show } from './testing/shownDialog.tsx';

afterEach(cleanup);

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

  test('one that is still empty begins at its first field, and the one behind it too', async () => {
    const { user } = await show((session) => {
      const { projects } = session.document as RentalsDocument;
      session.edit('Sin valor', (draft) =>
        setValue(draft as RentalsDraft, 'incomes', 'alojamiento', projects[1]?.id ?? '', null),
      );
      return <Walk of="i_alojamiento" session={session} />;
    });
    await user.click(field('Número de unidades'));
    await user.click(next());
    await screen.findByRole('dialog', { name: 'Alojamiento · Apartamento' });
    expect(document.activeElement).toBe(field('Tarifa mensual'));
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await screen.findByRole('dialog', { name: 'Alojamiento · Casa Club' });
    expect(document.activeElement).toBe(field('Tarifa mensual'));
  });

  test('so do the amounts of an income that has none yet', async () => {
    const { user } = await walk('i_eventos');
    const [amount] = screen.getAllByRole('textbox', { name: 'Valor' });
    if (amount) await user.click(amount);
    await user.click(next());
    await screen.findByRole('dialog', { name: 'Eventos · Apartamento' });
    expect(document.activeElement).toBe(field('Nombre'));
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
