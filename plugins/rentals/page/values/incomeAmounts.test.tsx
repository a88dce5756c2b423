// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closed, open, save } from '../testing/shownDialog.tsx';

afterEach(cleanup);

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
