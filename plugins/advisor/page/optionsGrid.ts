import { type List, newRecord, recordsIn } from '../../../src/tool/index.ts';
import {
  type CellEdit,
  type EditOutcome,
  type GridColumn,
  listRecords,
  recordAt,
  recordColumns,
  type Session,
  type TransposedGrid,
  transposedGrid,
} from '../../../src/workbench/index.ts';
import { LIST, NAMELESS } from './option.ts';
import { leaderCell, type SheetRow } from './sheetRows.ts';

const HEADS: GridColumn = { id: 'criterion', header: 'Criterio', align: 'left', width: 288 };
const LEADS: GridColumn = { id: 'lead', header: 'Lidera', align: 'left', width: 272 };

interface Parts {
  /** The rows in sight. */
  readonly rows: () => readonly SheetRow[];
  readonly toggle: (row: string) => void;
  /** Asks before options go. */
  readonly askRemove: (options: readonly number[]) => void;
}

/** The options side by side: a column each, and one for who leads. */
export function optionsGrid(
  session: Session,
  list: List,
  { rows, toggle, askRemove }: Parts,
): TransposedGrid {
  const options = columnsOf(session, list);
  const grid = transposedGrid(session, {
    list: LIST,
    label: 'Comparador de Opciones de Inversión',
    rows,
    heads: HEADS,
    records: options,
    beside: {
      column: LEADS,
      cell: (row) => leaderCell(session.calculation, rows()[row]?.race),
      refAt: (row) => {
        const { race } = rows()[row] ?? {};
        return race ? { id: `lead.${race.id}` } : null;
      },
    },
    toggle: ({ id }) => toggle(id),
    grow: (draft, count) => {
      const fresh = Array.from({ length: count }, () => newRecord(list));
      recordsIn(draft, LIST).push(...fresh);
    },
  });
  // Assigned: its columns and rows are getters.
  return Object.assign(grid, {
    equals: 'columns' as const,
    edit: named(rows, grid.edit.bind(grid)),
    records: {
      ...listRecords(session, LIST, list, recordAt(options)),
      along: 'columns' as const,
      one: 'opción',
      many: 'opciones',
      remove: (chosen: readonly number[]) => {
        askRemove(chosen);
        return null;
      },
    },
  });
}

/** A column an option, with a button that removes it; the same array while names and order stay. */
function columnsOf(session: Session, list: List): () => readonly GridColumn[] {
  const plain = recordColumns(session, LIST, list);
  let of: readonly GridColumn[] = [];
  let columns: readonly GridColumn[] = [];
  return () => {
    const now = plain();
    if (now !== of) {
      of = now;
      columns = now.map((column) => ({ ...column, removes: !session.isReadOnly }));
    }
    return columns;
  };
}

/** An option is never left without a name. */
function named(rows: () => readonly SheetRow[], edit: TransposedGrid['edit']): typeof edit {
  const isNameless = ({ row, text }: CellEdit) =>
    rows()[row]?.shows === 'name' && text.trim() === '';
  return (edits, verb): EditOutcome => {
    const { applied, refused } = edit(
      edits.filter((one) => !isNameless(one)),
      verb,
    );
    const nameless = edits.filter(isNameless).map((one) => ({ ...one, reason: NAMELESS }));
    return { applied, refused: [...refused, ...nameless] };
  };
}
