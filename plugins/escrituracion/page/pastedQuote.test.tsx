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
    seller: () => session.calculation.value({ id: 'closingVendedor' }),
    /** What each line is of the buyer and of the seller. */
    paid: () =>
      Array.from({ length: session.calculation.sheet.rows('closing') }, (_, row) =>
        ['compradorPct', 'vendedorPct'].map((id) =>
          session.calculation.value({ id, table: 'closing', row }),
        ),
      ),
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

test('who pays is no amount of the cost, and pays its part of that', async () => {
  const { take, at, paid } = pasted(`Concepto | Porcentaje | Valor comprador
Boleta fiscal | 1% | $ 3.800.000
Notaría | 0,3% | $ 570.000`);
  await take();
  expect([at(0), at(1)]).toEqual([
    [1, undefined],
    [0.3, undefined],
  ]);
  // Half of the 1.140.000 that 0,3 % is.
  expect(paid()).toEqual([
    [100, 0],
    [50, 50],
  ]);
});

const IN_PESOS = `Gasto | Total | Paga comprador | Paga vendedor
Derechos notariales | 1.620.000 | 810.000 | 810.000
Registro | 5.010.000 | 5.010.000 | 0
Retención | 3.000.000 | 0 | 3.000.000`;

const PAID_IN_PESOS = [
  [50, 50],
  [100, 0],
  [0, 100],
];

test.each([
  ['beside their total', IN_PESOS],
  ['with the sign of the currency', IN_PESOS.replace(/\d[\d.]+/g, '$ $&')],
  ['and a dash for nothing', IN_PESOS.replace(/ 0(?= |$)/gm, ' -')],
  ['under who pays alone', IN_PESOS.replaceAll('Paga c', 'C').replaceAll('Paga v', 'V')],
  ['without their total', IN_PESOS.replace(/^([^|]+)\|[^|]+/gm, '$1')],
  [
    'without their total, and a dash for nothing',
    IN_PESOS.replace(/^([^|]+)\|[^|]+/gm, '$1').replace(/ 0(?= |$)/gm, ' -'),
  ],
  ['of the buyer alone', IN_PESOS.replace(/\|[^|\n]+$/gm, '')],
])('what each pays in pesos is its part, %s', async (_, text) => {
  const { take, total, buyer, seller, paid, notices } = pasted(text, 300_000_000);
  expect(notices().filter((each) => /no se importa|no dice|Donde falta/.test(each))).toEqual([]);
  expect(notices()).toContain(
    '«Comprador» y «Vendedor» en pesos entran como su parte de cada total: $ 810.000 de $ 1.620.000 es 50,00 %.',
  );
  await take();
  expect(paid()).toEqual(PAID_IN_PESOS);
  // By hand: 810.000 + 5.010.000, and 810.000 + 3.000.000.
  expect(total()).toBeCloseTo(9_630_000, 4);
  expect(buyer()).toBeCloseTo(5_820_000, 4);
  expect(seller()).toBeCloseTo(3_810_000, 4);
});

test('payments that do not add up to the total are told', async () => {
  const { take, buyer, notices } = pasted(
    IN_PESOS.replace('1.620.000 | 810.000', '2.000.000 | 600.000').replace(
      '600.000 | 810.000',
      '600.000 | 200.000',
    ),
    300_000_000,
  );
  expect(notices()).toContain(
    'En «Derechos notariales» lo que paga cada parte no suma el total de tu tabla: se toma el total, repartido en esa proporción.',
  );
  await take();
  // Three quarters of 2.000.000, and 5.010.000.
  expect(buyer()).toBeCloseTo(6_510_000, 4);
});

test('of what costs nothing nobody bears a part', async () => {
  const { take, paid } = pasted(`${IN_PESOS}\nPlusvalía | 0 | 0 | 0`, 300_000_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await take();
  expect(paid().slice(0, 3)).toEqual(PAID_IN_PESOS);
});

test.each(['50 | 50', '50% | 50%'])('percentages of both stay as they are: %s', async (both) => {
  const { take, paid, notices } = pasted(
    `Gasto | Total | Comprador | Vendedor\nNotaría | 1.620.000 | ${both}\nRegistro | 5.010.000 | 100 | 0`,
    300_000_000,
  );
  expect(notices()).toHaveLength(1);
  await take();
  expect(paid()).toEqual([
    [50, 50],
    [100, 0],
  ]);
});
