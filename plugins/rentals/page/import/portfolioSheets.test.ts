import { expect, test } from 'vitest';
import { Session } from '../../../../src/workbench/index.ts';
import { guessMapping } from '../../../../src/workbench/listImport/match/guess.ts';
import { layoutOf } from '../../../../src/workbench/listImport/sheetLayout/laidTable.ts';
import { newColumnsFor } from '../../../../src/workbench/listImport/match/newColumns.ts';
import {
  bringsNewInColumns,
  hasHeads,
  recordsFor,
} from '../../../../src/workbench/listImport/records/parts.ts';
import { planOf } from '../../../../src/workbench/listImport/records/plan.ts';
import { inFull } from '../../../../src/workbench/listImport/match/scale.ts';
import { laidOut } from '../../../../src/workbench/listImport/sheetLayout/laidOut.ts';
import { blankDocument } from '../../document/sample.ts';
import type { RentalsDocument } from '../../document/types.ts';
import tool from '../../tool.ts';
import { projectTarget } from './projectTarget.ts';

/* Portfolios as people keep them: how each is read before anybody says what its columns are. */

function targetOfBlank() {
  const { calculation } = new Session<RentalsDocument>(tool, blankDocument());
  const target = projectTarget(calculation.declaration.lists.projects);
  if (!target) throw new Error('the tool declares its projects');
  return target;
}

function rowsOf(sheet: string): string[][] {
  const cells = sheet.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const width = Math.max(...cells.map((row) => row.length));
  return cells.map((row) => [...row, ...Array<string>(width - row.length).fill('')]);
}

function read(sheet: string, mark: ',' | '.' = ',') {
  const target = targetOfBlank();
  const wide = rowsOf(sheet);
  const table = { name: '', rows: laidOut(wide, target).rows };
  const layout = layoutOf(table, target);
  const records = recordsFor(table, layout, target);
  const mapping = guessMapping(records, target);
  const choices = { mapping, mode: 'add', mark, turned: layout.turned, ways: new Map() } as const;
  const full = inFull(records, mapping, mark, target);
  const { edits, count, notices } = planOf(full, choices, target, []);
  const created = newColumnsFor(records, target);
  /** Of each column what it may become. */
  const may = new Map(records.heads.map((head, at) => [head, created[at]?.map(({ id }) => id)]));
  const projects = Array.from({ length: count }, (_, row) =>
    edits.flatMap((edit) => (edit.row === row ? [edit.text] : [])),
  );
  return { projects, may, notices };
}

test('heads in two lines are one, in millions whatever a price comes to', () => {
  const { projects, may } = read(`Corte: 31/12/2024 |  | Cifras en COP millones

Ciudad | Activo | INVERSIÓN |  |  | INGRESOS (año) |  | GASTOS (año)
 |  | Adquisición | Mejoras | Total | Canon | Vacancia | Adm. | Predial
Bogotá | Calle 93 - Piso 6 | 7.380,0 | 410,0 | 7.790,0 | 885,6 | 0% | - | 68,5
 | Zona Franca 14 | 12.450,0 | 620,0 | 13.070,0 | 1.210,0 | 15% | 66,2 | 98,0
Subtotal Bogotá |  | 19.830,0 | 1.030,0 | 20.860,0 | 2.095,6 |  | 66,2 | 166,5`);
  expect(projects).toEqual([
    ['Bogotá', 'Calle 93 - Piso 6', '=7.380,0*1000000'],
    ['Zona Franca 14', '=12.450,0*1000000'],
  ]);
  expect(may.get('Canon (año)')).toContain('nuevo:income:Canon');
  expect(may.get('Adm. (año)')).toEqual(['nuevo:income:Adm.', 'nuevo:year:Adm.']);
  expect(may.get('Vacancia (año)')).toContain('nuevo:ocupacion');
  expect(may.has('Total INVERSIÓN')).toBe(true);
});

