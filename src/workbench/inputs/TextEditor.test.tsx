// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Field, Tool } from '../../tool/index.ts';
import { Pending } from '../page/Pending.tsx';
import { Session } from '../session/session.ts';
import { sampleTool } from '../testing/sample.ts';
import { SessionContext } from '../session/useSession.ts';
import { TextEditor } from './TextEditor.tsx';

afterEach(cleanup);

/** `more` is declared by the tool too: what was typed is checked by the declaration. */
function toolWith(id: string, more: Partial<Field>): Tool {
  const tool = sampleTool();
  const { inputs, ...rest } = tool.declare(tool.document.initial());
  const declared = { ...rest, inputs: { ...inputs, [id]: { ...inputs[id], ...more } as Field } };
  return { ...tool, declare: () => declared };
}

function open(id: string, more: Partial<Field> = {}) {
  const session = new Session(toolWith(id, more));
  const field = session.calculation.declaration.inputs[id] as Field;
  render(
    <SessionContext value={session}>
      <Pending />
      <TextEditor cell={{ id }} field={field} />
    </SessionContext>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox');
  return { session, input, user: userEvent.setup() };
}

describe('a field', () => {
  it('keeps what was refused, with its message, until it is mended', async () => {
    const { session, input, user } = open('years');
    await user.click(input);
    await user.keyboard('45');
    await user.tab();
    expect(input.value).toBe('45');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain('45 supera el máximo 30. Se conserva 3.');
    expect(screen.getByRole('group').textContent).toContain('Un dato por corregir');
    expect(screen.queryByRole('button', { name: 'Plazo' })).not.toBeNull();
    await user.click(input);
    await user.keyboard('12');
    expect(session.calculation.value({ id: 'years' })).toBe(12);
    expect(document.body.textContent).not.toContain('por corregir');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('sends its form by Enter once nothing in it is to be corrected', async () => {
    const session = new Session(sampleTool());
    const field = session.calculation.declaration.inputs['years'] as Field;
    const sent = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    render(
      <SessionContext value={session}>
        <form onSubmit={sent}>
          <TextEditor cell={{ id: 'years' }} field={field} />
        </form>
      </SessionContext>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('45{Enter}');
    expect(document.body.textContent).toContain('45 supera el máximo 30. Se conserva 3.');
    expect(sent).not.toHaveBeenCalled();
    await user.keyboard('{Control>}a{/Control}12{Enter}');
    expect(sent).toHaveBeenCalledOnce();
  });

  it('that has the focus shows what came into it from elsewhere, and keeps it', async () => {
    const { session, input, user } = open('years');
    await user.click(input);
    act(() => session.set({ id: 'years' }, 7));
    expect(input.value).toBe('7');
    await user.tab();
    expect(session.calculation.value({ id: 'years' })).toBe(7);
  });

  it('whose typing has begun is not changed from elsewhere', async () => {
    const { session, input, user } = open('years', { kind: 'percent', integer: false });
    await user.click(input);
    await user.keyboard('5,');
    act(() => session.set({ id: 'years' }, 7));
    expect(input.value).toBe('5,');
    await user.keyboard('5');
    expect(session.calculation.value({ id: 'years' })).toBe(5.5);
  });

  it('says a calendar month by its name, and takes its number', async () => {
    const { session, input, user } = open('years', { january: 1, max: 12 });
    expect(input.value).toBe('Marzo');
    await user.click(input);
    expect(input.value).toBe('3');
    await user.keyboard('11');
    await user.tab();
    expect(input.value).toBe('Noviembre');
    expect(session.calculation.value({ id: 'years' })).toBe(11);
  });

  it.each([
    // 1.000.000 ÷ 7, 100 ÷ 7, and 1 ÷ 7.000 that two decimals would show as nothing.
    ['money', {}, 1_000_000 / 7, '142.857', '142.857,14285714287'],
    ['percent', {}, 100 / 7, '14,29', '14,285714285714286'],
    ['percent', {}, -100 / 7, '\u221214,29', '-14,285714285714286'],
    ['number', { decimals: 4 }, 100 / 7, '14,2857', '14,285714285714286'],
    ['percent', {}, 1 / 7000, '0,00014285714285714287', '0,00014285714285714287'],
    // What a person may have typed stays as it is.
    ['percent', {}, 14.28571428, '14,28571428', '14,28571428'],
    ['money', {}, 123_456_789_012.34, '123.456.789.012,34', '123.456.789.012,34'],
  ] as const)(
    'shows a computed %s with %o as cells do, and all of it to be edited: %d',
    async (kind, more, value, atRest, edited) => {
      const { session, input, user } = open('years', { kind, integer: false, ...more });
      act(() => session.set({ id: 'years' }, value));
      expect(input.value).toBe(atRest);
      await user.click(input);
      expect(input.value).toBe(edited);
      await user.tab();
      expect(session.calculation.value({ id: 'years' })).toBe(value);
    },
  );

  it('shows its value again after Escape', async () => {
    const { session, input, user } = open('years');
    await user.click(input);
    await user.keyboard('45{Escape}');
    expect(input.value).toBe('3');
    expect(session.refused).toEqual([]);
    expect(document.body.textContent).not.toContain('por corregir');
  });

  it('says nothing of what is only begun, and refuses it once it is left', async () => {
    const { session, input, user } = open('amount');
    await user.click(input);
    await user.keyboard('1.5');
    expect(input.value).toBe('1.5');
    expect(session.refused).toEqual([]);
    await user.tab();
    expect(input.value).toBe('1.5');
    expect(document.body.textContent).toContain('¿1,5 o 1.500? Se conserva');
    expect(session.calculation.value({ id: 'amount' })).toBe(1000);
  });

  it('takes thousands that a person writes, and those that it writes itself', async () => {
    const { session, input, user } = open('amount');
    await user.click(input);
    await user.keyboard('1.250');
    expect(session.calculation.value({ id: 'amount' })).toBe(1250);
    await user.keyboard('00');
    expect(input.value).toBe('125.000');
    expect(session.calculation.value({ id: 'amount' })).toBe(125_000);
  });

  it('works out what is typed', async () => {
    const { session, input, user } = open('amount');
    await user.click(input);
    await user.keyboard('=2.500*12');
    await user.tab();
    expect(session.calculation.value({ id: 'amount' })).toBe(30_000);
    expect(session.refused).toEqual([]);
  });

  it('has a true minus while nobody is in it, and takes either sign', async () => {
    const { input, session, user } = open('amount', { min: -5000 });
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}\u22122.500');
    expect(session.calculation.value({ id: 'amount' })).toBe(-2500);
    await user.tab();
    expect(input.value).toBe('\u22122.500');
    // In the field it is what a spreadsheet reads.
    await user.click(input);
    expect(input.value).toBe('-2.500');
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Cambiar el signo' }));
    expect(session.calculation.value({ id: 'amount' })).toBe(2500);
    await user.tab();
    expect(input.value).toBe('2.500');
  });

  it('is replaced by what is typed in it, also where its text is another at rest', async () => {
    const { input, session, user } = open('amount', { min: -5000 });
    await user.click(input);
    await user.keyboard('{Control>}a{/Control}-2500');
    await user.tab();
    act(() => input.focus());
    expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('-2.500');
    await user.keyboard('1200');
    expect(session.calculation.value({ id: 'amount' })).toBe(1200);
  });

  it('says that it is required, and changes the sign where it has one', async () => {
    const { input, session, user } = open('amount', { min: -5000 });
    expect(input.getAttribute('aria-required')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Cambiar el signo' }));
    expect(input.value).toBe('-1.000');
    expect(document.activeElement).toBe(input);
    expect(session.calculation.value({ id: 'amount' })).toBe(-1000);
    await user.click(screen.getByRole('button', { name: 'Cambiar el signo' }));
    expect(input.value).toBe('1.000');
  });

  it('wonders whether a fraction was meant for a percentage', async () => {
    const { input, user } = open('rate');
    await user.click(input);
    await user.keyboard('0,7');
    expect(document.body.textContent).toContain('Si querías 70 %, escribe 70');
  });
});

describe('by touch', () => {
  const key = (name: string) => screen.queryByRole('button', { name });
  afterEach(() => vi.unstubAllGlobals());

  it('has keys for thousands and millions under the amount that one is in', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { input, session, user } = open('amount', { max: 1e12 });
    expect(key('millones')).toBeNull();
    await user.click(input);
    await user.keyboard('420');
    await user.click(key('millones') as HTMLElement);
    expect([input.value, document.activeElement]).toEqual(['420 millones', input]);
    expect(session.calculation.value({ id: 'amount' })).toBe(420_000_000);
    expect(key('millones')?.getAttribute('aria-pressed')).toBe('true');
    // A digit more belongs to the number.
    await user.keyboard('5');
    await user.click(key('mil') as HTMLElement);
    expect(input.value).toBe('4205 mil');
    await user.click(key('mil') as HTMLElement);
    expect(session.calculation.value({ id: 'amount' })).toBe(4205);
    await user.tab();
    expect([input.value, key('mil')]).toEqual(['4.205', null]);
  });

  it('has keys for what banks say of a rate', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { input, session, user } = open('rate', { unit: 'nominal anual, mes vencido' });
    await user.click(input);
    await user.keyboard('13');
    expect(key('mensual')?.getAttribute('aria-disabled')).toBe('true');
    const unit = () => screen.queryByText('% nominal anual, mes vencido');
    expect(unit()).not.toBeNull();
    await user.click(key('E.A.') as HTMLElement);
    // It says its own unit.
    expect(unit()).toBeNull();
    // Excel: NOMINAL(13%; 12).
    expect(session.calculation.value({ id: 'rate' })).toBeCloseTo(12.284213, 6);
    await user.tab();
    expect(input.value).toBe('12,28');
    expect(unit()).not.toBeNull();
    await user.click(input);
    expect(input.value).toBe('13 E.A.');
    expect(key('E.A.')?.getAttribute('aria-pressed')).toBe('true');
    // A second press takes the unit away, and converts nothing again.
    await user.click(key('E.A.') as HTMLElement);
    expect([input.value, session.calculation.value({ id: 'rate' })]).toEqual(['13', 13]);
  });

  it('asks nothing of a rate by the thousand, which has no other sign behind it', async () => {
    const { input, session, user } = open('rate', { initial: 12 });
    await user.clear(input);
    await user.keyboard('3‰');
    expect(session.calculation.value({ id: 'rate' })).toBe(0.3);
    expect([screen.queryByText(/^%/), screen.queryByText(/Si querías/)]).toEqual([null, null]);
    await user.clear(input);
    await user.keyboard('0,3');
    expect([screen.queryByText(/^%/), screen.queryByText(/Si querías/)]).not.toContain(null);
  });

  it('has none where nothing but digits is to be typed, nor where there are letters', async () => {
    const { input, user } = open('amount');
    await user.click(input);
    await user.keyboard('420');
    expect(key('mil')).toBeNull();
    cleanup();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const years = open('years');
    await years.user.click(years.input);
    expect(screen.queryByRole('group', { name: 'Unidad' })).toBeNull();
  });
});

describe('an expression', () => {
  it('is there again when the field is edited, and the value when it is left', async () => {
    const { input, session, user } = open('amount');
    await user.click(input);
    await user.keyboard('=2.500*12');
    await user.tab();
    expect(input.value).toBe('30.000');
    await user.click(input);
    expect(input.value).toBe('=2.500*12');
    await user.tab();
    expect(session.calculation.expression({ id: 'amount' })).toBe('=2.500*12');
    await user.click(input);
    await user.keyboard('5{Escape}');
    expect(input.value).toBe('=2.500*12');
    expect(session.calculation.value({ id: 'amount' })).toBe(30_000);
  });
});
