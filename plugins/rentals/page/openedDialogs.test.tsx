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