test('properties in columns are a row each, whose units stand in their heads', () => {
  const { projects, may } = read(`COP MM = millones de pesos

 | Unidad | Of. Santa Bárbara | Bodega Yumbo | TOTAL
Ciudad |  | Bogotá | Yumbo |
Área arrendable | m2 | 380 | 2.400 | 2.780
INVERSIÓN
Vr. compra | COP MM | 3.230,0 | 15.280,0 | 18.510,0
INGRESOS
Canon | COP/m2/mes | 57.000 | 17.200 |
Ocupación | % | 90% | 100% |
Ingreso efectivo | COP MM/año | 233,9 | 495,4 | 729,3`);
  expect(projects).toEqual([
    ['Of. Santa Bárbara', 'Bogotá', '=3.230,0*1000000'],
    ['Bodega Yumbo', 'Yumbo', '=15.280,0*1000000'],
  ]);
  expect(may.get('Canon (COP/m2/mes)')).toEqual(['nuevo:area:Canon']);
  expect(may.get('Ocupación (%)')).toEqual(['nuevo:ocupacion']);
});

test('a flat has the name, whatever its number, and not its tenant', () => {
  const { projects, may } = read(`Apto | Vr. compra | Canon mes | Adm. mes | Arrendatario
Cedritos 402 | $ 385.000.000 | $ 2.350.000 | $ 410.000 | Marta Peñuela
Fontanar 1203 | $ 460.000.000 | $ 2.700.000 | $ - | Jorge Ipuz
Titán Plaza | $ 650.000.000 | $ 9.000.000 | a cargo arrendatario | Farmatodo
SUMAN | $ 1.495.000.000 | $ 14.050.000 | $ 410.000 |`);
  expect(projects).toEqual([
    ['Cedritos 402', '$ 385.000.000'],
    ['Fontanar 1203', '$ 460.000.000'],
    ['Titán Plaza', '$ 650.000.000'],
  ]);
  expect(may.get('Adm. mes')).toEqual(['nuevo:rent:Adm.', 'nuevo:month:Adm.']);
});

test('what one of several costs is not what all do, and all income is none in cash', () => {
  const { projects } =
    read(`No. | Edificio | Cant. | Vr. compra unit. | Vr. compra total | Ingreso año
1 | World Trade C. | 12 | 62.000.000 | 744.000.000 | 56.760.000
2 | Cra 7 con 72 | 6 | 58.000.000 | 348.000.000 | 28.800.000`);
  expect(projects).toEqual([
    ['World Trade C.', '744.000.000'],
    ['Cra 7 con 72', '348.000.000'],
  ]);
});

test('assets of a fund in English, in millions', () => {
  const { projects } = read(
    `Andean Income Properties Fund
COP millions unless stated otherwise

# | Asset | City | Purchase price | Property tax | Insurance
1 | Zona T Retail | Bogotá | 24,800 | (310) | (62)
2 | Palmira Distribution Ctr | Palmira | 33,900 | (298) | (88)`,
    '.',
  );
  expect(projects).toEqual([
    ['Zona T Retail', 'Bogotá', '=24.800*1000000'],
    ['Palmira Distribution Ctr', 'Palmira', '=33.900*1000000'],
  ]);
});

test('a commission is no fee of the operator, which would count nothing without a base', () => {
  const { projects, may } = read(`Inmueble | Valor | Canon mensual | Comisión
Local Mayales 12 | $ 720.000.000 | $ 4.960.000 | 9%
Oficina Torre 3 | $ 410.000.000 | $ 2.700.000 | 8%`);
  expect(projects).toEqual([
    ['Local Mayales 12', '$ 720.000.000'],
    ['Oficina Torre 3', '$ 410.000.000'],
  ]);
  expect(may.get('Comisión')).toEqual(['nuevo:share:Comisión']);
});

test('what a sheet says below its properties is none of them, and a name alone is one', () => {
  const { projects, notices } = read(`Inmueble | Precio | Canon
Apto A | 300.000.000 | 1.500.000
Apto B | 310.000.000 | 1.600.000
Apto C | |
 | |
* Los cánones incluyen IVA solo en locales | |
Nota: cifras a octubre de 2025 | |`);
  expect(projects).toEqual([['Apto A', '300.000.000'], ['Apto B', '310.000.000'], ['Apto C']]);
  expect(notices).toContain(
    'No se toma «* Los cánones incluyen IVA solo en locales» (fila 6): es una nota.',
  );
  // Where the figures are from and of when isn't left out of anything.
  expect(notices.join()).not.toContain('Nota: cifras');
});

