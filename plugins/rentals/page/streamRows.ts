import { lacksBase } from '../document/records.ts';
import { specOf } from '../document/parts.ts';
import { relationOf, type StreamShape, type Structure } from '../document/structure.ts';
import type { RentalsDocument } from '../document/types.ts';
import { Followers, MONTHLY } from '../model/formulas.ts';
import { label, opening } from './rowCells.ts';
import type { Fields, SheetRow } from './sheetRow.ts';

/** A stream, with the parts of its values beneath. */
export function streamRows(
  structure: Structure,
  stream: StreamShape,
  group: string,
  followers: Followers,
  fields: Fields,
  document: () => RentalsDocument,
): SheetRow[] {
  const { key, side, id, type, name } = stream;
  const at = document()[side].findIndex((entry) => entry.id === id);
  const valueOf = (record: number) => {
    const { [side]: streams, projects } = document();
    return streams[at]?.values[projects[record]?.id ?? ''] ?? null;
  };
  const lacking = (record: number) => lacksBase(structure, stream, valueOf(record));
  const period = periodOf(stream, followers);
  const relation = relationOf(type);
  const parts = [
    ...(relation ? [relation] : []),
    ...Object.keys(specOf(type).parts),
    ...stream.concepts.map(({ part }) => part),
  ];
  const labelled = (part: string): string =>
    shortLabel(fields[`${key}.${part}`]?.label ?? part, stream);
  // The amounts of two streams may have the same place and another meaning.
  const nameOf = (part: string): string => `${part} ${labelled(part)}`;
  return [
    {
      id: key,
      kind: 'data',
      depth: 1,
      head: {
        ...label(`${name} · ${period}`, `${specOf(type).label}: ${specOf(type).hint}`),
        value: name,
        opens: true,
      },
      period,
      headOpens: { open: 'options', stream },
      shows: key,
      // A stream of one amount is typed where it stands; any other by its parts.
      ...(stream.concepts.length === 1 && stream.concepts[0]
        ? { edits: `${key}.${stream.concepts[0].part}` }
        : {}),
      under: [group],
      parts: Object.fromEntries(parts.map((part) => [nameOf(part), `${key}.${part}`])),
      opens: (row) => ({ open: 'value', stream, row }),
      dress: (cell, record) => {
        const exists = document().projects[record] !== undefined;
        const opened = opening(cell, exists, valueOf(record) !== null);
        return lacking(record) ? { ...opened, ...NO_BASE } : opened;
      },
    },
    ...parts.map(
      (part): SheetRow => ({
        id: `${key}.${part}`,
        kind: 'data',
        depth: 2,
        head: label(labelled(part)),
        shows: `${key}.${part}`,
        under: [group, key],
        // Choices start with one of their values: nothing is chosen where nothing is configured.
        dress: (cell, record) => {
          if (valueOf(record) === null) return { ...cell, text: '—', value: null, tone: 'muted' };
          return part === relation && lacking(record) ? { ...cell, ...NO_BASE } : cell;
        },
      }),
    ),
  ];
}

/** How a value is marked that is a percentage of nothing. */
const NO_BASE = {
  tone: 'bad',
  note: 'Cuenta $ 0: tiene porcentaje, pero falta elegir de qué ingreso',
} as const;

/** A field's label without the name of its stream, under which it stands. */
function shortLabel(full: string, stream: StreamShape): string {
  return full.startsWith(`${stream.label} · `) ? full.slice(stream.label.length + 3) : full;
}

/** 'mensual', 'anual', or that it goes by the income that each project names. */
export function periodOf(stream: StreamShape, followers: Followers): string {
  const periods = [...followers.periods(stream)];
  if (periods.length > 1 || periods[0] === 0) return 'según la base';
  return periods[0] === MONTHLY ? 'mensual' : 'anual';
}
