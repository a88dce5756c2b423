import { expect, test, vi } from 'vitest';
import { defineTool, money, type Ref } from '../../tool/index.ts';
import { Revealer } from '../layout/reveal.ts';
import { Session } from '../session/session.ts';
import { backTo, goBack } from './useBack.ts';

const tool = defineTool({
  id: 'example',
  version: 1,
  title: 'Ejemplo',
  description: 'Un total y lo que lo hace.',
  category: 'Modelos de Renta',
  path: '/tools/example',
  listed: 'none',
  inputs: { rent: money('Canon', { initial: 2 }) },
  formulas: {
    yearly: money('Al año', 'rent * 12', { internal: true }),
    total: money('Total', 'yearly + 1'),
  },
});

/** Follows the total to the rent by what is computed between them, and goes back. */
function followed(stands?: (ref: Ref) => boolean) {
  const session = new Session(tool);
  const revealer = new Revealer();
  const revealed = vi.spyOn(revealer, 'reveal').mockImplementation(() => undefined);
  session.select({ id: 'total' });
  session.follow({ id: 'yearly' });
  session.follow({ id: 'rent' });
  const told = backTo(session, stands);
  goBack(session, revealer, stands);
  expect(revealed).toHaveBeenCalledWith(told?.ref, told?.sheet);
  return revealed.mock.calls.map(([{ id }]) => id);
}

test('the way back is one step at a time', () => {
  expect(followed()).toEqual(['yearly']);
});

test('from elsewhere it leads past what stands nowhere on the page, to a cell', () => {
  expect(followed(({ id }) => id !== 'yearly')).toEqual(['total']);
});

test('where nothing of it stands anywhere it leads to where it began', () => {
  expect(followed(() => false)).toEqual(['total']);
});
