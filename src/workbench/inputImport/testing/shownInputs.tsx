import { cleanup, render } from '@testing-library/react';
import { vi } from 'vitest';
import { choice, defineTool, integer, money, percent } from '../../../tool/index.ts';
import { UiProvider } from '../../../ui/index.ts';
import type { Rows } from '../../listImport/table/rows.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { usePasteInputs } from '../usePasteInputs.tsx';

const inputs = {
  debt: money('Deuda', { initial: 0 }),
  term: integer('Plazo', { initial: 0, min: 0, max: 360, unit: 'meses' }),
  rate: percent('Tasa de interés', {
    initial: 0,
    max: 100,
    unit: 'efectiva anual',
    otherwise: 0,
  }),
  kind: choice('Tipo de crédito', [
    { value: 'fixed', label: 'Cuota fija' },
    { value: 'bullet', label: 'Bullet' },
  ]),
  price: money('Valor del inmueble', { initial: 0 }),
  down: percent('Cuota inicial', { initial: 20, max: 100, unit: 'del valor' }),
  month: integer('Mes de inicio', { initial: 1, min: 1, max: 12 }),
  year: integer('Año de inicio', { initial: 2027, min: 2000, max: 2100 }),
};

const tool = defineTool({
  id: 'credit-of-test',
  version: 1,
  title: 'Crédito',
  description: '',
  category: 'Financiamiento',
  path: '/tools/credit-of-test',
  listed: 'none',
  inputs,
  formulas: {},
  advice: [
    {
      id: 'long',
      when: 'term > 240',
      level: 'warning',
      notice: true,
      message: 'Un plazo de más de veinte años es raro.',
    },
  ],
});

/** Told the rows that are taken along to another place, and those for a list on the page itself. */
export const went = vi.fn<(rows: Rows) => void>();
export const pastedHere = vi.fn<(rows: Rows) => void>();
/** Told whether what was pasted upon cells was taken. */
export const upon = vi.fn<(isTaken: boolean) => void>();
const linesOf = (text: string): Rows => text.split('\n').map((line) => line.split('\t'));

/** Takes the page away, and what it told. */
export function leave(): void {
  cleanup();
  went.mockClear();
  pastedHere.mockClear();
  upon.mockClear();
}

function Page() {
  const { paste, take, dialog } = usePasteInputs({
    ids: () => Object.keys(inputs),
    elsewhere: () => [
      { place: 'Gastos fijos', titles: ['Gastos'], go: went },
      { place: 'Compras', titles: ['Compras'], here: 'las compras', go: pastedHere },
    ],
  });
  return (
    <>
      <button type="button" onClick={paste}>
        Pegar
      </button>
      <input aria-label="Deuda" />
      <div
        role="grid"
        aria-label="Celdas"
        onPaste={(event) => {
          event.stopPropagation();
          upon(take(linesOf(event.clipboardData.getData('text/plain'))));
        }}
      />
      {dialog}
    </>
  );
}

/** Shows a page into which inputs can be pasted, with a field, a button and cells. */
export function shown() {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const session = new Session(tool);
  render(
    <UiProvider>
      <SessionContext value={session}>
        <Page />
      </SessionContext>
    </UiProvider>,
  );
  return session;
}

/** Four inputs, beside a title and rows that are none. */
export const SHEET = [
  'CRÉDITO',
  'Concepto\tValor\tUnidad',
  'Deuda\t9.500\tmillones COP',
  'Plazo\t9\taños',
  'Tasa\t0,98% E.M.',
  'Tipo de crédito\tbullet',
  'Inflación\t5,2%\t4,8%',
  'Número de pisos\t12',
].join('\n');

export const valuesOf = (session: Session) =>
  ['debt', 'term', 'rate', 'kind'].map((id) => session.calculation.value({ id }));
