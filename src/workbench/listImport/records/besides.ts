import { asidesOf } from '../match/aside.ts';
import { isOfList } from '../match/titles.ts';
import { type Block, type Part, type Records, rowPasted } from '../table/layout.ts';
import { isSaid, saysOrigin } from '../table/notes.ts';
import type { ImportTarget } from '../target.ts';
import { calledBy, whoseIs } from './blockTitles.ts';
import type { Choices } from './importChoices.ts';

const APART = 'tiene sus propios encabezados. Elígelos arriba, o pégalo aparte';

const AGAIN = 'Si cambió, elige arriba sus encabezados.';

/** What of the table is no record of the list, and why. */
export function besideRecords(
  table: Records,
  { mapping, turned }: Choices,
  target: ImportTarget,
): readonly string[] {
  const { remarks = [], parts = [], blocks = [] } = table;
  const line = turned ? 'columna' : 'fila';
  // What stands below records in columns of a part of the sheet is rows of it.
  const partLine = table.headsAt ? 'fila' : line;
  // Of rows that were moved it may not be known where they stood.
  const placed = (at: number, kind: string, from = ''): string => {
    const place = kind === 'fila' ? rowPasted(table, at) : at;
    return place === null ? '' : ` (${from}${kind} ${place + 1})`;
  };
  const list = target.label.toLocaleLowerCase('es-CO');
  const [other] = target.lists ?? [];
  const but = other === undefined ? '' : `, sino ${other.toLocaleLowerCase('es-CO')}`;
  const elsewhere = target.ofInputs === undefined ? [] : [target.ofInputs];
  const blocksOf = (whose: 'own' | 'list' | 'form'): readonly Block[] =>
    // 'Cifras en miles de pesos' is read, and belongs nowhere else.
    blocks
      .filter((block) => !isSaid(block.text) && whoseIs(block, target) === whose)
      .map((block) => ({ ...block, text: calledBy(block, target) }));
  const why = ({ text, apart }: Part): string => {
    if (apart) return `${APART}.`;
    const isOfForm = target.ofInputs !== undefined && !isOfList(text, target);
    return [`no son ${list}.`, isOfForm ? target.ofInputs : 'Pégalo en su propia lista.'].join(' ');
  };
  const told = (some: readonly Block[], ...said: readonly string[]) =>
    some.length === 0 ? [] : [[`No se toman aquí: ${listed(some)}.`, ...said].join(' ')];
  return [
    ...asidesOf(table, mapping, target).flatMap(({ line: { cells, at }, text, reason }) =>
      saysOrigin(cells) ? [] : `No se toma «${text}»${placed(at, line)}: ${reason}.`,
    ),
    ...remarks.map(({ at, text }) => `No se toma «${text}» (columna ${at + 1}): no trae cifras.`),
    ...parts.map((part) => {
      const of = `lo de «${part.text}»${placed(part.at, partLine, 'desde la ')}`;
      return part.isThere ? `Ya está ${of}. ${AGAIN}` : `No se toma ${of}: ${why(part)}`;
    }),
    ...told(blocksOf('own'), 'Tienen sus propios encabezados: elígelos arriba, o pégalos aparte.'),
    ...told(blocksOf('list'), `No son ${list}${but}: se pegan en su propia lista.`),
    ...told(blocksOf('form'), `No son ${list}.`, ...elsewhere),
  ];
}

const listed = (blocks: readonly Block[]): string =>
  new Intl.ListFormat('es-CO').format(
    blocks.map(({ text, rows }) => `«${text}» (${rows} ${rows === 1 ? 'fila' : 'filas'})`),
  );
