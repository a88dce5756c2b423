// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrived, goFromPage, listenToBack, useBackCloses, whenUncovered } from './backCloses.ts';

/** Long enough for the way back that follows a closed form. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)));
const back = async (steps = -1) => {
  window.history.go(steps);
  await settle();
};
/** What the router does when it goes on to another address. */
const goTo = (idx: number, path: string, how: 'pushState' | 'replaceState' = 'pushState') => {
  window.history[how]({ idx }, '', path);
  act(() => arrived());
};
const here = () => window.location.pathname + window.location.search;

function Form({ name, asks = false }: { name: string; asks?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useBackCloses(() => (asks ? setAsking(true) : setOpen(false)), isOpen);
  useBackCloses(() => setAsking(false), isAsking);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir {name}</button>
      {isOpen && (
        <p>
          {name}
          <input aria-label={name} />
          <button onClick={() => setOpen(false)}>Cerrar {name}</button>
        </p>
      )}
      {isAsking && <p>¿Salir?</p>}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isShown = (text: string) => screen.queryByText(text) !== null;

describe('useBackCloses', () => {
  const router = vi.fn<(event: PopStateEvent) => void>();
  let touch = true;
  let idx = 0;
  beforeAll(() => {
    listenToBack();
    window.addEventListener('popstate', router);
  });
  beforeEach(() => {
    touch = true;
    vi.stubGlobal('matchMedia', () => ({ matches: touch }));
    goTo(++idx, '/tools');
    goTo(++idx, '/tools/sample');
    router.mockClear();
  });
  afterEach(async () => {
    cleanup();
    await settle();
  });

  it('lets the address be written soon, and when nothing covers the page', async () => {
    const write = vi.fn<() => void>(() => goTo(idx, '/tools/sample?caso=7', 'replaceState'));
    whenUncovered(write)();
    await settle();
    expect(write).not.toHaveBeenCalled();
    render(<Form name="ficha" />);
    press('Abrir ficha');
    const stop = whenUncovered(write);
    await settle();
    expect(write).not.toHaveBeenCalled();
    press('Cerrar ficha');
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    stop();
    await settle();
    expect(write).toHaveBeenCalledOnce();
    expect(window.history.state).toEqual({ idx });
    await back();
    expect(here()).toBe('/tools');
  });

  it('closes the topmost first, and then leaves the page', async () => {
    render(
      <>
        <Form name="lista" />
        <Form name="ficha" />
      </>,
    );
    press('Abrir lista');
    press('Abrir ficha');
    await back();
    expect([isShown('lista'), isShown('ficha')]).toEqual([true, false]);
    await back();
    expect(isShown('lista')).toBe(false);
    expect(router).not.toHaveBeenCalled();
    await back();
    expect(here()).toBe('/tools');
    expect(router).toHaveBeenCalledTimes(1);
  });

  it('leaves no entry behind when closed by its own button', async () => {
    render(<Form name="ficha" />);
    press('Abrir ficha');
    press('Cerrar ficha');
    await settle();
    await back();
    expect(here()).toBe('/tools');
  });

  it('opens nothing again by going forward, and goes nowhere', async () => {
    render(<Form name="ficha" />);
    press('Abrir ficha');
    await back();
    await back(1);
    expect(isShown('ficha')).toBe(false);
    await back();
    expect(here()).toBe('/tools');
  });

  it('takes what is being typed before it closes', async () => {
    render(<Form name="ficha" />);
    press('Abrir ficha');
    const input = screen.getByRole('textbox');
    const left = vi.fn<() => void>();
    input.addEventListener('blur', left);
    input.focus();
    await back();
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('stays where the form asks first; the next one answers with no', async () => {
    render(<Form name="ficha" asks />);
    press('Abrir ficha');
    await back();
    expect([isShown('ficha'), isShown('¿Salir?')]).toEqual([true, true]);
    await back();
    expect([isShown('ficha'), isShown('¿Salir?')]).toEqual([true, false]);
    expect(here()).toBe('/tools/sample');
  });

  it('keeps the address that the page got meanwhile', async () => {
    render(<Form name="ficha" />);
    press('Abrir ficha');
    goTo(idx, '/tools/sample?caso=7', 'replaceState');
    await back();
    expect(isShown('ficha')).toBe(false);
    expect(here()).toBe('/tools/sample?caso=7');
    expect(window.history.state).toEqual({ idx });
  });

  it('keeps an address that it gets on the way back from what was closed', async () => {
    render(<Form name="ficha" />);
    press('Abrir ficha');
    const go = vi.spyOn(window.history, 'go');
    press('Cerrar ficha');
    await vi.waitFor(() => expect(go).toHaveBeenCalled());
    window.history.replaceState({ idx }, '', '/tools/sample?caso=7');
    await settle();
    // A slow page says so only after the browser was back.
    act(() => arrived('/tools/sample?caso=7'));
    await settle();
    expect(here()).toBe('/tools/sample?caso=7');
    expect(window.history.state).toEqual({ idx });
  });

  it('passes over what was left open by a link to another page', async () => {
    const { unmount } = render(<Form name="ficha" />);
    press('Abrir ficha');
    goTo(++idx, '/home');
    unmount();
    await settle();
    window.history.back();
    // The router shows the page again, and then nothing is left between it and the one before.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(here()).toBe('/tools/sample');
    act(() => arrived());
    await settle();
    idx -= 1;
    await back();
    expect(here()).toBe('/tools');
  });

  it('leaves to the router the way back from a page that it is still loading', async () => {
    window.history.pushState({ idx: idx + 1 }, '', '/tools/other');
    await back();
    expect(here()).toBe('/tools/sample');
    expect(router).toHaveBeenCalledTimes(1);
  });

  it('is passed over after a reload', async () => {
    window.history.pushState({ idx, cover: 1 }, '');
    act(() => arrived());
    await settle();
    expect(window.history.state).toEqual({ idx });
  });

  it('counts steps to other pages from the page itself', async () => {
    render(<Form name="ficha" />);
    press('Abrir ficha');
    goFromPage(-1);
    await settle();
    expect(here()).toBe('/tools');
  });

  it('leaves the history alone where there is a mouse', () => {
    touch = false;
    const before = window.history.length;
    render(<Form name="ficha" />);
    press('Abrir ficha');
    expect(window.history.length).toBe(before);
    expect(window.history.state).toEqual({ idx });
  });
});
