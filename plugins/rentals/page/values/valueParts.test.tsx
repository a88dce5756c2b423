// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { noticesOf } from '../../../../src/workbench/session/noticesOf.ts';
import { structureOf } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { RateDialog, ValueDialog } from './ValueDialogs.tsx';
import { closed, field, open, save, show } from '../testing/shownDialog.tsx';

afterEach(cleanup);

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
