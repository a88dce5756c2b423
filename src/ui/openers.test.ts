// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenBack, givenBackTo, openers, rememberOpeners, standing } from './openers.ts';

beforeEach(() => {
  document.body.innerHTML =
    '<button id="trigger">Más</button>' +
    '<div role="menu" aria-labelledby="trigger"><div id="item" role="menuitem" tabindex="-1">Renombrar</div></div>' +
    '<section id="list"><p id="row"><button id="remove">Eliminar</button></p>' +
    '<p><button>Agregar</button></p></section>';
  // jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

afterEach(() => {
  document.body.innerHTML = '';
});

function focused(id: string) {
  const element = document.getElementById(id);
  element?.focus();
  return openers();
}

const goes = (chain: readonly HTMLElement[]) => standing(chain)?.id;

test('what opened a dialog gets the focus back', () => {
  expect(goes(focused('remove'))).toBe('remove');
});

test('where that was taken away, the nearest that it stood in', () => {
  const chain = focused('remove');
  document.getElementById('row')?.remove();
  expect(goes(chain)).toBe('list');
});

test('the entry of a menu is gone with it: its button', () => {
  const chain = focused('item');
  document.querySelector('[role="menu"]')?.remove();
  expect(goes(chain)).toBe('trigger');
});

test('a question in a dialog that closes with it: what opened the dialog', () => {
  const chain = focused('remove');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="portal"><div id="dialog" role="dialog"><input id="rate" /></div></div>',
  );
  const dialog = document.getElementById('dialog');
  if (dialog) rememberOpeners(dialog, chain);
  const question = focused('rate');
  expect(goes(question)).toBe('rate');
  document.getElementById('portal')?.remove();
  expect(goes(question)).toBe('remove');
});

test('a button that can no longer be pressed is passed over, and what holds nothing else', () => {
  const chain = focused('remove');
  document.getElementById('remove')?.setAttribute('disabled', '');
  expect(goes(chain)).toBe('list');
});

test('nothing had it: nothing gets it', () => {
  (document.activeElement as HTMLElement).blur();
  expect(standing(openers())).toBeNull();
});

test('what goes with the change that closes the dialog: then the nearest that is left', async () => {
  const chain = focused('remove');
  (document.activeElement as HTMLElement).blur();
  expect(givenBack(chain)?.id).toBe('remove');
  document.getElementById('row')?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.textContent).toBe('Agregar');
});

test('a row of a table is passed over: the table has a place of its own to go on', () => {
  document.body.innerHTML =
    '<div id="table" tabindex="-1"><div role="row" tabindex="0"><b id="cell" tabindex="-1">1</b></div></div>';
  const chain = focused('cell');
  document.getElementById('cell')?.remove();
  expect(goes(chain)).toBe('table');
});

test('of tabs, which open as they get the focus, the one that is open when it comes back', () => {
  document.body.innerHTML =
    '<div role="tablist"><button role="tab" id="dates" aria-selected="true">Fechas</button>' +
    '<button role="tab" id="incomes" tabindex="-1" aria-selected="false">Ingresos</button></div>';
  const chain = focused('incomes');
  expect(goes(chain)).toBe('dates');
  document.getElementById('dates')?.setAttribute('aria-selected', 'false');
  document.getElementById('incomes')?.setAttribute('aria-selected', 'true');
  expect(goes(chain)).toBe('incomes');
});

test('a page that was clicked beside its buttons has the focus itself again, not its first button', async () => {
  document.body.innerHTML =
    '<main id="page" tabindex="-1"><button id="first">Abrir</button>' +
    '<p id="cell" tabindex="-1">12</p></main>';
  const chain = focused('page');
  document.getElementById('page')?.blur();
  expect(givenBackTo(chain)).toBe(false);
  await Promise.resolve();
  expect(document.activeElement?.id).toBe('page');
  // What holds no stop of Tab is nothing that a library would go into.
  expect(givenBackTo(focused('cell'))).toBe(document.getElementById('cell'));
  expect(givenBackTo(focused('first'))).toBe(document.getElementById('first'));
});
