// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Session } from '../../../src/workbench/index.ts';
import { endPage, putKept } from '../../../src/workbench/testing/endedPage.ts';
import { structureOf } from '../document/structure.ts';
import tool from '../tool.ts';
import type { RentalsDocument } from '../document/types.ts';
import { StreamOptionsDialog } from './StreamDialogs.tsx';
import { closed, field, open, save, show } from './testing/shownDialog.tsx';

afterEach(cleanup);

test.each([
  // 180 m² at 95 %.
  ['cells', 'i_local', '1.5', ['1.5', '171']],
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