test('a row of units under the heads says of what their figures are', () => {
  const { projects, may } = read(`Nombre | Área | Precio | Canon | Predial
 | m2 | COP millones | $/mes | miles/año
Apto A | 62 | 300 | 1.500.000 | 2.400
Apto B | 70 | 310 | 1.600.000 | 2.600`);
  expect(projects).toEqual([
    ['Apto A', '=300*1000000'],
    ['Apto B', '=310*1000000'],
  ]);
  expect(may.get('Área (m2)')).toEqual(['nuevo:area']);
  expect(may.get('Canon ($/mes)')).toEqual(['nuevo:rent:Canon', 'nuevo:month:Canon']);
  expect(may.get('Predial (miles/año)')).toContain('nuevo:year:Predial');
});

const OF_GROUPS = `INMUEBLE |  | COMPRA |  | INGRESO
Dirección / nombre | Inquilino | Valor | Cuota inicial | Canon actual`;

test('heads below groups are those of the columns, though a group is called as the list is', () => {
  const five = read(`${OF_GROUPS}
Apto A | Ana | 300.000.000 | 90.000.000 | 1.500.000
Apto B | Pedro | 310.000.000 | 93.000.000 | 1.600.000
Apto C | Luis | 320.000.000 | 96.000.000 | 1.700.000
Apto D | Sara | 330.000.000 | 99.000.000 | 1.800.000
Apto E | Juan | 340.000.000 | 100.000.000 | 1.900.000`);
  expect(five.projects.map(([name]) => name)).toEqual('ABCDE'.split('').map((at) => `Apto ${at}`));
  expect(five.may.get('Canon actual')).toContain('nuevo:rent:Canon actual');
  const two = [
    ['Apto A', '300.000.000'],
    ['Apto B', '310.000.000'],
  ];
  const rows = `Apto A | Ana | 300.000.000 | 90.000.000 | 1.500.000
Apto B | Pedro | 310.000.000 | 93.000.000 | 1.600.000`;
  expect(read(`${OF_GROUPS}\n${rows}`).projects).toEqual(two);
  const titled = read(`${OF_GROUPS}\nBOGOTÁ |  |  |  |\n${rows}`);
  expect(titled.projects).toEqual(two);
  expect(titled.notices[0]).toContain('No se toma «BOGOTÁ» (fila 3)');
});

test('a record without figures yet is no second line of heads', () => {
  const { projects } = read(`Inmueble | Precio | Canon
Lote Norte | por definir | sin arrendar
Apto A | 300.000.000 | 1.500.000`);
  expect(projects.map(([name]) => name)).toEqual(['Lote Norte', 'Apto A']);
  const untitled = read(`Inmueble | Precio | Canon |
Apto Norte | por definir | sin arrendar | vendido en marzo
Apto A | 300.000.000 | 1.500.000 | 4
Apto B | 310.000.000 | 1.600.000 | 5`);
  expect(untitled.projects.map(([name]) => name)).toEqual(['Apto Norte', 'Apto A', 'Apto B']);
});

test('a sheet by cities, with units below heads of groups, subtotals and a footnote', () => {
  const { projects, may, notices } = read(`MIS INMUEBLES - corte a octubre 2025

INMUEBLE |  |  |  | COMPRA |  |  |  | INGRESO |  | GASTOS |  | OBSERVACIONES
Dirección / nombre | Inquilino | Área |  | Valor | Cuota inicial | Crédito E.A. | Años | Canon actual | Parqueadero | Admin. mes | Predial (año) |
 |  | m2 |  | $ | $ | % |  | $/mes | $/mes | $ | $ |
BOGOTÁ
Apto Chapinero 608 | Desocupado | 81 |  | $ 388.800.000 | $ 77.800.000 | 12,02 | 10 | vacío | $ 150.000 | $ 510.000 | $ 3.110.000 |
Apto Cedritos 283 | Ana Torres | 71 |  | $ 560.900.000 | $ 168.300.000 | 11,66 | 15 | $ 3.700.000 |  | N/A | $ 2.748.000 | Vence en marzo
Subtotal Bogotá |  |  |  | $ 949.700.000 | $ 246.100.000 |  |  | $ 3.700.000 | $ 150.000 | $ 510.000 | $ 5.858.000 |

CALI
Apto Granada 462 | Ana Torres | 81 |  | $ 526.500.000 | $ 210.600.000 | 10,80 | 15 | $ 2.470.000 | $ 150.000 | $ 551.000 | $ 3.475.000 |
Subtotal Cali |  |  |  | $ 526.500.000 | $ 210.600.000 |  |  | $ 2.470.000 | $ 150.000 | $ 551.000 | $ 3.475.000 |

Total general |  |  |  | $ 1.476.200.000
* Los cánones incluyen IVA solo en locales`);
  expect(projects).toEqual([
    ['Apto Chapinero 608', '$ 388.800.000'],
    ['Apto Cedritos 283', '$ 560.900.000'],
    ['Apto Granada 462', '$ 526.500.000'],
  ]);
  expect(may.get('Canon actual ($/mes)')).toContain('nuevo:rent:Canon actual');
  expect(may.get('Predial (año)')).toContain('nuevo:year:Predial');
  // The term of the loan is no year of the project.
  expect(notices.at(-1)).toContain('«Años»');
  expect(notices).toContain(
    'No se toma «* Los cánones incluyen IVA solo en locales» (fila 16): es una nota.',
  );
});

