// @vitest-environment jsdom
import { cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { pastedRows, Session } from '../../../../src/workbench/index.ts';
import { trimmed } from '../../../../src/workbench/listImport/table/rows.ts';
import { blankDocument } from '../../document/sample.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { shownImport } from '../testing/shownImport.tsx';

/* A portfolio as people send it in a message or a mail: without cells. */

afterEach(() => {
  cleanup();
  // What was chosen for a table without heads is chosen for the next one.
  localStorage.clear();
});

const HEADS = ['Inmueble', 'Valor', 'Canon mensual', 'Administración mensual'];
const ROWS = [
  ['Apto Chapinero 301', '$420.000.000', '$2.300.000', '$380.000'],
  ['Casa Cajicá', '$950.000.000', '$4.800.000', '$620.000'],
  ['Local 12 - Suba', '$315.000.000', '$1.750.000', '$200.000'],
  ['Apto Cedritos 502B', '$320.000.000', '$1.900.000', '$210.000'],
  ['Bodega Fontibón', '$950.000.000', '$5.100.000', '$450.000'],
];
const TOTAL = ['Total', '$2.955.000.000', '$15.850.000', '$1.860.000'];
const TABLE = [HEADS, ...ROWS, TOTAL];

const lines = (separator: string) => TABLE.map((row) => row.join(separator)).join('\n');
const drawn = HEADS.map(() => '---');
const padded = ([name = '', ...figures]: readonly string[]) =>
  name.padEnd(20) + figures.map((figure) => figure.padStart(24)).join('');

const MESSAGE = `Hola, te paso los inmuebles 👇

Inmueble - Valor - Canon mes - Admon mes
${ROWS.map((row, at) => `${at + 1}. ${row.join(' - ')}`).join('\n')}
${TOTAL.join(' - ')}

Quedo atenta!
Laura Gómez`;

const SENT = '[29/11/26, 9:14 a. m.] Jorge Inmobiliaria: ';
const MESSAGES = `${SENT}Buenas tardes, estos son los inmuebles
${lines(' - ')}
${SENT.replace('9:14', '9:15')}Quedo atento, gracias!`;

const LABELLED = `Buenas, estos son los inmuebles:

${[...ROWS, TOTAL].map((row) => row.map((cell, at) => (at > 0 ? `${HEADS[at]} ${cell}` : cell)).join(' - ')).join('\n')}
Gracias!`;

const blankSession = () => new Session<RentalsDocument>(tool, blankDocument());

/** What is asked of a text that was pasted. */
function dialogOf(session: Session<RentalsDocument>, text: string) {
  const rows = pastedRows({ getData: (type) => (type === 'text/plain' ? text : '') });
  return within(shownImport(session, trimmed(rows)));
}

/** The document after a text was pasted and taken as it is read. */
async function documentOf(text: string, answer?: string): Promise<RentalsDocument> {
  const session = blankSession();
  const dialog = dialogOf(session, text);
  for (const radio of answer ? dialog.getAllByRole('radio', { name: answer }) : []) {
    await userEvent.click(radio);
  }
  await userEvent.click(dialog.getByRole('button', { name: /^Importar \d+ proyectos?$/ }));
  return session.document;
}

/** Its projects, by their names. */
async function imported(text: string, answer?: string) {
  const { projects, incomes, expenses } = await documentOf(text, answer);
  const [rent, fee] = [incomes[0]?.values ?? {}, expenses[0]?.values ?? {}];
  return projects.map(({ id, name, assetCost }) => [name, assetCost, rent[id], fee[id]]);
}

/** What each of the five has: its cost, its rent of a month and its fee of a month. */
const FIVE = [
  ['Apto Chapinero 301', 420_000_000, 2_300_000, 380_000],
  ['Casa Cajicá', 950_000_000, 4_800_000, 620_000],
  ['Local 12 - Suba', 315_000_000, 1_750_000, 200_000],
  ['Apto Cedritos 502B', 320_000_000, 1_900_000, 210_000],
  ['Bodega Fontibón', 950_000_000, 5_100_000, 450_000],
].map(([name, cost, tarifa, amount]) => [
  name,
  cost,
  expect.objectContaining({ tarifa }),
  expect.objectContaining({ amount, billingCycle: 'mensual' }),
]);

test.each([
  ['by pipes', lines(' | ')],
  [
    'by pipes of Markdown',
    [HEADS, drawn, ...ROWS].map((row) => `| ${row.join(' | ')} |`).join('\n'),
  ],
  ['by semicolons', lines(';')],
  ['by dashes, in a message', MESSAGE],
  ['by dashes, in several messages', MESSAGES],
  ['by dashes, in a message for each line', MESSAGES.replace(/^(?!\[)/gmu, SENT)],
  ['by dashes, with what each figure is before it', LABELLED],
  ['by dashes, with what each figure is and a colon before it', LABELLED.replaceAll(' $', ': $')],
  ['by spaces', TABLE.map(padded).join('\n')],
  ['in a line each, as a phone copies a mail', TABLE.flat().join('\n')],
])('a portfolio that was sent as a text comes in to the peso: %s', async (_, text) => {
  expect(await imported(text)).toEqual(FIVE);
});

test('of a fee that says no period it is asked, as of a table with cells', async () => {
  expect(await imported(MESSAGE.replace('Admon mes', 'Admon'), 'Al mes')).toEqual(FIVE);
});

test('rents alone come in with what each line says of its figures', async () => {
  const text = `Buenas, estos son los arriendos:

Apto Cedritos 301 - Canon 2.900.000 - Administración 410.000
Casa Suba - Canon 3.800.000 - Administración 0
Local Quirigua - Canon 5.250.000 - Administración 380.000
Total - Canon 11.950.000 - Administración 790.000
Gracias!`;
  const rented = (name: string, tarifa: number, amount: number) => [
    name,
    0,
    expect.objectContaining({ tarifa }),
    expect.objectContaining({ amount, billingCycle: 'mensual' }),
  ];
  expect(await imported(text, 'Al mes')).toEqual([
    rented('Apto Cedritos 301', 2_900_000, 410_000),
    rented('Casa Suba', 3_800_000, 0),
    rented('Local Quirigua', 5_250_000, 380_000),
  ]);
});

describe('names with one amount each, below a line that says what it is', () => {
  const below = (line: string) => `${line}
Apto Cedritos 301 - 2.900.000
Casa Suba - 3.800.000
Local Quirigua - 5.250.000
Total - 11.950.000`;
  const FIGURES = [
    ['Apto Cedritos 301', 2_900_000],
    ['Casa Suba', 3_800_000],
    ['Local Quirigua', 5_250_000],
  ] as const;

  test.each(['Hola Ana, los arriendos:', 'Estos son los cánones:', 'Cánones:\n'])(
    'have them as their rents: %s',
    async (line) => {
      const rented = FIGURES.map(([name, tarifa]) => [
        name,
        0,
        expect.objectContaining({ tarifa }),
        undefined,
      ]);
      expect(await imported(below(line), 'Al mes')).toEqual(rented);
    },
  );

  test.each([
    'Hola Ana, los cánones de noviembre:',
    'Te paso los arriendos de noviembre de 2026:',
    'Arriendos de noviembre',
    'CÁNONES NOVIEMBRE 2026',
    'Los arriendos del mes',
    'Cánones mensuales',
    'Ingresos de noviembre:',
  ])('have them as their rents of a month where it says one: %s', async (line) => {
    const rented = FIGURES.map(([name, tarifa]) => [
      name,
      0,
      expect.objectContaining({ tarifa }),
      undefined,
    ]);
    expect(await imported(below(line))).toEqual(rented);
  });

  test.each(['Hola Ana, los valores:', 'Precios:', 'Precios', 'Los precios de los inmuebles:'])(
    'have them as their costs: %s',
    async (line) => {
      const costs = FIGURES.map(([name, cost]) => [name, cost, undefined, undefined]);
      expect(await imported(below(line))).toEqual(costs);
    },
  );

  describe.each([
    'Hola Ana, los inmuebles:',
    'Estos son:',
    'Para noviembre',
    'Los valores de los arriendos:',
    'Valores de noviembre',
    'Inmuebles',
  ])('are asked for: %s', (line) => {
    test.each([
      ['Canon al mes', [0, 0, 0], FIGURES.map(([, tarifa]) => expect.objectContaining({ tarifa }))],
      ['Valor', [2_900_000, 3_800_000, 5_250_000], []],
      ['No importar', [0, 0, 0], []],
    ])('%s', async (answer, costs, rents) => {
      const expected = FIGURES.map(([name], at) => [name, costs[at], rents[at], undefined]);
      expect(await imported(below(line), answer)).toEqual(expected);
    });
  });

  test('come in only once it is said what they are', async () => {
    const dialog = dialogOf(blankSession(), below('Estos son:'));
    const take = () => dialog.getByRole('button', { name: 'Importar 3 proyectos' });
    const held = () => (take() as HTMLButtonElement).disabled;
    expect(held()).toBe(true);
    expect(dialog.getByRole('button', { name: 'Falta decir qué es «Columna 2»' })).toBeDefined();
    const column = dialog.getByRole('combobox', { name: 'Qué es Columna 2' });
    await userEvent.selectOptions(column, 'Egreso nuevo, al mes: «Gastos»');
    expect(held()).toBe(false);
    await userEvent.selectOptions(column, 'No importar');
    expect(held()).toBe(false);
  });

  test('are rents of the income that the sheet has', async () => {
    const session = blankSession();
    const dialog = dialogOf(session, below('Estos son:'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Canon al mes' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Importar 3 proyectos' }));
    cleanup();
    const again = dialogOf(session, 'Casa Pance - 4.800.000\nLocal Norte - 3.100.000');
    await userEvent.click(again.getByRole('radio', { name: 'Canon al mes' }));
    await userEvent.click(again.getByRole('button', { name: 'Importar 2 proyectos' }));
    const { projects, incomes } = session.document;
    const last = projects.at(-1);
    expect(incomes.length).toBe(1);
    expect(last?.name).toBe('Local Norte');
    expect(incomes[0]?.values[last?.id ?? '']).toMatchObject({ tarifa: 3_100_000 });
  });
});

describe('names with a number of their own', () => {
  const NAMED = ['Apto Ciudad Jardín 402', 'Casa Pance 18', 'Local San Fernando'] as const;
  const linesOf = (amounts: readonly string[], mark: string) =>
    NAMED.map((name, at) => `${name}${mark}${amounts[at]}`).join('\n');
  const VALUES = ['$420.000.000', '$650.000.000', '$310.000.000'];
  const RENTS = ['2.350.000', '4.800.000', '3.100.000'];
  const rented = NAMED.map((name, at) => [
    name,
    0,
    expect.objectContaining({ tarifa: [2_350_000, 4_800_000, 3_100_000][at] }),
    undefined,
  ]);

  test.each([
    ['a colon', linesOf(VALUES, ': ')],
    ['a space', linesOf(VALUES, ' ')],
    ['a space, without the sign of pesos', linesOf(VALUES, ' ').replaceAll('$', '')],
  ])('keep it before %s', async (_, text) => {
    expect(await imported(`Hola Ana, los precios:\n${text}`)).toEqual([
      ['Apto Ciudad Jardín 402', 420_000_000, undefined, undefined],
      ['Casa Pance 18', 650_000_000, undefined, undefined],
      ['Local San Fernando', 310_000_000, undefined, undefined],
    ]);
  });

  test.each([
    ['a colon', ': '],
    ['a space', ' '],
  ])('have what the line over them says behind %s', async (_, mark) => {
    const text = `Inmueble: canon mensual\n${linesOf(RENTS, mark)}`;
    expect(await imported(text)).toEqual(rented);
  });

  test('may have several amounts behind them', async () => {
    const text = `Inmueble: valor, canon mensual
Apto Ciudad Jardín 402 420.000.000 2.350.000
Casa Pance 18 $650.000.000 $4.800.000`;
    expect(await imported(text)).toEqual([
      [
        'Apto Ciudad Jardín 402',
        420_000_000,
        expect.objectContaining({ tarifa: 2_350_000 }),
        undefined,
      ],
      ['Casa Pance 18', 650_000_000, expect.objectContaining({ tarifa: 4_800_000 }), undefined],
    ]);
  });

  const WITHIN = [
    ['Apto 402 Cabecera', 2_350_000],
    ['Apto 1103 Sotomayor', 1_850_000],
    ['Casa Lagos del Cacique', 3_100_000],
    ['Local 12 San Pío', 4_200_000],
    ['Bodega Girón', 5_600_000],
  ] as const;
  const withinOf = (mark = ': ', sign = '$') =>
    WITHIN.map(([name, amount]) => `${name}${mark}${sign}${amount.toLocaleString('de-DE')}`);
  const FIRST = withinOf().slice(0, 3);

  test.each([
    ['five', withinOf()],
    ['three', FIRST],
    ['a colon between spaces', withinOf(' : ')],
    ['an equals sign', withinOf(' = ')],
    ['no sign of pesos', withinOf(': ', '')],
    ['a remark', withinOf().map((line, at) => (at === 1 ? `${line} (pagado)` : line))],
    ['bullets', withinOf().map((line) => `• ${line}`)],
    ['hyphens', withinOf().map((line) => `- ${line}`)],
    ['hyphens without a space', withinOf().map((line) => `-${line}`)],
    ['a total', [...withinOf(), 'Total: $17.100.000', '', 'Quedo atenta', 'Laura']],
  ])('keep it within them: %s', async (_, lines) => {
    expect(await imported(`Hola Ana, los precios:\n${lines.join('\n')}`)).toEqual(
      WITHIN.slice(0, lines === FIRST ? 3 : 5).map(([name, cost]) => [
        name,
        cost,
        undefined,
        undefined,
      ]),
    );
  });

  test.each(['•', '-'])('may be missing in a line that begins with %s', async (bullet) => {
    const text = `${bullet} Casa Lagos: $310.000.000\n${bullet} Bodega Girón: $560.000.000`;
    expect(await imported(`Los precios:\n${text}`)).toEqual([
      ['Casa Lagos', 310_000_000, undefined, undefined],
      ['Bodega Girón', 560_000_000, undefined, undefined],
    ]);
  });

  test('have each amount by what it is called and by its period', async () => {
    const text = `Apto Ciudad Jardín 402: canon 2.350.000, administración 385.000, predial 1.560.000 anual
Casa Pance 18: canon 4.800.000, administración 620.000, predial 2.870.000 anual`;
    expect(streamsOf(await documentOf(text, 'Al mes'))).toEqual([
      ['Apto Ciudad Jardín 402', 0, null, ...figures(2_350_000, 385_000, 1_560_000)],
      ['Casa Pance 18', 0, null, ...figures(4_800_000, 620_000, 2_870_000)],
    ]);
  });
});

/** Projects with their cost, what was invested, and their values of the incomes and expenses. */
const streamsOf = ({ projects, incomes, expenses }: RentalsDocument) =>
  projects.map(({ id, name, assetCost, valorInversion }) => [
    name,
    assetCost,
    valorInversion,
    ...[...incomes, ...expenses].map(({ values }) => values[id]),
  ]);

/** A rent and a fee of a month, and a tax of a year. */
const figures = (tarifa: number, fee: number, tax: number) => [
  expect.objectContaining({ tarifa }),
  expect.objectContaining({ amount: fee, billingCycle: 'mensual' }),
  expect.objectContaining({ amount: tax, billingCycle: 'anual' }),
];

describe('a property in a few lines', () => {
  const FLAT = `Apto Ciudad Jardín 402
Valor: $420.000.000
Inversión: $168.000.000
Canon: $2.350.000 mensual
Administración: $385.000 mensual
Predial: $1.560.000 anual`;
  const HOUSE = `Casa Pance 18
Valor: $650.000.000
Inversión: $260.000.000
Canon: $4.800.000 mensual
Administración: $620.000 mensual
Predial: $2.870.000 anual`;
  const OTHERWISE = `Casa Pance 18
Canon: $4.800.000 al mes
Predial: $2.870.000 anual
Valor: $650.000.000
Administración: $620.000 mensual`;
  const GREETING =
    '[8:14 a. m., 29/11/2026] Lucía inmobiliaria: Buenos días Ana, le mando lo de los inmuebles\n\n';
  const flat = [
    'Apto Ciudad Jardín 402',
    420_000_000,
    168_000_000,
    ...figures(2_350_000, 385_000, 1_560_000),
  ];
  const house = (invested: number | null) => [
    'Casa Pance 18',
    650_000_000,
    invested,
    ...figures(4_800_000, 620_000, 2_870_000),
  ];
  const bulleted = (block: string) => block.replaceAll('\n', '\n- ');

  test.each([
    ['alone', FLAT, [flat]],
    ['before another', `${FLAT}\n\n${HOUSE}`, [flat, house(260_000_000)]],
    ['right before another', `${FLAT}\n${HOUSE}`, [flat, house(260_000_000)]],
    ['below a greeting', `${GREETING}${FLAT}\n\n${HOUSE}`, [flat, house(260_000_000)]],
    [
      'above the end of a message',
      `${FLAT}\n\n${HOUSE}\n\nQuedo atenta\nLucía\n300 123 4567`,
      [flat, house(260_000_000)],
    ],
    ['in another order, without a value', `${FLAT}\n\n${OTHERWISE}`, [flat, house(null)]],
    ['with bullets', [FLAT, HOUSE].map(bulleted).join('\n\n'), [flat, house(260_000_000)]],
    [
      'with its number',
      [FLAT, HOUSE].map((block, at) => `${at + 1}. ${block}`).join('\n\n'),
      [flat, house(260_000_000)],
    ],
    [
      'with a label before its name',
      [FLAT, HOUSE].map((block) => `Inmueble: ${block}`).join('\n\n'),
      [flat, house(260_000_000)],
    ],
    [
      'in a message of its own',
      `${GREETING}${SENT}${FLAT}\n${SENT}${HOUSE}`,
      [flat, house(260_000_000)],
    ],
  ])('comes in to the peso: %s', async (_, text, projects) => {
    expect(streamsOf(await documentOf(text))).toEqual(projects);
  });
});

test('what a message says over lines without heads is no property, and their amounts become what is chosen', async () => {
  const text = ['Para noviembre', 'Apto 203 - $2.480.000', 'Oficina 804 - $4.350.000']
    .map((line) => `${SENT}${line}`)
    .join('\n');
  const session = blankSession();
  const dialog = dialogOf(session, text);
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: 'Qué es Columna 2' }),
    'Ingreso nuevo, al mes: «Canon»',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Importar 2 proyectos' }));
  const { projects, incomes } = session.document;
  const [rent] = incomes;
  expect(projects.map(({ id, name }) => [name, rent?.values[id]])).toEqual([
    ['Apto 203', expect.objectContaining({ tarifa: 2_480_000 })],
    ['Oficina 804', expect.objectContaining({ tarifa: 4_350_000 })],
  ]);
});
