// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { structureOf } from '../document/structure.ts';
import type { RentalsDocument } from '../document/types.ts';
import { RateDialog, ValueDialog } from './values/ValueDialogs.tsx';
import { closed, field, save, show } from './testing/shownDialog.tsx';

afterEach(cleanup);

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

  test('is what its cell comes to, and its amount follows', async () => {
    const { value, user } = await openWith('i_local', '1');
    const whole = field('Valor mensual');
    expect(document.activeElement).toBe(whole);
    expect(whole.value).toBe('1');
    await user.keyboard('7100000');
    expect(whole.value).toBe('17.100.000');
    // 180 m² at 95 %, at 100.000 each.
    expect(field('Precio por m²').value).toBe('100.000');
    await user.keyboard('{Enter}');
    expect(closed).toHaveBeenCalledOnce();
    expect(value('i_local.pricePerSquareMeter')).toBe(100_000);
    expect(value('i_local')).toBe(17_100_000);
  });

  test('is not saved where it can’t be read', async () => {
    const { session, user } = await openWith('i_local', '1');
    await user.keyboard('x');
    await user.click(save());
    expect(closed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('Valor mensual'));
    await user.keyboard('17100000');
    await user.tab();
    // At rest it shows what the parts come to.
    expect(field('Valor mensual').value).toBe('17.100.000');
    await user.clear(field('Ocupación'));
    await user.type(field('Ocupación'), '50');
    expect(field('Valor mensual').value).toBe('9.000.000');
    expect(session.edited).toBe(false);
  });

  test('holds nothing back once what can’t be read is gone with its field', async () => {
    const { value, user } = await openWith('i_local', '1');
    await user.keyboard('x');
    // Without an occupancy the value is no multiple of its price, and can't be typed.
    await user.clear(field('Ocupación'));
    await user.type(field('Ocupación'), '50');
    await user.click(save());
    expect(closed).toHaveBeenCalledOnce();
    expect(value('i_local.occupancy')).toBe(50);
  });

  test('begins its amount where that is what the cell comes to', async () => {
    const { value, user } = await openWith('e_seguro', '9');
    const amount = field('Monto');
    expect(document.activeElement).toBe(amount);
    await user.keyboard('6000000');
    expect(amount.value).toBe('96.000.000');
    await user.click(save());
    expect(value('e_seguro.amount')).toBe(96_000_000);
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
