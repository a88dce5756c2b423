// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../src/ui/index.ts';
import { MatchDialog } from '../../../src/workbench/listImport/dialog/MatchDialog.tsx';
import { listTarget } from '../../../src/workbench/listImport/fieldsTarget.ts';
import { trimmed } from '../../../src/workbench/listImport/table/rows.ts';
import { Session } from '../../../src/workbench/session/session.ts';
import { SessionContext } from '../../../src/workbench/session/useSession.ts';
import tool from '../tool.ts';

afterEach(cleanup);

/** As a notary in Bogotá quotes a sale. */
const QUOTE = `Valor del acto: $ 380.000.000

Concepto | Tarifa | Valor | Paga comprador | Paga vendedor
Derechos notariales | 3 x mil | $ 1.140.000 | 50% | 50%
Copias y hojas de protocolo | | $ 98.600 | 100% | 0%
IVA 19% sobre derechos y copias | 19% | $ 235.334 | 50% | 50%
Recaudo Superintendencia y Fondo | Fijo | $ 41.600 | 50% | 50%
Retención en la fuente | 1% | $ 3.800.000 | 0% | 100%
Impuesto de registro (Boleta fiscal) | 1% | $ 3.800.000 | 100% | 0%
Derechos de registro (ORIP) | 6,2 x mil | $ 2.356.000 | 100% | 0%
Certificado de libertad | | $ 24.500 | 0% | 100%
TOTAL | | $ 11.496.034 | |`;

const rowsOf = (text: string) =>
  trimmed(text.split('\n').map((line) => line.split('|').map((cell) => cell.trim())));

/** The dialog over the costs of the sale, of a property that is worth so much. */
function pasted(text: string, propertyValue = 380_000_000) {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  const session = new Session(tool, { ...tool.document.initial(), propertyValue });
  const list = session.calculation.declaration.lists['closing'];
  if (!list) throw new Error('the list of the tool');
  render(
    <UiProvider>
      <SessionContext value={session}>
        <MatchDialog
          target={listTarget('closing', list)}
          name={null}
          tables={[{ name: '', rows: rowsOf(text) }]}
          onTaken={undefined}
          onClose={() => undefined}
        />
      </SessionContext>
    </UiProvider>,
  );
  const take = () => userEvent.click(screen.getByRole('button', { name: /^Reemplazar por/ }));
  return {
    take,
    total: () => session.calculation.value({ id: 'closingTotal' }),
    buyer: () => session.calculation.value({ id: 'closingComprador' }),
    at: (row: number) => {
      const ref = { id: 'porcentaje', table: 'closing', row };
      return [session.calculation.value(ref), session.calculation.expression(ref)];
    },
    notices: () => screen.getAllByRole('listitem').map((item) => plain(item.textContent)),
  };
}

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');

test('a quote comes to its total: its amounts are shares of what the property is worth', async () => {
  const { take, total, buyer, at, notices } = pasted(QUOTE);
  expect(notices()).toEqual([
    'Se toma la parte de «Valor de la propiedad» ($ 380.000.000) que es cada monto.',
    'En «IVA 19% sobre derechos y copias» el porcentaje de tu tabla no da el monto que tiene al lado: se toma el monto.',
    'No se toma «TOTAL» (fila 12): es un total.',
  ]);
  const preview = screen.getByRole('region', { name: 'Así entra' });
  const row = within(preview).getByRole('row', { name: /^Copias/ });
  expect(plain(row.textContent)).toContain('0,03 %');
  expect(plain(row.textContent)).toContain('$ 98.600');
  await take();
  expect(total()).toBeCloseTo(11_496_034, 4);
  // By hand: 570.000 + 98.600 + 117.667 + 20.800 + 3.800.000 + 2.356.000.
  expect(buyer()).toBeCloseTo(6_963_067, 4);
  expect(at(0)).toEqual([0.3, '3 x mil']);
  expect(at(1)).toEqual([expect.closeTo(0.0259474, 6), '=98600/380000000*100']);
  expect(at(2)).toEqual([expect.closeTo(0.06193, 6), '=235334/380000000*100']);
  expect(at(3)[1]).toBe('=41600/380000000*100');
  expect(at(4)).toEqual([1, undefined]);
  expect(at(6)).toEqual([0.62, '6,2 x mil']);
});

test.each(['Valor', 'Total', 'COP', 'Valor (COP)'])('amounts alone do, under %s', async (head) => {
  const amounts = QUOTE.split('\n').map((line) => {
    const [name, , amount] = line.split('|');
    return amount === undefined ? line : `${name}|${amount}`;
  });
  const { take, total, at } = pasted(amounts.join('\n').replace('| Valor ', `| ${head} `));
  await take();
  expect(total()).toBeCloseTo(11_496_034, 4);
  expect(at(0)).toEqual([0.3, '=1140000/380000000*100']);
});

test.each([
  ['in one cell', QUOTE],
  ['in two', QUOTE.replace('acto: $', 'acto | $')],
])('a sheet of another value says so, where that stands %s', (_, text) => {
  const { notices } = pasted(text, 300_000_000);
  expect(notices()[0]).toBe(
    'Tu hoja dice «Valor del acto» $ 380.000.000 y aquí «Valor de la propiedad» ($ 300.000.000) es otro: cámbialo primero.',
  );
});

test('without a value there are no shares of it', async () => {
  const { take, notices, at } = pasted(QUOTE.replace('Valor del acto', 'Acto'), 0);
  expect(notices()[0]).toBe(
    'Los montos no se toman: son parte de «Valor de la propiedad», que está en 0. Escríbelo primero.',
  );
  await take();
  expect([at(0)[0], at(1)[0]]).toEqual([0.3, 0]);
});

test('a rate of something else is told by the name of its line, wherever that stands', () => {
  const { notices } = pasted(`Tarifa | Valor | Concepto
1% | $ 3.800.000 | Boleta fiscal
19% | $ 235.334 | IVA de los derechos`);
  expect(notices()).toContain(
    'En «IVA de los derechos» el porcentaje de tu tabla no da el monto que tiene al lado: se toma el monto.',
  );
});

test('who pays is no amount of the cost', async () => {
  const { take, at } = pasted(`Concepto | Porcentaje | Valor comprador
Boleta fiscal | 1% | $ 3.800.000
Notaría | 0,3% | $ 570.000`);
  await take();
  expect([at(0), at(1)]).toEqual([
    [1, undefined],
    [0.3, undefined],
  ]);
});