test('groups say the scale of what stands below them, and what is said of all figures is no group', () => {
  const { projects } = read(`Inmueble |  | COMPRA (millones) |
Nombre | Ciudad | Valor | Cuota inicial
Apto A | Cali | 300 | 90
Apto B | Cali | 310 | 93`);
  const two = [
    ['Apto A', 'Cali', '=300*1000000'],
    ['Apto B', 'Cali', '=310*1000000'],
  ];
  expect(projects).toEqual(two);
  const titled = read(`Corte a octubre |  | Cifras en millones |
Nombre | Ciudad | Valor | Cuota inicial
Apto A | Cali | 300 | 90
Apto B | Cali | 310 | 93`);
  expect(titled.projects).toEqual(two);
});

test('a note below says the scale of all figures as one above does', () => {
  const { projects } = read(`Inmueble | Precio | Canon
Apto A | 300 | 1,5
Apto B | 310 | 1,6
 | |
Nota: cifras en millones de pesos | |`);
  expect(projects).toEqual([
    ['Apto A', '=300*1000000'],
    ['Apto B', '=310*1000000'],
  ]);
});

test('properties in columns may be told apart by a letter', () => {
  const { projects, may } = read(` | Apto A | Apto B
Precio | 300.000.000 | 310.000.000
Área | 60 | 70
Canon | 1.500.000 | 1.600.000
Administración | 300.000 | 400.000`);
  expect(projects).toEqual([
    ['Apto A', '300.000.000'],
    ['Apto B', '310.000.000'],
  ]);
  expect(may.get('Área')).toEqual(['nuevo:area']);
});

test('words below heads say what these are of, and a row of units may be shares of a rent', () => {
  const { may } = read(`Inmueble | Valor | Canon | Admón. | Predial
 | compra | mensual | mensual | anual
Apto A | 271.500.000 | 1.350.000 | 162.000 | 1.765.000
Apto B | 563.000.000 | 2.810.000 | 337.000 | 3.660.000`);
  expect([...may.keys()]).toEqual([
    'Inmueble',
    'Valor compra',
    'Canon mensual',
    'Admón. mensual',
    'Predial anual',
  ]);
  const { projects, may: units } = read(`Inmueble | Valor compra | Canon | Predial | Comisión
 | COP | COP/mes | COP/año | % canon
Apto A | 271.500.000 | 1.350.000 | 1.765.000 | 8,0
Apto B | 563.000.000 | 2.810.000 | 3.660.000 | 10,0`);
  expect(projects).toEqual([
    ['Apto A', '271.500.000'],
    ['Apto B', '563.000.000'],
  ]);
  expect(units.get('Comisión (% canon)')).toEqual([
    'nuevo:rentshare:Comisión',
    'nuevo:share:Comisión',
  ]);
  expect(units.get('Predial (COP/año)')).toEqual(['nuevo:income:Predial', 'nuevo:year:Predial']);
});

test('cities in capitals are titles, also where the grand total is in capitals', () => {
  const { projects, may } = read(`Portafolio – cifras en millones de pesos

Inmueble | Área | Valor | Valor | Canon | Vacancia
 | m² | compra | comercial | mensual | % canon
MEDELLÍN
Apto El Poblado 101 | 124 | 271,5 | 320,0 | 1,35 | 5,0%
Total Medellín |  | 271,5 | 320,0 | 1,35
BOGOTÁ
Apto Kennedy 374 | 80 | 377,5 | 445,0 | 2,36 | 10,0%
TOTAL PORTAFOLIO |  | 649,0 | 765,0 | 3,71`);
  expect(projects).toEqual([
    ['Apto El Poblado 101', '=271,5*1000000'],
    ['Apto Kennedy 374', '=377,5*1000000'],
  ]);
  expect(may.has('Valor comercial')).toBe(true);
  expect(may.get('Canon mensual')).toContain('nuevo:rent:Canon');
});

