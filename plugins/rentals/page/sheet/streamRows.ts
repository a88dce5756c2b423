import type { Session } from '../../../../src/workbench/index.ts';
import { specOf } from '../../document/parts.ts';
import { relationOf, type StreamShape } from '../../document/structure.ts';
import type { RentalsDocument } from '../../document/types.ts';
import { Followers, MONTHLY } from '../../model/formulas.ts';
import { lacksOf } from '../../model/lacking.ts';
import { lackMarks } from './lackMarks.ts';
import { label, opening } from './rowCells.ts';
import type { Fields, SheetRow } from './sheetRow.ts';

/** A stream, with the parts of its values beneath. */
export function streamRows(
  stream: StreamShape,
  group: string,
  followers: Followers,
  fields: Fields,
  session: Session<RentalsDocument>,
): SheetRow[] {
  const { key, side, id, type, name } = stream;
  const at = session.document[side].findIndex((entry) => entry.id === id);
  const valueOf = (record: number) => {
    const { [side]: streams, projects } = session.document;
    return streams[at]?.values[projects[record]?.id ?? ''] ?? null;
  };
  const mark = lackMarks(session, lacksOf(stream));
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
        const exists = session.document.projects[record] !== undefined;
        return mark(opening(cell, exists, valueOf(record) !== null), record);
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
          return mark(cell, record, `${key}.${part}`);
        },
      }),
    ),
  ];
}

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
