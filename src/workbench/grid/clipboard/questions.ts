import { listSome } from '../../../tool/index.ts';
import type { ToastAction } from '../../../ui/index.ts';
import type { GridController } from '../controller.ts';
import type { GridModel } from '../model.ts';
import type { Closed } from './closed-rows.ts';
import type { Across } from './column-across.ts';
import type { Rectangle } from '../selection/selection.ts';
import type { PastePlan } from './paste.ts';
import { sayPasted } from './said.ts';
import type { Stray } from './stray-titles.ts';
import type { UnitDoubt } from './unit-doubt.ts';

/* What is asked of a paste: nothing is changed before a press says how it is meant. */

/** To read both ways and decide. */
const QUESTION_MS = 30_000;

/** Nothing is pasted before somebody says that the figures go where one is all the same. */
export function askOfTitles(
  grid: GridController,
  { titles, areElsewhere }: Stray,
  paste: () => void,
): void {
  const of = titles.length === 1 ? 'del título' : 'de los títulos';
  const why = areElsewhere
    ? `las celdas donde estás no son las ${of} ${ended(titles)}`
    : `aquí no hay filas ni columnas que se llamen ${ended(titles)}`;
  ask(grid, `No se pegó nada: ${why}`, [{ label: 'Pegar solo las cifras', onSelect: paste }]);
}

/** Of figures with names, of which some are of no row here: whether the others go to their rows. */
export function askOfUnknown(
  grid: GridController,
  titles: readonly string[],
  { edits }: PastePlan,
  ways: { readonly known: () => void; readonly inPlace?: () => void },
): void {
  const rows = new Set(edits.map(({ row }) => row));
  const to = listSome(namesOf(grid, rows), MOST_NAMES);
  const [others, go] = rows.size === 1 ? ['La otra fila', 'va'] : ['Las otras filas', 'van'];
  const { known, inPlace } = ways;
  ask(
    grid,
    `No se pegó nada: aquí no hay filas que se llamen ${ended(titles)} ${others} ${go} a ${to}.`,
    [
      {
        label: rows.size === 1 ? 'Pegar la otra' : `Pegar las otras ${rows.size}`,
        onSelect: known,
      },
      ...(inPlace ? [{ label: 'Pegar todas en orden', onSelect: inPlace }] : []),
    ],
  );
}

/** Whether figures pass by the rows that take none. */
export function askOfRows(
  grid: GridController,
  { rows, areSums, count, skipping }: Closed,
  ways: { readonly skip: () => void; readonly inPlace: () => void },
): void {
  const names = namesOf(grid, rows);
  const fall = count === 1 ? 'una cifra caería' : `${count} cifras caerían`;
  const left = count === 1 ? 'esa no se pega' : `esas ${count} no se pegan`;
  const what = areSums ? 'los subtotales' : 'esas filas';
  const to = listSome(namesOf(grid, new Set(skipping.edits.map(({ row }) => row))), MOST_NAMES);
  ask(
    grid,
    `No se ha pegado nada: ${fall} en ${listSome(names, MOST_NAMES)}, donde no se escribe. ` +
      `Si saltas ${what}, van en orden a ${to}; en su sitio, ${left}.`,
    [
      { label: `Saltar ${what}`, onSelect: ways.skip },
      { label: 'Pegar en su sitio', onSelect: ways.inPlace },
    ],
  );
}

/** Whether a column of figures goes along the row of the cell: down from it stand other kinds of figures. */
export function askOfColumn(
  grid: GridController,
  { top, bottom }: Rectangle,
  plan: PastePlan,
  { count, beyond }: Pick<Across, 'count' | 'beyond'>,
  ways: { readonly along: () => void; readonly down: () => void },
): void {
  const rows = new Set([...plan.edits, ...plan.refused].map(({ row }) => row));
  const [name] = namesOf(grid, [top]);
  const { rowCount } = grid.model;
  const below = [...rows].filter((row) => row > bottom && row < rowCount);
  // A long column runs past the last row as well.
  const past = [...rows].some((row) => row >= rowCount) ? ['fuera de la tabla'] : [];
  const others = [...namesOf(grid, below), ...past];
  ask(
    grid,
    `No se ha pegado nada: hacia abajo caerían también en ${listSome(others, MOST_NAMES)}. ` +
      `¿Son todas de ${name}, una por columna?`,
    [
      {
        label:
          beyond.length === 0
            ? 'A lo ancho, una por columna'
            : `A lo ancho, las primeras ${count} de ${count + beyond.length}`,
        onSelect: ways.along,
      },
      { label: 'Hacia abajo', onSelect: ways.down },
    ],
  );
}

/** Whether percentages are parts of one. */
export function askOfFractions(
  grid: GridController,
  [asPart, asIs]: readonly [string, string],
  ways: { readonly asPart: () => void; readonly asIs: () => void },
): void {
  ask(grid, `No se ha pegado nada. Lo que pegas en porcentajes, ¿es ${asPart} o ${asIs}?`, [
    { label: `Es ${asPart}`, onSelect: ways.asPart },
    { label: `Es ${asIs}`, onSelect: ways.asIs },
  ]);
}

/** Whether amounts are in pesos, or in the unit that the cells show. */
export function askOfUnit(
  grid: GridController,
  { unit, examples: [pesos, inUnit] }: UnitDoubt,
  ways: { readonly inPesos: () => void; readonly inUnit: () => void },
): void {
  ask(grid, `No se ha pegado nada. Lo que pegas, ¿está en pesos o en ${unit.name}?`, [
    { label: `En pesos: ${pesos}`, onSelect: ways.inPesos },
    { label: `En ${unit.name}: ${inUnit}`, onSelect: ways.inUnit },
  ]);
}

function ask(
  grid: GridController,
  question: string,
  [way, other]: readonly [ToastAction, ...ToastAction[]],
): void {
  const before = placesOf(grid.model);
  // What stands in other rows or columns by now is not what was asked about.
  const still = ({ label, onSelect }: ToastAction): ToastAction => ({
    label,
    onSelect: () => {
      if (placesOf(grid.model) === before) onSelect();
      else sayPasted('info', 'No se pegó nada: la tabla cambió desde que pegaste. Pega otra vez.');
    },
  });
  if (other) {
    const ways = { action: still(way), otherAction: still(other) };
    sayPasted('warning', question, { ...ways, duration: QUESTION_MS });
  } else sayPasted('warning', question, { action: still(way) });
}

function placesOf(model: GridModel): string {
  const rows = Array.from({ length: model.rowCount }, (_, row) => model.row(row).id);
  return [...model.columns.map(({ id }) => id), ...rows].join('\n');
}

function namesOf({ model, columns }: GridController, rows: Iterable<number>): readonly string[] {
  const heads = columns[0]?.id ?? '';
  const name = (row: number): string => model.cell(row, heads).text || `fila ${row + 1}`;
  return [...new Set([...rows].map((row) => `«${name(row)}»`))];
}

/** More names than these are counted. */
const MOST_NAMES = 8;

/** More titles than these are only hinted at. */
const MOST_TITLES = 3;

/** The first of some titles: '«ene 2028», «feb 2028»'. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_TITLES).map((name) => `«${name}»`);
  return `${shown.join(', ')}${names.length > MOST_TITLES ? '…' : ''}`;
}

/** The same as the end of a sentence. */
const ended = (names: readonly string[]): string =>
  `${listed(names)}${names.length > MOST_TITLES ? '' : '.'}`;