/* Few properties, called by what they are and a number, as the list itself could call its names. */
const BROKER = `INVENTARIO DE INMUEBLES ARRENDADOS
No. | Inmueble | Matrícula | Valor comercial (millones) | Canon (miles) | Cuota admón (miles) | Predial 2026 (miles) | Ocupación %
BOGOTÁ
1 | Apto 302 | 50C-123456 | 420 | 2.450 | 310 | 2.980 | 95
2 | Local 5 | 50C-223311 | 310,5 | 3.100 | 0 | 3.120 | 100
Subtotal Bogotá |  |  | 730,5 | 5.550 | 310 | 6.100
CALI
3 | Bodega 8 | 370-99812 | 1.150 | 7.800 | 540 | 9.750 | 0
TOTAL GENERAL |  |  | 1.880,5 | 13.350 | 850 | 15.850`;
const SMALL = `Inmueble | Canon mensual | Administración mensual | Predial anual
Apto 302 | $ 2.450.000 | $ 310.000 | $ 2.980.000
Local 5 | $ 3.100.000 | $ 200.000 | $ 3.120.000`;
const NUMBERED = `No. | Inmueble | Canon mensual | Administración mensual | Predial anual
1 | Apartamento 302 | $ 2.450.000 | $ 310.000 | $ 2.980.000
2 | Local 5 | $ 3.100.000 | $ 200.000 | $ 3.120.000`;
const IN_COLUMNS = `Nombre | Apto 301 | Local Unicentro | Bodega
Costo del activo | 420.000.000 | 950.000.000 | 1.800.000.000
Canon mensual | 2.500.000 | 6.800.000 | 13.200.000
Predial anual | 2.310.000 | 8.550.000 | 17.100.000`;

const IN_BLOCKS = `Concepto | Apto El Poblado | Casa Envigado | Local Sabaneta
Valor del inmueble | 420.000.000 | 950.000.000 | 640.000.000

INGRESOS
Arriendo mensual | 2.500.000 | 5.800.000 | 3.910.000

GASTOS
Administración mensual | 380.000 | 0 | 310.000
Predial anual | 3.310.000 | 8.550.000 | 5.100.000`;
const NUMBERS = `Apto | Canon | Admón | Predial
101 | 1.850.000 | 210.000 | 980.000
102 | 1.900.000 | 215.000 | 990.000`;

test.each([
  [
    'in columns, in blocks with empty lines between',
    IN_BLOCKS,
    ['Apto El Poblado', 'Casa Envigado', 'Local Sabaneta'],
    'Arriendo',
  ],
  ['called by their numbers alone', NUMBERS, ['101', '102']],
  ['under a title, in groups with subtotals', BROKER, ['Apto 302', 'Local 5', 'Bodega 8']],
  ['two of them', SMALL, ['Apto 302', 'Local 5']],
  ['two of them, numbered', NUMBERED, ['Apartamento 302', 'Local 5']],
  ['in columns, of three labels', IN_COLUMNS, ['Apto 301', 'Local Unicentro', 'Bodega']],
])('%s: properties are read the way they are written', (_, sheet, names, rent = 'Canon') => {
  const { projects, may } = read(sheet);
  expect(projects.map(([name]) => name)).toEqual(names);
  expect([...may.keys()].some((head) => head.startsWith(rent))).toBe(true);
});

test.each([
  ['a table with a title, numbers and subtotals', BROKER, true],
  ['one of flats that have numbers alone', NUMBERS, true],
  ['one in columns that brings what the sheet has no row for', IN_COLUMNS, true],
  ['cells of the sheet itself', 'Nombre | Casa Club | Apartamento\nAño | 2029 | 2029', false],
])('pasted upon the cells of the sheet, %s is matched: %#', (_, sheet, isTable) => {
  const [rows, target] = [rowsOf(sheet), targetOfBlank()];
  expect(hasHeads(rows, target) || bringsNewInColumns(rows, target)).toBe(isTable);
});

test('who rents may stand before what is rented', () => {
  const { projects, may } = read(`Arrendatario | Inmueble | Canon | Admon | IVA
Tostao | Local 101 | 4.200.000 | 620.000 | 798.000
D1 | Local 102-103 | 9.800.000 | 1.450.000 | 1.862.000
Colsanitas | Oficina 301 | 6.700.000 | 990.000 | 1.273.000`);
  expect(projects).toEqual([['Local 101'], ['Local 102-103'], ['Oficina 301']]);
  expect(may.get('Canon')).toContain('nuevo:rent:Canon');
});

