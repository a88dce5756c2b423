import { copyName, copyNotes } from '../../../src/tool/index.ts';
import { FEE, PROJECT } from './parts.ts';
import type { Project, RentalsDocument, RentalsDraft, Side, StreamType, Value } from './types.ts';

let made = 0;

/** An identifier that nothing ever had: what still names a deleted income must not find another. */
export function newId(prefix: string): string {
  made += 1;
  return `${prefix}-${Date.now().toString(36)}${made.toString(36)}`;
}

/** What the project of a sheet to fill in is called. */
export const FIRST_PROJECT = 'Proyecto 1';

export function newProject(name: string): Project {
  return {
    id: newId('proyecto'),
    name,
    city: '',
    propertyType: '',
    year: PROJECT.year.initial as number,
    participations: PROJECT.participations.initial as number,
    assetCost: 0,
    valorInversion: null,
    cashIncome: null,
    operadorTarifaData: {
      baseCalculo: FEE['operador.baseCalculo'].initial as string,
      porcentaje: null,
    },
    reservasData: { percentage: null },
  };
}

/** Whether a sheet holds nothing yet but the one project that it begins with. */
export function isUnfilled({ projects, incomes, expenses }: RentalsDocument): boolean {
  const [first, ...others] = projects;
  if (!first || others.length > 0) return false;
  const asItBegins = { ...newProject(FIRST_PROJECT), id: first.id };
  const isEmpty = JSON.stringify(first) === JSON.stringify(asItBegins);
  return isEmpty && [...incomes, ...expenses].every(({ values }) => !values[first.id]);
}

export function addProject(draft: RentalsDraft, name: string): void {
  draft.projects.push(newProject(name));
}

/** Adds projects under the next names that none has: 'Proyecto 3', 'Proyecto 4'. */
export function addProjects(draft: RentalsDraft, count: number): void {
  insertProjects(draft, draft.projects.length, count);
}

/** The same at a place among the others. */
export function insertProjects(draft: RentalsDraft, at: number, count: number): void {
  const taken = new Set(draft.projects.map(({ name }) => name));
  const fresh: Project[] = [];
  for (let number = draft.projects.length + 1; fresh.length < count; number++) {
    const name = `Proyecto ${number}`;
    if (!taken.has(name)) fresh.push(newProject(name));
  }
  draft.projects.splice(at, 0, ...fresh);
}

/** Puts all projects into another order: the places of today in their new order. */
export function arrangeProjects(draft: RentalsDraft, order: readonly number[]): void {
  const before = [...draft.projects];
  draft.projects = order.flatMap((at) => before[at] ?? []);
}

/** Makes as many projects as there are to be, at the end; where others take their place, today's go. */
export function makeRoom(draft: RentalsDraft, count: number, replace: boolean): void {
  if (replace) {
    draft.projects = [];
    for (const stream of [...draft.incomes, ...draft.expenses]) stream.values = {};
  }
  addProjects(draft, Math.max(0, count - draft.projects.length));
}

/** Takes projects away, and what every stream holds for them. One has to stay. */
export function removeProjects(draft: RentalsDraft, ids: readonly string[]): void {
  const left = draft.projects.filter(({ id }) => !ids.includes(id));
  if (left.length === 0) return;
  draft.projects = left;
  for (const { values } of [...draft.incomes, ...draft.expenses]) {
    for (const id of ids) delete values[id];
  }
}

/** Moves the entry at a place to another; one past the ends stays at the end. */
export function move<T>(list: T[], from: number, to: number): void {
  const target = Math.max(0, Math.min(to, list.length - 1));
  const [moved] = list.splice(from, 1);
  if (moved !== undefined) list.splice(target, 0, moved);
}

/** A copy of a project right after it, with all that its streams hold for it; returns its place. */
export function duplicateProject(draft: RentalsDraft, at: number): number {
  const project = draft.projects[at];
  if (!project) throw new RangeError(`no project ${at}`);
  const id = newId('proyecto');
  const copy = copied(project);
  draft.projects.splice(at + 1, 0, {
    ...copy,
    id,
    name: copyName(project.name, namesOf(draft.projects)),
  });
  for (const { values } of [...draft.incomes, ...draft.expenses]) {
    const value = values[project.id];
    if (value) values[id] = copied(value);
  }
  copyNotes(draft, { projects: new Map([[project.id, id]]) });
  return at + 1;
}

/** A copy of an income or expense right after it, with its values in all projects; returns its id. */
export function duplicateStream(draft: RentalsDraft, side: Side, id: string): string {
  const at = draft[side].findIndex((entry) => entry.id === id);
  const stream = draft[side][at];
  if (!stream) throw new RangeError(`no stream ${id}`);
  const copy = copied(stream);
  const made = newId(side === 'incomes' ? 'ingreso' : 'egreso');
  const name = copyName(stream.name, namesOf(draft[side]));
  const createdAt = new Date().toISOString();
  draft[side].splice(at + 1, 0, { ...copy, id: made, name, createdAt });
  copyNotes(draft, { [side]: new Map([[id, made]]) });
  return made;
}

const namesOf = (all: readonly { readonly name: string }[]): ReadonlySet<string> =>
  new Set(all.map(({ name }) => name));

/** Of plain JSON, a recipe's draft of it too. */
function copied<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

export function addStream(draft: RentalsDraft, side: Side, type: StreamType, name: string): void {
  const id = newId(side === 'incomes' ? 'ingreso' : 'egreso');
  draft[side].push({ id, name, type, createdAt: new Date().toISOString(), values: {} });
}

export function renameStream(draft: RentalsDraft, side: Side, id: string, name: string): void {
  const stream = draft[side].find((entry) => entry.id === id);
  if (stream) stream.name = name;
}

export function removeStream(draft: RentalsDraft, side: Side, id: string): void {
  draft[side] = draft[side].filter((entry) => entry.id !== id);
}

export function setValue(
  draft: RentalsDraft,
  side: Side,
  id: string,
  projectId: string,
  value: Value | null,
): void {
  const stream = draft[side].find((entry) => entry.id === id);
  if (stream) stream.values[projectId] = value;
}

/** One project with all streams: enough to compute what a dialog is about. */
export function alone(document: RentalsDocument, at: number): RentalsDocument {
  const project = document.projects[at];
  return { ...document, projects: project ? [project] : [] };
}
