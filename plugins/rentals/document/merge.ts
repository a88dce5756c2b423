import {
  type Address,
  EXPRESSIONS,
  expressionsOf,
  formatAddress,
  linksOf,
  type NewIds,
  notesOf,
  parseAddress,
  readdressed,
  withLinks,
  withNotes,
} from '../../../src/tool/index.ts';
import { isUnfilled, newId } from './edits.ts';
import { relationOf } from './structure.ts';
import type { Project, RentalsDocument, Stream, Value } from './types.ts';

type Ids = ReadonlyMap<string, string>;

/**
 * The projects of a file beside those of today, as new ones: a stream of a name and type that are
 * there takes their values, any other comes along. What goes by another income follows it. The one project that a
 * sheet begins with goes as long as nobody has filled it.
 */
export function merged(today: RentalsDocument, file: RentalsDocument): RentalsDocument {
  const stay = isUnfilled(today) ? [] : today.projects;
  const projects = new Map(file.projects.map(({ id }) => [id, newId('proyecto')]));
  const incomes = pairs(today.incomes, file.incomes, 'ingreso');
  const expenses = pairs(today.expenses, file.expenses, 'egreso');
  const ids = { projects, incomes, expenses };
  const expressions = { ...expressionsOf(today), ...moved(expressionsOf(file), ids) };
  const notes = { ...moved(notesOf(file), ids), ...notesOf(today) };
  const links = { ...linksOf(today), ...moved(linksOf(file), ids) };
  return {
    ...withLinks(withNotes(today, notes), links),
    ...(Object.keys(expressions).length > 0 ? { [EXPRESSIONS]: expressions } : {}),
    projects: [...stay, ...renamed(stay, file.projects, projects)],
    incomes: joined(today.incomes, file.incomes, incomes, projects, incomes),
    expenses: joined(today.expenses, file.expenses, expenses, projects, incomes),
  };
}

/** What a file keeps of its values by address, under the ids that its records get. */
const moved = <Kept>(
  kept: Readonly<Record<Address, Kept>>,
  ids: NewIds,
): Readonly<Record<Address, Kept>> =>
  Object.fromEntries(
    Object.entries(kept).map(([address, one]) => [
      formatAddress(readdressed(parseAddress(address) ?? [], ids)),
      one,
    ]),
  );

/** Under their names; one that is taken gets a number, so that no two are alike. */
function renamed(today: readonly Project[], added: readonly Project[], ids: Ids): Project[] {
  const taken = new Set(today.map(({ name }) => name));
  return added.map((project) => {
    let { name } = project;
    for (let turn = 2; taken.has(name); turn++) name = `${project.name} (${turn})`;
    taken.add(name);
    return { ...project, id: ids.get(project.id) ?? project.id, name };
  });
}

/** From the ids of a file's streams to those that they get, each of today's at most once. */
function pairs(today: readonly Stream[], added: readonly Stream[], prefix: string): Ids {
  const free = [...today];
  return new Map(
    added.map(({ id, name, type }) => {
      const at = free.findIndex((stream) => stream.name === name && stream.type === type);
      const [known] = at < 0 ? [] : free.splice(at, 1);
      return [id, known?.id ?? newId(prefix)];
    }),
  );
}

function joined<Type extends Stream['type']>(
  today: readonly Stream<Type>[],
  added: readonly Stream<Type>[],
  ids: Ids,
  projects: Ids,
  incomes: Ids,
): Stream<Type>[] {
  const moved = added.map((stream) => ({
    ...stream,
    id: ids.get(stream.id) ?? stream.id,
    values: Object.fromEntries(
      Object.entries(stream.values).flatMap(([project, value]) => {
        const id = projects.get(project);
        return id === undefined ? [] : [[id, value && following(stream, value, incomes)]];
      }),
    ),
  }));
  const known = new Set(today.map(({ id }) => id));
  return [
    ...today.map((stream) => {
      const values = moved.find(({ id }) => id === stream.id)?.values;
      return values ? { ...stream, values: { ...stream.values, ...values } } : stream;
    }),
    ...moved.filter(({ id }) => !known.has(id)),
  ];
}

/** What names an income of the file names the one that it became; 'all incomes' stays. */
function following({ type }: Stream, value: Value, incomes: Ids): Value {
  const relation = relationOf(type);
  const base = relation === undefined ? undefined : value[relation];
  const id = typeof base === 'string' ? incomes.get(base) : undefined;
  return relation !== undefined && id !== undefined ? { ...value, [relation]: id } : value;
}