test('groups of properties stand under titles, though these are written as names are', () => {
  const { projects, notices } = read(`Inmueble | Ciudad | Canon mensual | Administración mensual
Apartamentos | | |
Apto 301 Prado | Barranquilla | 1.900.000 | 280.000
Apto 802 Riomar | Barranquilla | 2.600.000 | 410.000
Locales | | |
Local 3 Buenavista | Barranquilla | 5.200.000 | 690.000
Local 9 Centro | Soledad | 2.100.000 | 150.000
Total | | 11.800.000 | 1.530.000`);
  expect(projects).toEqual([
    ['Apto 301 Prado', 'Barranquilla'],
    ['Apto 802 Riomar', 'Barranquilla'],
    ['Local 3 Buenavista', 'Barranquilla'],
    ['Local 9 Centro', 'Soledad'],
  ]);
  expect(notices[0]).toContain('No se toma «Apartamentos» (fila 2)');
  const toFill = read(`Inmueble | Precio | Canon
Apto A | |
Apto B | 310.000.000 | 1.600.000
Apto C | 320.000.000 | 1.650.000
Apto D | |`);
  expect(toFill.projects.map(([name]) => name)).toEqual(['Apto A', 'Apto B', 'Apto C', 'Apto D']);
});

test('how often labels are paid stands over them, or in a column of its own', () => {
  const titled = read(`PORTAFOLIO 2026 | | |
 | Apto 801 | Local 4 | TOTAL
Ciudad | Bogotá | Cali |
Precio de compra | $ 410.000.000 | $ 520.000.000 | $ 930.000.000
INGRESOS MENSUALES | | |
Canon | $ 2.350.000 | $ 4.300.000 | $ 6.650.000
Parqueadero | $ 180.000 | $ 0 | $ 180.000
EGRESOS ANUALES | | |
Predial | $ 3.200.000 | $ 4.800.000 | $ 8.000.000
Seguro | $ 520.000 | $ 710.000 | $ 1.230.000`);
  expect(titled.projects).toEqual([
    ['Apto 801', 'Bogotá', '$ 410.000.000'],
    ['Local 4', 'Cali', '$ 520.000.000'],
  ]);
  expect(titled.may.get('Canon (mensual)')).toEqual(['nuevo:rent:Canon', 'nuevo:month:Canon']);
  expect(titled.may.get('Seguro (anual)')).toEqual(['nuevo:income:Seguro', 'nuevo:year:Seguro']);
  const beside = read(`Concepto | Periodicidad | Local A | Local B
Valor de compra | | 520.000.000 | 480.000.000
Canon | Mensual | 3.900.000 | 3.600.000
Administración | Mensual | 610.000 | 580.000
Predial | Anual | 4.700.000 | 4.300.000
Seguro | Semestral | 700.000 | 650.000`);
  expect(beside.projects).toEqual([
    ['Local A', '520.000.000'],
    ['Local B', '480.000.000'],
  ]);
  expect(beside.may.get('Administración (Mensual)')).toContain('nuevo:month:Administración');
  expect(beside.may.get('Seguro (Semestral)')).toEqual(['nuevo:half:Seguro']);
});

test.each([
  ['with its value right below', ''],
  ['with what the sheet has no place for in between', 'Estrato | 4 | 4 | 3\nÁrea | 60 | 70 | 40\n'],
])('projects in columns keep their city over their kind, %s', (_, between) => {
  const sheet = `Inmueble | Apto Niquía 402 | Apto Sabaneta 1103 | Local 12
Ciudad | Bello | Sabaneta | Bucaramanga
Tipo | Apartamento | Apartamento | Local
${between}Valor del inmueble | 420.000.000 | 515.000.000 | 390.000.000
Canon mensual | 2.450.000 | 2.900.000 | 3.200.000`;
  expect(read(sheet).projects).toEqual([
    ['Apto Niquía 402', 'Bello', 'Apartamento', '420.000.000'],
    ['Apto Sabaneta 1103', 'Sabaneta', 'Apartamento', '515.000.000'],
    ['Local 12', 'Bucaramanga', 'Local', '390.000.000'],
  ]);
});
